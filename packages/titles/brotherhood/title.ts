import type { Title } from '#engine/title.ts';
import { audience } from './audience.ts';
import { seatsInGame } from './board.ts';
import { heuristic } from './bot.ts';
import { decide } from './decide/command.ts';
import { close } from './decide/month.ts';
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
import { setup } from './setup.ts';
import { MARKS } from './tables.ts';
import { tell } from './tell.ts';
import { view } from './view.ts';

export const title: Title<State, Command, Event, Options, View, Legal> = {
  name: 'brotherhood',
  major: 1,
  label: 'The Brotherhood',
  blurb:
    'Twelve months of rackets, politics and gang war in Midland City, planned in secret ledgers: the richest family wins.',
  length: '12 months, one mail a month',
  seats: [2, MARKS.length],
  marks: MARKS,
  options,
  commands,
  events,
  setup,
  decide,
  close,
  evolve,
  prompts,
  inPlay: seatsInGame,
  fallback,
  legal,
  audience,
  view,
  tell,
  notation,
  bots: { heuristic, random },
  result: (state) => state.result,
  violations,
};
