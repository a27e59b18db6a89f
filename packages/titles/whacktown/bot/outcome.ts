import type { Ability, CostPart, Effect } from '../deck/effects.ts';
import type { MoveTerms, Resource } from '../model.ts';
import { type Colour, isAdjacent } from '../tables.ts';
import { affordable, hitIn, takeIn } from './hits.ts';
import { bestAnchor, bestPut } from './places.ts';
import { amountIn, copyOf, countIn, type Gang, holdsIn, isFree, isTaped, type Sketch } from './sketch.ts';
import { scoreOf } from './worth.ts';

/** Faces of the dice in one imagined future, 1 to 6, one after the other. */
export type Faces = () => number;

/** No chain of effects goes deeper in a look ahead: a card file may hold circles. */
const DEEPEST = 12;

/** What comes of a list of effects, in place, with cheap answers to whatever would be asked on the way (rules 15). */
export function runEffects(sketch: Sketch, effects: readonly Effect[], faces: Faces, depth = 0): void {
  for (const effect of effects) {
    if (sketch.winners || !sketch.me.alive || depth > DEEPEST) return;
    runEffect(sketch, effect, faces, depth);
  }
}

function runEffect(sketch: Sketch, effect: Effect, faces: Faces, depth: number): void {
  const { me } = sketch;
  switch (effect.op) {
    case 'gain':
      gainIn(sketch, effect.res, amountIn(me, effect.n));
      break;
    case 'lose':
      loseOwn(sketch, effect.res, amountIn(me, effect.n));
      break;
    case 'repair':
      repairIn(me, effect.n === 'all' ? me.damaged : amountIn(me, effect.n));
      break;
    case 'draw':
      me.hand += amountIn(me, effect.n);
      break;
    case 'discard':
      me.hand = Math.max(0, me.hand - amountIn(me, effect.n));
      break;
    case 'recover':
      me.hand += Math.min(sketch.pile, amountIn(me, effect.n));
      break;
    case 'bomb':
      if (me.bomb === null && sketch.bombs > 0) me.bomb = 'LOADING';
      break;
    case 'perk':
      perkIn(sketch, effect.id);
      break;
    case 'die':
      for (let left = amountIn(me, effect.n); left > 0; left--) dieIn(sketch, faces, depth);
      break;
    case 'hit': {
      const n = amountIn(me, effect.n);
      hitIn(sketch, (gang) => (effect.scope === 'outsideCrimeScene' && isTaped(sketch, gang.at) ? 0 : n));
      break;
    }
    case 'showdown': {
      const own = countIn(me, effect.res);
      hitIn(sketch, (gang) => {
        const theirs = countIn(gang, effect.res);
        return theirs < own ? effect.fewer : theirs === own ? effect.same : effect.more;
      });
      break;
    }
    case 'steal':
      gainIn(sketch, effect.res, takeFromAll(sketch, effect.res, amountIn(me, effect.n)));
      break;
    case 'oppLose':
      takeFromAll(sketch, effect.res, amountIn(me, effect.n));
      break;
    case 'oppDiscard': {
      const n = amountIn(me, effect.n);
      for (const gang of sketch.gangs) if (gang !== me) gang.hand = Math.max(0, gang.hand - n);
      break;
    }
    case 'crimeScene':
      sketch.crimeScene = bestAnchor(sketch);
      break;
    case 'move':
      moveOn(sketch, faces, depth);
      break;
    case 'put':
      me.at = bestPut(sketch, effect.to) ?? me.at;
      break;
    case 'choose':
      become(
        sketch,
        effect.options.map((option) => option.effects),
        faces,
        depth,
      );
      break;
    case 'may':
      if (!effect.cost.some(({ pay }) => pay === 'cards') && affordable(me, effect.cost)) {
        const paid = copyOf(sketch);
        payIn(paid, effect.cost);
        runEffects(paid, effect.effects, faces, depth + 1);
        if (scoreOf(paid) > scoreOf(sketch)) Object.assign(sketch, paid);
      }
      break;
    case 'if':
      runEffects(sketch, holdsIn(sketch, effect.cond) ? effect.then : (effect.else ?? []), faces, depth + 1);
      break;
    default:
      effect satisfies never;
  }
}

/** The better one of several lists, in one trial each. */
function become(sketch: Sketch, lists: readonly (readonly Effect[])[], faces: Faces, depth: number): void {
  let best: Sketch | null = null;
  let bestScore = -Infinity;
  for (const list of lists) {
    const tried = copyOf(sketch);
    runEffects(tried, list, faces, depth + 1);
    const score = scoreOf(tried);
    if (score > bestScore) [best, bestScore] = [tried, score];
  }
  if (best) Object.assign(sketch, best);
}

function gainIn(sketch: Sketch, res: Resource, n: number): void {
  const { me } = sketch;
  const { maxHealth, maxInfo, maxGang, maxReputation, winReputation } = sketch.cards.deck.constants;
  switch (res) {
    case 'health':
      me.health = Math.min(maxHealth, me.health + n);
      break;
    case 'info':
      me.info = Math.min(maxInfo, me.info + n);
      break;
    case 'gang':
      me.gang = Math.min(maxGang, me.gang + n);
      break;
    case 'rep':
      me.rep = Math.min(maxReputation, me.rep + n);
      break;
    case 'money': {
      const there = Math.min(n, sketch.money);
      me.money += there;
      sketch.money -= there;
      break;
    }
    case 'armor': {
      const there = Math.min(n, sketch.armor);
      me.armor += there;
      sketch.armor -= there;
      break;
    }
  }
  if (me.rep >= winReputation || hasGoal(me)) sketch.winners = [me.seat];
}

const hasGoal = (gang: Gang): boolean => gang.goal !== null && countIn(gang, gang.goal.counter) >= gang.goal.target;

function loseOwn(sketch: Sketch, res: Extract<Effect, { op: 'lose' }>['res'], n: number): void {
  const { me } = sketch;
  if (res === 'healthArmor') takeIn(me, n);
  else me[res] = Math.max(0, me[res] - n);
  if (me.health === 0) me.alive = false;
}

function repairIn(gang: Gang, n: number): void {
  const repaired = Math.min(n, gang.damaged);
  gang.damaged -= repaired;
  gang.armor += repaired;
}

function takeFromAll(sketch: Sketch, res: 'money' | 'info' | 'gang' | 'rep', n: number): number {
  let sum = 0;
  for (const gang of sketch.gangs) {
    if (gang === sketch.me || !gang.alive) continue;
    const lost = Math.min(n, gang[res]);
    gang[res] -= lost;
    sum += lost;
  }
  return sum;
}

function perkIn(sketch: Sketch, perk: string): void {
  const { me } = sketch;
  if (me.perks.includes(perk)) return;
  const holder = sketch.gangs.find(({ perks }) => perks.includes(perk));
  if (!holder && !sketch.perkSupply.includes(perk)) return;
  if (holder) holder.perks = holder.perks.filter((one) => one !== perk);
  me.perks = [...me.perks, perk];
}

function dieIn(sketch: Sketch, faces: Faces, depth: number): void {
  for (let tries = 0; tries < DEEPEST; tries++) {
    const face = sketch.cards.faces.get(faces())!;
    if (sketch.me.bomb !== null && face.effects.some(({ op }) => op === 'bomb')) continue;
    runEffects(sketch, face.effects, faces, depth + 1);
    return;
  }
}

/** Pays a cost; a perk that gives itself back is named. */
export function payIn(sketch: Sketch, cost: readonly CostPart[], perk?: string): void {
  const { me } = sketch;
  for (const part of cost) {
    switch (part.pay) {
      case 'money':
        me.money -= part.n;
        sketch.money += part.n;
        break;
      case 'bones':
      case 'health':
        me[part.pay] -= part.n;
        break;
      case 'cards':
        me.hand -= part.n;
        break;
      case 'thisPerk':
        me.perks = me.perks.filter((one) => one !== perk);
        break;
    }
  }
}

/** A movement with everything it brings (rules 8.3). */
export function moveIn(sketch: Sketch, { to, pays, needsSneakIn }: MoveTerms, faces: Faces, depth = 0): void {
  const { me, cards } = sketch;
  me.money -= pays;
  sketch.money += pays;
  if (needsSneakIn) me.preparations--;
  me.at = to;
  if (sketch.bonesOn.includes(to)) me.bones++;
  if (sketch.collector && sketch.evidenceOn.includes(to)) me.evidence++;
  if (hasGoal(me)) {
    sketch.winners = [me.seat];
    return;
  }
  const location = cards.locations.get(sketch.cells[to])!;
  bonusIn(sketch, sketch.ability, location.color, faces, depth);
  for (const perk of me.perks) bonusIn(sketch, cards.perks.get(perk)?.ability, location.color, faces, depth);
  runEffects(sketch, location.effects, faces, depth + 1);
}

function bonusIn(
  sketch: Sketch,
  ability: Ability | null | undefined,
  colour: Colour,
  faces: Faces,
  depth: number,
): void {
  if (ability?.phase !== 'movement' || !ability.onMove) return;
  const { color, adjacentOpponent, effects } = ability.onMove;
  const { me, gangs } = sketch;
  if (color !== undefined && color !== colour) return;
  if (
    adjacentOpponent &&
    !gangs.some((gang) => gang !== me && gang.at !== null && gang.alive && isAdjacent(gang.at, me.at!))
  )
    return;
  runEffects(sketch, effects, faces, depth + 1);
}

/** An additional movement on the way goes where the house would go at a deadline: to a fixed location without a price. */
function moveOn(sketch: Sketch, faces: Faces, depth: number): void {
  const { me, cards } = sketch;
  const { city, specials } = cards.deck;
  const inside = isTaped(sketch, me.at);
  for (const id of specials.defaultMoves) {
    const cell = city.fixed.find((one) => one.id === id)?.cell;
    if (cell === undefined || !isFree(sketch, cell) || (!inside && isTaped(sketch, cell))) continue;
    moveIn(sketch, { to: cell, pays: 0, needsSneakIn: false }, faces, depth + 1);
    return;
  }
}
