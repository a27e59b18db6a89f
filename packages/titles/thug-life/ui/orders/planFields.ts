import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { deckOf } from '../../deck/compiled.ts';
import type {
  CardNo,
  CommandOf,
  CommitSent,
  FightTarget,
  GroupSent,
  PlayerCommand,
  Reroll,
  TurnTerms,
  View,
} from '../../model.ts';

/** Steps that a plan has room for: the actions left and some free abilities around them. */
export const stepsFor = (turn: TurnTerms): number => Math.min(10, Math.max(turn.actionsLeft, 1) + 4);

export const field = (step: number, name: string): string => `s${step}.${name}`;
export const cardField = (step: number, no: CardNo): string => field(step, `c${no}`);

const REROLLS: readonly Reroll[] = ['ifLosing', 'never', 'ask'];
const CONDITIONS = ['won', 'lost', 'called'] as const;

/** The plan that a form says, step by step, with TakeBack first and EndTurn last where they are ticked. */
export function planOf(fields: Fields, view: View, turn: TurnTerms): PlayerCommand[] | Refusal {
  const commands: PlayerCommand[] = [];
  if (fields.undo) commands.push({ type: 'TakeBack' });
  for (let step = 1; step <= stepsFor(turn); step++) {
    const command = stepOf(fields, step, view);
    if (isRefusal(command)) return command;
    if (command) commands.push(command);
  }
  // What an untouched form shows: with actions left the turn stays open.
  if ((fields.ending ?? (turn.actionsLeft > 0 ? 'stay' : 'end')) === 'end') {
    const discard = (view.own?.hand ?? []).filter((no) => fields[`d${no}`]).map((no) => idOf(view, no));
    commands.push({ type: 'EndTurn', ...(discard.length > 0 ? { discard } : {}) });
  }
  return commands;
}

const idOf = ({ config }: View, no: CardNo): string => deckOf(config.deck).street[no]?.id ?? String(no);

function stepOf(fields: Fields, step: number, view: View): PlayerCommand | null | Refusal {
  const [what = '', ...parts] = (fields[field(step, 'do')] ?? '').split(':');
  if (what === '') return null;
  const condition = CONDITIONS.find((one) => one === fields[field(step, 'if')]);
  const command = commandOf(what, parts, fields, step, view);
  if (isRefusal(command)) return command;
  return condition ? { ...command, onlyIf: condition } : command;
}

/** A number from a field; empty is null. */
function numberOf(fields: Fields, name: string): number | null | Refusal {
  const text = (fields[name] ?? '').trim();
  if (text === '') return null;
  return /^\d{1,2}$/.test(text)
    ? Number(text)
    : refuse('BAD_VALUE', `“${text.slice(0, 20)}” is no number of Thugs.`, name);
}

type TurnCommand = Extract<PlayerCommand, { onlyIf?: unknown }>;

function commandOf(
  what: string,
  parts: readonly string[],
  fields: Fields,
  step: number,
  view: View,
): TurnCommand | Refusal {
  const n = numberOf(fields, field(step, 'n'));
  if (isRefusal(n)) return n;
  const times = n === null ? {} : { n };
  const [first = '', second = '', third = ''] = parts;
  const aim = {
    ...(/^\d+$/.test(second) ? { target: Number(second) } : {}),
    ...(/^\d+$/.test(third) ? { discard: idOf(view, Number(third)) } : {}),
  };
  switch (what) {
    case 'jump':
      return { type: 'JumpIn', ...times };
    case 'hustle':
      return { type: 'Hustle', ...times };
    case 'grind':
      return { type: 'Grind', from: first === 'streets' ? 'streets' : Number(first), ...times };
    case 'up':
      return { type: 'Upgrade', card: first };
    case 'fight': {
      const gang = gangOf(fields, step, view, n);
      return isRefusal(gang) ? gang : { type: 'PickFight', target: targetOf(first, second), ...gang };
    }
    case 'crime': {
      const gang = gangOf(fields, step, view, n);
      const on = fields[field(step, 'on')] ?? '';
      return isRefusal(gang)
        ? gang
        : { type: 'AttemptCrime', card: first, ...gang, ...(on === '' ? {} : { target: Number(on) }) };
    }
    case 'burn': {
      const { discard: _, ...at } = aim;
      return { type: 'BurnHomie', homie: idOf(view, Number(first)), ...at };
    }
    case 'flip':
      return { type: 'FlipTurf', turf: idOf(view, Number(first)), ...aim };
    case 'play':
      return { type: 'PlayCaution', card: idOf(view, Number(first)), ...aim };
    case 'drama': {
      const { target: _, ...cost } = aim;
      return { type: 'DramaOffer', drama: deckOf(view.config.deck).drama[Number(first)]?.id ?? first, ...cost };
    }
    default:
      return refuse('BAD_VALUE', 'This is no step that the form offers.', field(step, 'do'));
  }
}

const targetOf = (where: string, seat: string): FightTarget =>
  where === 'hood' ? { hood: Number(seat) } : where === 'street' ? { street: Number(seat) } : 'cops';

const LISTS = { homie: 'homies', ride: 'rides', turf: 'turf', weapon: 'weapons', caution: 'cautions' } as const;

/** Cards that could go along: what is built, and what the hand may build or add. */
export function companions(view: View): CardNo[] {
  const me = typeof view.viewer === 'number' ? view.bosses[view.viewer] : undefined;
  if (!me) return [];
  const { street } = deckOf(view.config.deck);
  const built = [...me.homies, ...me.rides, ...me.turf].filter(({ burnt }) => !burnt).map(({ no }) => no);
  return [...built, ...(view.own?.hand ?? [])].filter((no) => {
    const card = street[no];
    if (!card || card.type === 'crime') return false;
    if (card.type === 'turf') return (card.commit ?? []).length > 0;
    return card.type !== 'caution' || ['fight.mine', 'crime.mine'].includes(card.when);
  });
}

function gangOf(fields: Fields, step: number, view: View, thugs: number | null): (GroupSent & CommitSent) | Refusal {
  const gang: GroupSent & CommitSent = thugs === null ? {} : { thugs };
  for (const no of companions(view)) {
    const type = deckOf(view.config.deck).street[no]?.type;
    if (!fields[cardField(step, no)] || !type || type === 'crime') continue;
    const list = LISTS[type];
    gang[list] = [...(gang[list] ?? []), idOf(view, no)];
  }
  if (!gang.thugs && !gang.homies)
    return refuse('NO_FIGURES', 'Somebody has to go: say how many Thugs, or tick a Homie.', field(step, 'n'));
  return { ...gang, ...policiesOf(fields, field(step, '')) };
}

/** `reroll` and `cops` of a form; `prefix` stands before both names. */
export function policiesOf(fields: Fields, prefix: string): Pick<CommitSent, 'reroll' | 'ifCops'> {
  const reroll = REROLLS.find((one) => one === fields[`${prefix}reroll`]);
  const cops = fields[`${prefix}cops`] ?? '';
  const ifCops: CommandOf<'Commit'>['ifCops'] | undefined =
    cops === '' ? undefined : cops === 'ask' ? 'ask' : cops === 'none' ? [] : cops.split(',');
  return { ...(reroll ? { reroll } : {}), ...(ifCops === undefined ? {} : { ifCops }) };
}
