import type { Context } from 'hono';
import type { Fields } from '#titles/furniture.ts';

export interface SubmittedForm {
  fields: Fields;
  /** Files that were chosen, by the name of their field; a field left empty has none. */
  files: Readonly<Record<string, File>>;
}

/** A submitted form: of equal names the last, line ends as `\n`. */
export async function formOf(c: Context): Promise<SubmittedForm> {
  const form = await c.req.formData().catch(() => null);
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, File> = Object.create(null);
  form?.forEach((value, name) => {
    if (typeof value === 'string') fields[name] = value.replace(/\r\n?/g, '\n');
    // Browsers send a file without name and content where none was chosen.
    else if (value.name !== '' || value.size > 0) files[name] = value;
  });
  return { fields, files };
}

/** The texts of a submitted form alone. */
export const fieldsOf = async (c: Context): Promise<Fields> => (await formOf(c)).fields;
