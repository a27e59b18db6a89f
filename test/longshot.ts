import * as z from 'zod';
import { type Prompt, type Refusal, refuse, type Seat, type Title } from '#engine/title.ts';

/**
 * The smallest title with dice in mid-turn: whoever's turn it is rolls as often as he likes and banks what he has rolled, but a one takes all
 * of it and the turn. A mark is a number to remember, before the next roll of the same turn. It is for tests of lines that follow one another.
 */
export interface Longshot {
  n: number;
  target: number;
  /** The house closes each roll, as with answers that others wait for. */
  closed: boolean;
  turn: number;
  roll: number;
  seat: Seat;
  pot: number;
  mark: number;
  /** A roll that the house has not closed yet. */
  thrown: boolean;
  scores: readonly number[];
}

const options = z.strictObject({ target: z.int().default(30), closed: z.boolean().default(false) });
const commands = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Roll') }),
  z.strictObject({ type: z.literal('Bank') }),
  z.strictObject({ type: z.literal('Mark'), n: z.int() }),
]);
const events = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Began'), n: z.int(), target: z.int(), closed: z.boolean() }),
  z.strictObject({ type: z.literal('Thrown'), seat: z.int() }),
  z.strictObject({ type: z.literal('Rolled'), seat: z.int(), die: z.int() }),
  z.strictObject({ type: z.literal('Banked'), seat: z.int(), pot: z.int() }),
  z.strictObject({ type: z.literal('Marked'), seat: z.int(), n: z.int() }),
]);
export type Event = z.infer<typeof events>;
export type Command = z.infer<typeof commands>;

export interface View {
  seat: Seat;
  pot: number;
  mark: number;
  scores: readonly number[];
}
export interface Legal {
  pot: number;
}

const LINE = /^(roll|bank|mark (\d+))$/i;

/** Lines of orders; greetings are set aside. */
function parse(
  state: Longshot,
  _seat: Seat,
  text: string,
): { command: Command; then?: readonly Command[]; prose: readonly string[] } | Refusal {
  const prose: string[] = [];
  const all: Command[] = [];
  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    const [, word = '', n = '0'] = LINE.exec(line) ?? [];
    if (/^mark/i.test(word)) all.push({ type: 'Mark', n: Number(n) });
    else if (word) all.push({ type: /^roll/i.test(word) ? 'Roll' : 'Bank' });
    else if (/\d|\b(roll|bank|mark)\b/i.test(line))
      return refuse('BAD_WORD', 'Write ROLL, MARK 3 or BANK.', `line ${i + 1}: "${line}"`);
    else if (line) prose.push(line);
  }
  // What is read depends on the moment, as it may in a title: a bank alone needs something to be banked.
  if (all[0]?.type === 'Bank' && state.pot === 0) return refuse('EMPTY_POT', 'There is nothing in your pot to bank.');
  const [command, ...then] = all;
  if (!command) return refuse('NO_ORDERS', 'Write ROLL, MARK 3 or BANK.');
  return { command, ...(then.length ? { then } : {}), prose };
}

const next = (state: Longshot): Longshot => ({
  ...state,
  ...{ turn: state.turn + 1, seat: (state.seat + 1) % state.n, roll: 1, pot: 0, mark: 0 },
});

const isOver = ({ scores, target }: Longshot): boolean => scores.some((score) => score >= target);

export const longshot: Title<Longshot, Command, Event, z.infer<typeof options>, View, Legal> = {
  name: 'longshot',
  major: 1,
  label: 'Longshot',
  blurb: 'Roll until you dare no more.',
  length: 'a minute',
  seats: [1, 4],
  marks: ['Amber', 'Blue', 'Coral', 'Dun'].map((name) => ({
    name,
    letter: name[0]!,
    shape: 'circle',
    colour: '#333333',
  })),
  options,
  commands,
  events,
  setup: ({ target, closed }, n) => [{ type: 'Began', n, target, closed }],
  decide(state, seat, command, luck) {
    if (seat !== state.seat) return refuse('NOT_YOUR_TURN', 'It is somebody else’s turn.');
    switch (command.type) {
      case 'Roll':
        if (state.closed) return [{ type: 'Thrown', seat }];
        return [{ type: 'Rolled', seat, die: luck.die(`t${state.turn}/roll${state.roll}`) }];
      case 'Bank':
        return state.pot === 0
          ? refuse('EMPTY_POT', 'There is nothing in your pot to bank.')
          : [{ type: 'Banked', seat, pot: state.pot }];
      case 'Mark':
        return command.n > 6
          ? refuse('BAD_MARK', `A die has 1 to 6, not ${command.n}.`, 'n')
          : [{ type: 'Marked', seat, n: command.n }];
    }
  },
  close: (state, { seats }, luck) => [
    { type: 'Rolled', seat: seats[0]!, die: luck.die(`t${state.turn}/roll${state.roll}`) },
  ],
  evolve(before, event) {
    if (event.type === 'Began')
      return {
        ...{ n: event.n, target: event.target, closed: event.closed, turn: 1, roll: 1, seat: 0 },
        ...{ pot: 0, mark: 0, thrown: false, scores: Array(event.n).fill(0) },
      };
    const state = before!;
    switch (event.type) {
      case 'Thrown':
        return { ...state, thrown: true };
      case 'Marked':
        return { ...state, mark: event.n };
      case 'Rolled': {
        const rolled = { ...state, thrown: false };
        return event.die === 1 ? next(rolled) : { ...rolled, roll: state.roll + 1, pot: state.pot + event.die };
      }
      case 'Banked':
        return next({
          ...state,
          scores: state.scores.map((score, seat) => score + (seat === event.seat ? event.pot : 0)),
        });
    }
  },
  prompts: (state): Prompt[] =>
    isOver(state)
      ? []
      : [
          {
            id: `t${state.turn}/roll${state.roll}`,
            kind: 'roll',
            seats: [state.seat],
            ready: state.thrown ? [state.seat] : [],
            label: `your roll ${state.roll} of turn ${state.turn}`,
          },
        ],
  fallback: (state) => (state.pot ? { type: 'Bank' } : { type: 'Roll' }),
  legal: ({ pot }) => ({ pot }),
  audience: () => 'all',
  view: ({ seat, pot, mark, scores }) => ({ seat, pot, mark, scores }),
  tell(event) {
    const who = 'seat' in event ? longshot.marks[event.seat]!.name : '';
    switch (event.type) {
      case 'Rolled':
        return `${who} rolled ${event.die}.`;
      case 'Banked':
        return `${who} banked ${event.pot}.`;
      case 'Marked':
        return `${who} marked ${event.n}.`;
      case 'Thrown':
        return `${who} throws.`;
      case 'Began':
        return '';
    }
  },
  notation: {
    parse,
    print: (command) => (command.type === 'Mark' ? `MARK ${command.n}` : command.type.toUpperCase()),
    help: (state) => `ROLL, MARK and a number, or BANK\nfor example\n${state.pot ? 'BANK' : 'ROLL'}`,
  },
  bots: {
    bold: (view) => ({ type: view.pot >= 8 ? 'Bank' : 'Roll' }),
    noting: (view) => (view.mark ? { type: view.pot ? 'Bank' : 'Roll' } : { type: 'Mark', n: 6 }),
  },
  result(state) {
    if (!isOver(state)) return null;
    const best = Math.max(...state.scores);
    const winners = state.scores.flatMap((score, seat) => (score === best ? [seat] : []));
    const ranking = state.scores
      .map((score, seat) => ({ seat, score, place: 1 + state.scores.filter((other) => other > score).length }))
      .sort((a, b) => a.place - b.place);
    return { winners, ranking, say: `Won with ${best}.` };
  },
};
