import { expect, test } from 'vitest';
import { scriptedLuck, seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { type Event, options, type State } from '../model.ts';
import { prompts } from '../prompts.ts';
import { setup } from '../setup.ts';
import { fold, given, grid, send } from '../whacktown.fixtures.ts';
import { close, decide } from './command.ts';

const luck = () => scriptedLuck({}, seededLuck('resigning'));

function eventsOf(state: State, seat: number, command: Parameters<typeof decide>[2]): readonly Event[] {
  const events = decide(state, seat, command, luck());
  if (isRefusal(events)) throw new Error(events.say);
  return events;
}

test('who resigns before the reveal has no profile and no place in the turn order', () => {
  const first = setup(options.parse({}), 3, luck());
  if (isRefusal(first)) throw new Error(first.say);
  let state = fold(null, first);
  const keep = (seat: number) => {
    const [profile] = state.players[seat]!.dealt;
    state = send(state, seat, { type: 'ChooseProfile', profile: profile! });
  };
  keep(0);
  keep(1);
  state = send(state, 2, { type: 'Resign' });
  const [prompt] = prompts(state);
  expect(prompt).toMatchObject({ seats: [0, 1], ready: [0, 1] });
  state = fold(state, close(state, prompt!, luck()));
  expect(state.turnOrder).toHaveLength(2);
  expect(state.players.map(({ reputation }) => reputation).every((n) => n <= 1)).toBe(true);
  expect(state.players[2]).toMatchObject({ status: 'resigned', profileRevealed: false, location: null });
});

test('of two who choose their profiles the other wins when one resigns', () => {
  const first = setup(options.parse({}), 2, luck());
  if (isRefusal(first)) throw new Error(first.say);
  expect(send(fold(null, first), 1, { type: 'Resign' })).toMatchObject({ phase: 'over', winners: [0] });
});

const standing = { mode: 'ask' as const, minLoss: 3, order: ['rufus', 'lay-low', 'tank'] };
/** Seat 0 has played AMBUSH; seat 1 and 2 could lie low and want to be asked. */
const ambushed = () =>
  send(
    given(
      [
        { hand: ['ambush', 'pizza', 'pizza', 'pizza', 'gear-up'] },
        { preparations: ['lay-low'], standing },
        { preparations: ['lay-low'], standing },
      ],
      { ask: { kind: 'hustle', no: 1, seats: [0] }, step: 'hustle' },
    ),
    0,
    { type: 'Play', card: 'ambush', discard: ['pizza', 'pizza', 'pizza'] },
  );

test('a victim who resigns leaves the hit, and the others go on answering', () => {
  const one = send(ambushed(), 1, { type: 'Resign' });
  expect(one.ask).toMatchObject({ kind: 'prevent', seats: [2] });
  const two = send(ambushed(), 2, { type: 'Resign' });
  const answered = send(two, 1, { type: 'Prevent', source: 'lay-low' });
  expect(prompts(answered)[0]).toMatchObject({ seats: [1], ready: [1] });
});

test('with nobody left to be asked the hit is resolved at once, and the card goes on', () => {
  const state = given(
    [
      { hand: ['ambush', 'pizza', 'pizza', 'pizza', 'gear-up'] },
      { preparations: ['lay-low'], standing },
      { health: 5 },
    ],
    { ask: { kind: 'hustle', no: 1, seats: [0] }, step: 'hustle' },
  );
  const asked = send(state, 0, { type: 'Play', card: 'ambush', discard: ['pizza', 'pizza', 'pizza'] });
  expect(asked.ask).toMatchObject({ kind: 'prevent', seats: [1] });
  const after = send(asked, 1, { type: 'Resign' });
  expect(after.players[2]!.health).toBe(3);
  expect(after).toMatchObject({ hit: null, limbo: [], ask: { kind: 'hustle', seats: [0] } });
});

test('reputation for a resignation wins before the hit that waited for the answer is resolved', () => {
  const asked = send(
    given(
      [
        { hand: ['ambush', 'pizza', 'pizza', 'pizza'] },
        { preparations: ['lay-low'], standing },
        { health: 2, reputation: 9 },
      ],
      { ask: { kind: 'hustle', no: 1, seats: [0] }, step: 'hustle' },
    ),
    0,
    { type: 'Play', card: 'ambush', discard: ['pizza', 'pizza', 'pizza'] },
  );
  const generous = { ...asked, config: { ...asked.config, resignGivesReputation: true } };
  expect(send(generous, 1, { type: 'Resign' })).toMatchObject({ phase: 'over', winners: [2], endReason: 'reputation' });
});

test('at the deadline a sealed answer is what the standing order says with mode auto', () => {
  const state = ambushed();
  const [prompt] = prompts(state);
  const late = fold(state, eventsOf(state, 1, { type: 'Default' }));
  // A loss of 2 is below the threshold of 3, and 5 health bear it.
  expect(late.hit!.victims.find(({ seat }) => seat === 1)!.answer).toBe('none');
  const all = fold(late, eventsOf(late, 2, { type: 'Prevent', source: 'lay-low' }));
  const after = fold(all, close(all, prompt!, luck()));
  expect(after.players.map(({ health }) => health)).toEqual([5, 3, 5]);
});

test('a sealed answer may be changed until the last one is in', () => {
  const once = send(ambushed(), 1, { type: 'Prevent', source: 'lay-low' });
  const twice = send(once, 1, { type: 'Prevent', source: 'none' });
  expect(twice.hit!.victims.find(({ seat }) => seat === 1)!.answer).toBe('none');
});

test('a movement that loses its last cell by a resignation is skipped', () => {
  // A city where every door asks for somebody with more reputation.
  const row = Array(5).fill('freak-show').join(' ');
  const famous = given([{ hand: ['pizza'] }, { reputation: 2 }, {}], { cells: grid(Array(4).fill(row)) });
  const events = eventsOf(famous, 1, { type: 'Resign' });
  expect(events.map(({ type }) => type)).toEqual(['PlayerResigned', 'MovementSkipped', 'Asked']);
  expect(fold(famous, events)).toMatchObject({ ask: { kind: 'hustle' }, step: 'hustle' });
});

test('an active player who resigns drops what was still to come', () => {
  const state = given([{ location: 'A4' }, {}, {}], { cells: grid() });
  const events = eventsOf(state, 0, { type: 'Resign' });
  expect(events.map(({ type }) => type)).toEqual(['PlayerResigned', 'TurnStarted', 'Asked']);
  expect(fold(state, events)).toMatchObject({ active: 1, turnNo: 6, round: 2, stack: [] });
});
