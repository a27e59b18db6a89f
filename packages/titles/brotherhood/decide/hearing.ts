import type { Seat } from '#engine/title.ts';
import { present, rotaOf, seatsInGame } from '../board.ts';
import { bribersOf } from '../choices/bribe.ts';
import type { EventOf, Hearing, State } from '../model.ts';
import {
  type Area,
  areaOfDie,
  BRIBE_UP_TO,
  CARD_IDS,
  CARDS,
  type CardId,
  type Effect,
  type Kind,
  TOKEN_CARDS_A_HEARING,
  tokenOf,
} from '../tables.ts';
import { askBribe } from './asking.ts';
import { happen, type Scene } from './scene.ts';

/**
 * The die names an area, a card is drawn, bribes are tried, the card that stands takes effect there (rules 8.4 to 8.6).
 * False: answers about a bribe are awaited; with them it is `resumed` at the card that lies open.
 */
export function holdHearing(scene: Scene, resumed = false): boolean {
  let card: CardId | null;
  let answered = resumed;
  if (resumed) card = hearingOf(scene).card;
  else {
    const die = scene.luck.die(`m${scene.state.month}/hearing/area`);
    happen(scene, { type: 'AreaInvestigated', die, area: areaOfDie(die) });
    if (scene.state.config.reshuffle === 'everyMonth') restock(scene);
    card = draw(scene);
  }
  while (card !== null) {
    if (!answered && askBribe(scene)) return false;
    answered = false;
    if (!tryBribe(scene, card)) {
      resolve(scene, hearingOf(scene).area, card);
      break;
    }
    card = draw(scene);
  }
  return true;
}

function hearingOf({ state }: Scene): Hearing {
  if (state.hearing === null) throw new Error(`no hearing is held in month ${state.month}`);
  return state.hearing;
}

/** The whole discard goes back into the deck; nothing happens when there is none. */
function restock(scene: Scene): void {
  const back = Object.entries(scene.state.discard).filter(([, n]) => n > 0);
  if (back.length > 0) happen(scene, { type: 'DeckRestocked', cards: Object.fromEntries(back) });
}

const size = (cards: Record<CardId, number>): number => Object.values(cards).reduce((sum, n) => sum + n, 0);

/** A card 1-9 that lies open now, or null: the hearing ended with a token card. */
function draw(scene: Scene): CardId | null {
  for (;;) {
    if (size(scene.state.deck) === 0) restock(scene);
    const { deck, month, config } = scene.state;
    const { area, drawn } = hearingOf(scene);
    const label = `m${month}/hearing/card${drawn + 1}`;
    const card = scene.luck.draw(
      label,
      CARD_IDS.map((id) => [id, deck[id] ?? 0] as const),
    );
    happen(scene, { type: 'CardDrawn', card, deckLeft: size(deck) - 1, area });
    const token = tokenOf(card);
    if (token === null) return card;
    const seats = seatsInGame(scene.state);
    const rngIndex = scene.luck.int(`${label}/seat`, seats.length);
    happen(scene, { type: 'TokenGranted', seat: seats[rngIndex]!, token, card, rngIndex });
    if (config.tokenCardsShuffle) restock(scene);
    const goesOn =
      config.tokenCardDrawAgain &&
      hearingOf(scene).tokenCards < TOKEN_CARDS_A_HEARING &&
      CARD_IDS.some((id) => tokenOf(id) === null && (config.deck[id] ?? 0) > 0);
    if (!goesOn) return null;
  }
}

/** At most one bribe a card; true: it worked and the card is gone. A bribe that fails ends all bribing of this card. */
function tryBribe(scene: Scene, card: CardId): boolean {
  const { state, luck, answers } = scene;
  const { area, drawn } = hearingOf(scene);
  const holders = bribersOf(state);
  const payer = rotaOf(state).find((seat) => holders.includes(seat) && answers.bribe(state, seat, card, area));
  if (payer === undefined) return false;
  const die = luck.die(`m${state.month}/hearing/card${drawn}/bribe`);
  const success = die <= BRIBE_UP_TO;
  happen(scene, { type: 'BribeTried', seat: payer, die, success, card });
  return success;
}

/** Dice are numbered by these words, and rolled per seat in this order of kinds. */
const CHECKED: readonly (readonly [kind: Kind, word: string])[] = [
  ['H', 'hitman'],
  ['T', 'thug'],
  ['R', 'revenue'],
  ['P', 'political'],
];

type Changes = EventOf<'CardResolved'>['changes'];
type Checks = EventOf<'CardResolved'>['checks'];

function resolve(scene: Scene, area: Area, card: CardId): void {
  const { state } = scene;
  const { effects } = CARDS[card]!;
  const here = state.seats.flatMap((seat, s) => (present(seat, area) ? [s] : []));
  const ignored = effects.some(({ does }) => does === 'unlessSole') && here.length === 1;
  const checks: Checks = [];
  const changes: Changes = [];
  for (const seat of ignored ? [] : here) {
    for (const effect of effects) if (effect.does !== 'roll') changes.push(...taken(state, seat, area, effect));
    for (const [kind, word] of CHECKED)
      for (const effect of effects)
        if (effect.does === 'roll' && effect.kind === kind) rollFor(scene, seat, area, effect, word, checks, changes);
  }
  const halved = effects.some(({ does }) => does === 'halveNext');
  happen(scene, {
    type: 'CardResolved',
    card,
    area,
    checks,
    changes,
    cleanup: halved ? state.month + 1 : null,
    blocked: effects.some(({ does }) => does === 'block'),
    ignored,
  });
}

/** What an effect without dice takes from a seat. */
function taken(state: State, seat: Seat, area: Area, effect: Effect): Changes {
  if (effect.does !== 'each' && effect.does !== 'removeAll') return [];
  const there = state.seats[seat]!.board[area][effect.kind];
  const n = effect.does === 'each' ? Math.min(1, there) : there;
  return n > 0 ? [{ seat, kind: effect.kind, n, to: effect.to }] : [];
}

function rollFor(
  { state, luck }: Scene,
  seat: Seat,
  area: Area,
  { kind, faces, to }: Extract<Effect, { does: 'roll' }>,
  word: string,
  checks: Checks,
  changes: Changes,
): void {
  let n = 0;
  for (let i = 1; i <= state.seats[seat]!.board[area][kind]; i++) {
    const die = luck.die(`m${state.month}/hearing/check/seat${seat}/${word}${i}`);
    const removed = faces.includes(die);
    checks.push({ seat, kind, die, removed });
    if (removed) n++;
  }
  if (n > 0) changes.push({ seat, kind, n, to });
}
