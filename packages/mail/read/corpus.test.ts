import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { rooms } from '#titles/registry.ts';
import { automaticReason } from './automatic.ts';
import { readMessage } from './message.ts';

interface Expected {
  /** What the player wrote. */
  own?: string;
  /** The orders it must be read as, in plain letters; null: none. */
  reads?: string | null;
  barred?: number;
  automatic?: string;
}

const folder = join(import.meta.dirname, '../../../test/mails');
const corpus: Record<string, Expected> = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));
const mailOf = (name: string) => readMessage(readFileSync(join(folder, `${name}.eml`)));

test('every mail of the corpus is expected and every expected mail is there', () => {
  const files = readdirSync(folder).flatMap((name) => (name.endsWith('.eml') ? [name.slice(0, -4)] : []));
  expect(files.sort()).toEqual(Object.keys(corpus).sort());
  expect(files.length).toBeGreaterThanOrEqual(24);
});

describe('the player’s own words are found in', () => {
  const written = Object.entries(corpus).filter(([, { own }]) => own !== undefined);
  test.each(written)('%s', async (name, { own, barred }) => {
    const mail = await mailOf(name);
    expect(automaticReason(mail, 'anna@example.org')).toBeNull();
    expect(mail.own).toBe(own);
    expect(mail.from).toBe('anna@example.org');
    expect(mail.barred.length).toBe(barred ?? 0);
  });
});

describe('the orders are read in', () => {
  const { title } = rooms.brotherhood!;
  const events = title.setup(title.options.parse({}), 3, seededLuck('corpus'));
  if (isRefusal(events)) throw new Error(events.say);
  const state = events.reduce((before, event) => title.evolve(before, event), null);
  const ordered = Object.entries(corpus).flatMap(([name, { reads }]) => (reads ? [[name, reads] as const] : []));
  test.each(ordered)('%s', async (name, reads) => {
    const understood = title.notation.parse(state, 0, (await mailOf(name)).own);
    const meant = title.notation.parse(state, 0, reads);
    if (isRefusal(understood) || isRefusal(meant)) throw new Error(JSON.stringify(understood));
    expect(understood.command).toEqual(meant.command);
  });
});

describe('a machine’s mail is known in', () => {
  const automatic = Object.entries(corpus).flatMap(([name, { automatic }]) =>
    automatic ? [[name, automatic] as const] : [],
  );
  test.each(automatic)('%s', async (name, why) => {
    expect(automaticReason(await mailOf(name), 'anna@example.org')).toBe(why);
  });
});
