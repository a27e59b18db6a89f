import type { Seat } from '#engine/title.ts';
import { type Cards, deckOf } from '../deck/deck.ts';
import type { Ability, Amount, Comparison, Condition } from '../deck/effects.ts';
import type { Cell, SeatView, View } from '../model.ts';
import { type Counter, squareOf } from '../tables.ts';

/** A profile's own way to win, where it is a number to be reached. */
export interface Goal {
  counter: Counter;
  target: number;
}

/** A gang in numbers, as everybody can count it. */
export interface Gang {
  seat: Seat;
  alive: boolean;
  at: Cell | null;
  health: number;
  armor: number;
  damaged: number;
  info: number;
  money: number;
  gang: number;
  rep: number;
  hand: number;
  /** Preparations on the table, and those of them that prevent a loss. */
  preparations: number;
  guards: number;
  perks: readonly string[];
  bomb: 'LOADING' | 'ARMED' | null;
  bones: number;
  evidence: number;
  goal: Goal | null;
}

/**
 * The table in numbers, for trying something out quickly: what cards other hands and the deck hold does not matter, as only their
 * number is worth something. It is changed in place; try on a copy.
 */
export interface Sketch {
  cards: Cards;
  me: Gang;
  gangs: Gang[];
  cells: View['cells'];
  bonesOn: readonly Cell[];
  evidenceOn: readonly Cell[];
  crimeScene: Cell | null;
  perkSupply: readonly string[];
  money: number;
  armor: number;
  bombs: number;
  pile: number;
  /** During these rounds nobody falls below 1 health. */
  grace: boolean;
  /** Whoever has won; null while the game goes on. */
  winners: readonly Seat[] | null;
  /** Of the own profile. */
  ability: Ability | null;
  /** Picks up evidence. */
  collector: boolean;
}

export function sketchOf(view: View, seat: Seat): Sketch {
  const cards = deckOf(view.config.cardSet);
  const gangs = view.seats.map((one) => gangOf(one, cards));
  return {
    cards,
    me: gangs[seat]!,
    gangs,
    cells: view.cells,
    bonesOn: view.bonesOn,
    evidenceOn: view.evidenceOn,
    crimeScene: view.crimeScene,
    perkSupply: view.perkSupply,
    money: view.moneySupply,
    armor: view.armorSupply,
    bombs: view.bombSupply.length,
    pile: view.discard.length,
    grace: view.round <= view.config.graceRounds,
    winners: null,
    ability: cards.profiles.get(view.seats[seat]!.profile ?? '')?.ability ?? null,
    collector: view.seats[seat]!.profile === cards.deck.specials.evidenceProfile,
  };
}

function gangOf(one: SeatView, { hustles, profiles }: Cards): Gang {
  const ability = one.profile === null ? undefined : profiles.get(one.profile)?.ability;
  const cond = ability?.phase === 'win' ? ability.cond : undefined;
  const reaches = cond && 'self' in cond && (cond.cmp === '>=' || cond.cmp === '>') ? cond : undefined;
  return {
    seat: one.seat,
    alive: one.status === 'alive',
    at: one.location,
    health: one.health,
    armor: one.armor,
    damaged: one.damagedArmor,
    info: one.information,
    money: one.money,
    gang: one.gang,
    rep: one.reputation,
    hand: one.handSize,
    preparations: one.preparations.length,
    guards: one.preparations.filter((card) => hustles.get(card)?.preparation === 'prevent').length,
    perks: one.perks,
    bomb: one.bomb?.side ?? null,
    bones: one.bones,
    evidence: one.evidence,
    goal: reaches ? { counter: reaches.self, target: reaches.n + (reaches.cmp === '>' ? 1 : 0) } : null,
  };
}

/** Field by field, which is several times as fast as a spread of so many. */
const gangLike = (from: Gang): Gang => ({
  seat: from.seat,
  alive: from.alive,
  at: from.at,
  health: from.health,
  armor: from.armor,
  damaged: from.damaged,
  info: from.info,
  money: from.money,
  gang: from.gang,
  rep: from.rep,
  hand: from.hand,
  preparations: from.preparations,
  guards: from.guards,
  perks: from.perks,
  bomb: from.bomb,
  bones: from.bones,
  evidence: from.evidence,
  goal: from.goal,
});

function copyGang(to: Gang, from: Gang): void {
  to.alive = from.alive;
  to.at = from.at;
  to.health = from.health;
  to.armor = from.armor;
  to.damaged = from.damaged;
  to.info = from.info;
  to.money = from.money;
  to.gang = from.gang;
  to.rep = from.rep;
  to.hand = from.hand;
  to.preparations = from.preparations;
  to.guards = from.guards;
  to.perks = from.perks;
  to.bomb = from.bomb;
  to.bones = from.bones;
  to.evidence = from.evidence;
}

export function copyOf(sketch: Sketch): Sketch {
  const gangs = sketch.gangs.map(gangLike);
  return { ...sketch, gangs, me: gangs[sketch.me.seat]! };
}

/** Makes one sketch of a table like another one of the same table: thousands of trials need no new one each. */
export function copyInto(to: Sketch, from: Sketch): void {
  for (let seat = 0; seat < from.gangs.length; seat++) copyGang(to.gangs[seat]!, from.gangs[seat]!);
  to.crimeScene = from.crimeScene;
  to.perkSupply = from.perkSupply;
  to.money = from.money;
  to.armor = from.armor;
  to.bombs = from.bombs;
  to.pile = from.pile;
  to.winners = from.winners;
}

export function countIn(gang: Gang, counter: Counter): number {
  switch (counter) {
    case 'combined':
      return gang.health + gang.armor;
    case 'cards':
      return gang.hand;
    default:
      return gang[counter];
  }
}

export function amountIn(gang: Gang, n: Amount): number {
  if (typeof n === 'number') return n;
  const counted = Math.floor((countIn(gang, n.per) * (n.times ?? 1)) / (n.div ?? 1));
  return n.max === undefined ? counted : Math.min(n.max, counted);
}

const COMPARE: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};

export const isTaped = ({ crimeScene }: Sketch, cell: Cell | null): boolean =>
  crimeScene !== null && cell !== null && squareOf(crimeScene).includes(cell);

export function holdsIn(sketch: Sketch, cond: Condition): boolean {
  const { me } = sketch;
  if ('inCrimeScene' in cond) return isTaped(sketch, me.at);
  const compare = COMPARE[cond.cmp];
  if ('self' in cond) return compare(countIn(me, cond.self), cond.n);
  const counter = 'vsAny' in cond ? cond.vsAny : cond.vsAll;
  const others = sketch.gangs.filter((gang) => gang.alive && gang !== me);
  const fits = (gang: Gang) => compare(countIn(me, counter), countIn(gang, counter));
  return 'vsAny' in cond ? others.some(fits) : others.every(fits);
}

/** A cell other than the own one without a living opponent. */
export const isFree = ({ gangs }: Sketch, cell: Cell): boolean => !gangs.some((gang) => gang.alive && gang.at === cell);
