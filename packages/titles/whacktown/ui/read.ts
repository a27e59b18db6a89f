import { isRefusal, type Prompt, type Refusal, refuse } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import type { Command, Legal, PlayerCommand, View } from '../model.ts';
import { readLines } from '../notation/mail.ts';
import { counted } from '../wording.ts';
import { cardField, cardFields } from './orders/cardFields.ts';
import { planOf, rowField } from './orders/plan.ts';
import { moveOf } from './orders/questions.ts';
import { STANDING, standingOf } from './orders/standing.ts';

/**
 * What a submitted form asks for, as one command or as a plan of several. Lines as in a mail count instead of the fields; a changed
 * standing order goes before everything else.
 */
export function read(
  fields: Fields,
  view: View,
  legal: Legal,
  _prompt: Prompt,
): Command | readonly Command[] | Refusal {
  const lines = (fields.orders ?? '').trim();
  if (lines !== '') {
    const mail = readLines(view, () => legal, legal.seat, lines);
    return isRefusal(mail) ? mail : mail.then ? [mail.command, ...mail.then] : mail.command;
  }
  if ((fields.undo ?? '') !== '') return { type: 'TakeBack' };
  const standing = standingOf(fields, legal);
  if (!legal.terms && legal.standing)
    return standing ?? refuse('NOTHING_CHANGED', 'Your standing order says that already.', STANDING.mode);
  const wish = wishOf(fields, view, legal);
  if (isRefusal(wish)) return standing && isBlank(wish, fields) ? standing : wish;
  const commands = [...(standing ? [standing] : []), ...wish];
  return commands.length === 1 ? commands[0]! : commands;
}

/** Is a turn not planned at all, so that a standing order may go alone? */
const isBlank = ({ code }: Refusal, fields: Fields): boolean =>
  code === 'NOTHING_PLANNED' || (code === 'NO_MOVE' && (fields[rowField(1)] ?? '') === '');

/** The ticked cards, if they are neither too few nor too many. */
function ticked(fields: Fields, list: readonly string[], least: number, most: number): string[] | Refusal {
  const cards = cardFields(fields, list);
  if (cards.length >= least && cards.length <= most) return cards;
  const wanted = least === most ? counted(most, 'card') : `up to ${counted(most, 'card')}`;
  return refuse('WRONG_COUNT', `Tick ${wanted}; you have ticked ${cards.length}.`, cardField(0));
}

function wishOf(fields: Fields, view: View, legal: Legal): readonly PlayerCommand[] | Refusal {
  const { terms } = legal;
  switch (terms?.kind) {
    case undefined:
      return refuse('NOT_AWAITED', 'Nothing is asked of you any more.');
    case 'move':
    case 'hustle':
      return planOf(fields, view, legal);
    case 'chooseProfile': {
      const profile = fields.profile || view.own?.profile;
      if (!profile) return refuse('NO_PROFILE', 'Say which of your two profiles you keep.', 'profile');
      return [{ type: 'ChooseProfile', profile }];
    }
    case 'extraMove': {
      const to = fields.to ?? '';
      if (to === '') return refuse('NO_MOVE', 'Choose where your gang moves, or that it stays.', 'to');
      return [to === 'stay' ? { type: 'DeclineMove' } : moveOf(to)];
    }
    case 'choose': {
      const option = Number(fields.option ?? '');
      if (!(option >= 1)) return refuse('BAD_OPTION', `Choose one of the ${terms.options.length} options.`, 'option');
      return [{ type: 'Choose', option }];
    }
    case 'may': {
      if (fields.accept !== 'yes') return [{ type: 'May', accept: false }];
      if (terms.cards === 0) return [{ type: 'May', accept: true }];
      const discard = ticked(fields, terms.hand, terms.cards, terms.cards);
      return isRefusal(discard) ? discard : [{ type: 'May', accept: true, discard }];
    }
    case 'crimeScene':
      return [{ type: 'CrimeScene', anchor: fields.anchor || terms.usual }];
    case 'put':
      if (!fields.to) return refuse('BAD_CELL', 'Choose the location on which your gang is put.', 'to');
      return [{ type: 'Put', to: fields.to }];
    case 'discard': {
      const cards = ticked(fields, terms.hand, terms.n, terms.n);
      return isRefusal(cards) ? cards : [{ type: 'Discard', cards }];
    }
    case 'recover': {
      const cards = ticked(fields, terms.cards, 0, terms.most);
      return isRefusal(cards) ? cards : [{ type: 'Recover', cards }];
    }
    case 'reroll':
      return [fields.reroll ? { type: 'Reroll', with: fields.reroll } : { type: 'KeepDie' }];
    case 'prevent':
      return [{ type: 'Prevent', source: fields.prevent || view.own?.answer || terms.usual }];
  }
}
