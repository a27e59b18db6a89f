import { isRefusal, type Prompt, type Refusal, refuse } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { deckOf } from '../deck/compiled.ts';
import type { CardNo, Command, Legal, PlayerCommand, View } from '../model.ts';
import { readMail } from '../notation/mail.ts';
import { defaultKills } from './orders/Answers.tsx';
import { planOf, policiesOf } from './orders/planFields.ts';
import { standingOf } from './orders/standingFields.ts';

/**
 * What a submitted form asks for: changes of the standing orders first, then the answer or the steps of the plan. Lines as in a mail
 * count instead of the fields.
 */
export function read(fields: Fields, view: View, legal: Legal, prompt: Prompt): Command | readonly Command[] | Refusal {
  const lines = (fields.orders ?? '').trim();
  if (lines !== '') {
    const mail = readMail(view, lines);
    return isRefusal(mail) ? mail : oneOrMore([mail.command, ...mail.then]);
  }
  const standing = standingOf(fields, view, legal);
  if (isRefusal(standing)) return standing;
  const answer = prompt.seats.includes(legal.seat) ? answerOf(fields, view, legal) : [];
  if (isRefusal(answer)) return answer;
  const commands = [...standing, ...answer];
  if (commands.length > 0) return oneOrMore(commands);
  return legal.turn
    ? refuse('NOTHING_PLANNED', 'Nothing is planned: choose what you do in step 1, or let your turn end.', 's1.do')
    : refuse('NOTHING_CHANGED', 'Nothing differs from your standing orders as they are.', 'so.mode');
}

const oneOrMore = (commands: readonly PlayerCommand[]): Command | readonly Command[] =>
  commands.length === 1 ? commands[0]! : commands;

const ticked = (fields: Fields, view: View, nos: readonly CardNo[]): string[] =>
  nos.flatMap((no) => {
    const card = deckOf(view.config.deck).street[no];
    return fields[`c${no}`] && card ? [card.id] : [];
  });

const some = <K extends string>(key: K, ids: string[]): { [k in K]?: string[] } =>
  // An object with a computed key is wider than the key it has.
  (ids.length > 0 ? { [key]: ids } : {}) as { [k in K]?: string[] };

function answerOf(fields: Fields, view: View, legal: Legal): PlayerCommand[] | Refusal {
  switch (legal.asked) {
    case 'turn':
      return legal.turn ? planOf(fields, view, legal.turn) : [];
    case 'defend':
    case 'copCommit': {
      const { defence } = legal;
      if (!defence) return [];
      const weapons = some('weapons', ticked(fields, view, defence.weapons));
      const cautions = some('cautions', ticked(fields, view, defence.cautions));
      return [{ type: 'Commit', ...weapons, ...cautions, ...policiesOf(fields, '') }];
    }
    case 'react':
      return reactOf(fields, view);
    case 'reroll':
      return [{ type: 'Reroll', yes: (fields.answer ?? (legal.reroll?.losing ? 'yes' : 'no')) === 'yes' }];
    case 'chooseKills':
      return killsOf(fields, view, legal);
    case 'chooseTarget':
    case 'chooseBigBoss': {
      const seat = Number(fields.boss ?? (legal.targets ?? legal.bigBoss)?.[0] ?? Number.NaN);
      if (!Number.isInteger(seat)) return refuse('BAD_VALUE', 'Choose one of the Bosses.', 'boss');
      return [
        legal.asked === 'chooseTarget' ? { type: 'ChooseTarget', target: seat } : { type: 'ChooseBigBoss', boss: seat },
      ];
    }
    case null:
      return refuse('NOT_AWAITED', 'You are not asked for anything any more.');
  }
}

function reactOf({ react = 'none' }: Fields, { config }: View): PlayerCommand[] | Refusal {
  const pass: PlayerCommand = { type: 'React', card: null };
  if (react === 'none') return [pass];
  if (react === 'never') return [{ type: 'SetOrders', orders: { autoPass: true } }, pass];
  const [no, hit] = react.split(':').map(Number);
  const card = deckOf(config.deck).street[no ?? 0];
  if (!card || hit === undefined) return refuse('BAD_VALUE', 'Choose one of the answers.', 'react');
  return [{ type: 'React', card: card.id, hit }];
}

function killsOf(fields: Fields, view: View, { kills }: Legal): PlayerCommand[] | Refusal {
  if (!kills) return [];
  const text = (fields.thugs ?? String(defaultKills(kills))).trim() || '0';
  if (!/^\d{1,2}$/.test(text)) return refuse('BAD_VALUE', `“${text.slice(0, 20)}” is no number of Thugs.`, 'thugs');
  return [{ type: 'ChooseKills', thugs: Number(text), ...some('homies', ticked(fields, view, kills.homies)) }];
}
