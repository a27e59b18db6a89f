import { acceptKey, atEnd, misread, peek } from '#engine/cursor.ts';
import { isRefusal, type Refusal } from '#engine/title.ts';
import type { Asked, CommandOf, PlayerCommand } from '../commands.ts';
import { readArm } from './armLine.ts';
import { type Cursor, cardNext, intNext, nothingMore, readCard, readInt, readSeat, unreadable } from './cursor.ts';
import { readCommit, readCrime, readFight } from './gangLine.ts';
import { VERBS } from './keys.ts';
import { readOrder } from './orderLine.ts';
import { readBurn, readEnd, readFlip, readGrind, readOffer, readPlay, readTimes } from './turnLine.ts';

/** Commands of the own turn: only these may follow an IF. */
export type TurnCommand = Extract<PlayerCommand, { onlyIf?: Asked | undefined }>;

const CONDITIONS: Readonly<Record<'WON' | 'LOST' | 'CALLED', Asked>> = { WON: 'won', LOST: 'lost', CALLED: 'called' };

/** One line of orders as commands: one, but two for `REACT NONE ALWAYS`. `text` is the whole line, for names. */
export function readLine(cursor: Cursor, text: string): PlayerCommand[] | Refusal {
  if (acceptKey(cursor, 'IF')) return readConditional(cursor, text);
  const commands = readCommands(cursor, text);
  if (isRefusal(commands)) return commands;
  return nothingMore(cursor, 'the line') ?? commands;
}

function readConditional(cursor: Cursor, text: string): PlayerCommand[] | Refusal {
  const condition = acceptKey(cursor, 'WON', 'LOST', 'CALLED');
  if (!condition) return unreadable(cursor, peek(cursor), 'IF is followed by WON, LOST or CALLED: IF LOST: JUMP IN');
  const verb = peek(cursor);
  const commands = readCommands(cursor, text);
  if (isRefusal(commands)) return commands;
  const more = nothingMore(cursor, 'the line');
  if (more) return more;
  const [command] = commands;
  if (!command || !isOfTurn(command))
    return misread(
      'UNREADABLE_LINE',
      'Only what is done in the own turn may depend on a Fight or Crime before it.',
      verb,
    );
  return [{ ...command, onlyIf: CONDITIONS[condition] }];
}

const OF_TURN: readonly PlayerCommand['type'][] = [
  'JumpIn',
  'Hustle',
  'Grind',
  'Upgrade',
  'PickFight',
  'AttemptCrime',
  'BurnHomie',
  'FlipTurf',
  'PlayCaution',
  'DramaOffer',
  'EndTurn',
  'TakeBack',
];

export const isOfTurn = (command: PlayerCommand): command is TurnCommand => OF_TURN.includes(command.type);

function readCommands(cursor: Cursor, text: string): PlayerCommand[] | Refusal {
  const command = readCommand(cursor, text);
  if (isRefusal(command)) return command;
  return Array.isArray(command) ? command : [command];
}

const FIRST =
  'a line begins with JUMP, HUSTLE, GRIND, UPGRADE, FIGHT, CRIME, BURN, FLIP, PLAY, END, DEFEND, ORDER, ARM or so';

function readCommand(cursor: Cursor, text: string): PlayerCommand | PlayerCommand[] | Refusal {
  const first = peek(cursor);
  const verb = acceptKey(cursor, ...VERBS);
  switch (verb) {
    case 'JUMP':
      return readTimes(cursor, 'JumpIn');
    case 'HUSTLE':
      return readTimes(cursor, 'Hustle');
    case 'GRIND':
      return readGrind(cursor);
    case 'UPGRADE': {
      const named = readCard(cursor, 'a Homie, Ride or Turf of your hand must be named here: UPGRADE LOWRIDER');
      return isRefusal(named) ? named : { type: 'Upgrade', card: named.ref };
    }
    case 'FIGHT':
      return readFight(cursor);
    case 'CRIME':
      return readCrime(cursor);
    case 'BURN':
      return readBurn(cursor);
    case 'FLIP':
      return readFlip(cursor);
    case 'PLAY':
      return readPlay(cursor);
    case 'DRAMA':
      return readOffer(cursor);
    case 'END':
      return readEnd(cursor);
    case 'UNDO':
      return { type: 'TakeBack' };
    case 'DEFEND':
      return readCommit(cursor);
    case 'REACT':
      return readReact(cursor);
    case 'REROLL':
      return { type: 'Reroll', yes: true };
    case 'KEEP':
      return { type: 'Reroll', yes: false };
    case 'KILL':
      return readKill(cursor);
    case 'TARGET': {
      const target = readSeat(cursor);
      return isRefusal(target) ? target : { type: 'ChooseTarget', target };
    }
    case 'BIGBOSS': {
      const boss = readSeat(cursor);
      return isRefusal(boss) ? boss : { type: 'ChooseBigBoss', boss };
    }
    case 'ORDER':
      return readOrder(cursor);
    case 'ARM':
      return readArm(cursor);
    case 'DISARM': {
      const named = readCard(cursor, 'the card must be named here: DISARM SNITCH');
      return isRefusal(named) ? named : { type: 'Disarm', card: named.ref };
    }
    case 'NAME':
      return readName(cursor, text);
    case 'RETIRE':
      return { type: 'Retire' };
    case 'IF':
    case null:
      return unreadable(cursor, first, FIRST);
  }
}

/** The name is the rest of the line as it was written. */
function readName(cursor: Cursor, text: string): CommandOf<'NameGang'> | Refusal {
  const name = /\bname\s+(.*)$/is.exec(text)?.[1]?.trim() ?? '';
  if (name === '') return unreadable(cursor, peek(cursor), 'NAME is followed by the new name of your gang');
  cursor.at = cursor.words.length;
  return { type: 'NameGang', name };
}

function readReact(cursor: Cursor): PlayerCommand[] | PlayerCommand | Refusal {
  if (acceptKey(cursor, 'NONE')) {
    const pass: CommandOf<'React'> = { type: 'React', card: null };
    return acceptKey(cursor, 'ALWAYS') ? [{ type: 'SetOrders', orders: { autoPass: true } }, pass] : pass;
  }
  const named = readCard(cursor, 'REACT is followed by NONE or a Caution of your hand');
  if (isRefusal(named)) return named;
  if (!acceptKey(cursor, 'ON')) return { type: 'React', card: named.ref };
  const hit = readSeat(cursor);
  return isRefusal(hit) ? hit : { type: 'React', card: named.ref, hit };
}

function readKill(cursor: Cursor): CommandOf<'ChooseKills'> | Refusal {
  const kill: CommandOf<'ChooseKills'> = { type: 'ChooseKills' };
  do {
    if (intNext(cursor)) {
      const n = readInt(cursor, 'a number of Thugs is wanted');
      if (isRefusal(n)) return n;
      if (!acceptKey(cursor, 'THUG')) return unreadable(cursor, peek(cursor), 'a number is of Thugs: KILL 1T');
      kill.thugs = (kill.thugs ?? 0) + n;
    } else if (acceptKey(cursor, 'THUG')) kill.thugs = (kill.thugs ?? 0) + 1;
    else if (cardNext(cursor)) {
      const named = readCard(cursor);
      if (isRefusal(named)) return named;
      kill.homies = [...(kill.homies ?? []), named.ref];
    } else return unreadable(cursor, peek(cursor), 'who falls must be named here: KILL 1T, BIGTINY');
    acceptKey(cursor, 'AND');
  } while (!atEnd(cursor));
  return kill;
}
