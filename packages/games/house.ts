import type { Commit } from '#engine/commit.ts';
import { type Refusal, refuse } from '#engine/title.ts';
import type { Room } from '#titles/doors.ts';
import type { Afterwards } from './afterwards.ts';
import type { GameState } from './model.ts';
import { type Couriers, noCouriers } from './notices/courier.ts';
import type { Words } from './notices/words.ts';
import type { GameId, GameRecord, Holder, Letter, Notice, Person, Ports, Post, PressMessage } from './ports.ts';

/** A game as folded from its stream. Never changed in place; `act` and `load` make new ones. */
export interface Loaded {
  state: GameState;
  commits: readonly Commit[];
  /** Number of the commit that a command id made; keys are `by/cmdId`. */
  byCommand: ReadonlyMap<string, number>;
}

/** Everything a letter about a game can be made of. */
export interface LetterContext {
  notice: Notice;
  record: GameRecord;
  loaded: Loaded;
  holder: Holder;
  holders: readonly Holder[];
  room: Room;
  /** Whom the notice is for; null: a visitor without account. */
  reader: Person | null;
  /** The message that press is about; null for everything else. */
  message: PressMessage | null;
}

/** Writes letters; the mail package does. Null: there is nothing (any more) to say. */
export type Compose = (context: LetterContext) => Promise<Letter | null>;

/** Several notices for one person, told in one letter. */
export interface Digest {
  /** Made of the notices in it. */
  key: string;
  reader: Person;
  items: readonly Words[];
  /** Stands in the link that stops all mail to this person. */
  mailToken: string;
}

export type ComposeDigest = (digest: Digest) => Letter | Promise<Letter>;

/** Where the house notes what goes wrong: an event's name and ids, never contents or addresses. */
export type Note = (event: string, fields?: Readonly<Record<string, string | number>>) => void;

export type Doors = Readonly<Record<string, () => Promise<Room>>>;

/** The application: ports to the outside and the titles it knows. */
export interface House {
  ports: Ports;
  /** Rooms that are open; with `doors` they are opened one by one. */
  rooms: Readonly<Record<string, Room>>;
  /** How to open the others, by name: a function that plays one game needs the rules of one title. */
  doors?: Doors;
  post: Post;
  compose: Compose;
  /** Null: every notice is a letter of its own. */
  composeDigest: ComposeDigest | null;
  couriers: Couriers;
  /** Null: views are written before a move is answered. */
  afterwards: Afterwards | null;
  note: Note;
  /** Folded games of this process; only a shortcut, the stream is asked each time for what came since. */
  cache: Map<GameId, Loaded>;
}

/** What may be left out: a house without digests and without other ways than mail, where everything is done before an answer. */
type Extras = 'composeDigest' | 'couriers' | 'afterwards';

export const openHouse = (parts: Omit<House, 'cache' | Extras> & Partial<Pick<House, Extras>>): House => ({
  composeDigest: null,
  couriers: noCouriers,
  afterwards: null,
  ...parts,
  cache: new Map(),
});

type Building = Pick<House, 'rooms' | 'doors'>;

/** Opens the room of a title, if it is one of the house: after this `roomOf` finds it. */
export async function enter({ rooms, doors = {} }: Building, titleAtMajor: string): Promise<void> {
  const [name = ''] = titleAtMajor.split('@');
  if (Object.hasOwn(rooms, name) || !Object.hasOwn(doors, name)) return;
  // Rooms are opened and never closed: what others have read of them stays right.
  (rooms as Record<string, Room>)[name] = await doors[name]!();
}

/** The room that a form or a program names; the others stay closed. */
export async function roomNamed(house: Building, name: string): Promise<Room | Refusal> {
  const { rooms, doors = {} } = house;
  if (Object.hasOwn(doors, name)) await enter(house, name);
  const room = Object.hasOwn(rooms, name) ? rooms[name] : undefined;
  const known = Object.keys(house.doors ?? rooms).join(', ');
  return room ?? refuse('UNKNOWN_TITLE', `There is no title "${name}"; there are ${known}.`, 'title');
}

/** Every room of the house, in the house's order. */
export async function allRooms(house: Building): Promise<Readonly<Record<string, Room>>> {
  const names = Object.keys(house.doors ?? house.rooms);
  await Promise.all(names.map((name) => enter(house, name)));
  return Object.fromEntries(names.map((name) => [name, house.rooms[name]!]));
}

/** The room of a stored game (`brotherhood@1`); a game of a title that this version does not know is a fault of the installation. */
export function roomOf(house: Pick<House, 'rooms'>, titleAtMajor: string): Room {
  const [name = '', major] = titleAtMajor.split('@');
  const room = house.rooms[name];
  if (!room || String(room.title.major) !== major) throw new Error(`this version has no rules for ${titleAtMajor}`);
  return room;
}
