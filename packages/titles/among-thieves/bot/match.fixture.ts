import { type Luck, seededLuck } from '#engine/luck.ts';
import { type Bot, isRefusal, type Refusal } from '#engine/title.ts';
import { decide } from '../decide/command.ts';
import { close } from '../decide/round.ts';
import { evolve } from '../evolve.ts';
import { legal } from '../legal.ts';
import {
  type Command,
  DEFAULT_OPTIONS,
  type Event,
  type Legal,
  type Options,
  type State,
  type View,
} from '../model.ts';
import { prompts } from '../prompts.ts';
import { setup } from '../setup.ts';
import { view } from '../view.ts';

export type Player = Bot<View, Legal, Command>;

/** Plays a game of bots to its end; a refused command is a fault of the bot. `onEvent` hears every event. */
export function playOut(
  players: readonly Player[],
  luck: Luck,
  options: Options = DEFAULT_OPTIONS,
  onEvent: (event: Event) => void = () => {},
): State {
  let state: State | null = null;
  const fold = (events: readonly Event[] | Refusal): State => {
    if (isRefusal(events)) throw new Error(`${events.code}: ${events.say}`);
    for (const event of events) {
      state = evolve(state, event);
      onEvent(event);
    }
    return state!;
  };
  let now: State = fold(setup(options, players.length, luck));
  for (let [prompt] = prompts(now); prompt; [prompt] = prompts(now)) {
    const { seats, ready } = prompt;
    const seat = seats.find((one) => !ready.includes(one));
    if (seat === undefined) now = fold(close(now, prompt, luck));
    else now = fold(decide(now, seat, players[seat]!(view(now, seat), legal(now, seat), prompt, luck), luck));
  }
  return now;
}

/** How often one bot wins among copies of another, its seat going round. */
export function winsOf(hero: Player, others: Player, seats: number, games: number, options?: Options): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const place = game % seats;
    const players = Array.from({ length: seats }, (_, seat) => (seat === place ? hero : others));
    if (playOut(players, seededLuck(`match/${game}`), options).result?.seat === place) won += 1;
  }
  return won / games;
}
