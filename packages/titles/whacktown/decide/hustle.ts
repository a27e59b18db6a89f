import { type Refusal, refuse } from '#engine/title.ts';
import { cardsOf } from '../board.ts';
import { cardsIn, discardRefusal, paymentOf } from '../costs.ts';
import { abilityRefusal, hustleAbilities, leadsNowhere, nowhere, playRefusal } from '../hustling.ts';
import type { CommandOf } from '../model.ts';
import { cardList, listed, nameOf } from '../wording.ts';
import type { Deed } from './answers.ts';
import { activePlayer, happen, type Scene } from './scene.ts';

/** A hustle card is played (rules 8.11): it and what is given for it wait in limbo until it is done. */
export function play(scene: Scene, { card, discard }: CommandOf<'Play'>): Deed | Refusal {
  const player = activePlayer(scene);
  const { seat, hand } = player;
  if (!hand.includes(card))
    return refuse('NOT_IN_HAND', `${nameOf(card)} is not in your hand; you have ${cardList(hand)}.`, 'card');
  const hustle = cardsOf(scene.state).hustles.get(card)!;
  const refusal =
    playRefusal(scene.state, player, card) ??
    discardRefusal(hand, hustle.cost, discard, 'discard', card) ??
    (leadsNowhere(scene.state, seat, hustle.effects) ? nowhere(hustle.name) : null);
  if (refusal) return refusal;
  return () => {
    happen(scene, { type: 'HustlePlayed', seat, card, discards: [...discard] });
    if (hustle.preparation) happen(scene, { type: 'PreparationPlaced', seat, card });
    else scene.stack.push({ do: 'closeHustle' }, { do: 'effects', list: `hustle/${card}`, next: 0 });
  };
}

/** A hustle ability of the profile or of a perk: once a turn, paid in full first. */
export function useAbility(scene: Scene, command: CommandOf<'Ability'>): Deed | Refusal {
  const player = activePlayer(scene);
  const abilities = hustleAbilities(scene.state, player);
  const ability = abilities.find(({ source }) => source === command.source);
  if (!ability) {
    const there = abilities.map(({ name }) => name);
    return refuse(
      'NO_SUCH_ABILITY',
      `You have no hustle ability of ${command.source === 'profile' ? 'your profile' : nameOf(command.source)}; ${there.length > 0 ? `there is ${listed(there)}` : 'you have none at all'}.`,
      'source',
    );
  }
  const { source, cost, effects, name } = ability;
  const cards = command.discard ?? [];
  const refusal =
    abilityRefusal(player, ability) ??
    discardRefusal(player.hand, cardsIn(cost), cards, 'discard') ??
    (leadsNowhere(scene.state, player.seat, effects) ? nowhere(name) : null);
  if (refusal) return refusal;
  const list = source === 'profile' ? `profile/${player.profile}` : `perk/${source}`;
  const paid = paymentOf(cost, cards, source === 'profile' ? null : source);
  return () => {
    happen(scene, { type: 'AbilityUsed', seat: player.seat, source, paid });
    scene.stack.push({ do: 'effects', list, next: 0 });
  };
}
