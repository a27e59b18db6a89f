import type { Seat } from '#engine/title.ts';
import type { CardRef, Command, CommandOf, CommitSent, GroupSent } from '../commands.ts';
import type { Filter, OrdersSent } from '../orders.ts';
import { seatName } from '../wording.ts';

const ref = (card: CardRef): string => (typeof card === 'number' ? `#${card}` : card);
const boss = (seat: Seat): string => seatName(seat).toUpperCase();
const list = (words: readonly string[]): string => (words.length > 0 ? words.join(', ') : 'NONE');
const cards = (refs: readonly CardRef[]): string => list(refs.map(ref));
/** ` KEY words` where there are some. */
const part = (key: string, refs: readonly CardRef[] | undefined): string =>
  refs && refs.length > 0 ? ` ${key} ${cards(refs)}` : '';

const POLICY = { ifLosing: 'IFLOSING', never: 'NEVER', ask: 'ASK' } as const;
const CONDITION = { won: 'IF WON: ', lost: 'IF LOST: ', called: 'IF CALLED: ' } as const;

function gang({ thugs, homies = [], rides, turf }: GroupSent): string {
  const figures = [...(thugs === undefined ? [] : [`${thugs}T`]), ...homies.map(ref)];
  return `${figures.length > 0 ? ` WITH ${figures.join(' + ')}` : ''}${part('IN', rides)}${part('FLIP', turf)}`;
}

function added({ weapons, cautions, reroll, ifCops }: CommitSent): string {
  const after = ifCops === undefined ? '' : ` COPS ${ifCops === 'ask' ? 'ASK' : cards(ifCops)}`;
  return `${part('USE', weapons)}${part('PLAY', cautions)}${reroll ? ` REROLL ${POLICY[reroll]}` : ''}${after}`;
}

const aim = ({ target, discard }: { target?: Seat | undefined; discard?: CardRef | undefined }): string =>
  `${target === undefined ? '' : ` ON ${boss(target)}`}${discard === undefined ? '' : ` DISCARD ${ref(discard)}`}`;

const times = (n: number | undefined): string => (n === undefined ? '' : ` ${n}`);

function fight({ target, ...sent }: CommandOf<'PickFight'>): string {
  const where =
    target === 'cops' ? 'COPS' : 'hood' in target ? `HOOD ${boss(target.hood)}` : `STREET ${boss(target.street)}`;
  return `FIGHT ${where}${gang(sent)}${added(sent)}`;
}

/** The orders that are there, on one line. */
function orders({ defence, cops, reroll, kills, bigBossTie, autoArm, autoPass }: OrdersSent): string {
  const parts: string[] = [];
  if (defence) {
    const { mode, weapons, max, keep, order, cautions, maxCautions } = defence;
    parts.push(
      [
        'DEFENCE',
        mode?.toUpperCase(),
        weapons?.toUpperCase(),
        max === undefined ? undefined : `MAX ${max}`,
        keep && `KEEP ${cards(keep)}`,
        order && `FIRST ${cards(order)}`,
        cautions && `CAUTIONS ${cards(cautions)}`,
        maxCautions === undefined ? undefined : `MAXCAUTIONS ${maxCautions}`,
      ]
        .filter(Boolean)
        .join(' '),
    );
  }
  if (cops) {
    const { mode, weapons, max } = cops;
    const words = ['COPS', mode?.toUpperCase(), weapons?.toUpperCase(), max === undefined ? undefined : `MAX ${max}`];
    parts.push(words.filter(Boolean).join(' '));
  }
  if (reroll) parts.push(`REROLL ${POLICY[reroll]}`);
  if (kills)
    parts.push(
      `KILLS ${typeof kills === 'string' ? kills.toUpperCase() : list(kills.map((one) => (one === 'thug' ? 'THUGS' : one)))}`,
    );
  if (bigBossTie !== undefined)
    parts.push(`TIE ${typeof bigBossTie === 'string' ? bigBossTie.toUpperCase() : list(bigBossTie.map(boss))}`);
  if (autoArm !== undefined) parts.push(`AUTOARM ${autoArm ? 'ON' : 'OFF'}`);
  if (autoPass !== undefined) parts.push(`AUTOPASS ${autoPass ? 'ON' : 'OFF'}`);
  return parts.join(' ');
}

function filters({
  seats,
  crimes,
  kinds,
  takes,
  minRespect,
  minDifficulty,
  minBossRespect,
  minFigures,
}: Filter): string {
  const upper = (words: readonly string[]) => list(words.map((word) => (word === 'cop' ? 'COPS' : word.toUpperCase())));
  return [
    seats === undefined ? '' : ` ON ${typeof seats === 'string' ? seats.toUpperCase() : list(seats.map(boss))}`,
    crimes ? ` CRIMES ${upper(crimes)}` : '',
    minRespect === undefined ? '' : ` MINRESPECT ${minRespect}`,
    minDifficulty === undefined ? '' : ` MINDIFFICULTY ${minDifficulty}`,
    kinds ? ` KINDS ${upper(kinds)}` : '',
    minBossRespect === undefined ? '' : ` MINBOSS ${minBossRespect}`,
    takes ? ` TAKES ${upper(takes)}` : '',
    minFigures === undefined ? '' : ` MINFIGURES ${minFigures}`,
  ].join('');
}

/** A command as its seat would write it on one line (rules 14). */
export function printCommand(command: Command): string {
  const condition = 'onlyIf' in command && command.onlyIf ? CONDITION[command.onlyIf] : '';
  return condition + printed(command);
}

function printed(command: Command): string {
  switch (command.type) {
    case 'JumpIn':
      return `JUMP IN${times(command.n)}`;
    case 'Hustle':
      return `HUSTLE${times(command.n)}`;
    case 'Grind': {
      const { n, from } = command;
      return `GRIND${times(n)}${from === undefined ? '' : ` FROM ${from === 'streets' ? 'STREETS' : boss(from)}`}`;
    }
    case 'Upgrade':
      return `UPGRADE ${ref(command.card)}`;
    case 'PickFight':
      return fight(command);
    case 'AttemptCrime':
      return `CRIME ${ref(command.card)}${gang(command)}${added(command)}${aim({ target: command.target })}`;
    case 'BurnHomie':
      return `BURN ${ref(command.homie)}${aim(command)}`;
    case 'FlipTurf':
      return `FLIP ${ref(command.turf)}${aim(command)}`;
    case 'PlayCaution':
      return `PLAY ${ref(command.card)}${aim(command)}`;
    case 'DramaOffer':
      return `DRAMA ${ref(command.drama)}${aim({ discard: command.discard })}`;
    case 'EndTurn':
      return `END${command.discard ? ` DISCARD ${cards(command.discard)}` : ''}`;
    case 'TakeBack':
      return 'UNDO';
    case 'Commit':
      return `DEFEND${added(command) || ' NONE'}`;
    case 'React':
      return command.card === null ? 'REACT NONE' : `REACT ${ref(command.card)}${aim({ target: command.hit })}`;
    case 'Reroll':
      return command.yes ? 'REROLL' : 'KEEP';
    case 'ChooseKills': {
      const { thugs, homies = [] } = command;
      return `KILL ${[...(thugs === undefined ? [] : [`${thugs}T`]), ...homies.map(ref)].join(' + ') || '0T'}`;
    }
    case 'ChooseTarget':
      return `TARGET ${boss(command.target)}`;
    case 'ChooseBigBoss':
      return `BIGBOSS ${boss(command.boss)}`;
    case 'SetOrders':
      return `ORDER ${orders(command.orders) || 'NONE'}`;
    case 'Arm':
      return `ARM ${ref(command.card)}${filters(command.filter ?? {})}`;
    case 'Disarm':
      return `DISARM ${ref(command.card)}`;
    case 'NameGang':
      return `NAME ${command.name}`;
    case 'Retire':
      return 'RETIRE';
    case 'Default':
      return '# the deadline has passed: the house answers';
  }
}
