import * as z from 'zod';
import { CHAIN_LENGTH, linksOf } from '#engine/chain.ts';
import { isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { act } from './act.ts';
import { MAX_DECK_KB } from './decks/ownDeck.ts';
import { freshTokens, takeOverSeat, tellTable } from './handover.ts';
import { type House, type Loaded, roomNamed, roomOf } from './house.ts';
import { loadGame } from './load.ts';
import { emit } from './notices/emit.ts';
import { readOptions } from './options.ts';
import { paceFields, paceOf } from './paceRequest.ts';
import type { GameId, Holder, Person } from './ports.ts';
import { project } from './projector.ts';
import { settle } from './settle.ts';
import { newId, newSeed, newToken } from './tokens.ts';

const name = z.string().trim().min(1).max(60);
const email = z.string().trim().toLowerCase().pipe(z.email().max(254));

/** A seat as an organiser fills it: a person by address, a bot, or open for whoever has the link. */
const seatRequest = z.union([
  z.strictObject({ email, name: name.optional() }),
  z.strictObject({ bot: z.string() }),
  z.strictObject({ open: z.literal(true), name: name.optional() }),
]);

/** What `create` takes from outside. Everything has a default but title and seats. */
export const gameRequest = z.strictObject({
  title: z.string(),
  name: name.default('A game among friends'),
  options: z
    .record(z.string(), z.unknown())
    .default({})
    .meta({
      description: `As the title’s schema says. An option for cards takes the id of a built-in deck or a whole one, at most ${MAX_DECK_KB} KB.`,
    }),
  seats: z.array(seatRequest).min(1).max(12),
  anonymous: z.boolean().default(false),
  spectators: z.boolean().default(true),
  listed: z.boolean().default(false),
  press: z.enum(['any', 'public', 'none']).default('any'),
  ...paceFields,
});
export type GameRequest = z.input<typeof gameRequest>;

/** A name from outside never finds what every object has (`constructor`). */
const own = <T>(list: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(list, name) ? list[name] : undefined;

/**
 * Lays a table: fixes the luck, writes who is invited, then the first commits (created; bots sit down). Invitations are queued.
 * `organiser` null: a visitor without account, whose own seat is the first `open` one.
 */
export async function createGame(
  house: House,
  request: z.output<typeof gameRequest>,
  organiser: Person | null,
): Promise<{ id: GameId; holders: readonly Holder[] } | Refusal> {
  const room = await roomNamed(house, request.title);
  if (isRefusal(room)) return room;
  for (const seat of request.seats)
    if ('bot' in seat && !own(room.title.bots, seat.bot))
      return refuse(
        'UNKNOWN_BOT',
        `${room.title.label} has no bot "${seat.bot}"; it has ${Object.keys(room.title.bots).join(', ')}.`,
        'seats',
      );
  const pace = paceOf(request);
  if (isRefusal(pace)) return pace;
  const read = readOptions(room.title, request.options);
  if (isRefusal(read)) return read;
  const { ports } = house;
  const id = newId(ports.random);
  const seeds = { open: newSeed(ports.random), closed: newSeed(ports.random), bots: newSeed(ports.random) };
  const anchors = { open: linksOf(seeds.open)[0]!, closed: linksOf(seeds.closed)[0]!, length: CHAIN_LENGTH };
  const titleAtMajor = `${room.title.name}@${room.title.major}`;
  // Who knows whom he has invited in which order would know who sits where.
  const seats = request.anonymous ? shuffled(ports.random, request.seats) : request.seats;
  await ports.events.putSeeds(id, seeds);
  const created = await act(house, id, {
    by: 'host',
    cmdId: 'create',
    command: {
      type: 'Create',
      title: titleAtMajor,
      options: read.asked,
      seats: seats.length,
      anchors,
      pace,
      ...(request.anonymous ? { anonymous: true as const } : {}),
    },
  });
  if (isRefusal(created)) return created;
  const holders = await Promise.all(seats.map((seat, i) => firstHolder(house, id, i, seat)));
  for (const holder of holders) await ports.holders.put(holder, 'none');
  const createdAt = ports.clock.now();
  await ports.index.put({
    id,
    title: titleAtMajor,
    name: request.name,
    organiser: organiser?.id ?? null,
    createdAt,
    seats: seats.length,
    anonymous: request.anonymous,
    noSpectators: !request.spectators,
    listed: request.listed,
    press: request.press,
  });
  for (const holder of holders) {
    if (holder.state === 'bot') await sitDown(house, id, holder.seat, newToken(ports.random), holder.bot);
    if (holder.state === 'invited' && holder.person === organiser?.id) await acceptSeat(house, holder, organiser, '');
  }
  await queueInvitations(house, id);
  const loaded = await loadGame(house, id);
  if (loaded) await project(house, loaded);
  return { id, holders: await ports.holders.of(id) };
}

/** Every order is equally likely: each thing gets 32 random bytes and stands where they sort it. */
const shuffled = <One>(random: House['ports']['random'], things: readonly One[]): One[] =>
  things
    .map((thing) => ({ thing, by: newSeed(random) }))
    .sort((a, b) => (a.by < b.by ? -1 : 1))
    .map(({ thing }) => thing);

async function firstHolder(
  house: House,
  game: GameId,
  seat: Seat,
  wish: z.output<typeof seatRequest>,
): Promise<Holder> {
  const { random, people } = house.ports;
  const tokens = freshTokens(random);
  const empty = { game, seat, bot: null, person: null, email: null, zone: null, ...tokens };
  if ('bot' in wish) return { ...empty, state: 'bot', bot: wish.bot, name: `Bot (${wish.bot})` };
  if ('open' in wish) return { ...empty, state: 'open', name: wish.name ?? 'Open seat' };
  const person = await people.ensure(wish.email, wish.name ?? wish.email.split('@')[0]!);
  return {
    ...empty,
    state: 'invited',
    person: person.id,
    name: wish.name ?? person.name,
    email: wish.email,
    zone: person.zone,
  };
}

/** Queues the mails to everybody who is invited and has not accepted; each goes out once. */
export async function queueInvitations(house: House, game: GameId): Promise<void> {
  const invited = (await house.ports.holders.of(game)).filter(({ state }) => state === 'invited');
  await emit(
    house,
    game,
    invited.map(({ seat, tenure = 0 }) => ({ n: tenure, seat, kind: 'invitation' })),
  );
}

/** Invites somebody to an open seat, or somebody else to a seat whose invitation was not accepted. */
export async function inviteTo(
  house: House,
  game: GameId,
  seat: Seat,
  to: { email: string; name?: string },
): Promise<Holder | Refusal> {
  const holder = (await house.ports.holders.of(game)).find((one) => one.seat === seat);
  if (!holder) return refuse('UNKNOWN_SEAT', `There is no seat ${seat} in this game.`, 'seat');
  if (holder.state !== 'open') return refuse('SEAT_TAKEN', `${holder.name} has this seat.`, 'seat');
  const person = await house.ports.people.ensure(to.email, to.name ?? to.email.split('@')[0]!);
  const invited: Holder = {
    ...holder,
    state: 'invited',
    person: person.id,
    name: to.name ?? person.name,
    email: to.email,
    zone: person.zone,
  };
  if (!(await house.ports.holders.put(invited, { state: 'open', person: null })))
    return refuse('SEAT_TAKEN', 'Somebody else was faster; this seat is taken.', 'seat');
  await queueInvitations(house, game);
  return invited;
}

/** Puts a bot on a seat that nobody has accepted yet. */
export async function seatBot(house: House, game: GameId, seat: Seat, bot: string): Promise<Holder | Refusal> {
  const loaded = await loadGame(house, game);
  const holder = (await house.ports.holders.of(game)).find((one) => one.seat === seat);
  if (!loaded || !holder) return refuse('UNKNOWN_SEAT', `There is no seat ${seat} in this game.`, 'seat');
  const { title } = roomOf(house, loaded.state.title);
  if (!own(title.bots, bot))
    return refuse(
      'UNKNOWN_BOT',
      `${title.label} has no bot "${bot}"; it has ${Object.keys(title.bots).join(', ')}.`,
      'bot',
    );
  if (holder.state === 'accepted' || holder.state === 'bot')
    return refuse('SEAT_TAKEN', `${holder.name} has this seat.`, 'seat');
  const seated: Holder = { ...holder, state: 'bot', bot, person: null, name: `Bot (${bot})`, email: null };
  if (!(await house.ports.holders.put(seated, { state: holder.state, person: holder.person })))
    return refuse('SEAT_TAKEN', 'Somebody else was faster; this seat is taken.', 'seat');
  const sat = await sitDown(house, game, seat, newToken(house.ports.random), bot, holder.tenure);
  return isRefusal(sat) ? sat : seated;
}

/**
 * Takes the seat of an invitation. `person` null: a visitor without account (only for an open seat). `cut` is the player's word that
 * goes into every die; empty: a random one is cut for him.
 */
export async function acceptSeat(
  house: House,
  holder: Holder,
  person: Person | null,
  cut: string,
): Promise<Holder | Refusal> {
  const running = (await loadGame(house, holder.game))?.state;
  const place = running?.startedAt ? running.seats[holder.seat] : null;
  // An invitation keeps an emptied seat for whom it names; one that its player let go silent without ever accepting keeps nothing.
  const kept = holder.state === 'invited' && (place?.empty === true || holder.person === person?.id);
  if (place?.wanted && !kept)
    return takeOverSeat(house, holder, person, holder.name === 'Open seat' ? 'Visitor' : holder.name);
  if (holder.state === 'accepted')
    return holder.person !== null && holder.person === person?.id
      ? holder
      : refuse('SEAT_TAKEN', `${holder.name} has this seat already.`);
  if (holder.state === 'bot') return refuse('SEAT_TAKEN', 'A bot has this seat.');
  if (holder.state === 'invited' && holder.person !== person?.id)
    return refuse('NOT_YOURS', `This seat is kept for ${holder.name}; sign in with the address that was invited.`);
  const taken: Holder = {
    ...holder,
    state: 'accepted',
    person: person?.id ?? null,
    // The name the organiser wrote is the one this table knows; whoever takes an open seat brings his own.
    name:
      holder.state === 'invited'
        ? holder.name
        : (person?.name ?? (holder.name === 'Open seat' ? 'Visitor' : holder.name)),
    email: person?.email ?? null,
    zone: person?.zone ?? null,
  };
  if (!(await house.ports.holders.put(taken, { state: holder.state, person: holder.person })))
    return refuse('SEAT_TAKEN', 'Somebody else was faster; this seat is taken.');
  const sat = await sitDown(house, holder.game, holder.seat, cut || newToken(house.ports.random), null, holder.tenure);
  await tellTable(house, holder.game, holder.seat, holder.tenure ?? 0);
  return isRefusal(sat) && sat.code !== 'SEAT_TAKEN' && sat.code !== 'ALREADY_STARTED' ? sat : taken;
}

const sitId = (seat: Seat, tenure = 0): string => (tenure ? `sit-${seat}-${tenure}` : `sit-${seat}`);

const sitDown = (house: House, game: GameId, seat: Seat, cut: string, bot: string | null, tenure = 0) =>
  act(house, game, {
    by: bot ? 'host' : `seat:${seat}`,
    cmdId: sitId(seat, tenure),
    command: { type: 'TakeSeat', seat, cut, bot },
  });

/** Only the organiser starts; who was invited by mail and has not answered plays from the start (a word is cut for him). */
export async function startGame(house: House, game: GameId): Promise<Loaded | Refusal> {
  const loaded = await loadGame(house, game);
  if (!loaded) return refuse('UNKNOWN_GAME', 'There is no such game.');
  for (const holder of await house.ports.holders.of(game)) {
    if (holder.state !== 'invited' || loaded.state.seats[holder.seat]?.taken) continue;
    await act(house, game, {
      by: 'host',
      cmdId: sitId(holder.seat, holder.tenure),
      command: { type: 'TakeSeat', seat: holder.seat, cut: newToken(house.ports.random), bot: null },
    });
  }
  const started = await act(house, game, { by: 'host', cmdId: 'start', command: { type: 'Start' } });
  if (isRefusal(started)) return started;
  return (await settle(house, game)) ?? started.loaded;
}
