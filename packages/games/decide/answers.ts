import type { Told } from '#engine/commit.ts';
import { maySend } from '#engine/prompt.ts';
import { type AnyTitle, isRefusal, type Prompt, type Refusal, refuse, type Seat } from '#engine/title.ts';
import type { GameState } from '../model.ts';
import { minutesBetween } from '../time.ts';
import { fallbackOf, goOn } from './goOn.ts';
import { type Command, fact, factOf, type Ground } from './ground.ts';

/** A seat answers; for a seat that is only kept, the house passes on what its bot says. */
export function play(ground: Ground, command: Command<'Play'>): readonly Told[] | Refusal {
  const { state, by, title, luck } = ground;
  const { seat } = command;
  const forAbsent = by === 'host' && state.seats[seat]?.kept;
  if (by !== `seat:${seat}` && !forAbsent) return refuse('NOT_YOURS', 'Only the player of a seat answers for it.');
  const prompt = askedOf(state, command, title);
  if (isRefusal(prompt)) return prompt;
  const parsed = title.commands.safeParse(command.command);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const at = issue?.path.join('.') || 'command';
    return refuse('BAD_SHAPE', `This command has not the shape it needs: ${at}: ${issue?.message ?? 'unknown'}.`, at);
  }
  const events = title.decide(state.inner, seat, parsed.data, luck);
  if (isRefusal(events)) return events;
  return goOn(ground, forAbsent ? [] : besides(ground, prompt, command), events);
}

/** What a player's answer says beside itself: he is back, his grace ends, the others may or may not go on. */
function besides({ state, at }: Ground, prompt: Prompt, { seat, say = 'ready' }: Command<'Play'>): Told[] {
  const told: Told[] = [];
  const { wanted, kept } = state.seats[seat]!;
  const open = state.prompts[prompt.id]!;
  // Where the rules hide who has answered, the return would tell; there it is said by a command of its own.
  if ((wanted || kept) && !prompt.quiet && prompt.seats.includes(seat))
    told.push(fact({ type: 'game:SeatBack', seat }));
  const grace = open.grace.find((one) => one.seat === seat && one.minutes > 0);
  if (grace) {
    const used = Math.min(grace.minutes, Math.max(0, Math.ceil(minutesBetween(grace.from, at))));
    told.push(factOf(prompt, seat, { type: 'game:GraceUsed', prompt: prompt.id, seat, minutes: used }));
  }
  // Nobody waits for a seat that is only welcome, whatever it says.
  if (prompt.seats.includes(seat) && (open.said[seat] ?? 'ready') !== say)
    told.push(factOf(prompt, seat, { type: 'game:ReadinessSaid', prompt: prompt.id, seat, say }));
  return told;
}

/** A seat says whether the others may count on its stored answer. */
export function sayReady({ state, by, title }: Ground, command: Command<'Ready'>): readonly Told[] | Refusal {
  const { seat, say } = command;
  if (by !== `seat:${seat}`) return refuse('NOT_YOURS', 'Only the player of a seat says whether it is ready.');
  const prompt = askedOf(state, command, title);
  if (isRefusal(prompt)) return prompt;
  if (!prompt.ready.includes(seat))
    return refuse('NOT_STORED', `You have not answered yet: send ${prompt.label} first, then say whether to wait.`);
  if ((state.prompts[prompt.id]!.said[seat] ?? 'ready') === say)
    return refuse('SAID_ALREADY', 'That is what you have said already; nothing has changed.');
  return [factOf(prompt, seat, { type: 'game:ReadinessSaid', prompt: prompt.id, seat, say })];
}

/** A bot that has no answer, or an absent seat that the organiser doesn't wait for: what would happen at the deadline, now. */
export function playDefault(ground: Ground, command: Command<'Default'>): readonly Told[] | Refusal {
  const { state, title } = ground;
  const prompt = askedOf(state, command, title);
  if (isRefusal(prompt)) return prompt;
  if (prompt.ready.includes(command.seat))
    return refuse('NOT_AWAITED', 'This seat has answered already, nothing is to be done for it.');
  const events = fallbackOf(ground, state.inner, prompt, command.seat);
  const { seat } = command;
  return goOn(ground, [factOf(prompt, seat, { type: 'game:Defaulted', prompt: prompt.id, seat })], events);
}

/** The open prompt that a seat is asked for, or what stands in the way. */
function askedOf(state: GameState, asked: { seat: Seat; prompt: string }, title: AnyTitle): Prompt | Refusal {
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
  if (!maySend(prompt, asked.seat))
    return refuse('NOT_AWAITED', `${prompt.label}: your seat is not asked for it.${instead}`, 'prompt');
  return prompt;
}
