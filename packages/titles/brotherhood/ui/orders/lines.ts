import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import type { Alternative, Legal, SingleCommand, Standing, State, View } from '../../model.ts';
import { readMail } from '../../notation/mail.ts';
import { printStanding } from '../../notation/printRules.ts';

/** A seat's instructions in the notation, one a line: what fills the text field, and what it is compared with. */
export const printRules = (standing: Standing): string => printStanding(standing).join('\n');

/** The public side of a state, which is all that reading lines needs (HOLD, BAIL ALL, who plays); sealed parts are left empty. */
function publicState(view: View): State {
  return {
    config: view.config,
    seats: view.seats.map((seat) => ({
      ...seat,
      board: { ...seat.board },
      cash: seat.cash ?? 0,
      books: [],
      ledger: null,
      ledgerByDefault: false,
      standing: {},
      alternatives: [],
      sheet: null,
      chosen: null,
      answers: {},
      getOutUses: 0,
    })),
    month: view.month,
    phase: view.phase,
    control: { ...view.control },
    cleanup: view.cleanup,
    deck: { ...view.deck },
    discard: { ...view.discard },
    hearing: view.hearing,
    lastHearing: view.lastHearing,
    blockedInfluence: view.blockedInfluence,
    influence: view.influence,
    disputes: [...view.disputes],
    disputesOpened: 0,
    takenOver: null,
    asked: view.asked,
    estate: {},
    result: view.result,
  };
}

/** Orders as in a mail; remarks are set aside without a word, as the receipt repeats what was understood. */
export function readLines(text: string, view: View, legal: Legal): SingleCommand[] | Refusal {
  const read = readMail(publicState(view), legal.seat, text);
  if (isRefusal(read)) return read;
  const { command } = read;
  const { month } = command;
  // The month of the whole mail goes with its first part, where a batch of the form keeps it.
  if (command.type !== 'Batch') return [command];
  return command.commands.map((part, i) => (i === 0 && month !== undefined ? { ...part, month } : part));
}

/** The text field of conditions: IF and ELSE lines and nothing else; a missing field means those that are stored. */
export function readConditions(text: string | undefined, view: View, legal: Legal): readonly Alternative[] | Refusal {
  if (text === undefined) return view.own?.alternatives ?? [];
  if (text.trim() === '') return [];
  // They belong to a ledger, whatever it is; on a line below, so that the numbers of the lines stay right.
  const read = readLines(`${text}\nNOTHING`, view, legal);
  if (isRefusal(read)) return { ...read, at: read.at ?? 'conditions' };
  const [only] = read;
  if (read.length === 1 && only?.type === 'SubmitLedger' && only.alternatives) return only.alternatives;
  return refuse('BAD_WORD', 'Only IF and ELSE lines go into this field.', 'conditions');
}

const sameLines = (a: Standing, b: Standing): boolean => printRules(a) === printRules(b);

/** What to send so that exactly `wanted` is in force: what is not written any more goes back to the house's default. */
export function replacement(wanted: Standing, now: Standing): Standing {
  const change: Standing = {};
  if (!sameLines({ use: wanted.use }, { use: now.use })) change.use = { ALL: null, ...wanted.use };
  if (!sameLines({ fire: wanted.fire }, { fire: now.fire })) change.fire = { ALL: null, ...wanted.fire };
  if (!sameLines({ take: wanted.take }, { take: now.take })) change.take = { ALL: null, ...wanted.take };
  if (!sameLines({ ot: wanted.ot }, { ot: now.ot })) {
    // ALL leaves the rule for empires alone (rules 3), so it is reset by name.
    const boss = now.ot?.BOSS === undefined ? {} : { BOSS: null };
    change.ot = { ALL: null, ...boss, ...wanted.ot };
  }
  if (!sameLines({ friends: wanted.friends }, { friends: now.friends })) change.friends = wanted.friends ?? [];
  if (!sameLines({ bribe: wanted.bribe }, { bribe: now.bribe })) change.bribe = wanted.bribe ?? null;
  return change;
}

/** The text field of instructions: all that shall be in force. ONCE lines count for this month only and on top. */
export function readRules(text: string, view: View, legal: Legal): SingleCommand[] | Refusal {
  const commands = text.trim() === '' ? [] : readLines(text, view, legal);
  if (isRefusal(commands)) return commands;
  const wanted: Standing = {};
  const once: SingleCommand[] = [];
  for (const command of commands) {
    if (command.type !== 'SetStanding')
      return refuse('BAD_WORD', 'Only instructions (FRIENDS, USE, FIRE, TAKE, OT, BRIBE) go into this field.', 'rules');
    if (command.once) once.push(command);
    else Object.assign(wanted, command.standing);
  }
  const change = replacement(wanted, view.own?.standing ?? {});
  return Object.keys(change).length === 0 ? once : [{ type: 'SetStanding', standing: change, once: false }, ...once];
}
