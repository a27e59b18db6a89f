import { acceptKey, atEnd, cursorOn, misread, next, peek } from '#engine/cursor.ts';
import { cleanLines, type Line } from '#engine/mailText.ts';
import { isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import type { CommandOf, OrdersSent, Phase, PlayerCommand, State } from '../model.ts';
import { type Card, isStopper, type Kind } from '../tables.ts';
import { cardName } from '../wording.ts';
import { type Cursor, nothingMore, unreadable } from './cursor.ts';
import { type OrderLine, readFirst, readPlaces, readPoint, readReaction, readTakeover } from './orderLine.ts';
import { type Plot, readCard, readPlot } from './plotLine.ts';
import { isProse } from './prose.ts';
import { readReveal } from './revealLine.ts';
import { type Word, wordsOf } from './words.ts';

/** What reading needs of a game; a state and a view both have it. */
export interface Scene {
  n: number;
  phase: Phase;
  window: { kind: Kind; thief: Seat } | null;
}

/** What the lines of a mail have said so far. */
interface Reading {
  scene: Scene;
  prose: string[];
  /** Sorts of lines met: two lines of the same sort are refused. */
  sorts: Set<string>;
  round: number | null;
  plot: Plot | null;
  discard: Card | null;
  orders: OrdersSent | null;
  final: boolean;
  reveal: CommandOf<'Reveal'> | null;
  react: boolean | null;
}

/** All orders of a round with many words around them have some hundred characters; beyond this nobody wrote it by hand. */
export const LONGEST_MAIL = 20_000;

/** What a mail says: one command, as all its lines form one submission (rules 14). The first line that cannot be read refuses it. */
export function readMail(
  state: State | Scene,
  _seat: Seat,
  text: string,
): { command: PlayerCommand; prose: readonly string[] } | Refusal {
  if (text.length > LONGEST_MAIL)
    return refuse('TOO_LONG', `This has ${text.length} characters: send the orders alone, in at most ${LONGEST_MAIL}.`);
  const reading: Reading = {
    scene: state,
    prose: [],
    sorts: new Set(),
    round: null,
    plot: null,
    discard: null,
    orders: null,
    final: false,
    reveal: null,
    react: null,
  };
  for (const line of cleanLines(text)) {
    const refusal = readLine(reading, line);
    if (refusal) return refusal;
  }
  const command = commandOf(reading);
  return isRefusal(command) ? command : { command, prose: reading.prose };
}

function readLine(reading: Reading, line: Line): Refusal | null {
  const words = wordsOf(line);
  const [first] = words;
  if (first === undefined || isProse(line, words)) {
    reading.prose.push(line.text);
    return null;
  }
  const sort = readOrder(reading, cursorOn(words, line.n));
  if (isRefusal(sort)) return sort;
  if (reading.sorts.has(sort))
    return misread('DUPLICATE_LINE', `This mail says it twice: leave one of the two ${sort.toUpperCase()} lines out.`, {
      ...first,
      text: line.text,
    });
  reading.sorts.add(sort);
  return null;
}

/** Reads one line into the reading and says of which sort it was. */
function readOrder(reading: Reading, cursor: Cursor): string | Refusal {
  const players = reading.scene.n;
  const word = next(cursor);
  if (word.is === 'card' && isStopper(word.card)) {
    if (atEnd(cursor)) return answerWith(reading, word.card, word);
    return order(reading, readReaction(cursor, word.card, players));
  }
  if (word.is !== 'key')
    return unreadable(word, 'a line begins with PLOT, DISCARD, TRAP, SABOTAGE, FIRST, POINT or so');
  switch (word.key) {
    case 'PLOT': {
      const plot = readPlot(cursor, players);
      if (isRefusal(plot)) return plot;
      reading.plot = plot;
      return 'PLOT';
    }
    case 'DISCARD': {
      const card = readCard(cursor);
      if (isRefusal(card)) return card;
      reading.discard = card;
      return nothingMore(cursor, 'DISCARD') ?? 'DISCARD';
    }
    case 'FIRST':
      return order(reading, readFirst(cursor));
    case 'POINT':
      return order(reading, readPoint(cursor, players));
    case 'PLACES':
      return order(reading, readPlaces(cursor));
    case 'TAKEOVER':
      return order(reading, readTakeover(cursor, players));
    case 'FINAL':
      reading.final = true;
      return nothingMore(cursor, 'FINAL') ?? 'FINAL';
    case 'ROUND':
      return readRound(reading, cursor);
    case 'REVEAL': {
      const reveal = readReveal(cursor, players);
      if (isRefusal(reveal)) return reveal;
      reading.reveal = reveal;
      return 'REVEAL';
    }
    case 'REACT': {
      const answer = acceptKey(cursor, 'YES', 'NO');
      if (!answer) return unreadable(peek(cursor), 'REACT YES or REACT NO');
      return answered(reading, answer === 'YES', cursor);
    }
    case 'YES':
    case 'NO':
    case 'PASS':
      return answered(reading, word.key === 'YES', cursor);
    default:
      return unreadable(word, 'a line begins with PLOT, DISCARD, TRAP, SABOTAGE, FIRST, POINT or so');
  }
}

function order(reading: Reading, line: OrderLine | Refusal): string | Refusal {
  if (isRefusal(line)) return line;
  const { point, ...rest } = line.orders;
  reading.orders = { ...reading.orders, ...rest };
  if (point) reading.orders.point = { ...reading.orders.point, ...point };
  return line.sort;
}

function answered(reading: Reading, yes: boolean, cursor: Cursor): string | Refusal {
  reading.react = yes;
  return nothingMore(cursor, 'the answer') ?? 'REACT';
}

/** A stopper alone on its line means yes, if a window of that kind is open. */
function answerWith(reading: Reading, kind: Kind, word: Word): string | Refusal {
  if (reading.scene.window?.kind !== kind)
    return misread(
      'UNREADABLE_LINE',
      `Say when: ${kind.toUpperCase()} ANY, ${kind.toUpperCase()} NEVER or ${kind.toUpperCase()} and the players it is meant for. Alone it plays ${cardName(kind)} only while you are asked for it.`,
      word,
    );
  reading.react = true;
  return 'REACT';
}

function readRound(reading: Reading, cursor: Cursor): string | Refusal {
  const word = next(cursor);
  if (word.is !== 'int' || word.n > 9999) return unreadable(word, 'the number of the round: ROUND 3');
  reading.round = word.n;
  return nothingMore(cursor, 'ROUND') ?? 'ROUND';
}

function commandOf(reading: Reading): PlayerCommand | Refusal {
  const command = wishOf(reading);
  return isRefusal(command) || reading.round === null ? command : { ...command, round: reading.round };
}

function wishOf({ scene, plot, discard, orders, final, reveal, react, prose }: Reading): PlayerCommand | Refusal {
  const wishes = [
    plot !== null || discard !== null || final || orders !== null,
    reveal !== null,
    react !== null,
  ].filter((there) => there).length;
  if (wishes > 1)
    return refuse('ONE_AT_A_TIME', 'A card, an answer to a crime, and a plan or orders are three mails, not one.');
  if (reveal) return reveal;
  if (react !== null) return { type: 'React', play: react };
  if (plot)
    return {
      type: 'Plan',
      ...(discard === null ? {} : { discard }),
      cards: plot.cards,
      ...(plot.target === null ? {} : { target: plot.target }),
      ...(orders === null ? {} : { orders }),
      ...(final ? { final: true } : {}),
    };
  if (discard !== null) {
    if (scene.phase === 'foolMe' && orders === null && !final) return { type: 'Discard', card: discard };
    return refuse(
      'NEED_TWO_CARDS',
      'A DISCARD goes with the two cards you lay down now: add a line such as PLOT TRAP + STEAL.',
    );
  }
  if (orders !== null || final)
    return { type: 'Orders', orders: orders ?? {}, ...(final && scene.phase !== 'orders' ? { final: true } : {}) };
  return noOrders(prose);
}

function noOrders(prose: readonly string[]): Refusal {
  const [first] = prose;
  const read =
    first === undefined
      ? ''
      : ` What was read as a remark: "${first.slice(0, 60)}"${prose.length > 1 ? ' and more' : ''}.`;
  return refuse('NO_ORDERS', `There is no order in this. Write one a line, such as PLOT TRAP + STEAL.${read}`);
}
