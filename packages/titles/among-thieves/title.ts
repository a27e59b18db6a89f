import type { Title } from '#engine/title.ts';
import { audience } from './audience.ts';
import { heuristic } from './bot.ts';
import { decide } from './decide/command.ts';
import { close } from './decide/round.ts';
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
  name: 'among-thieves',
  major: 1,
  label: 'Among Thieves',
  blurb:
    'Steal, lay traps, go for the big heists and betray each other: the first thief with 7 coins and more than anybody else wins.',
  length: 'about 6 rounds, two mails a round',
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
  fallback,
  legal,
  audience,
  view,
  tell,
  notation,
  bots: { heuristic, random },
  result,
  violations,
};
