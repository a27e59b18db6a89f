import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { rooms } from '#titles/registry.ts';

const page = readFileSync(new URL('../docs/events.md', import.meta.url), 'utf8');

/** `type` -> its fields, as a section of the page lists them. */
function listed(section: string): Record<string, string[]> {
  const rows = section.matchAll(/^\| `([^`]+)` \|([^|]*)\|/gm);
  return Object.fromEntries(
    [...rows].map(([, type = '', fields = '']) => [
      type,
      fields
        .split(',')
        .map((field) => field.trim())
        .filter(Boolean),
    ]),
  );
}

const sectionOf = (heading: string) => page.split(/^## /m).find((section) => section.startsWith(heading)) ?? '';

interface ObjectSchema {
  properties: Record<string, { const?: string }>;
}

describe('docs/events.md lists every event with its fields', () => {
  for (const { title } of Object.values(rooms))
    test(title.label, () => {
      const schema = z.toJSONSchema(title.events, { unrepresentable: 'any' }) as {
        oneOf?: ObjectSchema[];
        anyOf?: ObjectSchema[];
      };
      const inCode = Object.fromEntries(
        (schema.oneOf ?? schema.anyOf ?? []).map(({ properties: { type, ...fields } }) => [
          type?.const,
          Object.keys(fields),
        ]),
      );
      expect(listed(sectionOf(`${title.label}, major ${title.major}`))).toEqual(inCode);
    });
});
