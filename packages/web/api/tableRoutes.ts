import { isRefusal, refuse } from '#engine/title.ts';
import { loadShown } from '#games/load.ts';
import type { Holder } from '#games/ports.ts';
import { acceptInvitation, invitationOf } from '../desk/invitation.ts';
import { begin, fillSeat, openTable, organised } from '../desk/newGame.ts';
import { tryOut } from '../desk/tryOut.ts';
import { visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { type Route, withBody } from './route.ts';
import {
  acceptRequest,
  holderAnswer,
  invitationAnswer,
  lobbyAnswer,
  madeGame,
  newGame,
  seatRequest,
  triedGame,
  tryRequest,
} from './schemas.ts';
import { signInFirst } from './signInRoutes.ts';

/** From the idea of a game to its start. */
export const tableRoutes = (web: Web): Route[] => [
  withBody({
    method: 'post',
    path: '/api/games',
    summary: 'Lays a table and sends the invitations. Your own address is seated at once.',
    bearer: 'person',
    request: newGame,
    answers: { 201: madeGame },
    async answer(c, body) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      const made = await openTable(web, person, body);
      return isRefusal(made) ? made : { status: 201, body: made };
    },
  }),
  withBody({
    method: 'post',
    path: '/api/try',
    summary: 'A table against bots that begins at once; needs no account.',
    bearer: 'anybody',
    request: tryRequest,
    answers: { 201: triedGame },
    async answer(c, { title }) {
      const { person } = await visitorOf(c, web);
      const table = await tryOut(c, web, title, person);
      if (isRefusal(table)) return table;
      const { seat, seatToken } = table.holder;
      return { status: 201, body: { id: table.id, seat, seatToken } };
    },
  }),
  {
    method: 'get',
    path: '/api/games/{id}/lobby',
    summary: 'The organiser’s view of the seats, with the links of the open ones.',
    bearer: 'person',
    request: null,
    answers: { 200: lobbyAnswer },
    async answer(c) {
      const { person } = await visitorOf(c, web);
      const record = await organised(web, c.req.param('id') ?? '', person);
      if (isRefusal(record)) return record;
      const holders = await web.house.ports.holders.of(record.id);
      const seats = holders.map((holder) => ({
        ...shown(holder),
        inviteLink: holder.state === 'open' ? `${web.baseUrl}/join/${holder.inviteToken}` : null,
      }));
      return { status: 200, body: { seats } };
    },
  },
  withBody({
    method: 'put',
    path: '/api/games/{id}/seats/{seat}',
    summary: 'Invites somebody to an open seat, or puts a bot on a seat that nobody has accepted.',
    bearer: 'person',
    request: seatRequest,
    answers: { 200: holderAnswer },
    async answer(c, filling) {
      const { person } = await visitorOf(c, web);
      const record = await organised(web, c.req.param('id') ?? '', person);
      if (isRefusal(record)) return record;
      if (!person) return signInFirst;
      const filled = await fillSeat(web, person, record.id, Number(c.req.param('seat')), filling);
      return isRefusal(filled) ? filled : { status: 200, body: shown(filled) };
    },
  }),
  {
    method: 'post',
    path: '/api/games/{id}/start',
    summary: 'Starts a game; only its organiser does.',
    bearer: 'person',
    request: null,
    answers: { 200: madeGame },
    async answer(c) {
      const { person } = await visitorOf(c, web);
      const begun = await begin(web, c.req.param('id') ?? '', person);
      return isRefusal(begun) ? begun : { status: 200, body: begun };
    },
  },
  {
    method: 'get',
    path: '/api/invitations/{token}',
    summary: 'What the link of an invitation leads to.',
    bearer: 'anybody',
    request: null,
    answers: { 200: invitationAnswer },
    async answer(c) {
      const invitation = await invitationOf(web, c.req.param('token') ?? '');
      if (isRefusal(invitation)) return invitation;
      const { record, holder } = invitation;
      const loaded = await loadShown(web.house, record.id);
      if (!loaded) return refuse('UNKNOWN_GAME', 'There is no such game.');
      const { id, name, title } = record;
      const game = { id, name, title: title.split('@')[0], options: loaded.state.options };
      return { status: 200, body: { game, ...shown(holder) } };
    },
  },
  withBody({
    method: 'post',
    path: '/api/invitations/{token}/accept',
    summary: 'Takes the seat of an invitation.',
    bearer: 'anybody',
    request: acceptRequest,
    answers: { 200: triedGame },
    async answer(c, given) {
      const invitation = await invitationOf(web, c.req.param('token') ?? '');
      if (isRefusal(invitation)) return invitation;
      const { person } = await visitorOf(c, web);
      const accepted = await acceptInvitation(c, web, invitation, person, given);
      if (isRefusal(accepted)) return accepted;
      if (!('seated' in accepted)) return refuse('NOT_YOURS', 'This seat waits for an address to be proved.');
      const { game, seat, seatToken } = accepted.seated;
      return { status: 200, body: { id: game, seat, seatToken } };
    },
  }),
];

const shown = ({ seat, name, state }: Holder) => ({ seat, name, state });
