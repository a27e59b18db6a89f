import type * as z from 'zod';
import type { Luck } from './luck.ts';

/** A place in a game, 0..n-1. Who holds it now is known outside the stream only. */
export type Seat = number;

/** Who looks: a seat, or somebody who holds none (spectator, the public). */
export type Viewer = Seat | 'spectator';

/** Who may read an event before the game is over. `nobody` is for what even the host keeps sealed until the end. */
export type Audience = 'all' | 'nobody' | readonly Seat[];

/** How a seat is told apart: never by colour alone. */
export interface SeatMark {
  name: string;
  /** One capital letter, unique within a title. */
  letter: string;
  shape: 'circle' | 'triangle' | 'square' | 'diamond' | 'pentagon' | 'hexagon';
  /** CSS colour with enough contrast on white for a 3 px line (WCAG 1.4.11). */
  colour: string;
}

/** Why something was not done: `say` has the numbers a person needs, `at` is the line, word or field. */
export interface Refusal {
  code: string;
  say: string;
  at?: string;
}

export const refuse = (code: string, say: string, at?: string): Refusal =>
  at === undefined ? { code, say } : { code, say, at };

/** A refusal is the only answer of the house that has a `code`; events, commands and receipts have none. */
export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) && 'code' in answer && 'say' in answer;

/** What some seats are being asked for now. */
export interface Prompt {
  /** Unique within a game and readable: `m3/ledger`. */
  id: string;
  kind: string;
  /** Everybody who is asked, in seat order. */
  seats: readonly Seat[];
  /** Those of `seats` who have an answer stored. The prompt may be closed when all have. */
  ready: readonly Seat[];
  /** Others who may send something while it is open, and are neither asked nor awaited; what they send is quiet. */
  welcome?: readonly Seat[];
  /**
   * True where everybody may see that a welcome seat has sent something, though not what (standing orders in a game of turns): its commit
   * is like any other. Without, it is quiet, and others are shown the game as it was before until the prompt closes.
   */
  heard?: boolean;
  /** One line for a mail's subject and the page: "your ledger for month 3". */
  label: string;
  /** True where the rules hide even who has answered (design 5, quiet commits). */
  quiet?: boolean;
  /** True where others are not told whose answer the house gave at the deadline (the title tells it when its rules do). */
  discreet?: boolean;
}

/** The end of a game. */
export interface Result {
  winners: readonly Seat[];
  /** Best first; equal places share a number. */
  ranking: readonly { seat: Seat; place: number; score: number; note?: string }[];
  /** One sentence for log and mail. */
  say: string;
}

/** A closed union of plain JSON facts, past tense. */
export interface AnyEvent {
  readonly type: string;
}

/** A closed union of plain JSON wishes. */
export interface AnyCommand {
  readonly type: string;
}

export interface Notation<State, Command> {
  /**
   * Orders as a person writes them -> one command (several orders become the title's batch command), or the first refusal with
   * `at` = line and word. Prose lines (no digit, no word of the notation) are set aside and returned.
   * Quoted mail has been cut away before; this reads only what the player wrote.
   * Where a line's outcome decides what the next may be (dice, draws), the lines after the first are `then`: the house gives each to
   * `decide` as a command and a commit of its own, in order, until one is refused, and reports line by line.
   */
  parse(
    state: State,
    seat: Seat,
    text: string,
  ): { command: Command; then?: readonly Command[]; prose: readonly string[] } | Refusal;
  /** The canonical text of a command; parsing it gives the same command. */
  print(command: Command): string;
  /** Syntax with an example filled in with this seat's own legal numbers, as lines of plain text. */
  help(state: State, seat: Seat): string;
}

/** How a group plays with the cards it owns: a file that becomes part of the game's first commit, and so of every export and audit. */
export interface Decks<State, Deck> {
  /** Name of the option that holds the id of a built-in deck, or a whole file. */
  option: string;
  /** Decks of the house by id; the first one is the default. */
  builtIn: Readonly<Record<string, Deck>>;
  /** The form of a file; its messages are read by people who wrote one by hand. */
  schema: z.ZodType<Deck>;
  /** Everything else a file must keep (counts, numbers used twice, unknown ids); `at` = card and field. None for a good deck. */
  check(deck: Deck): readonly Refusal[];
  /** Everything a deck must give a chance to, by name: cards that can be played, places that can be entered. */
  items(deck: Deck): readonly string[];
  /** Those of `items` that this seat could play or enter now; what never occurs in hundreds of games is reported. */
  usable(state: State, seat: Seat): readonly string[];
  /** What a group calls its cards and how many there are, for people who are invited: `own cards: Our box, 93 cards`. */
  describe?(deck: Deck): { name: string; cards: number };
}

/**
 * The contract every title keeps. All members are pure: no clock, no I/O, no chance but `luck`.
 * `decide`, `close` and `setup` make events, `evolve` folds them; nothing else changes a state.
 */
export interface Title<State, Command extends AnyCommand, Event extends AnyEvent, Options, View, Legal = unknown> {
  /** Folder name and registry key: `brotherhood`. */
  name: string;
  /** Stored games name `title@major`; a change of rules or events that old games must not see raises it. */
  major: number;
  label: string;
  /** One sentence for the list of titles. */
  blurb: string;
  /** Rough length of a game for people who choose. */
  length: string;
  seats: readonly [min: number, max: number];
  marks: readonly SeatMark[];
  /** Defaults, titles and descriptions are in the schema (`.meta({ title, description })`), so that forms can be drawn from it. */
  options: z.ZodType<Options>;
  /** What a seat may send; house commands such as `Timeout` are not in it. */
  commands: z.ZodType<Command>;
  events: z.ZodType<Event>;

  /** The first events of a game with `n` seats. Options are already parsed. */
  setup(options: Options, n: number, luck: Luck): readonly Event[] | Refusal;
  /** A seat's command. Several events make one commit. Never mutates `state`. */
  decide(state: State, seat: Seat, command: Command, luck: Luck): readonly Event[] | Refusal;
  /** Closes a prompt that every seat has answered (or whose missing seats got their fallback): reveal and resolution. */
  close(state: State, prompt: Prompt, luck: Luck): readonly Event[];
  /** Total and pure: copies outcomes. `null` is the state before the first event. */
  evolve(state: State | null, event: Event): State;
  /** Who is awaited and for what; empty exactly when the game is over. */
  prompts(state: State): readonly Prompt[];
  /** Seats that are still in the game, in seat order; without it all are. Only they vote. */
  inPlay?(state: State): readonly Seat[];
  /** What the house does for a seat that has not answered at the deadline; passed to `decide`. */
  fallback(state: State, prompt: Prompt, seat: Seat): Command;
  /** The source of what may be done: form, mail help, refusal texts, bot and fuzzer read it. Secret to others than `seat`. */
  legal(state: State, seat: Seat): Legal;
  audience(event: Event): Audience;
  /** Built by picking fields, never by deleting them. */
  view(state: State, viewer: Viewer): View;
  /** One sentence for log and mail; only called with events the viewer may read. */
  tell(event: Event, viewer: Viewer): string;
  notation: Notation<State, Command>;
  /** Named players of this title for empty seats; the first one is the default. They see what a person sees. */
  bots: Readonly<Record<string, Bot<View, Legal, Command>>>;
  result(state: State): Result | null;
  /** A title with a deck that a group may replace by its own. */
  // biome-ignore lint/suspicious/noExplicitAny: the form of a deck is its title's own affair; files are parsed by `schema`.
  decks?: Decks<State, any>;
  /**
   * The rules' own invariants for one event, as sentences about what is broken; none for a sound step. Only simulations and property
   * tests ask. A title with rules of conservation (money, counters) gives its `invariants.ts` here: `{ ..., violations }`.
   */
  violations?(before: State | null, event: Event, after: State): readonly string[];
}

export type Bot<View, Legal, Command> = (view: View, legal: Legal, prompt: Prompt, luck: Luck) => Command;

/** A title whose inner types the caller neither knows nor needs. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where titles of different types meet; State and Command are in both positions.
export type AnyTitle = Title<any, any, any, any, any, any>;
