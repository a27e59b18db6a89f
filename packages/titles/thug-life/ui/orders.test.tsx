import { describe, expect, it } from 'vitest';
import { noLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import type { Command, State } from '../model.ts';
import { title } from '../title.ts';
import { type Desk, deskOf, played, stateOf } from './desk.fixture.ts';
import { Orders } from './Orders.tsx';
import { read } from './read.ts';
import { untouched } from './untouched.fixture.ts';

const html = (desk: Desk, more: object = {}): string => String(<Orders {...desk} {...more} />);

const every = [played(3, 'forms'), played(5, 'forms'), played(4, 'forms', { reactions: 'window' })].flatMap(
  ({ states }) =>
    states.flatMap((state) =>
      title.prompts(state).flatMap(({ seats }) => seats.map((seat) => ({ state, seat, desk: deskOf(state, seat) }))),
    ),
);

/** The refusal of the rules, or null; luck that is asked for means that a command was accepted. */
function refused(state: State, seat: number, command: Command): string | null {
  try {
    const events = title.decide(state, seat, command, noLuck);
    return isRefusal(events) ? `${JSON.stringify(command)}: ${events.say}` : null;
  } catch {
    return null;
  }
}

describe('the forms on the page', () => {
  it('come for every kind of prompt, and sent untouched are accepted or say clearly what is missing', () => {
    const kinds = new Set<string>();
    for (const [i, { state, seat, desk }] of every.entries()) {
      if (i % 2 > 0 && kinds.has(`${desk.legal.asked}`)) continue;
      kinds.add(`${desk.legal.asked}`);
      const sent = read(untouched(html(desk)), desk.view, desk.legal, desk.prompt);
      if (isRefusal(sent)) {
        expect(sent).toMatchObject({ code: 'NOTHING_PLANNED', at: 's1.do' });
        expect(desk.legal.asked).toBe('turn');
      } else for (const command of [sent].flat()) expect(refused(state, seat, command)).toBeNull();
    }
    for (const kind of ['turn', 'defend', 'copCommit', 'react']) expect([...kinds]).toContain(kind);
  });

  it('give every field a label', () => {
    for (const { desk } of every.filter((_, i) => i % 9 === 0)) {
      const outside = html(desk).replace(/<label.*?<\/label>/gs, '');
      expect(outside).not.toMatch(/<(select|textarea)|<input (?!type="hidden")/);
    }
  });

  it('have the standing orders with them, alone and open for a seat that is welcome but not asked', () => {
    const state = stateOf(3, 'welcome', {}, ({ phase }) => phase === 'turn');
    const asked = state.active!;
    expect(html(deskOf(state, asked))).toContain('Step 1');
    const other = deskOf(state, (asked + 1) % 3);
    const form = html(other);
    expect(form).not.toContain('Step 1');
    expect(form).toMatch(/<details[^>]*open/);
    expect(read(untouched(form), other.view, other.legal, other.prompt)).toMatchObject({ code: 'NOTHING_CHANGED' });
    const changed = { ...untouched(form), 'so.mode': 'auto', 'so.weapons': 'match' };
    const command = read(changed, other.view, other.legal, other.prompt);
    expect(command).toEqual({ type: 'SetOrders', orders: { defence: { mode: 'auto', weapons: 'match' } } });
    expect(refused(state, (asked + 1) % 3, command as Command)).toBeNull();
  });

  it('keep what was sent when it is refused, and mark the field', () => {
    const state = stateOf(4, 'kept', {}, () => true);
    const desk = deskOf(state, state.active!);
    const fields = {
      ...untouched(html(desk)),
      's1.do': 'fight:cops',
      's1.n': '7',
      's2.do': 'jump',
      's2.if': 'lost',
      ending: 'end',
    };
    const refusal = { code: 'TOO_MANY_THUGS', say: 'Only 3 are at home.', at: 's1.n' };
    const form = html(desk, { fields, refusal });
    expect(form).toContain('role="alert">Only 3 are at home.');
    expect(form).toMatch(/name="s1.n"[^>]*value="7"[^>]*aria-invalid="true"/);
    expect(untouched(form)).toMatchObject({ 's1.do': 'fight:cops', 's2.do': 'jump', 's2.if': 'lost', ending: 'end' });
  });

  it('say what each step needs', () => {
    const state = stateOf(4, 'needs', {}, () => true);
    const form = html(deskOf(state, state.active!));
    expect(form).toContain('Fight the Cops: 2 Cops, for 2 Respect; your 3 Thugs alone would win');
    expect(form).toMatch(/against Power 3 \+ 2 on foot/);
  });

  it('show a sealed answer that others are awaited for', () => {
    const game = played(4, 'sealed', { reactions: 'window' }, ({ asks, pending }) => {
      const own = asks.find(({ prompt, answered }) => prompt === 'defend' && answered);
      return pending?.type === 'fight' && own !== undefined && (pending.commits.defender?.weapons.length ?? 0) > 0;
    });
    const state = game.states.at(-1)!;
    const seat = state.asks.find(({ prompt }) => prompt === 'defend')!.seat;
    const desk = deskOf(state, seat);
    const [weapon] = desk.view.own!.commit!.weapons;
    expect(html(desk)).toMatch(new RegExp(`name="c${weapon}"[^>]* checked`));
    expect(html(desk, { fields: { reroll: '', form: 'sent' } })).not.toMatch(
      new RegExp(`name="c${weapon}"[^>]* checked`),
    );
  });

  it('fill the text field with a draft that came by mail', () => {
    const state = stateOf(2, 'draft', {}, () => true);
    expect(html(deskOf(state, state.active!), { fields: { orders: 'JUMP IN 2' } })).toContain('>JUMP IN 2</textarea>');
  });
});
