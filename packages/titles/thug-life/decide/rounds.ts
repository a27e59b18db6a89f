import type { Seat } from '#engine/title.ts';
import { clockwise, deckAt, leaders } from '../board.ts';
import type { CardNo, State } from '../model.ts';
import { tieByHimself } from '../naming.ts';
import { DOLLAS_A_RESPECT, MOST_DRAMAS } from '../tables.ts';
import { drawCards, fillHand, oneOf } from './draws.ts';
import { burntUpgrades, doEffects, moveCops, moveThugs } from './effects.ts';
import { inPlay } from './leaving.ts';
import { changeRespect, endGame } from './respect.ts';
import { happen, type Scene } from './scene.ts';
import { ask } from './windows.ts';

/** A Boss' turn begins: what the Drama cards do by themselves, then it is his (rules 5.4). A retired one's ends at once. */
export function startTurn(scene: Scene, seat: Seat): void {
  const { dramaInPlay, config } = scene.state;
  const { drama } = deckAt(scene.state);
  const step = dramaInPlay.some((no) => drama[no]!.offer) ? 'drama' : 'street';
  happen(scene, { type: 'TurnStarted', seat, actions: config.actionsPerTurn, step });
  for (const no of dramaInPlay) doEffects(scene, drama[no]!.phase ?? [], { self: seat, target: null }, 'drama');
  if (scene.state.retired.includes(seat)) endTurn(scene, seat, []);
}

/** Discards, a full hand, and on to the next Boss or the end of the round. */
export function endTurn(scene: Scene, seat: Seat, discard: readonly CardNo[]): void {
  if (discard.length > 0) happen(scene, { type: 'CardsDiscarded', seat, nos: [...discard], why: 'endTurn' });
  fillHand(scene, seat, 'draw');
  const { turnIndex, n, bigBoss } = scene.state;
  const last = turnIndex === n - 1;
  happen(scene, { type: 'TurnEnded', seat, last });
  if (last) endRound(scene);
  else startTurn(scene, (bigBoss + turnIndex + 1) % n);
}

/** End-of-round effects, Stash bonus, shift change if due, then the next round (rules 5.7). */
function endRound(scene: Scene): void {
  const { dramaInPlay, bigBoss } = scene.state;
  const { drama } = deckAt(scene.state);
  for (const no of dramaInPlay) doEffects(scene, drama[no]!.endOfRound ?? [], { self: bigBoss, target: null }, 'drama');
  stashBonus(scene);
  shiftChange(scene);
  const { round, config } = scene.state;
  if (config.maxRounds !== null && round >= config.maxRounds) endGame(scene, bestNow(scene.state), 'maxRounds');
  else startRound(scene, round + 1);
}

function stashBonus(scene: Scene): void {
  const { bosses, bigBoss, n } = scene.state;
  for (const seat of clockwise(n, bigBoss)) {
    const counted = bosses[seat]!.dollas + stashCount(scene.state, seat);
    const bonus = Math.floor(counted / DOLLAS_A_RESPECT);
    if (bonus > 0) changeRespect(scene, seat, bonus, 'stash');
  }
}

/** Dollas that Turf counts as lying in a Stash. */
export function stashCount(state: State, seat: Seat): number {
  let count = 0;
  for (const { no } of state.bosses[seat]!.turf) {
    const card = deckAt(state).street[no]!;
    if (card.type === 'turf') for (const mod of card.passive ?? []) if (mod.mod === 'stashCount') count += mod.n;
  }
  return count;
}

function shiftChange(scene: Scene): void {
  const { bosses, cops, n, bigBoss, config } = scene.state;
  const emptyYards = bosses.flatMap(({ thugs, seat }) => (thugs.yard === 0 ? [seat] : []));
  const noCops = cops.streets === 0;
  if (emptyYards.length === 0 && !noCops) return;
  happen(scene, { type: 'ShiftChanged', emptyYards, noCops });
  const seats = clockwise(n, bigBoss);
  for (const seat of seats) {
    moveThugs(scene, seat, scene.state.bosses[seat]!.thugs.streets, 'streets', 'yard', 'shift');
    for (const no of burntUpgrades(scene, seat)) happen(scene, { type: 'UpgradeReadied', seat, no, why: 'shift' });
  }
  for (const { no, by } of scene.state.playedInStreets)
    happen(scene, { type: 'CardsDiscarded', seat: by, nos: [no], why: 'streets' });
  moveCops(scene, config.copsAtStart - scene.state.cops.streets, 'shift');
  for (const seat of seats) fillHand(scene, seat, 'shift');
  for (const no of scene.state.dramaInPlay) happen(scene, { type: 'DramaDiscarded', no, why: 'shift' });
}

/** After the last round: most Respect, then Dollas, then Thugs in play; who has retired is passed over (rules 10). */
function bestNow(state: State): Seat[] {
  const values = inPlay(state).map((seat) => {
    const { respect, dollas, thugs } = state.bosses[seat]!;
    return { seat, rank: [respect, dollas, thugs.yard + thugs.streets] as const };
  });
  const better = (a: readonly number[], b: readonly number[]) => {
    const i = a.findIndex((value, k) => value !== b[k]);
    return i >= 0 && a[i]! > b[i]!;
  };
  return values.filter(({ rank }) => !values.some((other) => better(other.rank, rank))).map(({ seat }) => seat);
}

/** A new round: the Boss with most Respect is Big Boss; the old one's order, or he himself, decides a tie (rules 5.2). */
function startRound(scene: Scene, round: number): void {
  happen(scene, { type: 'RoundStarted', round });
  const { state } = scene;
  const tied = leaders(state);
  if (tied.length === 1) {
    openRound(scene, tied[0]!, 'respect');
    return;
  }
  const { bigBoss: last, retired, bosses } = state;
  const { bigBossTie } = bosses[last]!.orders;
  if (bigBossTie === 'ask' && !retired.includes(last)) {
    ask(scene, 'naming', [{ seat: last, prompt: 'chooseBigBoss' }]);
    return;
  }
  const listed = typeof bigBossTie === 'string' ? undefined : bigBossTie.find((seat) => tied.includes(seat));
  openRound(scene, listed ?? tieByHimself(state), 'tie');
}

/** The Big Boss is named and reveals a Drama card; then it is his turn. */
export function openRound(scene: Scene, bigBoss: Seat, why: 'setup' | 'respect' | 'tie'): void {
  happen(scene, { type: 'BigBossNamed', seat: bigBoss, why });
  if (why === 'setup') happen(scene, { type: 'RoundStarted', round: 1 });
  revealDrama(scene);
  startTurn(scene, bigBoss);
}

/** Label `rR/drama`. The fourth drives out the oldest (rules 5.3). */
function revealDrama(scene: Scene): void {
  const { dramaDeck, dramaDiscard, round } = scene.state;
  if (dramaDeck.length === 0) {
    if (dramaDiscard.length === 0) return;
    happen(scene, { type: 'DramaDeckReshuffled', count: dramaDiscard.length });
  }
  const no = oneOf(scene.luck, `r${round}/drama`, scene.state.dramaDeck);
  const { dramaInPlay, bigBoss } = scene.state;
  if (dramaInPlay.length >= MOST_DRAMAS) happen(scene, { type: 'DramaDiscarded', no: dramaInPlay[0]!, why: 'fourth' });
  happen(scene, { type: 'DramaRevealed', no });
  doEffects(scene, deckAt(scene.state).drama[no]!.onReveal ?? [], { self: bigBoss, target: null }, 'drama');
}

/** The deal, one card at a time, clockwise from seat 0. */
export function deal(scene: Scene): void {
  const { n, config } = scene.state;
  for (let k = 0; k < config.handSize; k++) for (const seat of clockwise(n, 0)) drawCards(scene, seat, 1, 'deal');
}
