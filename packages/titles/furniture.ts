import type { Child } from 'hono/jsx';
import type { AnyCommand, Prompt, Refusal, Viewer } from '#engine/title.ts';

/** One commit as its reader may see it: the events he may read, in order. */
export interface Chapter<Event = unknown> {
  n: number;
  at: string;
  events: readonly Event[];
}

/** A picture of a game as data: `lines` over time, or `bars` side by side. `series` have a value for every entry of `x`. */
export interface Chart {
  /** Unique among a title's charts. */
  id: string;
  form: 'lines' | 'bars';
  title: string;
  /** Stands before a value (`$`); empty for plain numbers. */
  unit: string;
  x: string[];
  series: { name: string; colour: string; values: number[] }[];
}

/** The fields of a submitted form; a field given several times is the last one. */
export type Fields = Readonly<Record<string, string>>;

/** What the form of orders for one prompt is drawn from; with `fields` and `refusal` it is the form that was refused. */
export interface OrdersProps<View, Legal> {
  view: View;
  legal: Legal;
  prompt: Prompt;
  fields?: Fields;
  refusal?: Refusal;
}

/**
 * What a title shows, on the page and in mails. Components are pure functions of a view; they get no state and no secrets but
 * what the viewer's `view` and `legal` hold. All work without scripts.
 */
export interface TitleUi<View, Legal, Command extends AnyCommand, Event> {
  /** The board as one self-contained SVG element (own <style> inside, no external references): page, mail picture and film use it. */
  Board(props: { view: View }): Child;
  /** The board as lines of plain text of at most 72 characters. */
  boardText(view: View): string;
  /** What stands beside the board for this viewer: first glance, money, whose orders are in. */
  Glance(props: { view: View; legal: Legal | null; viewer: Viewer }): Child;
  /**
   * The fields of the orders form for one prompt (no <form>, no button: the page adds them). `fields` refills a form that was refused.
   * An answer already stored is in the view and fills the form.
   */
  Orders(props: OrdersProps<View, Legal>): Child;
  /**
   * What a submitted form asks for. Empty fields mean the default that the form shows. A list is a plan: each is a command of its own,
   * in order, until one is refused (see `Notation.parse`).
   */
  read(fields: Fields, view: View, legal: Legal, prompt: Prompt): Command | readonly Command[] | Refusal;
  /** A stored command as its owner reads it on a receipt: orders as understood, prices, total, balance, warnings; plain lines. */
  receipt(command: Command, view: View, legal: Legal): readonly string[];
  /** One commit that changed the board, told so that one can follow it: headline, dice, results. Null: nothing worth a report. */
  Report(props: { chapter: Chapter<Event>; viewer: Viewer }): Child | null;
  /** The same as plain text lines for mails; empty where `Report` is null. */
  reportText(chapter: Chapter<Event>, viewer: Viewer): readonly string[];
  /** A short headline of a chapter ("Dragnet in the East Side") for mail subjects and lists, or null. */
  headline(chapter: Chapter<Event>): string | null;
  /** Series for the picture of a game: one line per seat ("wealth month by month"). */
  chart(chapters: readonly Chapter<Event>[]): {
    title: string;
    x: string[];
    series: { name: string; colour: string; values: number[] }[];
  };
  /** Further pictures of a game, the one of `chart` among them; out of what the reader of the chapters may see. */
  charts?(chapters: readonly Chapter<Event>[]): Chart[];
  /** A viewer's own record of the game as a page for printing; with `chapters` it tells what was done as well. */
  Sheet?(props: { view: View; viewer: Viewer; chapters?: readonly Chapter<Event>[] }): Child;
  /** How to play, in our own words (Markdown); read only when somebody asks for it. */
  rules(): Promise<string>;
  /** Rules of style for Board's surroundings and Orders; class names begin with the title's name. */
  css: string;
}

// biome-ignore lint/suspicious/noExplicitAny: where titles of different types meet; see AnyTitle.
export type AnyTitleUi = TitleUi<any, any, any, any>;
