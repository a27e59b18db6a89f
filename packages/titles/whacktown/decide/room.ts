import { cardsOf } from '../board.ts';
import type { Player, Resource, State } from '../model.ts';

/** How much of a gain there is room or supply for (rules 8.1). */
export function gainable(state: State, player: Player, res: Resource, n: number): number {
  const { maxHealth, maxInfo, maxGang, maxReputation } = cardsOf(state).deck.constants;
  const room = (most: number, now: number) => Math.max(0, Math.min(n, most - now));
  switch (res) {
    case 'health':
      return room(maxHealth, player.health);
    case 'info':
      return room(maxInfo, player.information);
    case 'gang':
      return room(maxGang, player.gang);
    case 'rep':
      return room(maxReputation, player.reputation);
    case 'money':
      return Math.min(n, state.moneySupply);
    case 'armor':
      return Math.min(n, state.armorSupply);
  }
}

export const resourceOf = (player: Player, res: Resource): number => {
  switch (res) {
    case 'health':
      return player.health;
    case 'info':
      return player.information;
    case 'gang':
      return player.gang;
    case 'rep':
      return player.reputation;
    case 'money':
      return player.money;
    case 'armor':
      return player.armor;
  }
};
