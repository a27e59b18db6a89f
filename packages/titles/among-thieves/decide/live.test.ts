import { describe, expect, it, test } from 'vitest';
import {
  awaited,
  given,
  type Position,
  plan,
  planAll,
  refusalOf,
  send,
  settle,
  toldOf,
} from '../among-thieves.fixtures.ts';
import { audience } from '../audience.ts';
import { legal } from '../legal.ts';
import type { Card, State } from '../model.ts';
import { prompts } from '../prompts.ts';
import { view } from '../view.ts';

/** The Reveal of a round in pace live. */
const revealing = (plans: string[], position: Position = {}): State =>
  settle(planAll(given({ ...position, config: { ...position.config, pace: 'live' } }), plans)).state;

const reveal = (card: Card, more: { point?: number; at?: number; decline?: true } = {}) => ({
  type: 'Reveal' as const,
  card,
  ...more,
});
const answer = (play: boolean) => ({ type: 'React' as const, play });

/** A shows Steal; B and D hold Trap, C does not; all want to be asked. */
const stealing = (): State => {
  const state = revealing(['ST HE', 'TR SA', 'SA HE', 'TR HE'], { players: 4 });
  return send(state, 'A', reveal('steal')).state;
};

describe('a reaction window', () => {
  it('L1 asks all who could hold the card, and the first yes clockwise counts', () => {
    let state = stealing();
    expect(state.window).toMatchObject({ kind: 'trap', thief: 0, eligible: [1, 2, 3] });
    expect(prompts(state)).toEqual([
      {
        id: 'r1/window/1/seat0',
        kind: 'react',
        seats: [1, 2, 3],
        ready: [],
        welcome: [0],
        label: "whether you stop Adder's Steal",
        quiet: true,
      },
    ]);
    for (const [seat, play] of [
      ['D', true],
      ['C', false],
    ] as const) {
      const { state: after, events } = send(state, seat, answer(play));
      expect(events.every((event) => audience(event) !== 'all')).toBe(true);
      state = after;
      expect(settle(state).events).toEqual([]);
    }
    const { events } = settle(send(state, 'B', answer(false)).state);
    expect(events[0]).toEqual({ type: 'WindowClosed', kind: 'trap', thief: 0, by: 3 });
    expect(toldOf(events)[0]).toBe('D stops A');
  });

  it('L2 closes as soon as the first yes is certain', () => {
    const before = stealing();
    const said = send(before, 'B', answer(true)).state;
    expect(awaited(said)).toBe('');
    const { state, events } = settle(said);
    expect(events[0]).toMatchObject({ type: 'WindowClosed', by: 1 });
    expect(state.table[3]!.every(({ faceUp }) => !faceUp)).toBe(true);
    const swapped = (now: State): State => ({
      ...now,
      table: now.table.with(3, [{ card: 'sabotage', faceUp: false, how: null }, now.table[3]![1]!]),
    });
    expect(view(swapped(state), 0)).toEqual(view(state, 0));
  });

  it('L2 a late answer changes nothing and tells nothing', () => {
    const said = send(stealing(), 'B', answer(true)).state;
    const { state, events } = send(said, 'D', answer(true));
    expect(events).toEqual([{ type: 'ReactionSealed', seat: 3, play: true, auto: false }]);
    expect(settle(state).events[0]).toMatchObject({ by: 1 });
  });

  it('L3 a yes without the card is refused, and the seat is still awaited', () => {
    const state = stealing();
    expect(legal(state, 2).react).toEqual({ kind: 'trap', thief: 0, yes: false });
    expect(legal(state, 3).react).toEqual({ kind: 'trap', thief: 0, yes: true });
    expect(refusalOf(state, 'C', answer(true)).code).toBe('CARD_NOT_HELD');
    expect(awaited(state)).toBe('BCD');
  });

  it('L4 a standing order answers for its seat, which is still listed', () => {
    const start = revealing(['ST HE', 'TR SA', 'SA HE t-', 'TR HE'], { players: 4 });
    const { state, events } = send(start, 'A', reveal('steal'));
    expect(awaited(state)).toBe('BD');
    expect(view(state, 0).window).toEqual({ kind: 'trap', thief: 0, eligible: [1, 2, 3] });
    // As many sealed facts as seats: their number does not tell how many have standing orders.
    expect(events.filter(({ type }) => type === 'ReactionSealed')).toEqual([
      { type: 'ReactionSealed', seat: 1, play: null, auto: true },
      { type: 'ReactionSealed', seat: 2, play: false, auto: true },
      { type: 'ReactionSealed', seat: 3, play: null, auto: true },
    ]);
  });

  it('L5 asks nobody who has shown the card or has nothing face down', () => {
    const state = stealing();
    const up = (card: Card) => ({ card, faceUp: true, how: 'interrupt' as const });
    const down = (card: Card) => ({ card, faceUp: false, how: null });
    const late: State = {
      ...state,
      window: null,
      turn: 0,
      offset: -1,
      table: [
        [down('steal'), down('heist')],
        [up('trap'), up('sabotage')],
        [up('trap'), down('heist')],
        [down('sabotage'), down('heist')],
      ],
    };
    expect(send(late, 'A', reveal('steal')).of('WindowOpened')[0]!.eligible).toEqual([3]);
  });

  it('L6 at the deadline the answer is no', () => {
    const { events } = send(stealing(), 'D', { type: 'Default' });
    expect(events).toEqual([{ type: 'ReactionSealed', seat: 3, play: false, auto: true }]);
  });

  it('L7 is not opened for a Steal from an empty City', () => {
    const state = revealing(['ST HE', 'TR SA', 'TR HE'], { coins: [12, 12, 7] });
    const { state: after, events } = send(state, 'A', reveal('steal'));
    expect(after.window).toBeNull();
    expect(toldOf(events)).toEqual(['A ST', 'A steals 0']);
  });

  it('L8 lets nobody turn a card', () => {
    for (const seat of ['A', 'B', 'C']) expect(refusalOf(stealing(), seat, reveal('steal')).code).toBe('WINDOW_OPEN');
  });

  it('an answer stands, and only who is asked answers', () => {
    const state = send(stealing(), 'C', answer(false)).state;
    expect(refusalOf(state, 'C', answer(false)).code).toBe('ALREADY_ANSWERED');
    expect(refusalOf(state, 'A', answer(false)).code).toBe('NOT_ELIGIBLE');
    const before = revealing(['ST HE', 'TR SA', 'TR HE']);
    expect(refusalOf(before, 'B', answer(false)).code).toBe('NO_WINDOW');
  });

  it('is answered by a standing order that comes while the answer is missing', () => {
    const { state, events } = send(stealing(), 'B', { type: 'Orders', orders: { trap: [0] } });
    expect(events.map((event) => [event.type, audience(event)])).toEqual([
      ['OrdersSealed', [1]],
      ['ReactionSealed', [1]],
    ]);
    expect(settle(state).events[0]).toMatchObject({ by: 1 });
    const other = send(stealing(), 'B', { type: 'Orders', orders: { sabotage: 'never' } });
    expect(other.events.map(({ type }) => type)).toEqual(['OrdersSealed']);
  });

  it('L13 asks nobody whose card lies in an open pile', () => {
    const hands = ['ST HE SA NH', 'ST HE SA NH', 'ST HE SA NH'];
    const state = revealing(['ST HE', 'HE SA', 'HE SA'], { hands, round: 2, config: { discards: 'open' } });
    const { events } = send(state, 'A', reveal('steal'));
    expect(toldOf(events)).toEqual(['A ST', 'A steals 1']);
  });
});

describe('a turn', () => {
  it('asks one seat at a time, and resolves at once', () => {
    const state = revealing(['ST HE', 'TR SA', 'TR HE']);
    expect(prompts(state)).toEqual([
      {
        id: 'r1/turn/1/seat0',
        kind: 'reveal',
        seats: [0],
        ready: [],
        welcome: [1, 2],
        label: 'your turn in the Reveal of round 1',
      },
    ]);
    expect(refusalOf(state, 'B', reveal('trap')).code).toBe('NOT_AWAITED');
    expect(refusalOf(state, 'A', reveal('trap')).code).toBe('CARD_NOT_FACE_DOWN');
  });

  it('L9 without a choice is not asked for', () => {
    const state = revealing(['TR SA t- s-', 'NH>A ST', 'TR SA t- s-']);
    const { state: after, events } = send(state, 'A', reveal('trap', { point: 2 }));
    expect(toldOf(events)).toEqual(['A TR', 'A points C', 'B ST', 'B steals 1']);
    expect(after.turn).toBe(2);
  });

  it('L10 with several to point at needs a point', () => {
    const state = revealing(['HE ST', 'NH>A TR', 'TR SA t- s-']);
    const asked = send(state, 'A', reveal('heist')).state;
    expect(awaited(asked)).toBe('B');
    const turn = settle(send(asked, 'B', answer(false)).state).state;
    expect(turn.turn).toBe(1);
    expect(legal(turn, 1).reveal).toEqual([{ card: 'trap', points: [2, 0], places: [], decline: false }]);
    const refusal = refusalOf(turn, 'B', reveal('trap'));
    expect(refusal.code).toBe('NEED_POINT');
    expect(refusal.say).toContain('C, A');
    expect(refusalOf(turn, 'B', reveal('trap', { point: 1 })).code).toBe('BAD_POINT');
    expect(refusalOf(turn, 'B', reveal('trap', { point: 2, at: 1 })).code).toBe('LOCATION_NOT_ALLOWED');
    expect(toldOf(send(turn, 'B', reveal('trap', { point: 0 })).events)).toEqual(['B TR', 'B points A']);
  });

  it('L11 of a Heist with several free locations needs one, sealed before anybody reacts', () => {
    // A takes location 1 of three.
    const start = revealing(['HE ST s- t-', 'HE ST', 'SA TR', 'SA TR', 'SA TR'], { players: 5 });
    let state = send(start, 'A', reveal('heist', { at: 1 })).state;
    for (const seat of ['B', 'C', 'D', 'E']) state = send(state, seat, answer(false)).state;
    state = settle(state).state;
    expect(state.turn).toBe(1);
    expect(refusalOf(state, 'B', reveal('heist')).code).toBe('NEED_LOCATION');
    expect(refusalOf(state, 'B', reveal('heist', { at: 1 })).code).toBe('LOCATION_OCCUPIED');
    expect(refusalOf(state, 'B', reveal('heist', { at: 4 })).code).toBe('BAD_LOCATION');
    expect(refusalOf(state, 'B', reveal('heist', { decline: true })).code).toBe('DECLINE_NOT_ALLOWED');
    expect(refusalOf(state, 'B', reveal('heist', { point: 0, at: 2 })).code).toBe('POINT_NOT_ALLOWED');
    expect(refusalOf(state, 'B', reveal('steal', { at: 2 })).code).toBe('LOCATION_NOT_ALLOWED');
    const { state: sealed, of } = send(state, 'B', reveal('heist', { at: 2 }));
    expect(of('HeistChoiceSealed')).toEqual([{ type: 'HeistChoiceSealed', seat: 1, at: 2, decline: false }]);
    expect(sealed.window).toMatchObject({ kind: 'sabotage', thief: 1 });
    expect(view(sealed, 1).own!.heistChoice).toEqual({ at: 2, decline: false });
    expect(JSON.stringify(view({ ...sealed, heistChoice: null }, 0))).toBe(JSON.stringify(view(sealed, 0)));
    const said = ['C', 'D', 'E'].reduce((now, seat) => send(now, seat, answer(false)).state, sealed);
    const { state: placed, events } = settle(said);
    expect(toldOf(events)[0]).toBe('B at 2');
    expect(placed.heistChoice).toBeNull();
  });

  describe('L12 of a Heist where all locations are taken', () => {
    const crowded = (): State => {
      const state = revealing(['ST TR', 'HE ST', 'SA TR', 'SA TR'], { players: 4, coins: [3, 2, 1, 1] });
      const occupied = (occupant: number) => ({ card: 'coin1' as const, occupant, faceUp: false });
      return { ...state, turn: 1, offset: 0, locations: [occupied(0), occupied(2)] };
    };
    const settled = (state: State) =>
      toldOf(settle(['A', 'C', 'D'].reduce((now, seat) => send(now, seat, answer(false)).state, state)).events)[0];

    it('takes only from somebody richer', () => {
      const refusal = refusalOf(crowded(), 'B', reveal('heist', { at: 2 }));
      expect(refusal.code).toBe('OCCUPANT_NOT_RICHER');
      expect(refusal.say).toContain('Crow (C) has 1 coin and you have 2');
      expect(refusalOf(crowded(), 'B', reveal('heist')).code).toBe('NEED_LOCATION');
      expect(refusalOf(crowded(), 'B', reveal('heist', { at: 1, decline: true })).code).toBe('BAD_LOCATION');
    });

    it('may be declined', () => {
      expect(settled(send(crowded(), 'B', reveal('heist', { decline: true })).state)).toBe('B declined');
    });

    it('replaces the occupant', () => {
      expect(settled(send(crowded(), 'B', reveal('heist', { at: 1 })).state)).toBe('B at 1 from A');
    });

    it('at the deadline takes from the richest', () => {
      const { events, state } = send(crowded(), 'B', { type: 'Default' });
      expect(events[0]).toMatchObject({ type: 'CardRevealed', card: 'heist', auto: true });
      expect(settled(state)).toBe('B at 1 from A');
    });
  });

  it('L14 of a Heist that was predicted takes no location and opens no window', () => {
    const state = revealing(['SA TR t- s-', 'HE ST', 'SA TR', 'SA TR'], { players: 4 });
    const pointed = send(state, 'A', reveal('sabotage', { point: 1 })).state;
    expect(refusalOf(pointed, 'B', reveal('heist', { at: 1 })).code).toBe('LOCATION_NOT_ALLOWED');
    const { events } = send(pointed, 'B', reveal('heist'));
    expect(toldOf(events)).toEqual(['B HE', 'B caught by A pays 1']);
    expect(events.some(({ type }) => type === 'HeistChoiceSealed' || type === 'WindowOpened')).toBe(false);
  });

  it('L15 of a Heist with one location needs no choice', () => {
    const state = revealing(['HE ST', 'TR SA', 'TR SA']);
    const { state: asked, of } = send(state, 'A', reveal('heist'));
    expect(of('HeistChoiceSealed')).toEqual([]);
    expect(of('WindowOpened')).toHaveLength(1);
    const said = send(asked, 'B', answer(false)).state;
    expect(toldOf(settle(send(said, 'C', answer(false)).state).events)[0]).toBe('A at 1');
  });

  it('at the deadline turns the first-named card and points at the richest', () => {
    const state = revealing(['TR SA', 'ST HE', 'ST HE'], { coins: [1, 1, 3] });
    expect(toldOf(send(state, 'A', { type: 'Default' }).events)).toEqual(['A TR', 'A points C']);
  });
});

test('a round in pace live comes to its end by deadlines alone', () => {
  let state = given({ config: { pace: 'live' }, players: 5 });
  state = planAll(state, ['HE ST', 'HE TR', 'NH>A HE', 'ST SA', 'HE SA']);
  for (let answers = 0; state.round === 1; answers++) {
    expect(answers).toBeLessThan(100);
    const [prompt] = prompts(state);
    const seat = prompt?.seats.find((one) => !prompt.ready.includes(one));
    state = seat === undefined ? settle(state).state : send(state, seat, { type: 'Default' }).state;
  }
  expect(state.history.every((rounds) => rounds.length === 1)).toBe(true);
});

test('plans in pace live say only what they say', () => {
  expect(plan('ST TR t{B C}').orders).toEqual({ trap: [1, 2] });
});
