import type { Seat } from '#engine/title.ts';
import { type Cards, deckOf } from './deck/deck.ts';
import type { AbilityOf, Amount, Comparison, Condition, Mod, ModName } from './deck/effects.ts';
import type { Location } from './deck/schema.ts';
import type { Cell, Counter, Player, State } from './model.ts';
import { squareOf } from './tables.ts';

// What is never stored because it can be read off the table (rules 3).

export const cardsOf = (state: { config: State['config'] }): Cards => deckOf(state.config.cardSet);

/** Health and undamaged armor. */
export const combined = ({ health, armor }: { health: number; armor: number }): number => health + armor;

export const isAlive = ({ status }: { status: Player['status'] }): boolean => status === 'alive';

export const livingPlayers = ({ players }: State): Player[] => players.filter(isAlive);

export const livingSeats = (state: State): Seat[] => livingPlayers(state).map(({ seat }) => seat);

/** Living opponents in turn order, from the one after this seat (rules 8.5). */
export function opponentsAfter({ turnOrder, players }: State, seat: Seat): Player[] {
  const at = turnOrder.indexOf(seat);
  const found: Player[] = [];
  for (let k = 1; k < turnOrder.length; k++) {
    const player = players[turnOrder[(at + k) % turnOrder.length]!]!;
    if (isAlive(player)) found.push(player);
  }
  return found;
}

export const opponentsOf = ({ players }: State, seat: Seat): Player[] =>
  players.filter((player) => player.seat !== seat && isAlive(player));

export const locationAt = (state: State, cell: Cell): Location => cardsOf(state).locations.get(state.cells[cell])!;

/** The living player on a cell other than this seat. */
export const opponentOn = (state: State, cell: Cell, seat: Seat): Player | undefined =>
  state.players.find((player) => player.location === cell && player.seat !== seat && isAlive(player));

export const inCrimeScene = ({ crimeScene }: { crimeScene: Cell | null }, cell: Cell | null): boolean =>
  crimeScene !== null && cell !== null && squareOf(crimeScene).includes(cell);

export function counterOf(player: Player, counter: Counter): number {
  switch (counter) {
    case 'health':
      return player.health;
    case 'armor':
      return player.armor;
    case 'damaged':
      return player.damagedArmor;
    case 'combined':
      return combined(player);
    case 'info':
      return player.information;
    case 'money':
      return player.money;
    case 'gang':
      return player.gang;
    case 'rep':
      return player.reputation;
    case 'cards':
      return player.hand.length + player.coming;
    case 'bones':
      return player.bones;
    case 'evidence':
      return player.evidence;
  }
}

/** A number on a card, counted now (rules 9.1). */
export function amountOf(player: Player, n: Amount): number {
  if (typeof n === 'number') return n;
  const counted = Math.floor((counterOf(player, n.per) * (n.times ?? 1)) / (n.div ?? 1));
  return n.max === undefined ? counted : Math.min(n.max, counted);
}

function compares(a: number, cmp: Comparison, b: number): boolean {
  switch (cmp) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '=':
      return a === b;
    case '>=':
      return a >= b;
    case '>':
      return a > b;
  }
}

/** Does a condition of a card hold for this player now? */
export function holds(state: State, player: Player, cond: Condition): boolean {
  if ('self' in cond) return compares(counterOf(player, cond.self), cond.cmp, cond.n);
  if ('inCrimeScene' in cond) return inCrimeScene(state, player.location);
  const against = 'vsAny' in cond ? cond.vsAny : cond.vsAll;
  const own = counterOf(player, against);
  const fits = (other: Player) => compares(own, cond.cmp, counterOf(other, against));
  const others = opponentsOf(state, player.seat);
  return 'vsAny' in cond ? others.some(fits) : others.every(fits);
}

/** The abilities of one phase that a player has: of the profile first, then of the perks in the order gained. */
export function abilitiesOf<Phase extends 'movement' | 'hustle' | 'chill' | 'start' | 'dice' | 'prevent'>(
  state: State,
  player: Player,
  phase: Phase,
): { of: string; ability: AbilityOf<Phase> }[] {
  const cards = cardsOf(state);
  const found: { of: string; ability: AbilityOf<Phase> }[] = [];
  const own = player.profileRevealed && player.profile !== null ? cards.profiles.get(player.profile) : undefined;
  // An ability of the phase asked for has the type of that phase.
  if (own?.ability.phase === phase) found.push({ of: 'profile', ability: own.ability as AbilityOf<Phase> });
  for (const perk of player.perks) {
    const { ability } = cards.perks.get(perk)!;
    if (ability.phase === phase) found.push({ of: perk, ability: ability as AbilityOf<Phase> });
  }
  return found;
}

/** What the standing abilities of a player add up to; more than 0: he has it. `whileHere` of the own location counts. */
export function modsOf(state: State, player: Player): Record<ModName, number> {
  const sums: Record<ModName, number> = {
    ignoreCrimeScene: 0,
    ignoreAdjacency: 0,
    yellowTies: 0,
    reroll: 0,
    infoDiscount: 0,
    combinedBonus: 0,
  };
  const count = (mods: readonly Mod[] | undefined) => {
    for (const one of mods ?? []) sums[one.mod] += 'n' in one ? one.n : 1;
  };
  for (const { ability } of abilitiesOf(state, player, 'movement')) count(ability.mods);
  if (player.location !== null) count(locationAt(state, player.location).whileHere);
  return sums;
}

/** The kind of the first preparation on the table with this trigger, in the order in which they were laid. */
export const preparationFor = (
  state: State,
  player: Player,
  trigger: 'reroll' | 'prevent' | 'ignoreCrimeScene',
): string | undefined => player.preparations.find((card) => cardsOf(state).hustles.get(card)!.preparation === trigger);
