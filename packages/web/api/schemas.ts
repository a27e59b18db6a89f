import * as z from 'zod';
import { exportFile } from '#games/export.ts';
import { gameRequest } from '#games/seating.ts';

// What goes in and out of the API. The OpenAPI document is made from these, so every field says what it is.

const seat = z.int().min(0).meta({ description: 'Seat number, from 0.' });
const instant = z.string().meta({ description: 'ISO 8601, UTC, milliseconds.' });
const hash = z.string().meta({ description: 'SHA-256, lower-case hex.' });
const head = z.object({ n: z.int(), hash }).meta({ description: 'The newest commit.' });
const status = z.enum(['open', 'running', 'paused', 'finished', 'abandoned']);

export const refusal = z.object({
  code: z.string().meta({ description: 'What programs go by.' }),
  say: z.string().meta({ description: 'What people read: what is wrong and what would be right.' }),
  at: z.string().optional().meta({ description: 'The field, line or word.' }),
});

export const signInRequest = z.strictObject({ email: z.string() });
export const said = z.object({ say: z.string() });
export const codeRequest = z.strictObject({ email: z.string(), code: z.string() });
export const session = z.object({ token: z.string().meta({ description: 'Bearer token of the person.' }) });

export const account = z.object({ email: z.string(), name: z.string(), zone: z.string().nullable() });
export const accountRequest = z.strictObject({
  name: z.string(),
  zone: z.string().nullable().meta({ description: 'IANA zone, or null for UTC.' }),
});

export const titles = z.object({
  titles: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      blurb: z.string(),
      length: z.string(),
      seats: z.array(z.int()).meta({ description: 'Least and most.' }),
      bots: z.array(z.string()),
      options: z.unknown().meta({ description: 'JSON Schema of the options.' }),
    }),
  ),
});

export const newGame = gameRequest;
export const madeGame = z.object({ id: z.string() });
export const tryRequest = z.strictObject({ title: z.string() });
export const triedGame = z.object({
  id: z.string(),
  seat,
  seatToken: z.string().meta({ description: 'Bearer token of the seat.' }),
});

export const myGamesAnswer = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      title: z.string(),
      status,
      stage: z.string(),
      seat: seat.nullable(),
      organiser: z.boolean(),
      waitsForMe: z.boolean(),
      dueAt: instant.nullable(),
    }),
  ),
  next: z.string().nullable().meta({ description: 'Give it as `after` for older games.' }),
});

export const gameAnswer = z.object({
  id: z.string(),
  title: z.string(),
  name: z.string(),
  status,
  seat: seat.nullable().meta({ description: 'The seat of whoever asks; null for spectators.' }),
  head,
  players: z.array(
    z.object({ seat, mark: z.string(), name: z.string(), state: z.enum(['open', 'invited', 'accepted', 'bot']) }),
  ),
  prompts: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      seats: z.array(seat).meta({ description: 'Awaited still, as far as whoever asks may know.' }),
      mine: z.boolean().meta({ description: 'The asking seat is asked for this.' }),
      welcome: z.boolean().meta({ description: 'The asking seat is not asked, but may send something beforehand.' }),
      answered: z.boolean().meta({ description: 'The asking seat has an answer stored and counted as ready.' }),
      dueAt: instant,
      label: z.string(),
    }),
  ),
  view: z.unknown().meta({ description: 'The board in the title’s own shape; null before the start.' }),
  legal: z.unknown().meta({ description: 'What the asking seat may do now; null for spectators.' }),
  log: z.array(z.object({ n: z.int(), at: instant, text: z.string() })),
  result: z.unknown().meta({ description: 'Winners and ranking; null until the end.' }),
});

export const commandRequest = z
  .strictObject({
    prompt: z
      .string()
      .nullable()
      .default(null)
      .meta({ description: 'What is answered; null: the only one open for this seat.' }),
    id: z
      .string()
      .regex(/^[^/]{1,100}$/, 'it has 1 to 100 characters and no slash')
      .meta({ description: 'Chosen by you; the same id twice counts once.' }),
    orders: z.string().optional().meta({ description: 'Orders in the title’s notation.' }),
    command: z.looseObject({ type: z.string() }).optional().meta({ description: 'Or a command in the title’s shape.' }),
    commands: z
      .array(z.looseObject({ type: z.string() }))
      .optional()
      .meta({
        description: 'Or several, each given when the one before it has been carried out, until one is refused.',
      }),
    ready: z.enum(['later', 'ready', 'now']).optional().meta({
      description:
        'later: stored, but don’t go on without me; now: I need no time for a change of mind. Usually ready.',
    }),
  })
  .refine(
    ({ orders, command, commands }) => [orders, command, commands].filter((one) => one !== undefined).length === 1,
    {
      message: 'one of orders, command and commands is needed, and one alone',
      path: ['orders'],
    },
  );

const receipt = z.object({
  game: z.string(),
  seat,
  prompt: z.string(),
  n: z.int().nullable().meta({ description: 'Number of the commit; null while the rules hide who has answered.' }),
  at: instant,
  orders: z.string().meta({ description: 'As understood.' }),
  lines: z.array(z.string()),
  prose: z.array(z.string()).meta({ description: 'Lines taken for greetings.' }),
  leaf: hash,
  salt: z.string(),
  sealed: z.string(),
  head,
});

export const receiptAnswer = z.object({
  receipt: receipt.meta({ description: 'Of the last line that was carried out.' }),
  outcomes: z
    .array(
      z.union([
        z.object({ outcome: z.literal('done'), orders: z.string(), receipt }),
        z.object({ outcome: z.literal('refused'), orders: z.string(), refusal }),
        z.object({ outcome: z.literal('untried'), orders: z.string() }),
      ]),
    )
    .meta({ description: 'Line by line. What is behind a refused line was not tried.' }),
});

export const seatRequest = z.union([
  z.strictObject({ email: z.string(), name: z.string().optional() }),
  z.strictObject({ bot: z.string() }),
]);
export const holderAnswer = z.object({
  seat,
  name: z.string(),
  state: z.enum(['open', 'invited', 'accepted', 'bot']),
});
export const lobbyAnswer = z.object({
  seats: z.array(
    holderAnswer.extend({
      inviteLink: z.string().nullable().meta({ description: 'For open seats: whoever has it may sit down.' }),
    }),
  ),
});

export const invitationAnswer = z.object({
  game: z.object({ id: z.string(), name: z.string(), title: z.string(), options: z.unknown() }),
  seat,
  name: z.string(),
  state: z.enum(['open', 'invited', 'accepted', 'bot']),
});
export const acceptRequest = z.strictObject({
  cut: z.string().default('').meta({ description: 'Your word that goes into the dice; empty: one is drawn.' }),
  name: z.string().optional().meta({ description: 'For an open seat without account.' }),
});

export const mailRequest = z.strictObject({ mail: z.boolean() });
export const mailAnswer = z.object({ mail: z.boolean() });

export const exportAnswer = exportFile;
