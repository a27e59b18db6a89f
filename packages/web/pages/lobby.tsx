import { type Context, Hono } from 'hono';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { reliabilityOf } from '#games/attendance.ts';
import { roomOf } from '#games/house.ts';
import { loadShown } from '#games/load.ts';
import type { GameRecord, Holder, Notice, Person } from '#games/ports.ts';
import type { Room } from '#titles/doors.ts';
import { rulesInWords } from '../desk/deckField.ts';
import { begin, fillSeat, organised } from '../desk/newGame.ts';
import { paceInWords } from '../desk/paceWords.ts';
import { tableRulesInWords } from '../desk/tableRules.ts';
import { fieldsOf } from '../fields.ts';
import { Page, RefusalNote } from '../layout.tsx';
import { refused } from '../refused.tsx';
import { statusOf } from '../status.ts';
import { visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { Begun } from './Begun.tsx';
import { LobbySeat } from './LobbySeat.tsx';

/** `/games/:id/lobby`: the organiser's view of a table before the start. */
export function lobbyPages(web: Web): Hono {
  const app = new Hono();
  app.get('/games/:id/lobby', async (c) => {
    const { person } = await visitorOf(c, web);
    const record = await organised(web, c.req.param('id'), person);
    return isRefusal(record) ? refused(c, web, record) : lobby(c, web, record, null);
  });
  app.post('/games/:id/lobby/seat', async (c) => {
    const { person } = await visitorOf(c, web);
    const record = await organised(web, c.req.param('id'), person);
    if (isRefusal(record) || !person) return refused(c, web, isRefusal(record) ? record : nobody);
    const fields = await fieldsOf(c);
    const filling = fields.bot ? { bot: fields.bot } : { email: fields.email ?? '', name: fields.name };
    const filled = await fillSeat(web, person, record.id, Number(fields.seat), filling);
    return isRefusal(filled) ? lobby(c, web, record, filled) : c.redirect(`/games/${record.id}/lobby`, 303);
  });
  app.post('/games/:id/lobby/start', async (c) => {
    const { person } = await visitorOf(c, web);
    const id = c.req.param('id');
    const begun = await begin(web, id, person);
    if (!isRefusal(begun)) return c.redirect(`/games/${id}`, 303);
    const record = await organised(web, id, person);
    return isRefusal(record) ? refused(c, web, record) : lobby(c, web, record, begun);
  });
  return app;
}

const nobody = refuse('SIGN_IN', 'Sign in first.');

async function lobby(c: Context, web: Web, record: GameRecord, refusal: Refusal | null): Promise<Response> {
  const { ports } = web.house;
  const [visitor, holders, notices, loaded] = await Promise.all([
    visitorOf(c, web),
    ports.holders.of(record.id),
    ports.notices.ofGame(record.id),
    loadShown(web.house, record.id),
  ]);
  if (!loaded) return refused(c, web, refuse('UNKNOWN_GAME', 'There is no such game.'));
  const { state } = loaded;
  const room = roomOf(web.house, state.title);
  const open = holders.filter((holder) => holder.state === 'open').length;
  const words = rulesInWords(room.title, state.options);
  const figures = await figuresOf(web, holders);
  return c.html(
    <Page title={record.name} web={web} visitor={visitor} head={state.head} scripts={['copy']}>
      <h1>
        <bdi>{record.name}</bdi>
      </h1>
      <RefusalNote refusal={refusal} />
      <p>
        {room.title.label}. {paceInWords(state.pace)}{' '}
        {words.length ? `Different from usual: ${words.join('; ')}.` : 'The usual rules.'}{' '}
        <a href={`/rules/${room.title.name}`}>How to play</a> {tableRulesInWords(record).join(' ')}
      </p>
      {state.status === 'open' ? (
        <Waiting {...{ web, record, room, holders, notices, open, figures, me: visitor.person }} />
      ) : (
        <Begun {...{ web, record, room, holders, notices, state }} />
      )}
    </Page>,
    refusal ? statusOf(refusal.code) : 200,
  );
}

interface WaitingProps {
  web: Web;
  record: GameRecord;
  room: Room;
  holders: readonly Holder[];
  notices: readonly Notice[];
  open: number;
  /** How people keep their deadlines, by person. */
  figures: ReadonlyMap<string, string>;
  me: Person | null;
}

function Waiting({ web, record, room, holders, notices, open, figures, me }: WaitingProps) {
  return (
    <>
      <h2>Seats</h2>
      <ul class="seats">
        {inOrder(record, holders).map((holder) => (
          <LobbySeat
            {...{ web, record, room, holder, me }}
            invitation={newest(notices, holder)}
            figure={figures.get(holder.person ?? '') ?? null}
          />
        ))}
      </ul>
      <h2>Start</h2>
      <p>
        {open
          ? `${open === 1 ? 'One seat is' : `${open} seats are`} still open: somebody takes it by its link, or you invite somebody, or put a bot there.`
          : 'Every seat has somebody. Whoever is invited and has not answered yet is in from the start, and gets a mail.'}
      </p>
      <form method="post" action={`/games/${record.id}/lobby/start`}>
        <button type="submit" class="main big" disabled={open > 0}>
          Start the game
        </button>
      </form>
    </>
  );
}

/** Where seats are anonymous their order would tell who sits where. */
const inOrder = ({ anonymous }: GameRecord, holders: readonly Holder[]): readonly Holder[] =>
  anonymous ? [...holders].sort((a, b) => (a.name < b.name ? -1 : 1)) : holders;

async function figuresOf(web: Web, holders: readonly Holder[]): Promise<ReadonlyMap<string, string>> {
  const people = [...new Set(holders.flatMap(({ person }) => (person === null ? [] : [person])))];
  const figures = await Promise.all(people.map((person) => reliabilityOf(web.house, person)));
  return new Map(people.flatMap((person, i) => (figures[i] ? [[person, figures[i]] as const] : [])));
}

const newest = (notices: readonly Notice[], holder: Holder): Notice | undefined =>
  notices
    .filter(
      (notice) => notice.kind === 'invitation' && notice.seat === holder.seat && notice.n === (holder.tenure ?? 0),
    )
    .at(-1);
