import { type Context, Hono } from 'hono';
import { isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import type { Said } from '#games/model.ts';
import type { TimeCommand } from '#games/timekeeping.ts';
import type { Fields } from '#titles/furniture.ts';
import { organised } from '../desk/newGame.ts';
import { absenceDays, askAsOrganiser, askForSeat, newAbsence, readMotion } from '../desk/timekeeping.ts';
import { fieldsOf } from '../fields.ts';
import { refused } from '../refused.tsx';
import { statusOf } from '../status.ts';
import { type Sitting, visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { BoardPage } from './BoardPage.tsx';
import { senderOf } from './seatCode.ts';
import type { Refill } from './TimeForm.tsx';
import { tableOf } from './table.ts';

const number = (text: string | undefined): number | undefined =>
  text === undefined || text.trim() === '' ? undefined : Number(text);

const SAYINGS: readonly Said[] = ['later', 'ready', 'now'];

/** What a form about time asks for; `zone` is of whoever sends it. */
type Reader = (web: Web, fields: Fields, seat: Seat, zone: string | null) => TimeCommand | Refusal;

const SEAT_FORMS: Readonly<Record<string, Reader>> = {
  ready: (_, { prompt = '', say }, seat) => {
    const said = SAYINGS.find((one) => one === say);
    return said
      ? { type: 'Ready', seat, prompt, say: said }
      : refuse('BAD_SHAPE', 'Say "later", "ready" or "now".', 'say');
  },
  absence: (web, { absence, from, back }, seat, zone) => {
    const days = absenceDays({ from, back }, zone, web.house.ports.clock.now());
    return isRefusal(days) ? days : { type: 'SetAbsence', seat, absence: absence || newAbsence(web), ...days };
  },
  'absence/drop': (_, { absence = '' }, seat) => ({ type: 'DropAbsence', seat, absence }),
  return: (_, __, seat) => ({ type: 'Return', seat }),
  vote: (_, { on = '', reason, days, seat: target, aye }, seat) => {
    const motion = readMotion({ on, reason, days: number(days), seat: number(target) });
    return isRefusal(motion) ? motion : { type: 'Vote', seat, motion, aye: aye !== 'no' };
  },
};

/** The forms of a game's page that are about time. */
export function timePages(web: Web): Hono {
  const app = new Hono();
  for (const [path, read] of Object.entries(SEAT_FORMS))
    app.post(`/games/:id/${path}`, async (c) => {
      const id = c.req.param('id') ?? '';
      const fields = await fieldsOf(c);
      const { sitting, refusal } = await senderOf(c, web, id, fields);
      const { viewer, holder } = sitting;
      if (viewer === 'spectator') return refused(c, web, refusal ?? NOT_SEATED);
      const command = refusal ?? read(web, fields, viewer, holder?.zone ?? null);
      const done = isRefusal(command) ? command : await askForSeat(web, id, viewer, fields.cmdId ?? '', command);
      return back(c, web, id, { to: path, fields }, done, sitting);
    });
  app.post('/games/:id/pause', (c) =>
    asOrganiser(c, web, 'pause', ({ reason = '', days }) => ({
      type: 'Pause',
      reason,
      minutes: Math.round((number(days) ?? 0) * 24 * 60),
    })),
  );
  app.post('/games/:id/resume', (c) => asOrganiser(c, web, 'resume', () => ({ type: 'Resume' })));
  return app;
}

const NOT_SEATED = refuse('NOT_YOURS', 'You have no seat in this game.');

async function asOrganiser(c: Context, web: Web, to: string, read: (fields: Fields) => TimeCommand): Promise<Response> {
  const { person } = await visitorOf(c, web);
  const record = await organised(web, c.req.param('id') ?? '', person);
  if (isRefusal(record)) return refused(c, web, record);
  const fields = await fieldsOf(c);
  const done = await askAsOrganiser(web, record.id, fields.cmdId ?? '', read(fields));
  return back(c, web, record.id, { to, fields }, done);
}

/** A refused form comes back on the board's page as it was filled in; `sitting`: as whom it was sent, which cookies may not say yet. */
async function back(
  c: Context,
  web: Web,
  id: string,
  form: Omit<Refill, 'refusal'>,
  done: unknown,
  sitting?: Sitting,
): Promise<Response> {
  if (!isRefusal(done)) return c.redirect(`/games/${id}#time`, 303);
  const table = await tableOf(c, web, id, sitting);
  if (!table) return refused(c, web, done);
  return c.html(<BoardPage table={table} unsent={null} refill={{ ...form, refusal: done }} />, statusOf(done.code));
}
