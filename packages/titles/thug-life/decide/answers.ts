import { isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { deckAt, leaders } from '../board.ts';
import { shownName } from '../deck/compiled.ts';
import { defencePlace, killTerms, rewardTargets, troubleNow } from '../legal/answers.ts';
import type { CommandOf, Commit, State } from '../model.ts';
import { copShape, visibleShape } from '../shapes.ts';
import { contextOf, type FightShape, sideOf } from '../sides.ts';
import { cautionAt, hitsOf, strongest } from '../triggers.ts';
import { counted, seatNames } from '../wording.ts';
import { advance } from './advance.ts';
import { cardWords, readHand } from './cardRefs.ts';
import { readCommit, type Spot } from './commits.ts';
import { rollCrime } from './crime.ts';
import { roll } from './fight.ts';
import { openRound } from './rounds.ts';
import { happen, type Scene } from './scene.ts';
import { wrongTime } from './times.ts';
import { seal, sealContent } from './windows.ts';

/** Has this seat answered the open window already? Then only the content is written again. */
const hasAnswered = ({ asks }: State, seat: Seat): boolean => asks.some((ask) => ask.seat === seat && ask.answered);

/** With the only answer play goes on; a window of several is closed by the house. */
export function goOnAlone(scene: Scene): void {
  if (scene.state.asks.length === 1) advance(scene);
}

/** Cards of a defender, or against Cops that were not picked. */
export function commit(scene: Scene, seat: Seat, command: CommandOf<'Commit'>): Refusal | null {
  const { state } = scene;
  const { pending } = state;
  const called = state.copQueue.find(({ boss }) => boss === seat);
  const shape = pending?.type === 'fight' ? visibleShape(pending) : called ? copShape(called) : null;
  if (!shape) return refuse('NOT_AWAITED', 'Nothing waits for your cards now.');
  const read = readCommit(state, seat, command, spotOf(shape), pending !== null);
  if (isRefusal(read)) return read;
  storeCommit(scene, seat, read, 'player');
  return null;
}

const spotOf = (shape: FightShape): Spot => ({
  place: defencePlace(shape),
  context: contextOf(shape, 'defender'),
});

export function storeCommit(scene: Scene, seat: Seat, read: Commit, by: 'player' | 'default'): void {
  const what = scene.state.pending ? 'fight' : 'cops';
  if (hasAnswered(scene.state, seat)) sealContent(scene, seat, what, read, by);
  else seal(scene, seat, what, read, by);
  goOnAlone(scene);
}

/** A card into somebody else's Fight or Crime, or none (window mode). */
export function react(scene: Scene, seat: Seat, command: CommandOf<'React'>): Refusal | null {
  const { state } = scene;
  if (command.card === null) {
    storeReact(scene, seat, null, null, 'player');
    return null;
  }
  const read = readHand(state, seat, [command.card], 'card');
  if (isRefusal(read)) return read;
  const no = read[0]!;
  const card = cautionAt(state, no);
  const trouble = troubleNow(state);
  const hits = card && trouble ? hitsOf(state, trouble, card) : [];
  if (hits.length === 0) return refuse('CAUTION_NOT_ALLOWED', wrongTime(state, no), 'card');
  const hit = command.hit ?? strongest(state, hits);
  if (hit === null || !hits.includes(hit))
    return refuse('BAD_TARGET', `${cardWords(state, no)} can hit ${seatNames(hits, 'or')}.`, 'hit');
  storeReact(scene, seat, no, hit, 'player');
  return null;
}

export function storeReact(
  scene: Scene,
  seat: Seat,
  no: number | null,
  hit: Seat | null,
  by: 'player' | 'default',
): void {
  if (!hasAnswered(scene.state, seat)) happen(scene, { type: 'ReactSealed', seat });
  happen(scene, { type: 'ReactSealedContent', seat, no, hit, by });
  goOnAlone(scene);
}

export function reroll(scene: Scene, seat: Seat, yes: boolean): void {
  const { pending } = scene.state;
  happen(scene, { type: 'RerollDecided', seat, yes });
  happen(scene, { type: 'WindowClosed', phase: scene.state.phase });
  if (yes) {
    if (pending?.type === 'crime') rollCrime(scene, true);
    else roll(scene, seat, true);
  }
  advance(scene);
}

/** Who of the own side dies. */
export function chooseKills(
  scene: Scene,
  seat: Seat,
  { thugs = 0, homies: refs = [] }: CommandOf<'ChooseKills'>,
): Refusal | null {
  const { state } = scene;
  const terms = killTerms(state, seat);
  const fight = state.pending;
  if (!terms || fight?.type !== 'fight') return refuse('NOT_AWAITED', 'Nobody of yours is dying now.');
  if (!Number.isInteger(thugs) || thugs < 0)
    return refuse('BAD_VALUE', `So many Thugs can't fall: ${thugs}. A whole number from 0 to ${terms.thugs}.`, 'thugs');
  const homies: number[] = [];
  const { street, byId } = deckAt(state);
  for (const ref of refs) {
    const no =
      typeof ref === 'number'
        ? ref
        : terms.homies.find((one) => street[one]!.id === ref.toUpperCase() && !homies.includes(one));
    if (typeof ref === 'number' ? !street[ref] : !byId.has(ref.toUpperCase()))
      return refuse('UNKNOWN_CARD', `There is no card ${ref} in this deck.`, 'homies');
    if (no === undefined || !terms.homies.includes(no))
      return refuse(
        'NOT_YOURS',
        `${typeof ref === 'number' ? cardWords(state, ref) : shownName(byId.get(ref.toUpperCase())!)} is no Homie of yours in this Fight.`,
        'homies',
      );
    if (homies.includes(no)) return refuse('DUPLICATE_CARD', `${cardWords(state, no)} is named twice.`, 'homies');
    homies.push(no);
  }
  if (thugs > terms.thugs)
    return refuse('TOO_MANY_THUGS', `You have ${counted(terms.thugs, 'Thug')} in this Fight, not ${thugs}.`, 'thugs');
  if (thugs + homies.length !== terms.count)
    return refuse(
      'WRONG_COUNT',
      `${counted(terms.count, 'Figure')} of yours must fall, no more and no fewer; you named ${thugs + homies.length}.`,
      'thugs',
    );
  storeKills(scene, seat, thugs, homies);
  return null;
}

export function storeKills(scene: Scene, seat: Seat, thugs: number, homies: readonly number[]): void {
  if (!hasAnswered(scene.state, seat)) happen(scene, { type: 'KillsSealed', seat });
  happen(scene, { type: 'KillsSealedContent', seat, thugs, homies: [...homies] });
  goOnAlone(scene);
}

/** From whom the reward takes. */
export function chooseTarget(scene: Scene, seat: Seat, target: Seat): Refusal | null {
  const targets = rewardTargets(scene.state);
  if (!targets.includes(target))
    return refuse('BAD_TARGET', `It can be taken from ${seatNames(targets, 'or')}.`, 'target');
  happen(scene, { type: 'TargetChosen', seat, target });
  happen(scene, { type: 'WindowClosed', phase: scene.state.phase });
  advance(scene);
  return null;
}

export function chooseBigBoss(scene: Scene, boss: Seat): Refusal | null {
  const tied = leaders(scene.state);
  if (!tied.includes(boss))
    return refuse('NOT_TIED', `Tied for most Respect are ${seatNames(tied)}: choose one of them.`, 'boss');
  happen(scene, { type: 'WindowClosed', phase: scene.state.phase });
  openRound(scene, boss, 'tie');
  return null;
}

export const sideAsked = (state: State, seat: Seat) =>
  state.pending?.type === 'fight' ? sideOf(state.pending, seat) : null;
