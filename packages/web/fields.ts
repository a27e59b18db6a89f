import type { Context } from 'hono';
import type { Fields } from '#titles/furniture.ts';

/** The fields of a submitted form: texts alone, the last of equal names, line ends as `\n`. */
export async function fieldsOf(c: Context): Promise<Fields> {
  const form = await c.req.formData().catch(() => null);
  const fields: Record<string, string> = Object.create(null);
  form?.forEach((value, name) => {
    if (typeof value === 'string') fields[name] = value.replace(/\r\n?/g, '\n');
  });
  return fields;
}
