import type { Command, Ledger, SingleCommand, Split } from '../model.ts';
import { AREAS, KINDS } from '../tables.ts';
import { printOvertime, printSeat, printStanding, printTake } from './printRules.ts';

/** Closing, bail, then the areas in order, OUT last; an empty ledger is NOTHING (rules 14, notes). */
export function printLedger(ledger: Ledger): string {
  if (ledger.stay) return 'STAY';
  const parts: string[] = [];
  for (const area of AREAS) if (ledger.close[area]) parts.push(`CLOSE ${ledger.close[area]}R: ${area}`);
  const bail = (['T', 'H'] as const)
    .filter((kind) => ledger.bail[kind] > 0)
    .map((kind) => `${ledger.bail[kind]}${kind}`);
  if (bail.length > 0) parts.push(`BAIL ${bail.join(' + ')}`);
  for (const area of [...AREAS, 'OUT'] as const) {
    const pieces = ledger.godfather === area ? ['G'] : [];
    if (area !== 'OUT')
      for (const kind of KINDS) if (ledger.buy[area]?.[kind]) pieces.push(`${ledger.buy[area][kind]}${kind}`);
    if (pieces.length > 0) parts.push(`${area}: ${pieces.join(' + ')}`);
  }
  return parts.length === 0 ? 'NOTHING' : parts.join(' & ');
}

/** The orders of a command as its seat would write them. */
export function printCommand(command: Command): string {
  const lines = command.month === undefined ? [] : [`MONTH ${command.month}`];
  if (command.type === 'Batch') for (const part of command.commands) lines.push(...printSingle(part));
  else lines.push(...printSingle(command));
  return lines.join('\n');
}

function printSingle(command: Exclude<Command, { type: 'Batch' }>): string[] {
  switch (command.type) {
    case 'SubmitLedger':
      return [printLedger(command.ledger)];
    case 'WithdrawLedger':
      return ['WITHDRAW'];
    case 'GiveMoney':
      return [`GIVE ${command.amount} TO ${printSeat(command.to)}`];
    case 'UseGetOut':
      return [command.first === 'T' ? 'JAILBREAK T FIRST' : 'JAILBREAK'];
    case 'SetStanding':
      return printStanding(command.standing).map((line) => (command.once ? `ONCE ${line}` : line));
    case 'SubmitSheet': {
      const lines = printStanding(command.sheet);
      return lines.length === 0 ? ['DONE'] : lines;
    }
    case 'AnswerBribe':
      return [command.use ? 'BRIBE YES' : 'BRIBE NO'];
    case 'SubmitInfluence':
      return printInfluence(command);
    case 'SubmitTargets':
      return AREAS.flatMap((area) => {
        const shots = command.areas[area]?.map(({ kind, n, target }) => `${n}${kind} ${printSeat(target)}`);
        return shots && shots.length > 0 ? [`FIRE ${area}: ${shots.join(', ')}`] : [];
      });
    case 'SubmitClaims':
      return AREAS.flatMap((area) => {
        const rule = command.areas[area];
        return rule ? [`TAKE ${area}: ${printTake(rule)}`] : [];
      });
    case 'SubmitOvertime': {
      const { stance, target } = command;
      if (typeof stance === 'object') return [printDeal(stance.deal)];
      return [`OT ALL: ${printOvertime({ stance, target })}`];
    }
    case 'RevenueDone':
    case 'Timeout':
      return ['DONE'];
  }
}

function printInfluence({ areas }: Extract<SingleCommand, { type: 'SubmitInfluence' }>): string[] {
  const kinds = { arrest: 'T', close: 'R', politic: 'P' } as const;
  return AREAS.flatMap((area) => {
    const acts = areas[area];
    if (!acts) return [];
    const wishes = acts.map(({ act, victim }) => `${printSeat(victim)} ${kinds[act]}`);
    return [`USE ${area}: ${wishes.length === 0 ? 'NONE' : wishes.join(', ')}`];
  });
}

function printDeal(split: Split): string {
  const shares = split.map(({ seat, board, pool, jail, tokens }) => {
    const lots = [
      ...AREAS.flatMap((area) =>
        KINDS.flatMap((kind) => (board[area]?.[kind] ? [`${board[area][kind]}${kind} ${area}`] : [])),
      ),
      ...KINDS.flatMap((kind) => (pool[kind] ? [`POOL ${pool[kind]}${kind}`] : [])),
      ...(['T', 'H'] as const).flatMap((kind) => (jail[kind] ? [`JAIL ${jail[kind]}${kind}`] : [])),
      ...Array(tokens.getOut).fill('TOKEN GETOUT'),
      ...Array(tokens.bribe).fill('TOKEN BRIBE'),
    ];
    return `${printSeat(seat)}: ${lots.length === 0 ? 'REST' : lots.join(' + ')}`;
  });
  return `DEAL ${shares.join(' & ')}`;
}
