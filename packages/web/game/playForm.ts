import { maySend } from '#engine/prompt.ts';
import { isRefusal, type Refusal } from '#engine/title.ts';
import { lineId } from '#games/lines.ts';
import { legalOf, viewOf } from '#games/look.ts';
import { type Answer, type Played, playLines, type Stop } from '#games/play.ts';
import { newToken } from '#games/tokens.ts';
import type { Fields } from '#titles/furniture.ts';
import { SAY_FIELD, type Unsent } from './Orders.tsx';
import { CODE_FIELD, SEAT_FIELD } from './seatCode.ts';
import { askedAt, pathOf, type Table } from './table.ts';

/**
 * What a submitted form of the board page leads to: the page to go on with (the receipt, or the board where the word is with the player
 * still), the form again where it was carried out only in part, or the refusal that stands at its field then.
 */
export async function playForm(
  table: Table,
  fields: Fields,
  answerOf: (orders: Fields) => Answer | Refusal,
): Promise<{ to: string } | { unsent: Unsent & { refusal: Refusal } } | Refusal> {
  const { viewer } = table.sitting;
  if (viewer === 'spectator') throw new Error('a spectator has no orders to give');
  const { house } = table.web;
  const { prompt = '', cmdId = '', [SEAT_FIELD]: _, [CODE_FIELD]: __, [SAY_FIELD]: later, ...orders } = fields;
  const id = /^[\w-]{1,64}$/.test(cmdId) ? cmdId : newToken(house.ports.random);
  const known = table.loaded.byCommand.has(`seat:${viewer}/${id}`);
  const open = askedAt(table).some((one) => one.id === prompt && maySend(one, viewer));
  // A form for a question that has closed means nothing any more; the house says what happened instead, or that it was counted.
  const answer = open && !known ? answerOf(orders) : CLOSED;
  if (isRefusal(answer)) return answer;
  const say = later === 'later' ? ({ say: 'later' } as const) : {};
  const made = await playLines(house, table.record.id, { seat: viewer, prompt, cmdId: id, answer, ...say });
  if (isRefusal(made)) return made;
  if (made.stopped) return { unsent: leftOf(made, made.stopped) };
  if (made.keepsTheWord) return { to: `${pathOf(table)}?sent=${id}#orders` };
  const { n } = made.done.at(-1)!;
  // The number of a quiet commit would tell how many have answered before.
  return { to: `${pathOf(table)}/receipts/${n ?? `sent/${lineId(id, made.done.length - 1)}`}` };
}

/** The form again, filled with the lines that were not carried out: as orders in the title's notation, like a draft. */
function leftOf({ done }: Played, { orders, refusal, untried }: Stop): Unsent & { refusal: Refusal } {
  const left = [orders, ...untried];
  return { fields: { orders: left.join('\n') }, refusal, partly: { done, left } };
}

/** Never looked at: the prompt is checked before the command. */
const CLOSED: Answer = { command: { type: 'Nothing' } };

/** Reads the title's form as the seat's own view and rights say. */
export const readForm =
  (table: Table, prompt: string) =>
  (orders: Fields): Answer | Refusal => {
    const { house } = table.web;
    const { state } = table.loaded;
    const asked = askedAt(table).find((one) => one.id === prompt);
    if (!asked) return CLOSED;
    const { viewer } = table.sitting;
    const read = table.room.ui.read(orders, viewOf(house, state, viewer), legalOf(house, state, viewer), asked);
    if (isRefusal(read)) return read;
    return Array.isArray(read) ? { commands: read } : { command: read };
  };
