import * as z from 'zod';
import { isRefusal, refuse } from '#engine/title.ts';
import { erasePerson } from '#games/erase.ts';
import { declineInvitation, invitationOf } from '../desk/invitation.ts';
import { organised } from '../desk/newGame.ts';
import { giveUpSeat, seatsWanted, takeWanted } from '../desk/seatsWanted.ts';
import { visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { mySeat } from './mySeat.ts';
import { type Route, withBody } from './route.ts';
import { said, triedGame } from './schemas.ts';
import { signInFirst } from './signInRoutes.ts';

const wantedAnswer = z.object({
  seats: z.array(
    z.object({
      game: z.string(),
      name: z.string(),
      title: z.string(),
      seat: z.int(),
      mark: z.string(),
      stage: z.string(),
      players: z.int(),
      others: z.array(z.object({ seat: z.int(), name: z.string(), bot: z.boolean(), figure: z.string().nullable() })),
    }),
  ),
});
const sure = z.strictObject({ sure: z.literal(true) });

/** Seats that change hands, and the end of an account. */
export const seatRoutes = (web: Web): Route[] => [
  {
    method: 'get',
    path: '/api/seats',
    summary: 'Seats in need of a boss.',
    bearer: 'anybody',
    request: null,
    answers: { 200: wantedAnswer },
    async answer() {
      const seats = (await seatsWanted(web.house)).map(({ label: _, ...seat }) => seat);
      return { status: 200, body: { seats } };
    },
  },
  {
    method: 'post',
    path: '/api/seats/{id}/{seat}',
    summary: 'Takes over a seat of the public list.',
    bearer: 'person',
    request: null,
    answers: { 200: triedGame },
    async answer(c) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      const taken = await takeWanted(c, web, person, c.req.param('id') ?? '', Number(c.req.param('seat')));
      if (isRefusal(taken)) return taken;
      return { status: 200, body: { id: taken.game, seat: taken.seat, seatToken: taken.seatToken } };
    },
  },
  {
    method: 'post',
    path: '/api/invitations/{token}/decline',
    summary: 'Frees the seat of an invitation, before the start.',
    bearer: 'anybody',
    request: null,
    answers: { 200: said },
    async answer(c) {
      const invitation = await invitationOf(web, c.req.param('token') ?? '');
      if (isRefusal(invitation)) return invitation;
      const refusal = await declineInvitation(web, invitation);
      return refusal ?? { status: 200, body: { say: 'The organiser is told that you do not play.' } };
    },
  },
  {
    method: 'post',
    path: '/api/games/{id}/seats/{seat}/free',
    summary: 'Takes a seat back from who was invited or has vanished; only the organiser does. Who held it is told.',
    bearer: 'person',
    request: null,
    answers: { 200: said },
    async answer(c) {
      const { person } = await visitorOf(c, web);
      const record = await organised(web, c.req.param('id') ?? '', person);
      if (isRefusal(record)) return record;
      const seats = await web.house.ports.holders.of(record.id);
      const holder = seats.find(({ seat }) => String(seat) === c.req.param('seat'));
      if (!holder) return refuse('UNKNOWN_SEAT', `This game has seats 0 to ${seats.length - 1}.`, 'seat');
      const refusal = await giveUpSeat(web, holder, 'removed');
      return refusal ?? { status: 200, body: { say: 'The seat is free.' } };
    },
  },
  withBody({
    method: 'post',
    path: '/api/games/{id}/leave',
    summary: 'Gives the asking seat up for good.',
    bearer: 'seat',
    request: sure,
    answers: { 200: said },
    async answer(c) {
      const mine = await mySeat(c, web);
      if (isRefusal(mine)) return mine;
      const refusal = await giveUpSeat(web, mine.holder, 'left');
      return refusal ?? { status: 200, body: { say: 'You have left the game; it goes on.' } };
    },
  }),
  withBody({
    method: 'post',
    path: '/api/account/erase',
    summary: 'Erases the person; his games go on.',
    bearer: 'person',
    request: sure,
    answers: { 200: said },
    async answer(c) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      const refusal = await erasePerson(web.house, person);
      return (
        refusal ?? { status: 200, body: { say: 'You are erased. The games go on, and their records stay whole.' } }
      );
    },
  }),
];
