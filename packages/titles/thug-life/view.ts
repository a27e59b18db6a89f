import type { Seat, Viewer } from '#engine/title.ts';
import { deckAt, isSeat } from './board.ts';
import type { Boss, BossView, Crime, CrimeView, Fight, FightView, Opened, OwnView, State, View } from './model.ts';

/** What a viewer may see (rules 3), picked field by field: the open table, and for a seat its own cards, orders and sealed answers. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    config: state.config,
    n: state.n,
    round: state.round,
    phase: state.phase,
    asks: state.asks,
    bigBoss: state.bigBoss,
    active: state.active,
    turnIndex: state.turnIndex,
    turn: state.turn,
    bosses: state.bosses.map((boss) => bossView(boss, state.retired.includes(boss.seat))),
    cops: state.cops,
    dollasInStreets: state.dollasInStreets,
    deckSize: state.deckSize,
    discard: state.discard,
    playedInStreets: state.playedInStreets,
    removed: state.removed,
    boxSize: deckAt(state).homieNos.length - state.config.homiesInDeck,
    dramaDeck: state.dramaDeck,
    dramaInPlay: state.dramaInPlay,
    dramaDiscard: state.dramaDiscard,
    pending: state.pending && (state.pending.type === 'fight' ? fightView(state.pending) : crimeView(state.pending)),
    copQueue: state.copQueue.map(({ boss, group, cause, sealed }) => ({ boss, group, cause, sealed })),
    moment: state.moment,
    result: state.result,
    canTakeBack: state.back !== null,
    own: isSeat(state.n, viewer) ? ownView(state, viewer) : null,
    opened: state.phase === 'over' ? opened(state) : null,
  };
}

function bossView(boss: Boss, retired: boolean): BossView {
  const { seat, gangName, respect, dollas, thugs, held, homies, rides, turf } = boss;
  return { seat, gangName, respect, dollas, thugs, held, homies, rides, turf, retired };
}

function fightView(fight: Fight): FightView {
  const { type, no, kind, driveBy, cause, attacker, defender, groups, sealed, revealed, table, extra, noRides } = fight;
  const { dice, rerollsLeft, rerolled, openWeapons } = fight;
  return {
    type,
    no,
    kind,
    driveBy,
    cause,
    attacker,
    defender,
    groups,
    sealed,
    revealed,
    table,
    extra,
    noRides,
    dice,
    rerollsLeft,
    rerolled,
    openWeapons,
  };
}

function crimeView(crime: Crime): CrimeView {
  const { type, no, card, by, group, revealed, table, extra, target, rewardAt, die, rerollsLeft, rerolled } = crime;
  return { type, no, card, by, group, revealed, table, extra, target, rewardAt, die, rerollsLeft, rerolled };
}

function ownView(state: State, seat: Seat): OwnView {
  const { hand, orders } = state.bosses[seat]!;
  const { pending, copQueue } = state;
  const called = copQueue.find(({ boss }) => boss === seat);
  const react = pending?.reacts[seat];
  const side = pending?.type === 'fight' ? sideOfSeat(pending, seat) : null;
  const fought = pending?.type === 'fight' && side ? pending.commits[side] : null;
  const tried = pending?.type === 'crime' && pending.by === seat ? pending.commit : null;
  return {
    hand,
    orders,
    commit: fought ?? tried ?? called?.commit ?? null,
    react: react ? { no: react.no, hit: react.hit } : null,
    kills: pending?.type === 'fight' && side ? pending.kills[side] : null,
  };
}

const sideOfSeat = ({ attacker, defender }: Fight, seat: Seat) =>
  attacker === seat ? 'attacker' : defender === seat ? 'defender' : null;

const opened = ({ bosses, streetDeck, homieBox }: State): Opened => ({
  hands: bosses.map(({ hand }) => hand),
  streetDeck,
  homieBox,
  orders: bosses.map(({ orders }) => orders),
});
