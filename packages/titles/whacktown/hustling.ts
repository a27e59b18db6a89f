import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { abilitiesOf, cardsOf, counterOf, opponentsOf } from './board.ts';
import { cardsIn, costRefusal } from './costs.ts';
import type { CostPart, Effect } from './deck/effects.ts';
import type { AbilityTerms, HustleId, Player, PlayTerms, State } from './model.ts';
import { canMoveAnywhere } from './moves.ts';
import { count, without } from './pile.ts';
import { counted, nameOf } from './wording.ts';

/** Why a kind of card in hand can't be played, before anybody looks at what is given for it (rules 6); null: it can. */
export function playRefusal(state: State, player: Player, card: HustleId): Refusal | null {
  const hustle = cardsOf(state).hustles.get(card)!;
  const others = player.hand.length - 1;
  if (others < hustle.cost)
    return refuse(
      'NOT_ENOUGH_CARDS',
      `${hustle.name} costs ${counted(hustle.cost, 'other card')}, you have ${others} beside it.`,
      'card',
    );
  return null;
}

/** An additional movement comes first and there is nowhere to go. */
export const leadsNowhere = (state: State, seat: Seat, effects: readonly Effect[]): boolean =>
  effects[0]?.op === 'move' && !canMoveAnywhere(state, seat);

export const nowhere = (name: string): Refusal =>
  refuse('NO_LEGAL_MOVE', `${name} begins with a movement, and no location can be entered now.`);

/** Every kind in hand, in the order of the card file. */
export function playTerms(state: State, player: Player): PlayTerms[] {
  const { kinds, hustles } = cardsOf(state);
  const terms: PlayTerms[] = [];
  for (const card of kinds) {
    const copies = count(player.hand, card);
    if (copies === 0) continue;
    const { cost, effects, name } = hustles.get(card)!;
    const refusal =
      playRefusal(state, player, card) ?? (leadsNowhere(state, player.seat, effects) ? nowhere(name) : null);
    const idle = effects.length > 0 && effects.every((effect) => doesNothing(state, player, effect, card));
    terms.push({ card, cost, copies, discards: without(player.hand, [card]), refusal, idle });
  }
  return terms;
}

export interface HustleAbility {
  source: string;
  name: string;
  cost: readonly CostPart[];
  effects: readonly Effect[];
}

/** The hustle abilities of a player, of the profile first. */
export const hustleAbilities = (state: State, player: Player): HustleAbility[] =>
  abilitiesOf(state, player, 'hustle').map(({ of, ability }) => ({
    source: of,
    name: nameInDeck(state, player, of),
    cost: ability.cost,
    effects: ability.effects,
  }));

function nameInDeck(state: State, player: Player, of: string): string {
  const { profiles, perks } = cardsOf(state);
  return (of === 'profile' ? profiles.get(player.profile ?? '') : perks.get(of))?.name ?? nameOf(of);
}

/** Why an ability can't be used now, before anybody looks at the cards given for it (rules 6). */
export function abilityRefusal(player: Player, { source, name, cost }: HustleAbility): Refusal | null {
  if (player.usedThisTurn.includes(source))
    return refuse('ABILITY_USED', `${name} works once a turn, and you have used it.`, 'source');
  return costRefusal(player, cost);
}

export const abilityTerms = (state: State, player: Player): AbilityTerms[] =>
  hustleAbilities(state, player).map((ability) => ({
    source: ability.source,
    cost: ability.cost,
    cards: cardsIn(ability.cost),
    refusal:
      abilityRefusal(player, ability) ??
      (leadsNowhere(state, player.seat, ability.effects) ? nowhere(ability.name) : null),
    idle: ability.effects.length > 0 && ability.effects.every((effect) => doesNothing(state, player, effect, null)),
  }));

/** Nothing is left to do in the hustle phase, and everybody can see that (rules 5). */
export const nothingToHustle = (state: State, player: Player): boolean =>
  player.hand.length === 0 && abilityTerms(state, player).every(({ refusal }) => refusal !== null);

/** A second BOMB, a repair without damage, a gain at its cap: what the page warns of. `playing` is the card whose effect it is. */
function doesNothing(state: State, player: Player, effect: Effect, playing: HustleId | null): boolean {
  const { constants } = cardsOf(state).deck;
  switch (effect.op) {
    case 'bomb':
      return player.bomb !== null || state.bombSupply.length === 0;
    case 'repair':
      return player.damagedArmor === 0;
    case 'recover':
      return state.discard.every((card) => card === playing);
    case 'gain':
      switch (effect.res) {
        case 'health':
          return player.health >= constants.maxHealth;
        case 'info':
          return player.information >= constants.maxInfo;
        case 'gang':
          return player.gang >= constants.maxGang;
        case 'armor':
          return state.armorSupply === 0;
        case 'money':
          return state.moneySupply === 0;
        case 'rep':
          return false;
      }
      break;
    case 'steal':
      return opponentsOf(state, player.seat).every((other) => counterOf(other, effect.res) === 0);
    default:
      return false;
  }
}
