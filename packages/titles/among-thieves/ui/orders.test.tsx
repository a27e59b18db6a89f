import { describe, expect, it } from 'vitest';
import { isRefusal } from '#engine/title.ts';
import { title } from '../title.ts';
import { view } from '../view.ts';
import { deskOf, played, stateOf } from './desk.fixture.ts';
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
      /<option value="([^"]*)" selected/.exec(options!)?.[1] ?? /<option value="([^"]*)"/.exec(options!)?.[1] ?? '';
  for (const [, name, text] of html.matchAll(/<textarea name="([^"]*)"[^>]*>(.*?)<\/textarea>/gs))
    fields[name!] = text!;
  return fields;
}

const every = [played(3, 'forms'), played(5, 'forms'), played(4, 'forms', { pace: 'live', discards: 'open' })].flatMap(
  ({ states }) =>
    states.flatMap((state) =>
      title.prompts(state).flatMap(({ seats }) => seats.map((seat) => ({ state, seat, desk: deskOf(state, seat) }))),
    ),
);

describe('the forms on the page', () => {
  it('sent untouched mean what is stored, at every moment of a game', () => {
    let stored = 0;
    for (const { desk } of every) {
      const command = read(untouched(String(<Orders {...desk} />)), desk.view, desk.legal, desk.prompt);
      const has = desk.prompt.kind === 'orders' || (desk.prompt.kind === 'plan' && desk.view.own?.plan);
      if (!has) continue;
      stored++;
      expect(command).toEqual(read({}, desk.view, desk.legal, desk.prompt));
      expect(isRefusal(command)).toBe(false);
    }
    expect(stored).toBeGreaterThan(30);
  });

  it('give every field a label', () => {
    for (const { desk } of every) {
      const outside = String(<Orders {...desk} />).replace(/<label.*?<\/label>/gs, '');
      expect(outside).not.toMatch(/<(select|textarea)|<input (?!type="hidden")/);
    }
  });

  it('offer only cards that can be laid down, and say of the others where they are', () => {
    const state = stateOf(4, 'away', {}, ({ round, phase }) => phase === 'plan' && round === 3);
    const html = String(<Orders {...deskOf(state, 0)} />);
    for (const card of state.discard[0]!) {
      expect(html).toMatch(new RegExp(`name="card.${card}"[^>]*disabled`));
      expect(html).toContain('given up, back in round 5');
    }
  });

  it('lock the card that has to go', () => {
    const forced = every.find(({ desk }) => desk.legal.plan?.discards.length === 1)!;
    const html = String(<Orders {...forced.desk} />);
    expect(html).toContain('No Honor: it has to be this one.');
    expect(html).not.toContain('name="discard"');
  });

  it('show all orders whatever the seat holds: but for its cards the form is the same for everybody', () => {
    const state = stateOf(4, 'same', {}, ({ phase }) => phase === 'orders');
    const names = (seat: number) =>
      [...String(<Orders {...deskOf(state, seat)} />).matchAll(/name="([^"]*)"/g)].map(([, name]) => name);
    for (const seat of [1, 2, 3]) expect(names(seat)).toEqual(names(0));
  });

  it('keep what was typed into a refused form and say what is wrong', () => {
    const state = stateOf(4, 'kept', {}, () => true);
    const desk = deskOf(state, 0);
    const fields = { form: 'plan', 'card.steal': 'yes', trap: '1,2', 'takeover.1': '3' };
    const refusal = { code: 'NEED_TWO_CARDS', say: 'A plan has 2 cards; yours has 1.', at: 'cards' };
    const html = String(<Orders {...desk} fields={fields} refusal={refusal} />);
    expect(html).toContain('role="alert">A plan has 2 cards');
    expect(html).toMatch(/name="card.steal"[^>]* checked/);
    expect(html).toMatch(/name="card.steal"[^>]*aria-invalid="true"/);
    expect(html).toContain('<option value="1,2" selected');
    expect(untouched(html)).toMatchObject({ trap: '1,2', 'takeover.1': '3' });
  });

  it('fill the text field with a draft that came by mail', () => {
    const desk = deskOf(
      stateOf(4, 'kept', {}, () => true),
      0,
    );
    expect(String(<Orders {...desk} fields={{ orders: 'PLOT ST TR' }} />)).toContain('>PLOT ST TR</textarea>');
  });

  it('ask holders and others the same question about a crime', () => {
    const asks = every.filter(({ desk }) => desk.legal.react !== null);
    const question = ({ desk }: (typeof asks)[number]) =>
      String(<Orders {...desk} />)
        .replace(/ disabled(="")?| \(you do not hold it; nobody else knows\)/g, '')
        .replace(/Adder|Badger|Crow|Dormouse/g, 'somebody');
    const kinds = new Set(asks.map((one) => `${one.desk.legal.react!.kind}${question(one)}`));
    expect(new Set(asks.map(({ desk }) => desk.legal.react!.yes)).size).toBe(2);
    expect(kinds.size).toBe(2);
  });
});

describe('the first glance', () => {
  it('has who is ready in the plan phase, and names nobody while orders are written', () => {
    const planning = stateOf(3, 'glance', {}, ({ ready }) => ready.some((one) => one));
    const html = String(<Glance view={view(planning, 0)} legal={null} viewer={0} />);
    expect(html.match(/: ✓ ready/g)).toHaveLength(1);
    expect(html.match(/: thinking/g)).toHaveLength(2);
    const writing = stateOf(
      3,
      'glance',
      {},
      ({ phase, ordersFinal }) => phase === 'orders' && ordersFinal.includes(true),
    );
    const quiet = String(<Glance view={view(writing, 'spectator')} legal={null} viewer="spectator" />);
    expect(quiet).toContain('Orders for the Reveal are being written.');
    expect(quiet).not.toMatch(/ready|thinking/);
  });

  it('says of every card of everybody what is publicly known, in signs and in words', () => {
    const state = stateOf(3, 'known', {}, ({ round, phase }) => round === 2 && phase === 'plan');
    const html = String(<Glance view={view(state, 'spectator')} legal={null} viewer="spectator" />);
    const known = view(state, 'spectator').seats.flatMap(({ knowledge }) => Object.values(knowledge));
    for (const [where, word] of [
      ['hand', 'has'],
      ['maybe', 'perhaps'],
      ['out', 'out'],
    ] as const)
      expect(html.match(new RegExp(` ${word}, </span>`, 'g'))?.length ?? 0).toBe(
        known.filter((one) => one === where).length,
      );
    expect(html).toContain('What was played so far');
  });

  it('lists who may react, never who has', () => {
    const game = played(4, 'react', { pace: 'live' });
    for (const [i, state] of game.states.entries()) {
      const before = game.states[i - 1];
      if (!state.window || !before?.window || before.window.thief !== state.window.thief) continue;
      const show = (one: typeof state) =>
        String(<Glance view={view(one, 'spectator')} legal={null} viewer="spectator" />);
      if (before.window.kind === state.window.kind && before.round === state.round && before.pass === state.pass)
        expect(show(state)).toBe(show(before));
    }
    const open = game.states.find(({ window }) => window !== null)!;
    expect(String(<Glance view={view(open, 'spectator')} legal={null} viewer="spectator" />)).toContain('may react.');
  });
});
