import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { faceDown, freeLocations } from '../board.ts';
import type { CommandOf, RevealTerms, State } from '../model.ts';
import { isStopper } from '../tables.ts';
import { cardName, cardNames, coins, seatAndLetter, seatLetters } from '../wording.ts';
import { richestOf } from './crimes.ts';
import { playOn } from './round.ts';
import type { Scene } from './scene.ts';
import { needsPlace, nextTurn, revealTerms, takeTurn } from './turns.ts';

/** Pace live, own turn: the card is revealed and play goes on to the next question (nothing of it was secret). */
export function reveal(scene: Scene, seat: Seat, command: CommandOf<'Reveal'>, auto: boolean): Refusal | null {
  const refusal = checkReveal(scene.state, seat, command);
  if (refusal) return refusal;
  const { pass } = nextTurn(scene.state)!;
  const { card, point, at, decline } = command;
  takeTurn(scene, seat, pass, { card, point, at, decline, auto });
  playOn(scene);
  return null;
}

function checkReveal(state: State, seat: Seat, command: CommandOf<'Reveal'>): Refusal | null {
  if (state.window)
    return refuse(
      'WINDOW_OPEN',
      `First it is settled whether somebody stops ${seatAndLetter(state.window.thief)}; then cards are turned again.`,
    );
  if (state.turn !== seat)
    return refuse('NOT_AWAITED', `It is ${seatAndLetter(state.turn ?? 0)} who turns a card now.`);
  const down = faceDown(state, seat);
  if (!down.includes(command.card))
    return refuse('CARD_NOT_FACE_DOWN', `Face down in front of you: ${cardNames(down)}. Reveal one of these.`, 'card');
  const terms = revealTerms(state, seat, command.card);
  return checkPoint(terms, command) ?? checkPlace(state, seat, terms, command);
}

function checkPoint({ card, points }: RevealTerms, { point }: CommandOf<'Reveal'>): Refusal | null {
  const letters = seatLetters(points);
  if (point === undefined)
    return points.length > 1
      ? refuse('NEED_POINT', `Say whom your ${cardName(card)} points at: ${letters}.`, 'point')
      : null;
  if (points.length === 0)
    return refuse(
      'POINT_NOT_ALLOWED',
      isStopper(card)
        ? `Nobody is left whom a ${cardName(card)} could catch: reveal it without pointing.`
        : `${cardName(card)} points at nobody.`,
      'point',
    );
  return points.includes(point)
    ? null
    : refuse('BAD_POINT', `Your ${cardName(card)} can point at ${letters}.`, 'point');
}

function checkPlace(
  state: State,
  seat: Seat,
  terms: RevealTerms,
  { at, decline }: CommandOf<'Reveal'>,
): Refusal | null {
  const { card, places } = terms;
  const named = at !== undefined || decline === true;
  if (named && places.length === 0) {
    const why = card === 'heist' ? 'This Heist has no location to go to' : `${cardName(card)} goes to no location`;
    return refuse('LOCATION_NOT_ALLOWED', `${why}: reveal it without one.`, at === undefined ? 'decline' : 'at');
  }
  const free = freeLocations(state);
  if (decline && free.length > 0)
    return refuse(
      'DECLINE_NOT_ALLOWED',
      `Location ${free.join(' and ')} is free, and a free one has to be taken.`,
      'decline',
    );
  if (!named)
    return needsPlace(terms)
      ? refuse('NEED_LOCATION', `Say where your Heist goes: location ${placesIn(terms)}.`, 'at')
      : null;
  if (at === undefined) return null;
  if (decline || !Number.isInteger(at) || at < 1 || at > state.locations.length)
    return refuse('BAD_LOCATION', `Name one location, ${placesIn(terms)}.`, 'at');
  if (places.includes(at)) return null;
  const { occupant } = state.locations[at - 1]!;
  if (free.length > 0)
    return refuse(
      'LOCATION_OCCUPIED',
      `Location ${at} is taken; ${free.join(' and ')} is free, so it has to be there.`,
      'at',
    );
  return refuse(
    'OCCUPANT_NOT_RICHER',
    `${seatAndLetter(occupant ?? 0)} has ${coins(state.coins[occupant ?? 0]!)} and you have ${state.coins[seat]}: only somebody richer can be pushed out.`,
    'at',
  );
}

const placesIn = ({ places, decline }: RevealTerms): string => `${places.join(' or ')}${decline ? ', or decline' : ''}`;

/** The turn of a seat that does not answer: its first-named card, where the house would go or point (rules 5.5). */
export function defaultReveal(state: State, seat: Seat): CommandOf<'Reveal'> {
  const card = faceDown(state, seat)[0]!;
  const terms = revealTerms(state, seat, card);
  if (!needsPlace(terms)) return { type: 'Reveal', card, ...pointed(state, terms) };
  return { type: 'Reveal', card, at: terms.decline ? richestOf(state, terms.places) : terms.places[0]! };
}

function pointed({ coins: all }: State, { points }: RevealTerms): { point?: Seat } {
  if (points.length < 2) return {};
  return { point: points.reduce((best, seat) => (all[seat]! > all[best]! ? seat : best)) };
}
