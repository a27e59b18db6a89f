import { Hono } from 'hono';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { allRooms } from '#games/house.ts';
import type { Person } from '#games/ports.ts';
import type { Room } from '#titles/doors.ts';
import type { Fields } from '#titles/furniture.ts';
import { dropKept, fileFields, keepFile } from '../desk/deckField.ts';
import { openTable } from '../desk/newGame.ts';
import { keptName, OPTION, optionFields, readOptions } from '../desk/optionFields.ts';
import { PACE_FIELDS, readPace } from '../desk/paceFields.ts';
import { readTableRules } from '../desk/tableRules.ts';
import { formOf } from '../fields.ts';
import { Page, RefusalNote } from '../layout.tsx';
import { refused } from '../refused.tsx';
import { statusOf } from '../status.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { Choice } from './Choice.tsx';
import { Field } from './Field.tsx';
import { OptionsForm } from './OptionsForm.tsx';
import { PaceForm } from './PaceForm.tsx';
import { TableRulesForm } from './TableRulesForm.tsx';

const signInFirst = refuse(
  'SIGN_IN',
  'A new game belongs to somebody: sign in with your address first. It takes one mail.',
);

/** `/games/new` */
export function newGamePages(web: Web): Hono {
  const app = new Hono();
  app.get('/games/new', async (c) => {
    const visitor = await visitorOf(c, web);
    if (!visitor.person) return refused(c, web, signInFirst);
    const rooms = await allRooms(web.house);
    const room = roomNamed(rooms, c.req.query('title'));
    return c.html(<NewGame web={web} visitor={visitor} room={room} rooms={rooms} fields={null} refusal={null} />);
  });
  app.post('/games/new', async (c) => {
    const visitor = await visitorOf(c, web);
    if (!visitor.person) return refused(c, web, signInFirst);
    const form = await formOf(c);
    const rooms = await allRooms(web.house);
    const room = roomNamed(rooms, form.fields.title);
    const again = (fields: Fields, refusal: Refusal) =>
      c.html(
        <NewGame web={web} visitor={visitor} room={room} rooms={rooms} fields={fields} refusal={refusal} />,
        statusOf(refusal.code),
      );
    const parts = optionFields(room.title.options);
    const decks = fileFields(parts);
    let { fields } = form;
    for (const deck of decks) {
      const kept = await keepFile({ ...form, fields }, deck);
      if (isRefusal(kept)) return again(fields, kept);
      fields = kept;
    }
    const rows = rowsIn(fields, room, visitor.person);
    const made = await openTable(web, visitor.person, {
      title: room.title.name,
      name: fields.name?.trim() || defaultName(room),
      options: readOptions(parts, fields),
      seats: rows.map((row) => row.seat),
      ...readTableRules(fields),
      ...readPace(
        fields,
        rows.map((row) => row.seat),
      ),
    });
    if (!isRefusal(made)) return c.redirect(`/games/${made.id}/lobby`, 303);
    const refusal = atField(
      made,
      rows.map((row) => row.row),
    );
    const bad = decks.find((deck) => refusal.at === OPTION + deck.path);
    return again(bad ? dropKept(fields, bad) : fields, refusal);
  });
  return app;
}

type Rooms = Readonly<Record<string, Room>>;

/** The one that is asked for, else the first. */
const roomNamed = (rooms: Rooms, name: string | undefined): Room =>
  (name !== undefined && Object.hasOwn(rooms, name) ? rooms[name] : undefined) ?? Object.values(rooms)[0]!;

const defaultName = (room: Room): string => `${room.title.label} among friends`;

const seatField = (row: number, part: 'kind' | 'email' | 'name'): string => `seat.${row}.${part}`;

interface FilledRow {
  row: number;
  seat: Record<string, unknown>;
}

/** The seats of a form, each with the number of its row: empty rows leave no seat. */
function rowsIn(fields: Fields, room: Room, organiser: Person): FilledRow[] {
  return Array.from({ length: room.title.seats[1] }, (_, row) => row).flatMap((row): FilledRow[] => {
    const kind = fields[seatField(row, 'kind')] ?? 'none';
    const name = fields[seatField(row, 'name')]?.trim();
    const named = name ? { name } : {};
    if (kind === 'me') return [{ row, seat: { email: organiser.email, name: organiser.name } }];
    if (kind === 'mail') return [{ row, seat: { email: fields[seatField(row, 'email')] ?? '', ...named } }];
    if (kind === 'open') return [{ row, seat: { open: true, ...named } }];
    return kind.startsWith('bot:') ? [{ row, seat: { bot: kind.slice(4) } }] : [];
  });
}

/** Where the request's part that was refused stands in the form. */
function atField(refusal: Refusal, rows: readonly number[]): Refusal {
  const { at = '' } = refusal;
  const seat = /^seats\.(\d+)(?:\.(\w+))?$/.exec(at);
  if (seat) {
    const row = rows[Number(seat[1])] ?? 0;
    return { ...refusal, at: seatField(row, seat[2] === 'name' ? 'name' : seat[2] === 'bot' ? 'kind' : 'email') };
  }
  const whole = ['name', 'seats', 'title', '', ...PACE_FIELDS];
  return whole.includes(at) ? refusal : { ...refusal, at: OPTION + at.replace(/^options\./, '') };
}

interface NewGameProps {
  web: Web;
  visitor: Visitor;
  room: Room;
  rooms: Rooms;
  fields: Fields | null;
  refusal: Refusal | null;
}

function NewGame({ web, visitor, room, rooms, fields, refusal }: NewGameProps) {
  const { title } = room;
  const others = Object.values(rooms).filter((other) => other !== room);
  const options = optionFields(title.options);
  const decks = fileFields(options);
  const keeps = decks.some((deck) => fields?.[keptName(deck)] !== undefined);
  return (
    <Page title="New game" web={web} visitor={visitor}>
      <h1>A new game of {title.label}</h1>
      <p>
        {title.blurb} <a href={`/rules/${title.name}`}>How to play</a>
      </p>
      {others.length ? (
        <p>
          Or play{' '}
          {others.map((other, i) => (
            <>
              {i === 0 ? '' : i === others.length - 1 ? ' or ' : ', '}
              <a href={`/games/new?title=${other.title.name}`}>{other.title.label}</a>
            </>
          ))}
        </p>
      ) : null}
      <RefusalNote refusal={refusal && { ...refusal, at: undefined }} />
      <form method="post" action="/games/new" enctype={decks.length ? 'multipart/form-data' : undefined}>
        <input type="hidden" name="title" value={title.name} />
        <Field
          label="Name of the game"
          name="name"
          help="Stands in mails and lists."
          refusal={refusal}
          input={(tied) => <input type="text" {...tied} maxlength={60} value={fields?.name ?? defaultName(room)} />}
        />
        <h2>Who plays</h2>
        <p class="faint">
          {title.seats[0]} to {title.seats[1]} players. You can start once every seat has somebody; whoever is invited
          by mail and has not answered yet can still join in after the start.
        </p>
        {Array.from({ length: title.seats[1] }, (_, row) => (
          <SeatRow room={room} row={row} fields={fields} refusal={refusal} />
        ))}
        <h2>How fast</h2>
        <PaceForm room={room} fields={fields} refusal={refusal} zone={visitor.person?.zone ?? null} />
        <TableRulesForm fields={fields} />
        <details open={refusal?.at?.startsWith(OPTION) || keeps}>
          <summary>Rules of this table (all have defaults)</summary>
          <OptionsForm title={title} parts={options} fields={fields} refusal={refusal} />
        </details>
        <button type="submit" class="main big">
          Lay the table
        </button>
      </form>
    </Page>
  );
}

/** What an untouched form has in each row: you, a friend by link, two bots. */
const usualKind = (row: number, bot: string | undefined): string =>
  row === 0 ? 'me' : row === 1 || !bot ? (row === 1 ? 'open' : 'none') : row < 4 ? `bot:${bot}` : 'none';

function SeatRow({
  room,
  row,
  fields,
  refusal,
}: {
  room: Room;
  row: number;
  fields: Fields | null;
  refusal: Refusal | null;
}) {
  const bots = Object.keys(room.title.bots);
  const mark = room.title.marks[row];
  const kinds = [
    ['none', 'nobody'],
    ['me', 'me'],
    ['mail', 'invite by mail'],
    ['open', 'whoever has the link'],
    ...bots.map((bot) => [`bot:${bot}`, `bot (${bot})`] as const),
  ] as const;
  const kind = fields?.[seatField(row, 'kind')] ?? usualKind(row, bots[0]);
  return (
    <fieldset class="seat-row">
      <legend>{mark ? `${mark.name} (${mark.letter})` : `Seat ${row + 1}`}</legend>
      <div class="row">
        <Field
          label="Who"
          name={seatField(row, 'kind')}
          refusal={refusal}
          input={(tied) => <Choice tied={tied} value={kind} choices={kinds} />}
        />
        <div class="for-mail">
          <Field
            label="E-mail address"
            name={seatField(row, 'email')}
            refusal={refusal}
            input={(tied) => (
              <input type="email" {...tied} autocomplete="off" value={fields?.[seatField(row, 'email')] ?? ''} />
            )}
          />
        </div>
        <div class="for-name">
          <Field
            label="Name (optional)"
            name={seatField(row, 'name')}
            refusal={refusal}
            input={(tied) => (
              <input
                type="text"
                {...tied}
                autocomplete="off"
                maxlength={60}
                value={fields?.[seatField(row, 'name')] ?? ''}
              />
            )}
          />
        </div>
      </div>
    </fieldset>
  );
}
