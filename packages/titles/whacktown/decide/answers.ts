import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { discardRefusal, paymentOf } from '../costs.ts';
import { innerKey, sourceOf } from '../deck/deck.ts';
import { effectAsked } from '../legal.ts';
import type { AskOf, CommandOf, MoveTerms } from '../model.ts';
import { moverOf, placeTerms, putRefusal } from '../moves.ts';
import { count } from '../pile.ts';
import { preventionCost, rerollSources } from '../preventing.ts';
import { isAnchor, isCell } from '../tables.ts';
import { recoverable } from '../usual.ts';
import { cardList, counted, listed, nameOf, placeName } from '../wording.ts';
import { moveTo } from './arrivals.ts';
import { rollDie, stand } from './dice.ts';
import { activePlayer, happen, type Scene } from './scene.ts';

/** What is to be done with an answer that is all right, or why it is not. */
export type Deed = () => void;

/** Both the movement of the movement phase and an additional one (rules 6). */
export function move(
  scene: Scene,
  ask: AskOf<'move'> | AskOf<'extraMove'>,
  command: CommandOf<'Move'>,
): Deed | Refusal {
  const player = activePlayer(scene);
  const { to } = command;
  if (!isCell(to)) return badCell(to);
  const { refusal, ...terms } = placeTerms(scene.state, moverOf(scene.state, player.seat), to);
  if (refusal) return refusal;
  if (terms.needsSneakIn && !command.sneakIn)
    return refuse(
      'NEEDS_SNEAK_IN',
      `${nameAt(scene, terms)} lies inside the crime scene: your SNEAK IN would be spent. Say so ("move ${to} sneak"), or go elsewhere.`,
      'sneakIn',
    );
  const additional = ask.kind === 'extraMove';
  return () => {
    if (!additional) scene.step = 'resolve';
    moveTo(scene, terms, additional);
  };
}

const nameAt = ({ state }: Scene, { to }: MoveTerms): string => placeName(nameOf(state.cells[to]), to);

const badCell = (to: string): Refusal =>
  refuse('BAD_CELL', `There is no cell "${to}": the city goes from A1, top left, to E4.`, 'to');

export const declineMove = (scene: Scene, seat: Seat): Deed => {
  return () => happen(scene, { type: 'MovementDeclined', seat });
};

/** One of the options of a `choose` effect, counted from 1. */
export function choose(scene: Scene, ask: AskOf<'choose'>, { option }: CommandOf<'Choose'>): Deed | Refusal {
  const { options } = effectAsked<'choose'>(scene.state, ask.effect);
  if (!Number.isInteger(option) || option < 1 || option > options.length)
    return refuse(
      'BAD_OPTION',
      `Choose ${options.map(({ label }, i) => `${i + 1} (${label})`).join(' or ')}, not ${option}.`,
      'option',
    );
  const { list, at } = ask.effect;
  return () => {
    happen(scene, { type: 'OptionChosen', seat: activePlayer(scene).seat, option, effect: ask.effect, paid: {} });
    scene.stack.push({ do: 'effects', list: innerKey(list, at, option - 1), next: 0 });
  };
}

/** To pay for something and have it, or not. */
export function may(scene: Scene, ask: AskOf<'may'>, command: CommandOf<'May'>): Deed | Refusal {
  const { seat, hand } = activePlayer(scene);
  const { cost } = effectAsked<'may'>(scene.state, ask.effect);
  const { list, at } = ask.effect;
  const cards = command.discard ?? [];
  if (command.accept) {
    const needed = cost.reduce((sum, part) => (part.pay === 'cards' ? sum + part.n : sum), 0);
    const refusal = discardRefusal(hand, needed, cards, 'discard');
    if (refusal) return refusal;
  } else if (cards.length > 0)
    return refuse('WRONG_COUNT', `No costs nothing; you named ${counted(cards.length, 'card')} to discard.`, 'discard');
  const source = sourceOf(list);
  return () => {
    const paid = command.accept ? paymentOf(cost, cards, source.kind === 'perk' ? source.id : null) : {};
    happen(scene, { type: 'OptionChosen', seat, option: command.accept ? 'yes' : 'no', effect: ask.effect, paid });
    if (command.accept) scene.stack.push({ do: 'effects', list: innerKey(list, at, 0), next: 0 });
  };
}

export function placeCrimeScene(scene: Scene, { anchor }: CommandOf<'CrimeScene'>): Deed | Refusal {
  if (!isAnchor(anchor))
    return refuse(
      'BAD_ANCHOR',
      `The crime scene is named by its top left cell, A1 to D3: it can't begin at ${anchor}.`,
      'anchor',
    );
  return () => happen(scene, { type: 'CrimeScenePlaced', seat: activePlayer(scene).seat, anchor });
}

export function put(scene: Scene, ask: AskOf<'put'>, { to }: CommandOf<'Put'>): Deed | Refusal {
  const player = activePlayer(scene);
  if (!isCell(to)) return badCell(to);
  const refusal = putRefusal(scene.state, player.seat, to, ask.to);
  if (refusal) return refusal;
  const from = player.location!;
  const location = scene.state.cells[to];
  return () => happen(scene, { type: 'GangPut', seat: player.seat, from, to, location });
}

export function discardSome(scene: Scene, ask: AskOf<'discard'>, { cards }: CommandOf<'Discard'>): Deed | Refusal {
  const { seat, hand } = activePlayer(scene);
  const refusal = discardRefusal(hand, ask.n, cards, 'cards');
  return refusal ?? (() => happen(scene, { type: 'CardsDiscarded', seat, cards: [...cards], reason: 'effect' }));
}

export function recover(scene: Scene, ask: AskOf<'recover'>, { cards }: CommandOf<'Recover'>): Deed | Refusal {
  const { seat } = activePlayer(scene);
  const there = recoverable(scene.state, ask);
  const most = Math.min(ask.n, there.length);
  if (cards.length > most)
    return refuse('WRONG_COUNT', `Take ${counted(most, 'card')} at most, you named ${cards.length}.`, 'cards');
  const missing = cards.find((card) => count(cards, card) > count(there, card));
  if (missing !== undefined)
    return refuse(
      'NOT_IN_DISCARD',
      missing === ask.except
        ? `${nameOf(missing)} is the card you are playing, so none of its kind can be taken.`
        : `The discard pile has ${count(there, missing)} ${nameOf(missing)} to take; there is ${cardList(there)}.`,
      'cards',
    );
  return () => {
    if (cards.length > 0) happen(scene, { type: 'CardsRecovered', seat, cards: [...cards] });
  };
}

export function reroll(scene: Scene, command: CommandOf<'Reroll'>): Deed | Refusal {
  const player = activePlayer(scene);
  const sources = rerollSources(scene.state, player);
  const chosen = command.with;
  if (!sources.includes(chosen))
    return refuse(
      'NO_REROLL',
      `${abilityName(chosen)} can't reroll this die; you have ${listed(sources.map(abilityName), 'or')}.`,
      'with',
    );
  const paid = player.preparations.includes(chosen) ? preventionCost(scene.state, chosen) : {};
  return () => {
    happen(scene, { type: 'DieRerolled', seat: player.seat, with: chosen, paid });
    rollDie(scene);
  };
}

const abilityName = (source: string): string => (source === 'profile' ? 'your profile' : nameOf(source));

export const keepDie = (scene: Scene, ask: AskOf<'reroll'>): Deed => {
  return () => stand(scene, ask.face);
};
