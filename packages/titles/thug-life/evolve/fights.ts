import type { Seat } from '#engine/title.ts';
import { deckAt } from '../board.ts';
import type { Both, CopCall, Crime, EventOf, ExtraMod, Fight, Side, State } from '../model.ts';
import { patch } from '../patch.ts';
import { sideOf } from '../sides.ts';
import { spent } from './hands.ts';
import { groupWithout } from './pieces.ts';

const both = <T>(value: T): Both<T> => ({ attacker: value, defender: value });

const freshFight = (
  shape: Pick<Fight, 'no' | 'kind' | 'driveBy' | 'cause' | 'attacker' | 'defender' | 'groups'>,
): Fight => ({
  type: 'fight',
  ...shape,
  sealed: both(false),
  commits: both(null),
  openWeapons: null,
  revealed: false,
  table: both([]),
  reacts: {},
  extra: both([]),
  noRides: [],
  dice: both(null),
  rerollsLeft: null,
  rerolled: both(0),
  declined: [],
  kills: both(null),
});

export function fightPicked(state: State, event: EventOf<'FightPicked'>): State {
  const { attacker, target, kind, driveBy, group, defenders, weapons } = event;
  const moment = { ...state.moment, fights: state.moment.fights + 1 };
  const groups = { attacker: group, defender: defenders };
  const fight = freshFight({ no: moment.fights, kind, driveBy, cause: 'picked', attacker, defender: target, groups });
  return patch(state, {
    moment,
    turn: state.turn && { ...state.turn, outcome: null },
    pending: { ...fight, openWeapons: weapons ?? null },
    back: null,
  });
}

/** A picked Cop Fight is in progress already when it starts; the others begin here, out of the queue. */
export function copFightStarted(state: State, { boss, cause, group }: EventOf<'CopFightStarted'>): State {
  if (cause === 'picked') return state;
  const [called, ...copQueue] = state.copQueue;
  const moment = { ...state.moment, fights: state.moment.fights + 1 };
  const fight = freshFight({
    no: moment.fights,
    kind: 'cop',
    driveBy: false,
    cause,
    attacker: 'cops',
    defender: boss,
    groups: { attacker: null, defender: group },
  });
  const commit = called?.commit ?? null;
  return patch(state, {
    moment,
    copQueue,
    pending: { ...fight, commits: { attacker: null, defender: commit }, sealed: both(true) },
  });
}

export function copsCalled(state: State, { fights, cause }: EventOf<'CopsCalled'>): State {
  const { pending } = state;
  const copQueue = fights.map(({ boss, group }): CopCall => {
    const commit = pending?.type === 'crime' ? pending.commit : pending ? commitOf(pending, boss) : null;
    const { ifCops = null, reroll = null } = commit ?? {};
    return { boss, group, cause, ifCops, reroll, sealed: false, commit: null };
  });
  return patch(state, { copQueue });
}

const commitOf = (fight: Fight, seat: Seat) => {
  const side = sideOf(fight, seat);
  return side && fight.commits[side];
};

/** Everybody knows that a seat has sealed; who was asked for it has answered. */
export function commitSealed(state: State, { seat, for: what }: EventOf<'CommitSealed'>): State {
  const asked = answered(state, seat);
  if (what === 'cops')
    return patch(asked, {
      copQueue: asked.copQueue.map((one) => (one.boss === seat ? { ...one, sealed: true } : one)),
    });
  const { pending } = asked;
  const side = pending?.type === 'fight' ? sideOf(pending, seat) : null;
  if (pending?.type !== 'fight' || !side) return asked;
  return patch(asked, { pending: { ...pending, sealed: { ...pending.sealed, [side]: true } } });
}

export function commitContent(state: State, { seat, for: what, commit }: EventOf<'CommitSealedContent'>): State {
  if (what === 'cops')
    return patch(state, { copQueue: state.copQueue.map((one) => (one.boss === seat ? { ...one, commit } : one)) });
  const { pending } = state;
  if (pending?.type === 'crime') return patch(state, { pending: { ...pending, commit } });
  const side = pending ? sideOf(pending, seat) : null;
  if (!pending || !side) return state;
  return patch(state, { pending: { ...pending, commits: { ...pending.commits, [side]: commit } } });
}

export const answered = (state: State, seat: Seat): State =>
  state.asks.some((ask) => ask.seat === seat && !ask.answered)
    ? patch(state, { asks: state.asks.map((ask) => (ask.seat === seat ? { ...ask, answered: true } : ask)) })
    : state;

export function commitsRevealed(state: State, { shown }: EventOf<'CommitsRevealed'>): State {
  let next = state;
  for (const { seat, weapons, cautions } of shown) {
    const cards = [...weapons, ...cautions];
    const { pending } = next;
    if (!pending) continue;
    const bosses = spent(next, seat, cards);
    if (pending.type === 'crime') {
      next = patch(next, { bosses, pending: { ...pending, table: [...pending.table, ...cards] } });
      continue;
    }
    const side = sideOf(pending, seat);
    if (side) next = patch(next, { bosses, pending: { ...pending, table: { ...pending.table, [side]: cards } } });
  }
  return next.pending ? patch(next, { pending: { ...next.pending, revealed: true } }) : next;
}

/** The card goes to the discard pile, its modifiers join the side of the Boss it hits. */
export function reactionPlayed(state: State, { seat, no, on }: EventOf<'ReactionPlayed'>): State {
  const card = deckAt(state).street[no]!;
  const mods = card.type === 'caution' ? (card.mods ?? []) : [];
  const extra = mods.map((mod): ExtraMod => ({ no, mod }));
  const played = patch(state, { bosses: spent(state, seat, [no]), discard: [...state.discard, no] });
  const { pending } = state;
  if (!pending || extra.length === 0) return played;
  if (pending.type === 'crime') return patch(played, { pending: { ...pending, extra: [...pending.extra, ...extra] } });
  const side = sideOf(pending, on);
  if (!side) return played;
  const joined = { ...pending.extra, [side]: [...pending.extra[side], ...extra] };
  return patch(played, { pending: { ...pending, extra: joined } });
}

export function dieRolled(state: State, event: EventOf<'DieRolled'>): State {
  const { pending } = state;
  if (!pending) return state;
  if (pending.type === 'crime') {
    const rerolled: Partial<Crime> = event.reroll
      ? { rerollsLeft: (pending.rerollsLeft ?? 1) - 1, rerolled: pending.rerolled + 1 }
      : {};
    return patch(state, { pending: { ...pending, ...rerolled, die: event.face, declined: false } });
  }
  const side: Side = sideOf(pending, event.for) ?? 'attacker';
  const { rerollsLeft, rerolled } = pending;
  const again: Partial<Fight> =
    event.reroll && rerollsLeft
      ? {
          rerollsLeft: { ...rerollsLeft, [side]: rerollsLeft[side] - 1 },
          rerolled: { ...rerolled, [side]: rerolled[side] + 1 },
        }
      : {};
  return patch(state, {
    pending: { ...pending, ...again, dice: { ...pending.dice, [side]: event.face }, declined: [] },
  });
}

export function rerollDecided(state: State, { seat, yes }: EventOf<'RerollDecided'>): State {
  const { pending } = state;
  if (!pending || yes) return state;
  if (pending.type === 'crime') return patch(state, { pending: { ...pending, declined: true } });
  const side = sideOf(pending, seat);
  return side ? patch(state, { pending: { ...pending, declined: [...pending.declined, side] } }) : state;
}

export function rerollsCounted(state: State, { attacker, defender }: EventOf<'RerollsCounted'>): State {
  const { pending } = state;
  if (!pending) return state;
  return pending.type === 'crime'
    ? patch(state, { pending: { ...pending, rerollsLeft: attacker, reacted: true } })
    : patch(state, { pending: { ...pending, rerollsLeft: { attacker, defender } } });
}

/** A Hood Fight with stopped Rides was picked on foot. */
export function ridesStopped(state: State, { side }: EventOf<'RidesStopped'>): State {
  const { pending } = state;
  if (pending?.type !== 'fight') return state;
  return patch(state, { pending: { ...pending, driveBy: false, noRides: [...pending.noRides, side] } });
}

export function figuresKilled(state: State, { who, thugs, homies }: EventOf<'FiguresKilled'>): State {
  const { pending } = state;
  const side = pending?.type === 'fight' ? sideOf(pending, who) : null;
  if (pending?.type !== 'fight' || !side) return state;
  const group = pending.groups[side];
  // The Cops have no group.
  if (!group) return state;
  return patch(state, {
    pending: { ...pending, groups: { ...pending.groups, [side]: groupWithout(group, thugs, homies) } },
  });
}

/** How the active Boss' own Fight ended, for lines that ask; nobody left and two shields are neither, but for a picked Cop Fight. */
export function fightResolved(state: State, { attacker, winner, kind }: EventOf<'FightResolved'>): State {
  const { turn, pending } = state;
  if (!turn || pending?.type !== 'fight' || pending.cause !== 'picked') return state;
  const won = winner === attacker || (kind === 'cop' && winner === 'none');
  const outcome = won ? 'won' : winner === 'none' || winner === 'doubleShield' ? null : 'lost';
  return patch(state, { turn: { ...turn, outcome } });
}

export function fightCalledOff(state: State, { by, no }: EventOf<'FightCalledOff'>): State {
  const { turn } = state;
  return patch(state, {
    turn: turn && { ...turn, outcome: 'called' },
    bosses: spent(state, by, [no]),
    discard: [...state.discard, no],
  });
}

export function crimeAttempted(state: State, { seat, no, group, target }: EventOf<'CrimeAttempted'>): State {
  const moment = { ...state.moment, crimes: state.moment.crimes + 1 };
  return patch(state, {
    moment,
    bosses: spent(state, seat, [no]),
    turn: state.turn && { ...state.turn, outcome: null },
    pending: {
      type: 'crime',
      no: moment.crimes,
      card: no,
      by: seat,
      group,
      commit: null,
      revealed: false,
      table: [no],
      reacts: {},
      reacted: false,
      extra: [],
      target,
      rewardAt: null,
      die: null,
      rerollsLeft: null,
      rerolled: 0,
      declined: false,
    },
    back: null,
  });
}

export function crimeResolved(state: State, { success }: EventOf<'CrimeResolved'>): State {
  const { turn, pending } = state;
  if (pending?.type !== 'crime') return state;
  return patch(state, {
    turn: turn && { ...turn, outcome: success ? 'won' : 'lost' },
    pending: success ? { ...pending, rewardAt: 0 } : pending,
  });
}

/** The card lay on the table of the Fight or Crime. */
export function offTable(pending: State['pending'], nos: readonly number[]): State['pending'] {
  if (!pending) return pending;
  if (pending.type === 'crime') return { ...pending, table: pending.table.filter((no) => !nos.includes(no)) };
  const off = (side: Side) => pending.table[side].filter((no) => !nos.includes(no));
  return { ...pending, table: { attacker: off('attacker'), defender: off('defender') } };
}
