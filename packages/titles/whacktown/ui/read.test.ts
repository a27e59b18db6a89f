import { describe, expect, it } from 'vitest';
import { isRefusal } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import type { Player, State } from '../model.ts';
import { type Desk, deskOf, stateOf } from './desk.fixture.ts';
import { read } from './read.ts';

const base = stateOf(3, 'plans', {}, ({ ask, turnNo }) => ask?.kind === 'move' && turnNo > 3);
const seat = base.active!;

/** The same moment with this hand, and whatever else about the player. */
function with_(hand: readonly string[], more: Partial<Player> = {}, state: State = base): Desk {
  const players = state.players.map((player) => (player.seat === seat ? { ...player, hand, ...more } : player));
  return deskOf({ ...state, players }, seat);
}

const wish = (fields: Fields, desk: Desk) => read(fields, desk.view, desk.legal, desk.prompt);

const hustling: State = { ...base, step: 'hustle', ask: { kind: 'hustle', no: 1, seats: [seat] } };
const free = (desk: Desk): string =>
  desk.legal.terms?.kind === 'move' ? desk.legal.terms.moves.find(({ pays }) => pays === 0)!.to : '';

describe('a turn planned in one form', () => {
  it('is a list of commands in order: movement, hustles, end', () => {
    const desk = with_(['pizza', 'gear-up', 'side-job', 'plan-b', 'scooter']);
    const to = ['A4', 'B4', 'C4', 'D4'].find((cell) =>
      desk.legal.places.some((place) => place.to === cell && place.refusal === null),
    )!;
    const fields = {
      to,
      h1: 'play:pizza',
      'h1.give1': 'side-job',
      'h1.give2': 'gear-up',
      h2: 'play:plan-b',
      h3: 'play:scooter',
      'h3.put': 'A1',
      after: 'end',
    };
    expect(wish(fields, desk)).toEqual([
      { type: 'Move', to },
      { type: 'Play', card: 'pizza', discard: ['side-job', 'gear-up'] },
      { type: 'Play', card: 'plan-b', discard: [] },
      { type: 'Play', card: 'scooter', discard: [] },
      { type: 'Put', to: 'A1' },
      { type: 'EndTurn' },
    ]);
  });

  it('answers what the location will ask, in the order in which it asks', () => {
    const cells = { ...base.cells, A4: 'graffiti-wall', B4: 'casino' };
    const state: State = { ...base, cells, crimeScene: null };
    const desk = with_(['pizza'], {}, state);
    expect(wish({ to: 'B4', 'to.B4.q0': '2', after: 'end' }, desk)).toEqual([
      { type: 'Move', to: 'B4' },
      { type: 'Choose', option: 2 },
      { type: 'EndTurn' },
    ]);
    expect(wish({ to: 'A4', 'to.A4.q0': 'B2' }, desk)).toEqual([
      { type: 'Move', to: 'A4' },
      { type: 'CrimeScene', anchor: 'B2' },
    ]);
    // The answer of a place that was not chosen means nothing.
    expect(wish({ to: 'A4', 'to.B4.q0': '2' }, desk)).toEqual({ type: 'Move', to: 'A4' });
  });

  it('plans nothing behind a question that is left open', () => {
    const desk = with_(['anonymous-tip', 'gear-up', 'pizza'], {}, hustling);
    expect(wish({ h1: 'play:anonymous-tip', after: 'ask' }, desk)).toEqual({
      type: 'Play',
      card: 'anonymous-tip',
      discard: [],
    });
    const later: Fields[] = [{ after: 'end' }, { h2: 'play:gear-up', 'h2.give1': 'pizza', after: 'ask' }];
    for (const fields of later)
      expect(wish({ h1: 'play:anonymous-tip', ...fields }, desk)).toMatchObject({
        code: 'LEFT_OPEN',
        at: 'h1.crimeScene',
      });
  });

  it('takes SNEAK IN along where the place says so', () => {
    expect(wish({ to: 'C3+sneak' }, with_([]))).toEqual({ type: 'Move', to: 'C3', sneakIn: true });
  });

  it('counts the cards of the hand through all steps', () => {
    const desk = with_(['pizza', 'gear-up', 'side-job'], {}, hustling);
    expect(wish({ h1: 'play:pizza', 'h1.give1': 'gear-up' }, desk)).toMatchObject({
      code: 'WRONG_COUNT',
      at: 'h1.give2',
      say: 'PIZZA costs 2 other cards; you have named 1.',
    });
    expect(wish({ h1: 'play:gear-up', 'h1.give1': 'side-job', h2: 'play:side-job' }, desk)).toMatchObject({
      code: 'NOT_IN_HAND',
      at: 'h2',
    });
    expect(wish({ h1: 'play:gear-up', 'h1.give1': 'gear-up' }, desk)).toMatchObject({
      code: 'NOT_IN_HAND',
      at: 'h1.give1',
    });
  });

  it('forgets cards named for a card that costs less', () => {
    const desk = with_(['pizza', 'gear-up', 'side-job', 'duct-tape'], {}, hustling);
    expect(wish({ h1: 'play:side-job', 'h1.give1': 'pizza', after: 'ask' }, desk)).toEqual({
      type: 'Play',
      card: 'side-job',
      discard: [],
    });
  });

  it('uses abilities with their cost in cards', () => {
    const desk = with_(['pizza', 'gear-up'], { profile: 'chef', perks: ['boom-box'], usedThisTurn: [] }, hustling);
    expect(wish({ h1: 'use:profile', 'h1.give1': 'pizza', h2: 'use:boom-box', 'h2.give1': 'gear-up' }, desk)).toEqual([
      { type: 'Ability', source: 'profile', discard: ['pizza'] },
      { type: 'Ability', source: 'boom-box', discard: ['gear-up'] },
    ]);
    expect(wish({ h1: 'use:hunting-rifle' }, desk)).toMatchObject({ code: 'UNKNOWN_STEP', at: 'h1' });
  });

  it('leaves the end out where the last card ends the turn by itself', () => {
    const desk = with_(['gear-up', 'pizza'], { profile: 'hacker', perks: [] }, hustling);
    expect(wish({ h1: 'play:gear-up', 'h1.give1': 'pizza' }, desk)).toEqual({
      type: 'Play',
      card: 'gear-up',
      discard: ['pizza'],
    });
    // An ability that costs cards can't be paid any more, one that costs money might be.
    const last = { h1: 'play:side-job' };
    const play = { type: 'Play', card: 'side-job', discard: [] };
    expect(wish(last, with_(['side-job'], { profile: 'chef', perks: [] }, hustling))).toEqual(play);
    expect(wish(last, with_(['side-job'], { profile: 'rapper', perks: [] }, hustling))).toEqual([
      play,
      { type: 'EndTurn' },
    ]);
  });

  it('ends the turn when nothing is planned in the hustle phase, and says so when that is not wanted either', () => {
    const desk = with_(['gear-up'], {}, hustling);
    expect(wish({}, desk)).toEqual({ type: 'EndTurn' });
    expect(wish({ after: 'ask' }, desk)).toMatchObject({ code: 'NOTHING_PLANNED', at: 'after' });
  });
});

describe('what stands beside the plan', () => {
  it('a changed standing order goes first, an unchanged one is no command', () => {
    const desk = with_(['gear-up'], {}, hustling);
    const present = { 'standing.mode': 'auto', 'standing.min': '3', 'standing.order': 'rufus,lay-low,tank' };
    expect(wish(present, desk)).toEqual({ type: 'EndTurn' });
    expect(wish({ ...present, 'standing.mode': 'never' }, desk)).toEqual([
      { type: 'SetStanding', mode: 'never', minLoss: 3, order: ['rufus', 'lay-low', 'tank'] },
      { type: 'EndTurn' },
    ]);
    expect(wish({ ...present, 'standing.min': '2', after: 'ask' }, desk)).toEqual({
      type: 'SetStanding',
      mode: 'auto',
      minLoss: 2,
      order: ['rufus', 'lay-low', 'tank'],
    });
  });

  it('a changed standing order may go before the movement is chosen, but no planned step is lost for it', () => {
    const desk = with_(['side-job']);
    expect(wish({ 'standing.mode': 'ask' }, desk)).toMatchObject({ type: 'SetStanding', mode: 'ask' });
    expect(wish({ 'standing.mode': 'ask', h1: 'play:side-job' }, desk)).toMatchObject({ code: 'NO_MOVE' });
  });

  it('lines as in a mail count instead of the form', () => {
    const desk = with_(['gear-up', 'pizza'], {}, hustling);
    expect(wish({ h1: 'play:pizza', orders: 'play gear up - pizza\nend' }, desk)).toEqual([
      { type: 'Play', card: 'gear-up', discard: ['pizza'] },
      { type: 'EndTurn' },
    ]);
    const refusal = wish({ orders: 'end\nplay piza' }, desk);
    expect(isRefusal(refusal) && refusal.at).toBe('line 2: "piza"');
  });

  it('asks where nothing was chosen', () => {
    expect(wish({}, with_(['pizza']))).toMatchObject({ code: 'NO_MOVE', at: 'to' });
    expect(wish({ to: free(with_(['pizza'])) }, with_(['pizza']))).toMatchObject({ type: 'Move' });
  });
});
