/** Values of the fields that a browser would send without anybody touching them. */
export function untouched(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1];
    if (name && (!/type="(checkbox|radio)"/.test(tag) || / checked/.test(tag)))
      fields[name] = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
  }
  for (const [, name, options] of html.matchAll(/<select name="([^"]*)"[^>]*>(.*?)<\/select>/gs))
    fields[name!] =
      /<option value="([^"]*)" selected/.exec(options!)?.[1] ?? /<option value="([^"]*)"/.exec(options!)?.[1] ?? '';
  for (const [, name, text] of html.matchAll(/<textarea name="([^"]*)"[^>]*>(.*?)<\/textarea>/gs))
    fields[name!] = text!;
  return fields;
}
