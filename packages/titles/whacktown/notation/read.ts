import { isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { cardsOf } from '../board.ts';
import type { Effect } from '../deck/effects.ts';
import type { CommandOf, PlayerCommand, View } from '../model.ts';
import { type Cell, isCell } from '../tables.ts';
import { GIVING, type Spoken, whereIs } from './line.ts';
import { named, type Thing, thingsCalled } from './names.ts';
import { abilitiesIn, choiceIn, hustlesIn, placesIn, profilesIn, rerollsIn, usualReroll } from './scene.ts';
import { readPrevent, readStanding } from './standing.ts';

/** What a line is read against. */
export interface Reading {
  view: View;
  seat: Seat;
  /** What the lines before it set going, newest first: locations moved to, cards played. */
  ahead: (readonly Effect[])[];
  /** A command that fits what is asked now. */
  example: () => string;
}

type Read = PlayerCommand | Refusal;

/** One command out of one line, or the refusal that says where and what would be right (rules 14). */
export function readCommand(reading: Reading, spoken: Spoken): Read {
  const { view, seat, ahead } = reading;
  const { verb, rest, line } = spoken;
  switch (verb) {
    case 'profile':
      return then(named(rest, profilesIn(view), 'a profile', whereIs(line, rest)), ({ id }) => ({
        type: 'ChooseProfile',
        profile: id,
      }));
    case 'move':
      return readMove(reading, spoken);
    case 'stay':
      return { type: 'DeclineMove' };
    case 'pass':
      return passing(view, ahead) ? { type: 'DeclineMove' } : { type: 'EndTurn' };
    case 'choose':
      return readChoose(reading, spoken);
    case 'yes':
      return then(cardsAfter(view, rest, line), (discard) => ({
        type: 'May',
        accept: true,
        ...(discard.length > 0 ? { discard } : {}),
      }));
    case 'no':
      return { type: 'May', accept: false };
    case 'crime':
      return isCell(rest.toUpperCase())
        ? { type: 'CrimeScene', anchor: rest.toUpperCase() }
        : refuse('UNREADABLE', 'The crime scene goes by its top left cell, for example: crime B2', whereIs(line, rest));
    case 'put':
      return then(placeOf(view, rest, line, 'put'), (to) => ({ type: 'Put', to }));
    case 'discard':
      return then(cardsOfList(view, rest, line), (cards) => ({ type: 'Discard', cards }));
    case 'take':
      if (/^nothing$/i.test(rest)) return { type: 'Recover', cards: [] };
      return then(cardsOfList(view, rest, line), (cards) => ({ type: 'Recover', cards }));
    case 'play':
      return readPlay(reading, spoken);
    case 'use':
      return readUse(reading, spoken);
    case 'reroll': {
      const source = rest.replace(/^with(?:\s+|$)/i, '');
      if (source === '') return { type: 'Reroll', with: usualReroll(view, seat) };
      return then(named(source, rerollsIn(view, seat), 'something that rerolls', whereIs(line, source)), ({ id }) => ({
        type: 'Reroll',
        with: id,
      }));
    }
    case 'keep':
      return { type: 'KeepDie' };
    case 'prevent':
      return readPrevent(view, spoken);
    case 'standing':
      return readStanding(view, spoken);
    case 'end':
      return rest === '' ? { type: 'EndTurn' } : refuse('UNREADABLE', 'The turn ends with: end', whereIs(line, rest));
    case 'undo':
      return { type: 'TakeBack' };
    case 'resign':
      return { type: 'Resign' };
  }
}

/** Goes on with what was read, or hands the refusal on. */
const then = <T extends object | string>(read: T | Refusal, command: (read: T) => PlayerCommand): Read =>
  isRefusal(read) ? read : command(read as T);

/** `pass` declines a further movement that is offered, or that the line before brings; else it ends the hustle phase. */
function passing({ ask }: View, [last]: Reading['ahead']): boolean {
  if (last) return last.some(({ op }) => op === 'move');
  return ask?.kind === 'extraMove';
}

function readMove({ view, ahead }: Reading, { rest, line }: Spoken): Read {
  const sneaking = /(?:^|\s)(?:with\s+)?sneak(?:[\s-]+in)?$/i;
  const sneakIn = sneaking.test(rest);
  const to = placeOf(view, rest.replace(sneaking, '').replace(/^to\s+/i, ''), line, 'move');
  if (isRefusal(to)) return to;
  ahead.unshift(cardsOf(view).locations.get(view.cells[to])?.effects ?? []);
  return { type: 'Move', to, ...(sneakIn ? { sneakIn: true } : {}) };
}

/** A location by its cell or its name. */
function placeOf(view: View, text: string, line: number, verb: string): Cell | Refusal {
  const cell = text.toUpperCase();
  if (isCell(cell)) return cell;
  const places = placesIn(view);
  const place = named(text, places, 'a location of this city', whereIs(line, text));
  if (isRefusal(place))
    return { ...place, say: `${place.say} A location goes by its cell or its name: ${verb} ${places[15]!.cell}.` };
  return places.find(({ id }) => id === place.id)!.cell;
}

function readChoose({ view, ahead }: Reading, { rest, line }: Spoken): Read {
  if (/^\d{1,4}$/.test(rest)) return { type: 'Choose', option: Number(rest) };
  const choice = choiceIn(view, ahead);
  if (!choice) return refuse('UNREADABLE', 'A choice goes by its number: choose 1', whereIs(line, rest));
  const options = choice.options.map(({ label }, i) => ({ id: String(i + 1), name: label }));
  return then(named(rest, options, 'an option', whereIs(line, rest)), ({ id }) => ({
    type: 'Choose',
    option: Number(id),
  }));
}

function readPlay({ view, ahead }: Reading, { rest, line }: Spoken): Read {
  const [wanted, given] = halves(rest);
  const card = named(wanted, hustlesIn(view), 'a hustle card', whereIs(line, wanted));
  if (isRefusal(card)) return card;
  const discard = given === null ? [] : cardsOfList(view, given, line);
  if (isRefusal(discard)) return discard;
  ahead.unshift(cardsOf(view).hustles.get(card.id)?.effects ?? []);
  return { type: 'Play', card: card.id, discard };
}

function readUse({ view, seat, ahead }: Reading, { rest, line }: Spoken): Read {
  const [wanted, given] = halves(rest);
  const source = named(wanted, abilitiesIn(view, seat), 'your profile or a perk', whereIs(line, wanted));
  if (isRefusal(source)) return source;
  const discard = given === null ? [] : cardsOfList(view, given, line);
  if (isRefusal(discard)) return discard;
  ahead.unshift([]);
  return {
    type: 'Ability',
    source: source.id,
    ...(discard.length > 0 ? { discard } : {}),
  } satisfies CommandOf<'Ability'>;
}

/** What is wanted, and what is given for it; null where nothing is named. */
function halves(text: string): [wanted: string, given: string | null] {
  const sign = GIVING.exec(`${text} `);
  if (!sign) return [text, null];
  return [text.slice(0, sign.index).trim(), text.slice(sign.index + sign[0].length).trim()];
}

/** The cards behind `yes`. */
function cardsAfter(view: View, rest: string, line: number): string[] | Refusal {
  const [, given] = halves(rest);
  return given === null ? [] : cardsOfList(view, given, line);
}

/** Cards between commas or `and`; a name that holds such a word itself is read whole. */
function cardsOfList(view: View, text: string, line: number): string[] | Refusal {
  const hustles = hustlesIn(view);
  const cards: string[] = [];
  for (const piece of text.split(',').flatMap((part) => pieces(part, hustles))) {
    const card = named(piece, hustles, 'a hustle card', whereIs(line, piece));
    if (isRefusal(card)) return card;
    cards.push(card.id);
  }
  return cards;
}

function pieces(part: string, hustles: readonly Thing[]): string[] {
  const whole = part.trim().replace(/^and\s+/i, '');
  return thingsCalled(whole, hustles).length > 0 ? [whole] : whole.split(/\s+and\s+/i);
}
