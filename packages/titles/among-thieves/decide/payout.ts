import { clockwise, hasPlayed, isBusinessman } from '../board.ts';
import { BETRAYAL, BUSINESSMAN_FEE, LOCATION_TABLE, WINNING_FORTUNE } from '../tables.ts';
import { happen, type Scene } from './scene.ts';

/** The Reward: locations pay or jail, in turn order, as long as the City has coins (rules 8.7, D21). */
export function reward(scene: Scene): void {
  for (const seat of clockwise(scene.state, scene.state.first)) {
    const { locations, coins, city } = scene.state;
    const i = locations.findIndex(({ occupant }) => occupant === seat);
    const card = locations[i]?.card;
    if (!card) continue;
    const { pays } = LOCATION_TABLE[card];
    const delta = pays < 0 ? -Math.min(-pays, coins[seat]!) : Math.min(pays, city);
    happen(scene, { type: 'HeistResolved', seat, location: i + 1, card, delta });
  }
}

/** Betrayal: one No Honor after the other, each reading the coins as they are then (rules 8.7, D23). */
export function betrayal(scene: Scene): void {
  for (const seat of clockwise(scene.state, scene.state.first)) {
    const { state } = scene;
    if (!hasPlayed(state, seat, 'noHonor')) continue;
    const target = state.targets[seat]!;
    if (target === null) {
      happen(scene, { type: 'BetrayalResolved', seat, target, outcome: 'forgot', amount: 0 });
    } else if (isBusinessman(state, target)) {
      const amount = Math.min(BUSINESSMAN_FEE, state.coins[seat]!);
      happen(scene, { type: 'BetrayalResolved', seat, target, outcome: 'businessman', amount });
    } else {
      const coins = state.coins[target]!;
      const amount = Math.min(coins >= BETRAYAL.rich ? BETRAYAL.richGain : BETRAYAL.gain, coins);
      happen(scene, { type: 'BetrayalResolved', seat, target, outcome: 'robbed', amount });
    }
  }
}

/** The only moment at which the game can be won (rules 10). */
export function checkVictory(scene: Scene): void {
  const { coins } = scene.state;
  const most = Math.max(...coins);
  if (most < WINNING_FORTUNE) return;
  const seats = coins.flatMap((one, seat) => (one === most ? [seat] : []));
  if (seats.length === 1) happen(scene, { type: 'GameWon', seat: seats[0]!, coins: most });
  else happen(scene, { type: 'VictoryTied', seats, coins: most });
}
