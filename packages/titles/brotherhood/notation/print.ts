import type { Alternative, Answer, AnswerTo, Command, Ledger, Split } from '../model.ts';
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
      return [printLedger(command.ledger), ...(command.alternatives ?? []).flatMap(printAlternative)];
    case 'WithdrawLedger':
      return ['WITHDRAW'];
    case 'GiveMoney':
      return [`GIVE ${command.amount} TO ${printSeat(command.to)}`];
    case 'UseGetOut':
      return [command.first === 'T' ? 'JAILBREAK T FIRST' : 'JAILBREAK'];
    case 'SetStanding':
      return printStanding(command.standing).map((line) => (command.once ? `ONCE ${line}` : line));
    case 'SubmitSheet':
      return printAnswer({ to: 'sheet', sheet: command.sheet });
    case 'AnswerBribe':
      return printAnswer({ to: 'bribe', use: command.use });
    case 'SubmitInfluence':
      return printAnswer({ to: 'influence', areas: command.areas });
    case 'SubmitTargets':
      return printAnswer({ to: 'targets', areas: command.areas });
    case 'SubmitClaims':
      return printAnswer({ to: 'claims', areas: command.areas });
    case 'SubmitOvertime':
      return printAnswer({ to: 'overtime', stance: command.stance, target: command.target });
    case 'FollowRules':
    case 'RevenueDone':
    case 'Timeout':
      return ['DONE'];
  }
}

/** An answer as the lines that give it; one that names nothing is DONE. */
export function printAnswer(answer: Answer): string[] {
  const lines = answerLines(answer);
  return lines.length === 0 ? ['DONE'] : lines;
}

function answerLines(answer: Answer): string[] {
  switch (answer.to) {
    case 'bribe':
      return [answer.use ? 'BRIBE YES' : 'BRIBE NO'];
    case 'sheet':
      return printStanding(answer.sheet);
    case 'influence':
      return printInfluence(answer);
    case 'targets':
      return AREAS.flatMap((area) => {
        const shots = answer.areas[area]?.map(({ kind, n, target }) => `${n}${kind} ${printSeat(target)}`);
        return shots && shots.length > 0 ? [`FIRE ${area}: ${shots.join(', ')}`] : [];
      });
    case 'claims':
      return AREAS.flatMap((area) => {
        const rule = answer.areas[area];
        return rule ? [`TAKE ${area}: ${printTake(rule)}`] : [];
      });
    case 'overtime': {
      const { stance, target } = answer;
      if (typeof stance === 'object') return [printDeal(stance.deal)];
      return [`OT ALL: ${printOvertime({ stance, target })}`];
    }
  }
}

/** `IF 2 BLUE T IN WE: FIRE WE: BLUE; TAKE WE: NONE`, and its `ELSE:` on a line of its own. */
export function printAlternative({ when, rules, otherwise }: Alternative): string[] {
  const { seat, n = 1, kind, area, not } = when;
  const what = `${n === 1 ? '' : `${n} `}${printSeat(seat)}${kind ? ` ${kind}` : ''}${not ? ' NOT' : ''} IN ${area}`;
  const last = printStanding(otherwise);
  return [`IF ${what}: ${printStanding(rules).join('; ')}`, ...(last.length === 0 ? [] : [`ELSE: ${last.join('; ')}`])];
}

function printInfluence({ areas }: AnswerTo<'influence'>): string[] {
  const kinds = { arrest: 'T', close: 'R', politic: 'P' } as const;
  return AREAS.flatMap((area) => {
    const acts = areas[area];
    if (!acts) return [];
    const wishes = acts.map(({ act, victim }) => `${printSeat(victim)} ${kinds[act]}`);
    return [`USE ${area}: ${wishes.length === 0 ? 'NONE' : wishes.join(', ')}`];
  });
}

/** `DEAL BLUE: 2R SB + POOL 4R & ORANGE: NOTHING`. */
export function printDeal(split: Split): string {
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
    return `${printSeat(seat)}: ${lots.length === 0 ? 'NOTHING' : lots.join(' + ')}`;
  });
  return `DEAL ${shares.join(' & ')}`;
}
