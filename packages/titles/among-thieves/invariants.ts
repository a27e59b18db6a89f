import type { Seat } from '#engine/title.ts';
import { freeLocations, isFaceUp, isFutile } from './board.ts';
import { handSize } from './hand.ts';
import type { Event, State } from './model.ts';
import { CARDS, COINS, LOCATION_CARDS, LOCATION_TABLE, locationsFor, WINNING_FORTUNE } from './tables.ts';

/**
 * What must hold after every event of every game (rules 13), as sentences that name what is broken; empty: all is well. Those of
 * the eighteen that speak about views, prompts, replay and a whole Reveal need more than two states; tests check them besides.
 */
export function violations(before: State | null, event: Event, after: State): string[] {
  const found: string[] = [];
  const expect = (holds: boolean, broken: () => string) => {
    if (!holds) found.push(broken());
  };
  if (before?.coins !== after.coins) coinsKept(after, expect);
  const cardsMoved = before?.hand !== after.hand || before?.table !== after.table || before?.discard !== after.discard;
  if (cardsMoved) cardsKept(after, expect);
  if (before?.locations !== after.locations || before?.deck !== after.deck) locationsKept(after, event, expect);
  if (event.type === 'RoundStarted') handSizes(after, event.handSize, expect);
  if (after.phase === 'reveal') tableInReveal(after, expect);
  if (before) fairStep(before, event, after, expect);
  return found;
}

type Expect = (holds: boolean, broken: () => string) => void;

/** 1. */
function coinsKept({ coins, city }: State, expect: Expect): void {
  const all = coins.reduce((sum, one) => sum + one, city);
  expect(all === COINS, () => `1: ${all} coins in the game instead of ${COINS}`);
  expect(city >= 0 && coins.every((one) => one >= 0), () => '1: somebody has fewer than no coins');
}

/** 2, and that all seats are in step: 3. */
function cardsKept({ hand, discard, table }: State, expect: Expect): void {
  hand.forEach((cards, seat) => {
    const all = [...cards, ...discard[seat]!, ...table[seat]!.map(({ card }) => card)];
    const once = all.length === CARDS.length && CARDS.every((card) => all.includes(card));
    expect(once, () => `2: seat ${seat} has ${all.join(', ')}`);
    const inStep = [hand, discard, table].every((lists) => lists[seat]!.length === lists[0]!.length);
    expect(inStep, () => `3: seat ${seat} is not in step with the others`);
  });
}

/** 3, second half: the hand to plot from has the size of rules 2, whatever is given up. */
function handSizes({ hand, discard, table, config, round }: State, told: number, expect: Expect): void {
  const size = handSize(round, config.recovery);
  expect(told === size, () => `3: round ${round} starts with ${told} cards told instead of ${size}`);
  const [cards, pile] = [hand[0]!.length, discard[0]!.length];
  // With hidden discards one of the two cards on the table is still to come back, the last two bring the pile with them.
  const kept = table[0]!.length > 0 ? 1 : 0;
  const back = kept === 1 && cards === 0 ? pile + (config.recovery === 'all' ? 1 : 0) : 0;
  expect(cards + kept + back === size, () => `3: round ${round} starts with ${cards + kept + back} cards, not ${size}`);
}

/** 4. Between `LocationsRefilled` and `LocationsDealt` the new cards are still in the deck. */
function locationsKept({ locations, deck, n, table }: State, event: Event, expect: Expect): void {
  expect(locations.length === locationsFor(n), () => `4: ${locations.length} locations for ${n} players`);
  for (const card of LOCATION_CARDS) {
    const all = deck[card] + locations.filter((one) => one.card === card).length;
    expect(all === LOCATION_TABLE[card].count, () => `4: ${all} cards ${card} after ${event.type}`);
  }
  const occupants = locations.flatMap(({ occupant }) => (occupant === null ? [] : [occupant]));
  expect(new Set(occupants).size === occupants.length, () => '4: a seat is on two locations');
  for (const seat of occupants) {
    const heist = table[seat]!.some(({ card, faceUp }) => card === 'heist' && faceUp);
    expect(heist, () => `4: seat ${seat} is on a location without a Heist`);
  }
}

/** 5. */
function tableInReveal({ table }: State, expect: Expect): void {
  expect(
    table.every((cards) => cards.length === 2),
    () => '5: a seat has not two cards on the table',
  );
}

/** 5 to 11, as far as one step tells. */
function fairStep(before: State, event: Event, after: State, expect: Expect): void {
  switch (event.type) {
    case 'RevealStarted':
      dishonorShown(after, expect);
      break;
    case 'RevealEnded':
      expect(
        before.table.flat().every(({ faceUp }) => faceUp),
        () => '5: the Reveal ends with a card face down',
      );
      break;
    case 'PlansClosed':
      noHonorGivenUp(before, after, expect);
      break;
    case 'DiscardsShown':
      noHonorGivenUp(before, after, expect);
      break;
    case 'Pointed': {
      const how = before.table[event.seat]!.find(({ card }) => card === event.kind)?.how;
      expect(how === 'turn', () => `7: a ${event.kind} that was shown by ${how} points`);
      expect(event.target !== event.seat, () => `7: seat ${event.seat} points at itself`);
      break;
    }
    case 'Interrupted':
      expect(!isFaceUp(before, event.by, event.kind), () => `8: a ${event.kind} that was face up interrupts`);
      break;
    case 'Caught': {
      const allowed = event.cause === 'prediction' || before.config.interruptFine;
      expect(allowed, () => '8: an interrupted thief pays');
      notPlaced(after, event.seat, event.crime === 'heist', expect);
      break;
    }
    case 'HeistPlaced':
      fairPlacing(before, event.seat, event.replaced, event.location, expect);
      break;
    case 'HeistFailed':
      expect(
        event.reason !== 'noRoom' || isFutile(before, event.seat, 'heist'),
        () => `10: seat ${event.seat} was told that there is no room`,
      );
      break;
    case 'GameWon':
      fairVictory(before, event.seat, expect);
      break;
  }
}

/** 6, first half. */
function dishonorShown({ table }: State, expect: Expect): void {
  for (const { card, faceUp, how } of table.flat())
    expect(
      faceUp === (card === 'noHonor') && how === (faceUp ? 'dishonor' : null),
      () => `6: ${card} lies ${faceUp ? 'face up' : 'face down'} when the Reveal starts`,
    );
}

/** 6, second half. */
function noHonorGivenUp(before: State, after: State, expect: Expect): void {
  before.table.forEach((cards, seat) => {
    if (!cards.some(({ card }) => card === 'noHonor')) return;
    // With the recovery `all` everything comes back at once when the last two cards were played.
    const back = before.hand[seat]!.length === 0 && before.config.recovery === 'all';
    expect(back || after.discard[seat]!.includes('noHonor'), () => `6: seat ${seat} kept its No Honor`);
  });
}

/** 9. */
function notPlaced({ locations }: State, seat: Seat, heist: boolean, expect: Expect): void {
  const there = heist && locations.some(({ occupant }) => occupant === seat);
  expect(!there, () => `9: seat ${seat} was caught and sits on a location`);
}

/** 10. */
function fairPlacing(before: State, seat: Seat, replaced: Seat | null, location: number, expect: Expect): void {
  const { occupant } = before.locations[location - 1]!;
  expect(occupant === replaced, () => `10: location ${location} is not as the Heist found it`);
  if (replaced === null) return;
  const [own, theirs] = [before.coins[seat]!, before.coins[replaced]!];
  expect(own < theirs, () => `10: seat ${seat} with ${own} replaced seat ${replaced} with ${theirs}`);
  expect(freeLocations(before).length === 0, () => `10: seat ${seat} replaced somebody though a location was free`);
}

/** 11. */
function fairVictory({ coins, phase }: State, seat: Seat, expect: Expect): void {
  const own = coins[seat]!;
  expect(own >= WINNING_FORTUNE, () => `11: seat ${seat} won with ${own}`);
  const strict = coins.every((one, other) => other === seat || one < own);
  expect(strict, () => `11: seat ${seat} won without being the richest`);
  expect(phase === 'reveal', () => `11: seat ${seat} won in phase ${phase}`);
}
