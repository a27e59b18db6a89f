import { type Luck, seededLuck } from '#engine/luck.ts';
import { type Bot, isRefusal, type Result } from '#engine/title.ts';
import { decide } from '../decide/command.ts';
import { close } from '../decide/month.ts';
import { evolve } from '../evolve.ts';
import { legal } from '../legal.ts';
import { type Command, type Event, type Legal, type Options, options, type State, type View } from '../model.ts';
import { prompts } from '../prompts.ts';
import { setup } from '../setup.ts';
import { view } from '../view.ts';

export type Player = Bot<View, Legal, Command>;

/** Plays a game of bots to its end; a refused command is a fault of the bot. `onEvent` hears every event. */
export function playOut(
  players: readonly Player[],
  luck: Luck,
  chosen: Options = options.parse({}),
  onEvent: (event: Event) => void = () => {},
): { result: Result; state: State } {
  let state: State | null = null;
  const fold = (events: ReturnType<typeof setup>) => {
    if (isRefusal(events)) throw new Error(`${events.code}: ${events.say}`);
    for (const event of events as readonly Event[]) {
      state = evolve(state, event);
      onEvent(event);
    }
    return state!;
  };
  let now: State = fold(setup(chosen, players.length, luck));
  for (let [prompt] = prompts(now); prompt; [prompt] = prompts(now)) {
    for (const seat of prompt.seats) {
      const command = players[seat]!(view(now, seat), legal(now, seat), prompt, luck);
      now = fold(decide(now, seat, command, luck));
    }
    now = fold(close(now, prompts(now)[0]!, luck));
  }
  return { result: now.result!, state: now };
}

/** How often one bot wins (a shared win counts as its part) among copies of another, its seat going round. */
export function winsOf(
  hero: Player,
  others: Player,
  seats: number,
  games: number,
  seed: string,
  chosen?: Options,
): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const place = game % seats;
    const players = Array.from({ length: seats }, (_, seat) => (seat === place ? hero : others));
    const { winners } = playOut(players, seededLuck(`${seed}/${game}`), chosen).result;
    if (winners.includes(place)) won += 1 / winners.length;
  }
  return won / games;
}
