import { abilitiesOf, cardsOf, combined } from './board.ts';
import { canPay, paymentOf } from './costs.ts';
import type { Payment, Player, PreventSource, Standing, State } from './model.ts';

/** What a player could stop a loss with now: perks whose cost he can pay, preparations on the table (rules 8.5). Public. */
export function usablePreventions(state: State, player: Player): PreventSource[] {
  if (player.perks.length === 0 && player.preparations.length === 0) return [];
  const { hustles, preventions } = cardsOf(state);
  const perks = abilitiesOf(state, player, 'prevent').flatMap(({ of, ability }) =>
    of !== 'profile' && canPay(player, ability.cost) ? [of] : [],
  );
  const cards = player.preparations.filter((card) => hustles.get(card)!.preparation === 'prevent');
  return preventions.filter((source) => perks.includes(source) || cards.includes(source));
}

/** What a standing order in mode `auto` does about a loss: the first usable source if the loss is big enough, or deadly. */
export function byStanding(
  player: Player,
  { minLoss, order }: Standing,
  amount: number,
  usable: readonly PreventSource[],
): PreventSource | 'none' {
  if (amount < combined(player) && amount < minLoss) return 'none';
  return order.find((source) => usable.includes(source)) ?? 'none';
}

/** What using a source costs. */
export function preventionCost(state: State, source: PreventSource): Payment {
  const perk = cardsOf(state).perks.get(source);
  if (perk?.ability.phase === 'prevent') return paymentOf(perk.ability.cost, [], perk.id);
  return { preparation: source };
}

/** What a player could reroll a red die with: `profile`, perks not used this turn, then preparations; each kind once. */
export function rerollSources(state: State, player: Player): string[] {
  const sources: string[] = [];
  for (const { of } of abilitiesOf(state, player, 'dice')) if (!player.usedThisTurn.includes(of)) sources.push(of);
  const { hustles } = cardsOf(state);
  for (const card of player.preparations)
    if (hustles.get(card)!.preparation === 'reroll' && !sources.includes(card)) sources.push(card);
  return sources;
}
