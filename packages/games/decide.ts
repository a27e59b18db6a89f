import { saltOf } from '#engine/chain.ts';
import type { Actor, Told } from '#engine/commit.ts';
import type { Luck } from '#engine/luck.ts';
import {
  type AnyCommand,
  type AnyEvent,
  type AnyTitle,
  isRefusal,
  type Prompt,
  type Refusal,
  refuse,
  type Seat,
} from '#engine/title.ts';
import { evolveGame } from './evolve.ts';
import type { GameState, HouseCommand, HouseEvent, Quietly } from './model.ts';
import type { Instant } from './ports.ts';
import { closableAt, later } from './time.ts';

/** Somebody asks something of a game at a moment. */
export interface Ask {
  by: Actor;
  at: Instant;
  cmdId: string;
  command: HouseCommand;
}

/**
 * The game's decider around the title's: pure, so that the audit can decide every stored command again and compare.
 * `state` is the unborn game for `Create`. The first event is always what was asked.
 */
export function decideGame(state: GameState, ask: Ask, title: AnyTitle, luck: Luck): readonly Told[] | Refusal {
  const { by, at, cmdId, command } = ask;
  const quietly: Quietly | undefined = isQuiet(state, command, title) ? { at, cmdId } : undefined;
  const asked: Told<HouseEvent> = {
    event: quietly ? { type: 'game:Asked', by, command, quietly } : { type: 'game:Asked', by, command },
    audience: command.type === 'Play' || (quietly && 'seat' in command) ? [command.seat] : 'all',
  };
  const facts = answer(state, ask, title, luck);
  if (isRefusal(facts)) return facts;
  if (quietly && facts.some((told) => told.audience === 'all'))
    throw new Error(`${title.name}: an answer to a quiet prompt has a public event`);
  return [asked, ...facts];
}

/** Is this an answer to a prompt that hides even who has answered, or from a seat that is only welcome? Its commit is quiet. */
export function isQuiet(state: GameState, command: HouseCommand, title: AnyTitle): boolean {
  if ((command.type !== 'Play' && command.type !== 'Default') || state.inner === null) return false;
  const prompt = title.prompts(state.inner).find((one) => one.id === command.prompt);
  return prompt !== undefined && (prompt.quiet === true || !prompt.seats.includes(command.seat));
}

function answer(state: GameState, ask: Ask, title: AnyTitle, luck: Luck): readonly Told[] | Refusal {
  const { command } = ask;
  if (state.status === 'finished' || state.status === 'abandoned')
    return refuse('GAME_OVER', `This game is over${state.result ? `: ${state.result.say}` : '.'}`);
  switch (command.type) {
    case 'Create':
      return create(state, command, title);
    case 'TakeSeat':
      return takeSeat(state, command);
    case 'Start':
      return start(state, ask, title, luck);
    case 'Play':
      return play(state, ask, command, title, luck);
    case 'Default':
      return playDefault(state, ask, command, title, luck);
    case 'Close':
      return close(state, ask, command.prompt, title, luck);
    case 'Abandon':
      return [fact({ type: 'game:Abandoned', why: command.why })];
    default:
      return command satisfies never;
  }
}

const fact = (event: HouseEvent): Told => ({ event, audience: 'all' });

/** Most minutes a turn may last: a year. */
const MAX_TURN_MINUTES = 366 * 24 * 60;

function create(
  state: GameState,
  command: HouseCommand & { type: 'Create' },
  title: AnyTitle,
): readonly Told[] | Refusal {
  if (state.head.n > 0) return refuse('ALREADY_CREATED', 'This game exists already.');
  const [least, most] = title.seats;
  if (!Number.isInteger(command.seats) || command.seats < least || command.seats > most)
    return refuse('BAD_SEATS', `${title.label} is for ${least} to ${most} players, not ${command.seats}.`, 'seats');
  const options = title.options.safeParse(command.options);
  if (!options.success) {
    const issue = options.error.issues[0];
    const at = issue?.path.join('.') || 'options';
    return refuse('BAD_CONFIG', `The option ${at} can't be so: ${issue?.message ?? 'it has the wrong shape'}.`, at);
  }
  const { turnMinutes, changeOfMindMinutes } = command.pace;
  if (!(turnMinutes > 0 && turnMinutes <= MAX_TURN_MINUTES))
    return refuse(
      'BAD_TURN_LENGTH',
      `A turn lasts from one minute to a year, not ${turnMinutes} minutes.`,
      'turnHours',
    );
  if (!(changeOfMindMinutes >= 0 && changeOfMindMinutes <= turnMinutes))
    return refuse(
      'BAD_WINDOW',
      'The time for a change of mind is from 0 minutes to the length of a turn.',
      'changeOfMindMinutes',
    );
  const { type: _, options: __, ...rest } = command;
  return [fact({ type: 'game:Created', ...rest, options: options.data })];
}

/** Longest word with which a player cuts the deck. */
const MAX_CUT = 200;

function takeSeat(state: GameState, command: HouseCommand & { type: 'TakeSeat' }): readonly Told[] | Refusal {
  const seat = state.seats[command.seat];
  if (!seat) return refuse('UNKNOWN_SEAT', `There is no seat ${command.seat}; this game has ${state.seats.length}.`);
  if (state.status !== 'open') return refuse('ALREADY_STARTED', 'The game has started; its seats are taken.');
  if (seat.taken) return refuse('SEAT_TAKEN', 'Somebody has taken this seat already.');
  if (command.cut.length > MAX_CUT)
    return refuse(
      'BAD_CUT',
      `The word you cut the deck with can have ${MAX_CUT} characters, not ${command.cut.length}.`,
      'cut',
    );
  return [fact({ type: 'game:SeatTaken', seat: command.seat, cut: command.cut, bot: command.bot })];
}

function start(state: GameState, ask: Ask, title: AnyTitle, luck: Luck): readonly Told[] | Refusal {
  if (state.status !== 'open') return refuse('ALREADY_STARTED', 'The game has started already.');
  const open = state.seats.flatMap((seat, i) => (seat.taken ? [] : [title.marks[i]?.name ?? `seat ${i}`]));
  if (open.length)
    return refuse('SEATS_OPEN', `Nobody sits at ${open.join(', ')} yet: invite somebody or put a bot there.`, 'seats');
  const events = title.setup(state.options, state.seats.length, luck);
  if (isRefusal(events)) return events;
  const salt = saltOf(state.seats.map((seat) => seat.cut));
  return goOn(state, ask, title, [fact({ type: 'game:Started', salt })], events);
}

function play(
  state: GameState,
  ask: Ask,
  command: HouseCommand & { type: 'Play' },
  title: AnyTitle,
  luck: Luck,
): readonly Told[] | Refusal {
  if (ask.by !== `seat:${command.seat}`) return refuse('NOT_YOURS', 'Only the player of a seat answers for it.');
  const refusal = checkPrompt(state, command, title);
  if (refusal) return refusal;
  const parsed = title.commands.safeParse(command.command);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const at = issue?.path.join('.') || 'command';
    return refuse('BAD_SHAPE', `This command has not the shape it needs: ${at}: ${issue?.message ?? 'unknown'}.`, at);
  }
  const events = title.decide(state.inner, command.seat, parsed.data, luck);
  return isRefusal(events) ? events : goOn(state, ask, title, [], events);
}

/** A bot that has no answer, or an absent seat that the organiser doesn't wait for: what would happen at the deadline, now. */
function playDefault(
  state: GameState,
  ask: Ask,
  command: HouseCommand & { type: 'Default' },
  title: AnyTitle,
  luck: Luck,
): readonly Told[] | Refusal {
  const refusal = checkPrompt(state, command, title);
  if (refusal) return refusal;
  const prompt = title.prompts(state.inner).find((one) => one.id === command.prompt);
  if (!prompt || prompt.ready.includes(command.seat))
    return refuse('NOT_AWAITED', 'This seat has answered already, nothing is to be done for it.');
  const events = fallbackOf(state.inner, prompt, command.seat, title, luck);
  return goOn(
    state,
    ask,
    title,
    [fact({ type: 'game:Defaulted', prompt: command.prompt, seat: command.seat })],
    events,
  );
}

function checkPrompt(state: GameState, asked: { seat: Seat; prompt: string }, title: AnyTitle): Refusal | null {
  if (state.status === 'open')
    return refuse('NOT_STARTED', 'The game has not started yet; you will get a mail when it does.');
  if (state.status === 'paused') return refuse('PAUSED', 'The game is paused; nothing is asked until it goes on.');
  if (asked.seat < 0 || asked.seat >= state.seats.length)
    return refuse('UNKNOWN_SEAT', `There is no seat ${asked.seat}; this game has ${state.seats.length}.`);
  const prompts = title.prompts(state.inner);
  const prompt = prompts.find((one) => one.id === asked.prompt && state.prompts[one.id]);
  const mine = prompts.filter((one) => one.seats.includes(asked.seat));
  const instead = mine.length
    ? ` You are asked for ${mine.map((one) => `${one.label} (${one.id})`).join(' and ')} now.`
    : '';
  if (!prompt)
    return refuse(
      'PROMPT_CLOSED',
      `${asked.prompt || 'What you answer'} is not open: it has been closed, or never was.${instead}`,
      'prompt',
    );
  if (!prompt.seats.includes(asked.seat) && !prompt.welcome?.includes(asked.seat))
    return refuse('NOT_AWAITED', `${prompt.label}: your seat is not asked for it.${instead}`, 'prompt');
  return null;
}

function close(state: GameState, ask: Ask, id: string, title: AnyTitle, luck: Luck): readonly Told[] | Refusal {
  if (state.status === 'paused') return refuse('PAUSED', 'The game is paused; its deadlines stand still.');
  const open = state.prompts[id];
  const prompt = state.inner === null ? undefined : title.prompts(state.inner).find((one) => one.id === id);
  if (!open || !prompt) return refuse('PROMPT_CLOSED', `${id} is not open.`, 'prompt');
  if (ask.at < closableAt(state, open)) {
    const missing = prompt.seats.length - prompt.ready.length;
    return refuse(
      'TOO_EARLY',
      `${prompt.label} is open until ${open.dueAt}, and ${missing} of ${prompt.seats.length} answers are missing.`,
    );
  }
  const told: Told[] = [];
  let inner: unknown = state.inner;
  for (const seat of prompt.seats.filter((one) => !prompt.ready.includes(one))) {
    const events = fallbackOf(inner, prompt, seat, title, luck);
    told.push(defaulted(prompt, seat), ...titled(events, title));
    for (const event of events) inner = title.evolve(inner, event);
  }
  const because = open.readySince !== null ? 'all in' : 'deadline';
  told.push(fact({ type: 'game:PromptClosed', prompt: id, because }));
  const events = title.close(inner, prompt, luck);
  return goOn(state, ask, title, told, events);
}

/** Where nobody may know who has answered, nobody may know who has not. */
const defaulted = (prompt: Prompt, seat: Seat): Told<HouseEvent> => ({
  event: { type: 'game:Defaulted', prompt: prompt.id, seat },
  audience: prompt.quiet || prompt.discreet ? [seat] : 'all',
});

/** A fallback that is refused is a fault of the title's rules, not something a player could mend. */
function fallbackOf(inner: unknown, prompt: Prompt, seat: Seat, title: AnyTitle, luck: Luck) {
  const command: AnyCommand = title.fallback(inner, prompt, seat);
  const events = title.decide(inner, seat, command, luck);
  if (isRefusal(events))
    throw new Error(`${title.name}: the default of ${prompt.id} for seat ${seat} is refused: ${events.code}`);
  return events;
}

const titled = (events: readonly AnyEvent[], title: AnyTitle): Told[] =>
  events.map((event) => ({ event, audience: title.audience(event) }));

/** Events so far plus new ones of the title, then what follows from them for prompts and end. */
function goOn(
  state: GameState,
  ask: Ask,
  title: AnyTitle,
  before: readonly Told[],
  events: readonly AnyEvent[],
): readonly Told[] {
  const told = [...before, ...titled(events, title)];
  let after = state;
  for (const { event } of told) after = evolveGame(after, event, title, ask.at, state.head.n + 1);
  const result = title.result(after.inner);
  const asked = result ? [] : title.prompts(after.inner);
  for (const id of Object.keys(after.prompts))
    if (!asked.some((prompt) => prompt.id === id))
      told.push(fact({ type: 'game:PromptClosed', prompt: id, because: 'all in' }));
  for (const prompt of asked)
    if (!after.prompts[prompt.id]) {
      const dueAt = later(ask.at, state.pace.turnMinutes);
      told.push(fact({ type: 'game:PromptOpened', prompt: prompt.id, kind: prompt.kind, dueAt }));
    }
  if (result) told.push(fact({ type: 'game:Ended', result }));
  return told;
}
