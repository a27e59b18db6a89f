import type { Title } from '#engine/title.ts';
import { audience } from './audience.ts';
import { heuristic } from './bot.ts';
import { close, decide } from './decide/command.ts';
import { inPlay } from './decide/leaving.ts';
import { decks } from './decks.ts';
import { evolve } from './evolve.ts';
import { violations } from './invariants.ts';
import { legal } from './legal.ts';
import {
  type Command,
  commands,
  type Event,
  events,
  type Legal,
  type Options,
  options,
  type State,
  type View,
} from './model.ts';
import { notation } from './notation/notation.ts';
import { fallback, prompts } from './prompts.ts';
import { random } from './randomBot.ts';
import { result } from './ranking.ts';
import { setup } from './setup.ts';
import { MARKS, MAX_PLAYERS, MIN_PLAYERS } from './tables.ts';
import { tell } from './tell.ts';
import { view } from './view.ts';

export const title: Title<State, Command, Event, Options, View, Legal> = {
  name: 'thug-life',
  major: 1,
  label: 'Thug Life',
  blurb:
    'Gangs fight for their Hoods, try Crimes and run from the Cops: the first Boss with 13 Respect wins, and the last point is won in a Hood Fight.',
  length: 'about 7 rounds, a turn of each Boss in every round',
  seats: [MIN_PLAYERS, MAX_PLAYERS],
  marks: MARKS,
  options,
  // What `decide` alone accepts beside it, `Default`, is the house's own.
  commands,
  events,
  setup,
  decide,
  close,
  evolve,
  prompts,
  inPlay,
  fallback,
  legal,
  audience,
  view,
  tell,
  notation,
  bots: { heuristic, random },
  result,
  decks,
  violations,
};
