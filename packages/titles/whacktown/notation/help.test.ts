import { describe, expect, it } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { faceOf } from '../lookup.ts';
import { effectsInWords } from '../texts.ts';
import { title } from '../title.ts';
import { asked, variety } from '../ui/desk.fixture.ts';
import { helpText } from './help.ts';

const all = asked(variety('help'));

/** Lines of examples, without their bars. */
const examples = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2));

describe('the help in a mail', () => {
  it('is asked for in every kind of prompt', () => {
    expect(new Set(all.map(({ desk }) => desk.prompt.kind)).size).toBe(12);
  });

  it('keeps within 72 columns', () => {
    for (const { state, seat } of all)
      for (const line of helpText(state, seat).split('\n')) expect(line.length, line).toBeLessThanOrEqual(72);
  });

  it('has examples that can be read, the first of them accepted as it stands', () => {
    for (const { state, seat, desk } of all) {
      const { kind } = desk.prompt;
      const lines = examples(helpText(state, seat));
      for (const example of lines)
        expect(title.notation.parse(state, seat, example), example).toHaveProperty('command');
      const first = title.notation.parse(state, seat, lines[0]!);
      if (isRefusal(first)) throw new Error(first.say);
      expect(isRefusal(title.decide(state, seat, first.command, seededLuck('x'))), `${kind}: ${lines[0]}`).toBe(false);
    }
  });

  it('says what a choice, an offer and a die are about', () => {
    const said = (kind: string) =>
      all.flatMap(({ state, seat, desk }) =>
        desk.prompt.kind === kind
          ? [{ terms: desk.legal.terms!, view: desk.view, text: helpText(state, seat).replace(/\n +/g, ' ') }]
          : [],
      );
    for (const { terms, text } of said('choose'))
      for (const { label, effects } of terms.kind === 'choose' ? terms.options : [])
        expect(text).toContain(`${label}: ${effectsInWords(effects)}`);
    for (const { terms, text } of said('may'))
      if (terms.kind === 'may') expect(text).toContain(`for this: ${effectsInWords(terms.effects)}`);
    for (const { terms, view, text } of said('reroll'))
      if (terms.kind === 'reroll') expect(text).toContain(faceOf(view, terms.face).text);
  });

  it('has the text of every card in hand', () => {
    for (const { state, seat, desk } of all) {
      if (desk.prompt.kind === 'chooseProfile') continue;
      const text = helpText(state, seat).replace(/\n +/g, ' ');
      if (state.players[seat]!.hand.includes('pizza')) expect(text).toContain('PIZZA (2): +4 health');
      if (state.players[seat]!.hand.includes('lay-low')) expect(text).toContain('ignore one entire loss');
    }
  });

  it('says of every location where one cannot go why not, with figures', () => {
    const moving = all.filter(({ desk }) => desk.prompt.kind === 'move');
    for (const { state, seat } of moving) {
      const text = helpText(state, seat).replace(/\n +/g, ' ');
      for (const { refusal } of title.legal(state, seat).places)
        if (refusal && refusal.code !== 'SAME_LOCATION') expect(text).toContain(refusal.say);
    }
    expect(moving.length).toBeGreaterThan(20);
  });

  it('is read back as no command at all', () => {
    for (const { state, seat } of all.slice(0, 60)) {
      const lines = helpText(state, seat).split('\n');
      const quoted = lines.filter((line) => line.startsWith('|')).join('\n');
      expect(title.notation.parse(state, seat, quoted)).toMatchObject({ code: 'NO_ORDERS' });
    }
  });
});
