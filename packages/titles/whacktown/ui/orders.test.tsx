import { describe, expect, it } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { deckOf } from '../deck/deck.ts';
import { deckSchema } from '../deck/schema.ts';
import type { Command, State } from '../model.ts';
import { title } from '../title.ts';
import { asked, deskOf, stateOf, variety } from './desk.fixture.ts';
import { Glance } from './Glance.tsx';
import { Orders } from './Orders.tsx';
import { read } from './read.ts';

/** Values of the fields that a browser would send without anybody touching them. */
function untouched(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1];
    if (name && (!/type="(checkbox|radio)"/.test(tag) || / checked/.test(tag)))
      fields[name] = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
  }
  for (const [, name, options] of html.matchAll(/<select name="([^"]*)"[^>]*>(.*?)<\/select>/gs))
    fields[name!] =
      /<option value="([^"]*)"[^>]* selected/.exec(options!)?.[1] ??
      /<option value="([^"]*)"/.exec(options!)?.[1] ??
      '';
  for (const [, name, text] of html.matchAll(/<textarea name="([^"]*)"[^>]*>(.*?)<\/textarea>/gs))
    fields[name!] = text!;
  return fields;
}

const every = asked(variety('forms'));

/** Plays a plan command by command until it is refused; whether the first one was accepted. */
function firstAccepted(state: State, seat: number, wish: Command | readonly Command[]): boolean {
  const [command] = Array.isArray(wish) ? (wish as readonly Command[]) : [wish as Command];
  return !isRefusal(title.decide(state, seat, command!, seededLuck('x')));
}

describe('the forms on the page', () => {
  it('are drawn for every kind of prompt', () => {
    expect([...new Set(every.map(({ desk }) => desk.prompt.kind))].sort()).toEqual(
      [
        'chooseProfile',
        'choose',
        'crimeScene',
        'discard',
        'extraMove',
        'hustle',
        'may',
        'move',
        'prevent',
        'put',
        'recover',
        'reroll',
      ].sort(),
    );
  });

  it('sent untouched give a command that is accepted, or say what is missing', () => {
    let accepted = 0;
    for (const { state, seat, desk } of every) {
      const html = String(<Orders {...desk} />);
      const wish = read(untouched(html), desk.view, desk.legal, desk.prompt);
      if (isRefusal(wish)) {
        expect(['NO_PROFILE', 'NO_MOVE', 'BAD_OPTION', 'BAD_CELL', 'WRONG_COUNT'], desk.prompt.kind).toContain(
          wish.code,
        );
        expect(html).toContain(`name="${wish.at}"`);
      } else {
        expect(firstAccepted(state, seat, wish), `${desk.prompt.kind} ${JSON.stringify(wish)}`).toBe(true);
        accepted++;
      }
    }
    expect(accepted).toBeGreaterThan(100);
  });

  it('give every field a label', () => {
    for (const { desk } of every) {
      const outside = String(<Orders {...desk} />).replace(/<label.*?<\/label>/gs, '');
      expect(outside).not.toMatch(/<(select|textarea|input)/);
    }
  });

  it('offer every legal answer, and each is accepted', () => {
    for (const { state, seat, desk } of every) {
      const html = String(<Orders {...desk} />);
      for (const [name, kind] of [
        ['to', 'move'],
        ['to', 'extraMove'],
        ['to', 'put'],
        ['anchor', 'crimeScene'],
        ['option', 'choose'],
        ['profile', 'chooseProfile'],
        ['reroll', 'reroll'],
        ['prevent', 'prevent'],
      ] as const) {
        if (desk.prompt.kind !== kind) continue;
        const values = [...html.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))].map(([, value]) => value!);
        expect(values.length).toBeGreaterThan(0);
        for (const value of values) {
          const wish = read({ [name]: value }, desk.view, desk.legal, desk.prompt);
          if (isRefusal(wish)) throw new Error(wish.say);
          expect(firstAccepted(state, seat, wish), `${kind} ${value}`).toBe(true);
        }
      }
    }
  });

  it('are filled again after a refusal, with what was wrong marked', () => {
    const { desk } = every.find(({ desk: { prompt, view } }) => prompt.kind === 'move' && view.own!.hand.length >= 3)!;
    const [move] = desk.legal.terms?.kind === 'move' ? desk.legal.terms.moves : [];
    const [card] = desk.view.own!.hand;
    const fields: Fields = { to: move!.to, h1: `play:${card}`, after: 'end', 'standing.mode': 'never', orders: '' };
    const refusal = { code: 'WRONG_COUNT', say: 'It costs 1 other card.', at: 'h1.give1' };
    const html = String(<Orders {...desk} fields={fields} refusal={refusal} />);
    expect(html).toContain('role="alert">It costs 1 other card.');
    expect(untouched(html)).toMatchObject({ to: move!.to, h1: `play:${card}`, after: 'end', 'standing.mode': 'never' });
    const marked = String(<Orders {...desk} fields={{}} refusal={{ code: 'NO_MOVE', say: 'x', at: 'to' }} />);
    expect(marked).toMatch(/name="to"[^>]*aria-invalid="true"/);
  });

  it('have the standing order alone and open for a seat that is not asked, and take a change of it', () => {
    const state = stateOf(3, 'welcome', {}, ({ ask, turnNo }) => ask?.kind === 'move' && turnNo > 3);
    const seat = (state.active! + 1) % 3;
    const [prompt] = title.prompts(state);
    const desk = { view: title.view(state, seat), legal: title.legal(state, seat), prompt: prompt! };
    const html = String(<Orders {...desk} />);
    expect(html).toContain('Nothing is asked of you now.');
    expect(html).toMatch(/<details open=""><summary>If somebody hits me/);
    const fields = untouched(html);
    expect(read(fields, desk.view, desk.legal, desk.prompt)).toMatchObject({ code: 'NOTHING_CHANGED' });
    const wish = read({ ...fields, 'standing.mode': 'never' }, desk.view, desk.legal, desk.prompt);
    expect(wish).toMatchObject({ type: 'SetStanding', mode: 'never', minLoss: 3 });
    expect(firstAccepted(state, seat, wish as Command)).toBe(true);
  });

  it('open the text field with a draft that came by mail', () => {
    const { desk } = every.find(({ desk: { prompt } }) => prompt.kind === 'move')!;
    expect(String(<Orders {...desk} fields={{ orders: 'move A4' }} />)).toContain('>move A4</textarea>');
  });

  it('show the other locations with the reason why not', () => {
    const { desk } = every.find(
      ({ desk: { legal } }) =>
        legal.terms?.kind === 'move' && legal.places.some(({ refusal }) => refusal?.code === 'REQ_INFO'),
    )!;
    const reason = desk.legal.places.find(({ refusal }) => refusal?.code === 'REQ_INFO')!.refusal!.say;
    expect(reason).toMatch(/needs \d+ information.*you have \d+ and \$\d+/);
    expect(String(<Orders {...desk} />)).toContain(reason);
  });
});

describe('names of a group’s own cards', () => {
  const deck = deckSchema.parse(JSON.parse(JSON.stringify(deckOf('house-1').deck)));
  const wild = {
    ...deck,
    hustles: deck.hustles.map((card) => ({ ...card, name: `<b>${card.name}`, text: `<i>&"${card.text}` })),
    locations: deck.locations.map((tile) => ({ ...tile, name: `<u>${tile.name}`.slice(0, 40) })),
  };

  it('are escaped wherever they are shown', () => {
    const state = stateOf(3, 'wild', { cardSet: wild }, ({ ask, turnNo }) => ask?.kind === 'move' && turnNo > 3);
    const desk = deskOf(state, state.active!);
    const html = [
      <Orders {...desk} />,
      <Glance view={desk.view} legal={desk.legal} viewer={state.active!} />,
      title.notation.help(state, state.active!) && '',
    ].join('');
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toMatch(/<b>[A-Z]|<u>|<i>/);
  });
});
