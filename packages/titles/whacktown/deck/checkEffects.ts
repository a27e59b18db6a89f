import type { Refusal } from '#engine/title.ts';
import type { Ability, CostPart, Effect } from './effects.ts';
import { fault } from './fault.ts';
import type { Deck } from './schema.ts';

interface Place {
  /** Card and field, for the reader. */
  at: string;
  effects: readonly Effect[];
  /** A `may` on it may give the card itself back. */
  isPerk: boolean;
}

/** Every list of effects in a file. */
function placesOf(deck: Deck): Place[] {
  const { city, locations, profiles, hustles, perks, dieFaces } = deck;
  const plain = [...city.fixed, ...locations, ...hustles, ...dieFaces].map(({ id, effects }) => ({
    at: `${id}.effects`,
    effects,
    isPerk: false,
  }));
  const abilities = [
    ...profiles.map(({ id, ability }) => ({ id, ability, isPerk: false })),
    ...perks.map(({ id, ability }) => ({ id, ability, isPerk: true })),
  ].flatMap(({ id, ability, isPerk }) => listsIn(ability).map((effects) => ({ at: `${id}.ability`, effects, isPerk })));
  return [...plain, ...abilities];
}

function listsIn(ability: Ability): Effect[][] {
  return [
    ...('effects' in ability ? [ability.effects] : []),
    ...('onMove' in ability && ability.onMove ? [ability.onMove.effects] : []),
  ];
}

/** Perks that are named exist, and nothing but a perk gives itself back. */
export function effectFaults(deck: Deck): Refusal[] {
  const perks = new Set(deck.perks.map(({ id }) => id));
  const inList = ({ at, effects, isPerk }: Place): Refusal[] =>
    effects.flatMap((effect) => {
      switch (effect.op) {
        case 'perk':
          return perks.has(effect.id) ? [] : [fault('UNKNOWN_ID', at, `there is no perk ${effect.id}.`)];
        case 'choose':
          return effect.options.flatMap((option) => inList({ at, effects: option.effects, isPerk }));
        case 'may':
          return [...costFaults(at, effect.cost, isPerk), ...inList({ at, effects: effect.effects, isPerk })];
        case 'if':
          return [effect.then, effect.else ?? []].flatMap((list) => inList({ at, effects: list, isPerk }));
        default:
          return [];
      }
    });
  return placesOf(deck).flatMap(inList);
}

function costFaults(at: string, cost: readonly CostPart[], isPerk: boolean): Refusal[] {
  const faults: Refusal[] = [];
  const kinds = cost.map(({ pay }) => pay);
  if (!isPerk && kinds.includes('thisPerk')) faults.push(fault('BAD_COST', at, 'only a perk can be given back.'));
  if (new Set(kinds).size < kinds.length) faults.push(fault('BAD_COST', at, 'a cost names each kind of payment once.'));
  return faults;
}

/** Phases that fit the kind of card, and costs that everybody can see where nobody is asked. */
export function abilityFaults({ profiles, perks }: Deck): Refusal[] {
  const faults: Refusal[] = [];
  for (const { id, ability } of profiles) {
    const at = `${id}.ability`;
    if (ability.phase === 'prevent') faults.push(fault('BAD_PHASE', at, 'only a perk prevents losses.'));
    else faults.push(...shared(at, ability, false));
  }
  for (const { id, ability } of perks) {
    const at = `${id}.ability`;
    if (ability.phase === 'win') faults.push(fault('BAD_PHASE', at, 'only a profile has a way to win.'));
    else faults.push(...shared(at, ability, true));
  }
  return faults;
}

function shared(at: string, ability: Ability, isPerk: boolean): Refusal[] {
  switch (ability.phase) {
    case 'hustle':
      return costFaults(at, ability.cost, isPerk);
    case 'prevent': {
      const secret = ability.cost.find(({ pay }) => pay === 'cards' || pay === 'health');
      if (ability.cost.length === 0) return [fault('BAD_COST', at, 'preventing a loss must cost something.')];
      if (secret)
        return [fault('BAD_COST', at, `money, bones or the perk itself pay for preventing a loss, not ${secret.pay}.`)];
      return costFaults(at, ability.cost, isPerk);
    }
    case 'movement':
      return (ability.mods ?? []).some((one) => one.mod === 'reroll')
        ? [fault('BAD_PHASE', at, 'a reroll belongs to the phase dice.')]
        : [];
    case 'dice':
      return ability.mods.every((one) => one.mod === 'reroll')
        ? []
        : [fault('BAD_PHASE', at, 'the phase dice has the mod reroll and nothing else.')];
    default:
      return [];
  }
}
