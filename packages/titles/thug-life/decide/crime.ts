import { deckAt, rulesInPlay } from '../board.ts';
import type { Effect } from '../deck/schema.ts';
import { rewardTargets } from '../legal/answers.ts';
import type { Crime } from '../model.ts';
import { wantedBy } from '../possible.ts';
import { crimeSums, totalOf } from '../sides.ts';
import { linesOf } from '../strength.ts';
import { cautionAt, strongest } from '../triggers.ts';
import { doEffect, doEffects, moveCops } from './effects.ts';
import { playReactions } from './reactions.ts';
import { happen, type Scene } from './scene.ts';
import { ask, reactors } from './windows.ts';

const crimeOf = ({ state }: Scene): Crime => {
  if (state.pending?.type !== 'crime') throw new Error('no Crime is in progress');
  return state.pending;
};

/** Plays the Crime in progress until somebody is asked or it is over (rules 8.4); false: somebody is asked. */
export function playCrime(scene: Scene): boolean {
  const { by } = crimeOf(scene);
  if (crimeOf(scene).rewardAt === null) {
    if (!crimeOf(scene).reacted) {
      if (ask(scene, 'crime.react', reactors(scene.state, [by]))) return false;
      open(scene);
    }
    if (!crimeOf(scene).die) rollCrime(scene, false);
    if (rerolls(scene)) return false;
    resolve(scene);
    if (crimeOf(scene).rewardAt === null) {
      busted(scene);
      return true;
    }
  }
  if (!reward(scene)) return false;
  succeeded(scene);
  return true;
}

/** The cards are shown, and what others throw at it (step 3). */
function open(scene: Scene): void {
  const { by, revealed } = crimeOf(scene);
  if (!revealed) reveal(scene);
  for (const no of crimeOf(scene).table)
    doEffects(scene, cautionAt(scene.state, no)?.effects ?? [], { self: by, target: null }, 'card');
  const crime = crimeOf(scene);
  playReactions(scene, { when: 'crime.rival', crime }, crime.reacts);
  happen(scene, { type: 'RerollsCounted', attacker: sums(scene).strength.reroll, defender: 0 });
}

export function reveal(scene: Scene): void {
  const { by, commit } = crimeOf(scene);
  const shown = { seat: by, weapons: [...(commit?.weapons ?? [])], cautions: [...(commit?.cautions ?? [])] };
  happen(scene, { type: 'CommitsRevealed', shown: [shown] });
}

/** The first card on the table is the Crime itself. */
const sums = (scene: Scene) => {
  const crime = crimeOf(scene);
  return crimeSums(scene.state, { ...crime, cards: crime.table.filter((no) => no !== crime.card) });
};

/** Labels `rR/tX/cK`, re-rolls `/re1` ... behind it. */
export function rollCrime(scene: Scene, again: boolean): void {
  const { state, luck } = scene;
  const { no, by, rerolled } = crimeOf(scene);
  const label = `${state.moment.label}/c${no}`;
  const index = luck.die(again ? `${label}/re${rerolled + 1}` : label) - 1;
  const face = deckAt(state).deck.dice.crime[index]!;
  const { strength, difficulty } = sums(scene);
  const stand = { own: totalOf(strength, face), other: difficulty };
  happen(scene, { type: 'DieRolled', die: 'crime', for: by, index, face, reroll: again, stand });
  if (face === 'S') moveCops(scene, 1, 'shield');
}

export function wouldFail(scene: Scene): boolean {
  const { die } = crimeOf(scene);
  const { strength, difficulty } = sums(scene);
  return die === null || die === 'S' || totalOf(strength, die) < difficulty;
}

function rerolls(scene: Scene): boolean {
  for (;;) {
    const { by, commit, rerollsLeft, declined } = crimeOf(scene);
    if (!rerollsLeft) return false;
    const policy = commit?.reroll ?? scene.state.bosses[by]!.orders.reroll;
    if (policy === 'never') return false;
    if (policy === 'ask' && !scene.state.retired.includes(by)) {
      if (declined) return false;
      return ask(scene, 'crime.reroll', [{ seat: by, prompt: 'reroll' }]);
    }
    if (!wouldFail(scene)) return false;
    rollCrime(scene, true);
  }
}

function resolve(scene: Scene): void {
  const { by, card, die } = crimeOf(scene);
  const { strength, difficulty, difficultyLines } = sums(scene);
  happen(scene, {
    type: 'CrimeResolved',
    seat: by,
    no: card,
    success: !wouldFail(scene),
    total: totalOf(strength, die!),
    difficulty,
    shield: die === 'S',
    lines: linesOf(strength, { thugs: 0, homies: [] }, die!, by),
    difficultyLines,
  });
}

/** The parts of the reward in order; false: the Boss is asked from whom one takes. */
function reward(scene: Scene): boolean {
  const { by, card: no, rewardAt } = crimeOf(scene);
  const card = deckAt(scene.state).street[no]!;
  if (card.type !== 'crime') return true;
  for (let i = rewardAt ?? 0; i < card.reward.length; i++) {
    const effect = card.reward[i]!;
    const target = needsTarget(effect) ? victim(scene, i) : null;
    if (target === 'ask') return !ask(scene, 'crime.target', [{ seat: by, prompt: 'chooseTarget' }], i);
    doEffect(scene, effect, { self: by, target }, 'crime');
  }
  return true;
}

const needsTarget = (effect: Effect): boolean =>
  wantedBy(effect) !== null || ('who' in effect && effect.who === 'target');

/** Whoever was named, if he has it; the only one who has it; else somebody is to be named. */
function victim(scene: Scene, rewardAt: number): number | null | 'ask' {
  const crime = crimeOf(scene);
  const { retired } = scene.state;
  const owners = rewardTargets({ ...scene.state, pending: { ...crime, rewardAt } });
  if (crime.target !== null && owners.includes(crime.target)) return crime.target;
  if (owners.length < 2) return owners[0] ?? null;
  return retired.includes(crime.by) ? strongest(scene.state, owners) : 'ask';
}

function succeeded(scene: Scene): void {
  const { by } = crimeOf(scene);
  afterwards(scene, 'crimeSuccess');
  happen(scene, { type: 'CardsDiscarded', seat: by, nos: usedCards(scene), why: 'used' });
  happen(scene, { type: 'CrimeEnded' });
}

/** The Crime card goes onto the pile last. */
const usedCards = (scene: Scene): number[] => {
  const { card, table } = crimeOf(scene);
  return [...table.filter((no) => no !== card), card];
};

/** Busted: the cards are gone, and the Cops come for the gang, if there are any (step 6b). */
function busted(scene: Scene): void {
  const { by, group } = crimeOf(scene);
  happen(scene, { type: 'CardsDiscarded', seat: by, nos: usedCards(scene), why: 'used' });
  afterwards(scene, 'crimeBusted');
  if (scene.state.cops.streets > 0) {
    const gang = { ...group, homies: [...group.homies], rides: [...group.rides], turf: [], fallen: [] };
    happen(scene, { type: 'CopsCalled', fights: [{ boss: by, group: gang }], cause: 'busted' });
  }
  happen(scene, { type: 'CrimeEnded' });
}

function afterwards(scene: Scene, what: 'crimeSuccess' | 'crimeBusted'): void {
  const { by } = crimeOf(scene);
  for (const { rule, drama } of rulesInPlay(scene.state))
    if (rule.rule === what) doEffects(scene, rule.effects, { self: by, target: null }, drama ? 'drama' : 'card');
}
