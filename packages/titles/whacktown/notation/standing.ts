import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import type { PlayerCommand, View } from '../model.ts';
import { DEFAULT_MIN_LOSS } from '../tables.ts';
import { type Spoken, whereIs } from './line.ts';
import { named } from './names.ts';
import { preventionsIn } from './scene.ts';

/** `prevent RUFUS`, `prevent none`. */
export function readPrevent(view: View, { rest, line }: Spoken): PlayerCommand | Refusal {
  const things = [...preventionsIn(view), { id: 'none', name: 'NONE' }];
  const source = named(rest, things, 'something that prevents a loss', whereIs(line, rest));
  return isRefusal(source) ? source : { type: 'Prevent', source: source.id };
}

const MODES = ['auto', 'ask', 'never'] as const;

/** `standing auto 2 order TANK`: what is not named stays as it is, and a shorter order goes on in its present order (rules 14). */
export function readStanding(view: View, { rest, line }: Spoken): PlayerCommand | Refusal {
  const [, word = '', number, , list] = /^(\S+)(?:\s+(\d{1,4}))?(\s+order\s+(.+))?$/i.exec(rest) ?? [];
  const mode = MODES.find((one) => one === word.toLowerCase());
  if (!mode)
    return refuse(
      'UNREADABLE',
      'A standing order says auto, ask or never, then from which loss on, then in which order: standing auto 3 order rufus, tank',
      whereIs(line, rest),
    );
  const present = view.own?.standing;
  const sources = preventionsIn(view);
  const order: string[] = [];
  for (const piece of list?.split(/,\s*(?:and\s+)?|\s+and\s+/i) ?? []) {
    const source = named(piece.trim(), sources, 'something that prevents a loss', whereIs(line, piece.trim()));
    if (isRefusal(source)) return source;
    order.push(source.id);
  }
  const others = (present?.order ?? sources.map(({ id }) => id)).filter((id) => !order.includes(id));
  return {
    type: 'SetStanding',
    mode,
    minLoss: number === undefined ? (present?.minLoss ?? DEFAULT_MIN_LOSS) : Number(number),
    order: [...order, ...others],
  };
}
