import type { Title } from '#engine/title.ts';
import { audience } from './audience.ts';
import { livingSeats } from './board.ts';
import { heuristic } from './bot.ts';
import { close, decide } from './decide/command.ts';
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
  name: 'whacktown',
  major: 1,
  label: 'Whacktown',
  blurb:
    'Four gangs in a small town: move, hustle, chill, and either whack everybody else or be the first with a reputation of 10.',
  length: 'about 10 turns for each gang, one mail a turn',
  seats: [MIN_PLAYERS, MAX_PLAYERS],
  marks: MARKS,
  options,
  commands,
  events,
  setup,
  decide,
  close,
  evolve,
  prompts,
  inPlay: livingSeats,
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
