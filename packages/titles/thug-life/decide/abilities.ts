import { isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { HAVING_WORDS } from '../allowed.ts';
import { deckAt, has, isSeat } from '../board.ts';
import { shownName } from '../deck/compiled.ts';
import type { Cost, Target } from '../deck/schema.ts';
import type { CardNo, CardRef, CommandOf, State } from '../model.ts';
import { canPay, couldChange, discardsFor, isFinal } from '../possible.ts';
import { counted, listed, seatName } from '../wording.ts';
import { checkActions } from './actions.ts';
import { burntAmong, cardWords, readHand, readUpgrades } from './cardRefs.ts';
import { changeActions, doEffects, moveThugs } from './effects.ts';
import { happen, type Scene } from './scene.ts';
import { beginMove, beginStreet } from './steps.ts';
import { TIMES } from './times.ts';

/** A Homie goes to the Streets for what he can do (rules 6). */
export function burnHomie(scene: Scene, seat: Seat, command: CommandOf<'BurnHomie'>): Refusal | null {
  const { state } = scene;
  const read = readUpgrades(state, seat, [command.homie], 'homie', 'homie');
  if (isRefusal(read)) return read;
  const no = read[0]!;
  const card = deckAt(state).street[no]!;
  if (card.type !== 'homie' || !card.burn)
    return refuse('NO_ABILITY', `${cardWords(state, no)} has nothing to burn for; he fights.`, 'homie');
  if (burntAmong(state, seat, [no], 'homie') !== undefined)
    return refuse('BURNT_OUT', `${cardWords(state, no)} is burnt out until the next shift change.`, 'homie');
  const target = readTarget(state, seat, command.target, card.target, shownName(card));
  if (isRefusal(target)) return target;
  const aim = { self: seat, target };
  if (!couldChange(state, card.burn, aim)) return noEffect(shownName(card), 'homie');
  beginMove(scene, seat, isFinal(card.burn));
  beginStreet(scene, seat);
  happen(scene, { type: 'UpgradeBurnt', seat, no, why: 'ability' });
  doEffects(scene, card.burn, aim, 'card');
  return null;
}

/** Turf is turned face down for what it gives. */
export function flipTurf(scene: Scene, seat: Seat, command: CommandOf<'FlipTurf'>): Refusal | null {
  const { state } = scene;
  const read = readUpgrades(state, seat, [command.turf], 'turf', 'turf');
  if (isRefusal(read)) return read;
  const no = read[0]!;
  const card = deckAt(state).street[no]!;
  if (card.type !== 'turf' || !card.flip)
    return refuse('NO_ABILITY', `${cardWords(state, no)} is not flipped on its own.`, 'turf');
  if (burntAmong(state, seat, [no], 'turf') !== undefined)
    return refuse('BURNT_OUT', `${cardWords(state, no)} lies face down until the next shift change.`, 'turf');
  const target = readTarget(state, seat, command.target, card.target, shownName(card));
  if (isRefusal(target)) return target;
  const price = readCost(state, seat, card.cost, command.discard, null);
  if (isRefusal(price)) return price;
  const aim = { self: seat, target };
  if (!couldChange(state, card.flip, aim)) return noEffect(shownName(card), 'turf');
  beginMove(scene, seat, isFinal(card.flip));
  beginStreet(scene, seat);
  pay(scene, seat, card.cost, price, 'card');
  happen(scene, { type: 'UpgradeBurnt', seat, no, why: 'ability' });
  doEffects(scene, card.flip, aim, 'card');
  return null;
}

/** A Caution of the own turn; playing one without effect is allowed. */
export function playCaution(scene: Scene, seat: Seat, command: CommandOf<'PlayCaution'>): Refusal | null {
  const { state } = scene;
  const read = readHand(state, seat, [command.card], 'card');
  if (isRefusal(read)) return read;
  const no = read[0]!;
  const card = deckAt(state).street[no]!;
  if (card.type !== 'caution') return refuse('NOT_A_CAUTION', `${cardWords(state, no)} is no Caution.`, 'card');
  if (card.when !== 'turn') return refuse('WRONG_TIME', `${shownName(card)}: ${TIMES[card.when]}.`, 'card');
  const lazy = card.asAction ? checkActions(state, 1) : null;
  if (lazy) return lazy;
  const target = readTarget(state, seat, command.target, card.target, shownName(card));
  if (isRefusal(target)) return target;
  const price = readCost(state, seat, card.cost, command.discard, no);
  if (isRefusal(price)) return price;
  const effects = card.effects ?? [];
  beginMove(scene, seat, isFinal(effects));
  beginStreet(scene, seat);
  if (card.asAction) changeActions(scene, seat, -1, 'card');
  pay(scene, seat, card.cost, price, 'card');
  happen(scene, { type: 'CautionPlayed', seat, no, target, zone: card.zone === 'streets' ? 'streets' : 'discard' });
  doEffects(scene, effects, { self: seat, target }, 'card');
  return null;
}

/** What a Drama card in play offers, once a turn and before the Street step. */
export function dramaOffer(scene: Scene, seat: Seat, command: CommandOf<'DramaOffer'>): Refusal | null {
  const { state } = scene;
  const no = readDrama(state, command.drama);
  const card = no === null ? null : deckAt(state).drama[no]!;
  if (no === null || !card?.offer)
    return refuse('NO_OFFER', `No Drama card in play makes that offer. ${offersInPlay(state)}`, 'drama');
  const name = shownName(card);
  if (state.turn?.offersUsed.includes(no))
    return refuse('ALREADY_USED', `You have taken ${name} in this turn already.`, 'drama');
  if (state.turn?.step !== 'drama')
    return refuse('DRAMA_STEP_OVER', `${name} is for the beginning of a turn; you have begun to act.`, 'drama');
  const { cost, effects } = card.offer;
  const price = readCost(state, seat, cost, command.discard, null);
  if (isRefusal(price)) return price;
  const aim = { self: seat, target: null };
  if (!couldChange(state, effects, aim)) return noEffect(name, 'drama');
  beginMove(scene, seat, isFinal(effects));
  happen(scene, { type: 'OfferTaken', seat, no });
  pay(scene, seat, cost, price, 'offer');
  doEffects(scene, effects, aim, 'drama');
  return null;
}

/** A Drama card in play, by id or number. */
function readDrama(state: State, ref: CardRef): CardNo | null {
  const { drama } = deckAt(state);
  const fits = (no: CardNo) => (typeof ref === 'number' ? no === ref : drama[no]!.id === ref.toUpperCase());
  return state.dramaInPlay.find(fits) ?? null;
}

function offersInPlay(state: State): string {
  const { drama } = deckAt(state);
  const names = state.dramaInPlay.flatMap((no) => (drama[no]!.offer ? [shownName(drama[no]!)] : []));
  return names.length > 0 ? `Offers now: ${listed(names)}.` : 'There is no offer now.';
}

const noEffect = (name: string, at: string): Refusal =>
  refuse('NO_EFFECT', `${name} would change nothing now, so it is kept for later.`, at);

function readTarget(
  state: State,
  seat: Seat,
  sent: Seat | undefined,
  target: Target | undefined,
  name: string,
): Seat | null | Refusal {
  if (!target) return null;
  const wanted = HAVING_WORDS[target.has];
  if (sent === undefined)
    return target.optional
      ? null
      : refuse('NEEDS_TARGET', `Say on whom: ${name} wants a rival with ${wanted}.`, 'target');
  if (!isSeat(state.n, sent))
    return refuse('BAD_VALUE', `There is no seat ${sent}; this game has ${state.n}, counted from 0.`, 'target');
  if (sent === seat) return refuse('BAD_TARGET', `${name} is for a rival, not for yourself.`, 'target');
  return has(state.bosses[sent]!, target.has)
    ? sent
    : refuse('BAD_TARGET', `${seatName(sent)} does not have ${wanted}.`, 'target');
}

/** The card that is discarded for a cost, or null where none is; refused when the cost can't be paid. */
function readCost(
  state: State,
  seat: Seat,
  cost: Cost | undefined,
  discard: CardRef | undefined,
  itself: CardNo | null,
): CardNo | null | Refusal {
  const { hand, dollas, thugs } = state.bosses[seat]!;
  if (!canPay(state, seat, cost)) {
    const price = cost?.dolla ? counted(cost.dolla, 'Dolla') : counted(cost?.yardThug ?? 0, 'Thug in the Yard');
    return refuse('COST_NOT_PAID', `It costs ${price}; you have ${cost?.dolla ? dollas : thugs.yard}.`);
  }
  const possible = discardsFor(state, hand, cost, itself);
  if (!possible) return null;
  const what = cost?.discard === 'weapon' ? 'a Weapon' : 'a card';
  if (discard === undefined || possible.length === 0)
    return refuse(
      'COST_NOT_PAID',
      possible.length === 0
        ? `It costs ${what} out of your hand, and you hold none.`
        : `Say which card you discard: ${what}.`,
      'discard',
    );
  const read = readHand(state, seat, [discard], 'discard');
  if (isRefusal(read)) return read;
  const no = read[0]!;
  return possible.includes(no)
    ? no
    : refuse('COST_NOT_PAID', `${cardWords(state, no)} does not pay it: it costs ${what} out of your hand.`, 'discard');
}

function pay(scene: Scene, seat: Seat, cost: Cost | undefined, discard: CardNo | null, why: 'card' | 'offer'): void {
  if (cost?.dolla) happen(scene, { type: 'DollasMoved', from: seat, to: 'streets', n: cost.dolla, why: 'cost' });
  if (discard !== null) happen(scene, { type: 'CardsDiscarded', seat, nos: [discard], why: 'cost' });
  moveThugs(scene, seat, cost?.yardThug ?? 0, 'yard', 'streets', why);
}
