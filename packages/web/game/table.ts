import type { Context } from 'hono';
import type { Seat, SeatMark, Viewer } from '#engine/title.ts';
import { asSeen } from '#games/anonymity.ts';
import { type Loaded, roomOf } from '#games/house.ts';
import { asShown, loadGame } from '#games/load.ts';
import { type AskedPrompt, promptsOf } from '#games/look.ts';
import type { GameRecord, Holder } from '#games/ports.ts';
import type { Room } from '#titles/doors.ts';
import { type Sitting, seatIn, type Visitor, visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';

/** Everything a page of one game is made from, as one visitor meets it. */
export interface Table {
  web: Web;
  visitor: Visitor;
  /** The game as it may be shown: it ends before the quiet commits of a prompt that is still open. */
  loaded: Loaded;
  /** With those commits; only a seat's own are for it. */
  whole: Loaded;
  record: GameRecord;
  room: Room;
  holders: readonly Holder[];
  sitting: Sitting;
  /** IANA zone of whoever looks, else of the game's calendar, or null. */
  zone: string | null;
}

/** The game of a path with an `id`, or null if there is none. `sitting`: as whom to look, if not as the cookies say. */
export async function tableOf(c: Context, web: Web, id: string, sitting?: Sitting): Promise<Table | null> {
  const { house } = web;
  const [record, whole] = await Promise.all([house.ports.index.get(id), loadGame(house, id)]);
  if (!record || !whole) return null;
  const loaded = asShown(whole);
  const [holders, visitor, seated] = await Promise.all([
    house.ports.holders.of(id),
    visitorOf(c, web),
    sitting ?? seatIn(c, web, id),
  ]);
  if (record.noSpectators && seated.viewer === 'spectator') return null;
  const zone = seated.holder?.zone ?? visitor.person?.zone ?? loaded.state.pace.calendar?.zone ?? null;
  return {
    web,
    visitor,
    loaded,
    whole,
    record,
    room: roomOf(house, loaded.state.title),
    holders: asSeen(record, whole.state, holders, seated.viewer),
    sitting: seated,
    zone,
  };
}

/**
 * What is asked now, as the reader may know it: where the rules hide who has answered, only whether he has himself. Titles put prompts
 * into pages as they get them, so nothing else may be in them.
 */
export const askedAt = ({ web, loaded, sitting: { viewer } }: Table): readonly AskedPrompt[] =>
  promptsOf(web.house, loaded.state).map((prompt) =>
    prompt.quiet ? { ...prompt, ready: prompt.ready.filter((seat) => seat === viewer), readySince: null } : prompt,
  );

/** What a game page's address begins with. */
export const pathOf = ({ record }: Pick<Table, 'record'>): string => `/games/${record.id}`;

export const markOf = ({ room }: Pick<Table, 'room'>, seat: Seat): SeatMark =>
  room.title.marks[seat] ?? { name: `Seat ${seat + 1}`, letter: String(seat + 1), shape: 'circle', colour: '#444444' };

/** "Red", or "a spectator". */
export const nameOfViewer = (table: Pick<Table, 'room'>, viewer: Viewer): string =>
  viewer === 'spectator' ? 'a spectator' : markOf(table, viewer).name;
