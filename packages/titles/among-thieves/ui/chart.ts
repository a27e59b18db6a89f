import type { Chapter } from '#titles/furniture.ts';
import type { Event } from '../model.ts';
import { movesOf } from './report/coins.ts';
import { markOf } from './seats.tsx';

/** Coins right after the Betrayal of each round, when it is looked at whether somebody has won; one line per seat. */
export function chart(chapters: readonly Chapter<Event>[]) {
  let coins: number[] = [];
  const rounds: number[][] = [];
  for (const event of chapters.flatMap(({ events }) => events)) {
    if (event.type === 'GameStarted') {
      coins = [...event.coins];
      rounds.push([...coins]);
    }
    // The torch's coin belongs to the next round.
    if (event.type === 'TorchPassed' || event.type === 'GameWon') rounds.push([...coins]);
    for (const { seat, coins: moved } of movesOf(event)) coins[seat] = (coins[seat] ?? 0) + moved;
  }
  return {
    title: 'Coins at the end of each round',
    x: rounds.map((_, round) => (round === 0 ? 'start' : String(round))),
    series: coins.map((_, seat) => ({
      name: markOf(seat).name,
      colour: markOf(seat).colour,
      values: rounds.map((round) => round[seat] ?? 0),
    })),
  };
}
