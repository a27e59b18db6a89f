import { isRefusal, type Refusal } from '#engine/title.ts';
import { legalOf, viewOf } from '#games/look.ts';
import { type Answer, play } from '#games/play.ts';
import { newToken } from '#games/tokens.ts';
import type { Fields } from '#titles/furniture.ts';
import { SAY_FIELD } from './Orders.tsx';
import { CODE_FIELD, SEAT_FIELD } from './seatCode.ts';
import { askedAt, pathOf, type Table } from './table.ts';

/** Where the receipt of a submitted form of the board page is, or the refusal that stands at its field then. */
export async function playForm(
  table: Table,
  fields: Fields,
  answerOf: (orders: Fields) => Answer | Refusal,
): Promise<{ receipt: string } | Refusal> {
  const { viewer } = table.sitting;
  if (viewer === 'spectator') throw new Error('a spectator has no orders to give');
  const { house } = table.web;
  const { prompt = '', cmdId = '', [SEAT_FIELD]: _, [CODE_FIELD]: __, [SAY_FIELD]: later, ...orders } = fields;
  const id = /^[\w-]{1,64}$/.test(cmdId) ? cmdId : newToken(house.ports.random);
  const known = table.loaded.byCommand.has(`seat:${viewer}/${id}`);
  const open = askedAt(table).some((one) => one.id === prompt && one.seats.includes(viewer));
  // A form for a question that has closed means nothing any more; the house says what happened instead, or that it was counted.
  const answer = open && !known ? answerOf(orders) : CLOSED;
  if (isRefusal(answer)) return answer;
  const say = later === 'later' ? ({ say: 'later' } as const) : {};
  const made = await play(house, table.record.id, { seat: viewer, prompt, cmdId: id, answer, ...say });
  if (isRefusal(made)) return made;
  // The number of a quiet commit would tell how many have answered before.
  return { receipt: `${pathOf(table)}/receipts/${made.n ?? `sent/${id}`}` };
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
    const command = table.room.ui.read(orders, viewOf(house, state, viewer), legalOf(house, state, viewer), asked);
    return isRefusal(command) ? command : { command };
  };
