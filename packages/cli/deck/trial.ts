import { seededLuck } from '#engine/luck.ts';
import { type AnyTitle, isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { readOptions } from '#games/options.ts';
import { simulate } from '../simulate/simulation.ts';
import type { CardTitle } from './whose.ts';

export interface TrialPlan {
  title: CardTitle;
  /** As its schema has read it. */
  deck: unknown;
  games: number;
  /** Numbers of players, among which the games are divided. */
  seats: readonly number[];
}

export interface Trial {
  games: number;
  finished: number;
  /** What a number of players can't play with. */
  refused: readonly Refusal[];
  /** What went wrong, each once, with how often and the first game where it did. */
  faults: readonly { what: string; times: number; seats: number; seed: string }[];
  /** Everything that a deck must give a chance to, and what of it had none in any game. */
  items: number;
  neverUsable: readonly string[];
}

/** Plays games of bots with a deck and watches the rules and the cards. The same deck gives the same games. */
export function tryDeck({ title, deck, games, seats }: TrialPlan, onGame: (done: number) => void = () => {}): Trial {
  const read = readOptions(title, { [title.decks.option]: deck });
  if (isRefusal(read)) return { ...nothing(title, deck), refused: [read] };
  const refused: Refusal[] = [];
  const playable: number[] = [];
  for (const n of seats) {
    const laid = title.setup(read.options, n, seededLuck('deck'));
    if (isRefusal(laid)) refused.push(refuse(laid.code, laid.say, `${n} players`));
    else playable.push(n);
  }
  const unseen = new Set(title.decks.items(deck));
  const watched = watchingUse(title, unseen);
  const faults = new Map<string, Trial['faults'][number]>();
  let [played, finished] = [0, 0];
  for (const [i, n] of playable.entries()) {
    const share = Math.floor(games / playable.length) + (i < games % playable.length ? 1 : 0);
    if (share === 0) continue;
    const names = Object.keys(title.bots);
    const bots = Array.from({ length: n }, (_, seat) => names[seat % names.length]!);
    const plan = { title: watched, options: read.options, games: share, seats: n, seed: `deck/${n}`, first: 0, bots };
    const before = played;
    // How long it took is nobody's concern here.
    const figures = simulate(
      plan,
      () => 0,
      (done) => onGame(before + done),
    );
    played += share;
    finished += figures.finished;
    for (const { seed, what } of figures.violations) {
      const known = faults.get(what) ?? { what, times: 0, seats: n, seed };
      faults.set(what, { ...known, times: known.times + 1 });
    }
  }
  return {
    ...nothing(title, deck),
    games: played,
    finished,
    refused,
    faults: [...faults.values()],
    // Where nothing was played nothing can be told.
    neverUsable: played > 0 ? [...unseen] : [],
  };
}

const nothing = ({ decks }: CardTitle, deck: unknown): Trial => ({
  games: 0,
  finished: 0,
  refused: [],
  faults: [],
  items: new Set(decks.items(deck)).size,
  neverUsable: [],
});

/** The same title, which strikes out of `unseen` whatever a seat could use whenever it is asked for something. */
function watchingUse(title: CardTitle, unseen: Set<string>): AnyTitle {
  return {
    ...title,
    prompts(state) {
      const prompts = title.prompts(state);
      if (unseen.size === 0) return prompts;
      for (const { seats, ready } of prompts)
        for (const seat of seats)
          if (!ready.includes(seat)) for (const item of title.decks.usable(state, seat)) unseen.delete(item);
      return prompts;
    },
  };
}
