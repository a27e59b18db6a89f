import { type Context, Hono } from 'hono';
import { isRefusal, type Refusal, refuse, type Viewer } from '#engine/title.ts';
import { exportGame } from '#games/export.ts';
import type { Fields } from '#titles/furniture.ts';
import { fieldsOf } from '../fields.ts';
import { refused } from '../refused.tsx';
import { statusOf } from '../status.ts';
import { rememberSeat, seatIn } from '../visitor.ts';
import type { Web } from '../web.ts';
import { BoardPage } from './BoardPage.tsx';
import { readDraft } from './draft.ts';
import type { Unsent } from './Orders.tsx';
import { WITHDRAW } from './Orders.tsx';
import { picturePng } from './picture.ts';
import { playForm, readForm } from './playForm.ts';
import { ReceiptPage, receiptFor, receiptOfSent, receiptsOfSent } from './receipts.tsx';
import { senderOf } from './seatCode.ts';
import { type Table, tableOf } from './table.ts';

// Audit, statistics and pictures are asked for seldom: a Lambda function that starts for a board has not read them.

/** The pages of one game. Only the POSTs write anything; what a GET shows is what the asking seat or a spectator may see. */
export function gamePages(web: Web): Hono {
  const app = new Hono();
  const show = page(web);

  app.get('/s/:token', (c) => seatLink(c, web));
  app.get(
    '/games/:id',
    show((c, table) =>
      c.html(<BoardPage table={table} unsent={null} sent={receiptsOfSent(table, c.req.query('sent'))} />),
    ),
  );
  app.post('/games/:id/orders', (c) =>
    submit(c, web, (table, fields) => playForm(table, fields, readForm(table, fields.prompt ?? ''))),
  );
  app.post('/games/:id/withdraw', (c) =>
    submit(c, web, (table, fields) => playForm(table, fields, () => ({ orders: WITHDRAW }))),
  );
  app.get(
    '/games/:id/receipts/:n{[0-9]+}',
    show((c, table) => receipt(c, web, table)),
  );
  app.get(
    '/games/:id/receipts/sent/:cmdId',
    show((c, table) => receipt(c, web, table)),
  );
  app.get(
    '/games/:id/receipts/sent/:cmdId/:line{[0-9]+}',
    show((c, table) => receipt(c, web, table)),
  );
  app.get(
    '/games/:id/replay',
    show((c, table) => replay(c, web, table)),
  );
  app.get(
    '/games/:id/board.png',
    show((c, table) => picture(c, web, table)),
  );
  app.get(
    '/games/:id/statistics',
    show(async (c, table) => {
      const { StatisticsPage } = await import('./statistics.tsx');
      return c.html(<StatisticsPage table={table} />);
    }),
  );
  app.get(
    '/games/:id/pictures',
    show(async (c, table) => {
      const { PicturesPage } = await import('./pictures.tsx');
      const at = Number(c.req.query('at'));
      return c.html(<PicturesPage table={table} at={Number.isInteger(at) && at > 0 ? at : null} />);
    }),
  );
  app.get(
    '/games/:id/sheet',
    show(async (c, table) => {
      const { SheetPage } = await import('./pictures.tsx');
      return c.html(<SheetPage table={table} />);
    }),
  );
  app.get('/games/:id/audit', show(audit));
  app.get(
    '/games/:id/export.json',
    show((c, table) => download(c, web, table)),
  );
  app.get(
    '/games/:id/live',
    show((c, { loaded: { state } }) => c.json({ n: state.head.n, status: state.status })),
  );
  return app;
}

type Show = (c: Context, table: Table) => Response | Promise<Response>;

/** A page of the game that the path names. */
const page =
  (web: Web) =>
  (show: Show) =>
  async (c: Context): Promise<Response> => {
    const table = await tableOf(c, web, c.req.param('id') ?? '');
    return table ? show(c, table) : refused(c, web, UNKNOWN_GAME);
  };

const UNKNOWN_GAME = refuse(
  'UNKNOWN_GAME',
  'There is no such game. Look whether the whole link came over from your mail.',
);

/**
 * The link in a seat's mails: its board, as the seat sees it. Looking needs the link alone, so the browser is remembered for that;
 * acting needs the code beside it too (`senderOf`).
 */
async function seatLink(c: Context, web: Web): Promise<Response> {
  const holder = await web.house.ports.holders.byToken('seat', c.req.param('token') ?? '');
  if (!holder)
    return refused(
      c,
      web,
      refuse('NOT_FOUND', 'No seat has this link. Look whether the whole of it came over from your mail.'),
    );
  const seated = await seatIn(c, web, holder.game);
  const mayAct = seated.viewer === holder.seat && seated.mayAct;
  const table = await tableOf(c, web, holder.game, { viewer: holder.seat, holder, mayAct });
  if (!table) return refused(c, web, UNKNOWN_GAME);
  rememberSeat(c, web, holder, false);
  return c.html(<BoardPage table={table} unsent={readDraft(c.req.query('draft'))} />);
}

type Move = (table: Table, fields: Fields) => ReturnType<typeof playForm>;

/** A form of the board page. What was refused comes back as it was sent, with the reason. */
async function submit(c: Context, web: Web, move: Move): Promise<Response> {
  const id = c.req.param('id') ?? '';
  const fields = await fieldsOf(c);
  const sender = await senderOf(c, web, id, fields);
  const table = await tableOf(c, web, id, sender.sitting);
  if (!table) return refused(c, web, UNKNOWN_GAME);
  if (sender.sitting.viewer === 'spectator') return refused(c, web, sender.refusal ?? UNKNOWN_GAME);
  const made = sender.refusal ?? (await move(table, fields));
  if (isRefusal(made)) return refusedForm(c, web, { fields, refusal: made }, table);
  return 'to' in made ? c.redirect(made.to, 303) : refusedForm(c, web, made.unsent, table);
}

async function refusedForm(
  c: Context,
  web: Web,
  unsent: Unsent & { refusal: Refusal },
  { sitting, record }: Table,
): Promise<Response> {
  // Read again: what refuses the form may be what has happened meanwhile.
  const table = await tableOf(c, web, record.id, sitting);
  return table
    ? c.html(<BoardPage table={table} unsent={unsent} />, statusOf(unsent.refusal.code))
    : refused(c, web, UNKNOWN_GAME);
}

function receipt(c: Context, web: Web, table: Table): Response | Promise<Response> {
  const [id, line] = [c.req.param('cmdId'), c.req.param('line')];
  const cmdId = id !== undefined && line !== undefined ? `${id}/${line}` : id;
  const found = cmdId === undefined ? receiptFor(table, Number(c.req.param('n'))) : receiptOfSent(table, cmdId);
  if (found) return c.html(<ReceiptPage table={table} receipt={found} />);
  return refused(
    c,
    web,
    refuse(
      'NOT_FOUND',
      'There is no receipt for you under this number. While the game runs, receipts are for their own seats only.',
    ),
  );
}

/** A commit's number from the address; null: there is no such commit. */
function numberIn(c: Context, table: Table): number | null {
  const { n: last } = table.loaded.state.head;
  const asked = c.req.query('n');
  if (asked === undefined || asked === '') return last;
  const n = /^\d{1,6}$/.test(asked) ? Number(asked) : 0;
  return n >= 1 && n <= last ? n : null;
}

const noSuchCommit = ({ loaded }: Table): Refusal =>
  refuse('NOT_FOUND', `There is no commit of that number; this game has 1 to ${loaded.state.head.n}.`, 'n');

async function replay(c: Context, web: Web, table: Table): Promise<Response> {
  const { lookers, ReplayPage } = await import('./replay.tsx');
  const n = numberIn(c, table);
  if (n === null) return refused(c, web, noSuchCommit(table));
  const asked = c.req.query('seat');
  const viewer: Viewer =
    asked === undefined || asked === '' ? table.sitting.viewer : /^\d{1,2}$/.test(asked) ? Number(asked) : 'spectator';
  if (!lookers(table).includes(viewer))
    return refused(
      c,
      web,
      refuse('NOT_YOURS', 'Until the game is over you may look at it as a spectator or as yourself.', 'seat'),
    );
  return c.html(<ReplayPage table={table} n={n} viewer={viewer} />);
}

async function picture(c: Context, web: Web, table: Table): Promise<Response> {
  const n = numberIn(c, table);
  const png = n === null ? null : await picturePng(web.house, table, n);
  if (!png)
    return refused(
      c,
      web,
      n === null ? noSuchCommit(table) : refuse('NOT_FOUND', 'There is no board before the game has started.'),
    );
  const lasting = c.req.query('n') !== undefined;
  return c.body(png, 200, {
    'content-type': 'image/png',
    // The picture of a commit never changes, and mail programs on other domains show it.
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
  });
}

async function audit(c: Context, table: Table): Promise<Response> {
  const { AuditPage, auditHere } = await import('./audit.tsx');
  const witness = { n: c.req.query('n') ?? '', hash: c.req.query('hash') ?? '' };
  const report = c.req.query('run') === 'server' ? await auditHere(table, witness) : null;
  return c.html(<AuditPage table={table} witness={witness} report={report} />);
}

async function download(c: Context, web: Web, table: Table): Promise<Response> {
  const file = await exportGame(web.house, table.loaded, table.sitting.viewer);
  c.header('content-disposition', `attachment; filename="consigliere-${file.game}-${file.head.n}.json"`);
  return c.json(file);
}
