import { seededLuck } from '#engine/luck.ts';
import { isRefusal, type Seat } from '#engine/title.ts';
import type { Chapter } from '#titles/furniture.ts';
import { decide } from '../decide/command.ts';
import { close } from '../decide/month.ts';
import { evolve } from '../evolve.ts';
import { legal } from '../legal.ts';
import { DEFAULT_OPTIONS, type Event, type State } from '../model.ts';
import { position } from '../notation/position.fixture.ts';
import { prompts } from '../prompts.ts';
import { random } from '../randomBot.ts';
import { setup } from '../setup.ts';
import { view } from '../view.ts';
import type { Desk } from './orders/running.ts';

/** Month 7 with five families, one of them out, counters of everybody everywhere, two controlled areas, two crowded ones. */
export const crowded: State = position(
  [
    {
      godfather: 'DT',
      leftMeeting: true,
      cash: 60000,
      pool: { R: 4, P: 3, T: 4, H: 1 },
      board: { SB: { R: 1, P: 1, T: 2 }, DT: { R: 4, T: 3, H: 1 }, CC: { R: 1 }, TD: { R: 2, T: 1 } },
      jail: { T: 2, H: 0 },
      tokens: { getOut: 1, bribe: 0 },
    },
    {
      godfather: 'WE',
      leftMeeting: true,
      board: { WE: { R: 3, P: 2, T: 4, H: 1 }, SB: { R: 2 }, CC: { P: 1 }, TD: { R: 3, T: 2 } },
      jail: { T: 1, H: 1 },
      ledgerIn: true,
    },
    {
      godfather: 'CC',
      leftMeeting: true,
      board: { CC: { R: 2, P: 1, T: 3 }, SB: { R: 1, P: 1 }, ES: { R: 4, T: 1 }, TD: { R: 2 } },
    },
    { godfather: 'TD', leftMeeting: true, board: { TD: { R: 6, P: 2, T: 5, H: 2 }, CC: { T: 1 }, ES: { T: 2 } } },
    { godfather: 'DEAD', status: 'dead', cash: 0, outMonth: 5, heir: 3, pool: { R: 0, P: 0, T: 0, H: 0 } },
  ],
  {
    month: 7,
    control: { WE: 1, SB: null, CC: null, DT: 0, ES: null, TD: 3 },
    cleanup: { CC: 7 },
    lastHearing: { month: 6, area: 'CC', card: 1 },
  },
);

/** The desk of a seat that writes its ledger in this state. */
export const deskOf = (state: State, seat: Seat = 0): Desk => ({
  view: view(state, seat),
  legal: legal(state, seat),
  prompt: prompts(state)[0]!,
});

/** A whole game of random players, commit by commit, and the state it ends in. */
export function playedGame(seats: number, seed: string): { chapters: Chapter<Event>[]; state: State } {
  const luck = seededLuck(seed);
  const chapters: Chapter<Event>[] = [];
  const started = setup(DEFAULT_OPTIONS, seats, luck);
  if (isRefusal(started)) throw new Error(started.say);
  let state = started.reduce<State | null>(evolve, null)!;
  const commit = (events: readonly Event[]) => {
    chapters.push({ n: chapters.length + 1, at: '2030-01-01T00:00:00.000Z', events });
    state = events.reduce<State>(evolve, state);
  };
  chapters.push({ n: 1, at: '2030-01-01T00:00:00.000Z', events: started });
  for (let [prompt] = prompts(state); prompt; [prompt] = prompts(state)) {
    for (const seat of prompt.seats) {
      const events = decide(state, seat, random(view(state, seat), legal(state, seat), prompt, luck), luck);
      if (isRefusal(events)) throw new Error(events.say);
      commit(events);
    }
    commit(close(state, prompt, luck));
  }
  return { chapters, state };
}
