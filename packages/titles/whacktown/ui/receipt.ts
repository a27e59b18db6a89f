import { cardsOf } from '../board.ts';
import { inColumns } from '../columns.ts';
import { locationOf, sourceNameOf } from '../lookup.ts';
import type { Command, Legal, Standing, View } from '../model.ts';
import { isCell } from '../tables.ts';
import { listed, nameOf, placeName } from '../wording.ts';
import { nowInWords } from './glance/now.ts';

/** A stored command as its owner reads it on a receipt, and what he is asked next; `view` is the seat's own afterwards. */
export function receipt(command: Command, view: View, legal: Legal): readonly string[] {
  return [...inColumns(`${doneInWords(command, view)}.`), ...inColumns(nextInWords(view, legal))];
}

function nextInWords(view: View, { terms }: Legal): string {
  return terms && view.phase === 'turn' && view.ask?.kind !== 'prevent'
    ? `Next: ${nowInWords(view)}`
    : nowInWords(view);
}

function doneInWords(command: Command, view: View): string {
  switch (command.type) {
    case 'ChooseProfile':
      return `You keep ${cardsOf(view).profiles.get(command.profile)?.name ?? nameOf(command.profile)}, sealed until all have chosen`;
    case 'Move':
      return `You move to ${placeInWords(view, command.to)}${command.sneakIn ? ', past the tape if need be' : ''}`;
    case 'DeclineMove':
      return 'You make no further movement';
    case 'Choose':
      return `You choose option ${command.option}`;
    case 'May':
      return command.accept ? `You pay${given(view, command.discard)}` : 'You do not pay';
    case 'CrimeScene':
      return `The crime scene goes around ${command.anchor} and the three cells right of it and below`;
    case 'Put':
      return `Your gang is put on ${placeInWords(view, command.to)}`;
    case 'Discard':
      return `You discard ${cards(view, command.cards)}`;
    case 'Recover':
      return command.cards.length > 0 ? `You take ${cards(view, command.cards)} back` : 'You take nothing back';
    case 'Play':
      return `You play ${cards(view, [command.card])}${given(view, command.discard)}`;
    case 'Ability':
      return `You use ${command.source === 'profile' ? 'your profile' : sourceNameOf(view, command.source)}${given(view, command.discard)}`;
    case 'EndTurn':
      return 'You end your turn';
    case 'Reroll':
      return `You roll again with ${command.with === 'profile' ? 'your profile' : sourceNameOf(view, command.with)}`;
    case 'KeepDie':
      return 'You keep the die';
    case 'Prevent':
      return command.source === 'none'
        ? 'You take the loss'
        : `You prevent the loss with ${sourceNameOf(view, command.source)}`;
    case 'SetStanding':
      return standingInWords(view, command);
    case 'TakeBack':
      return 'You take your last step back';
    case 'Resign':
      return 'You leave the game';
    case 'Default':
      return 'The deadline has passed; the house has answered for you';
  }
}

const placeInWords = (view: View, cell: string): string =>
  isCell(cell) ? placeName(locationOf(view, cell).name, cell) : cell;

const cards = (view: View, ids: readonly string[]): string =>
  ids.length === 0 ? 'no card' : listed(ids.map((id) => sourceNameOf(view, id)));

const given = (view: View, ids: readonly string[] | undefined): string =>
  ids && ids.length > 0 ? ` and discard ${cards(view, ids)}` : '';

function standingInWords(view: View, { mode, minLoss, order }: Standing): string {
  if (mode === 'never') return 'Standing order: no loss is prevented';
  const sources = order.map((id) => sourceNameOf(view, id)).join(', then ');
  return mode === 'ask'
    ? `Standing order: you are asked about every loss you could prevent; at the deadline losses from ${minLoss} on are prevented with ${sources}`
    : `Standing order: losses from ${minLoss} on, and deadly ones, are prevented with ${sources}`;
}
