import type { SingleCommand, Split } from '../../model.ts';
import { AREA_NAMES, AREAS, type Area, KIND_NAMES, KINDS } from '../../tables.ts';
import { counted, listed, seatName } from '../../wording.ts';
import { takeInWords } from './rulesInWords.ts';

type PerArea = Extract<
  SingleCommand,
  { type: 'SubmitInfluence' | 'SubmitTargets' | 'SubmitClaims' | 'SubmitOvertime' }
>;

const DEEDS = {
  arrest: (name: string) => `have a Thug of ${name} arrested`,
  close: (name: string) => `have a Revenue of ${name} closed`,
  politic: (name: string) => `push out a Political of ${name}`,
} as const;

/** What a stored answer says, a line an area; areas that it leaves out follow the instructions. */
export function answerInWords(command: PerArea): string[] {
  switch (command.type) {
    case 'SubmitInfluence':
      return lines(
        command.areas,
        (acts) => acts.map(({ act, victim }) => DEEDS[act](seatName(victim))).join(', then ') || 'do nothing',
      );
    case 'SubmitTargets':
      return lines(command.areas, (aims) =>
        listed(aims.map(({ kind, n, target }) => `${counted(n, kind)} at ${seatName(target)}`)),
      );
    case 'SubmitClaims':
      return lines(command.areas, (rule) => `take ${takeInWords(rule)}`);
    case 'SubmitOvertime': {
      const { stance, target } = command;
      const shots = target === undefined ? '' : `, shooting at ${seatName(target)}`;
      if (typeof stance === 'number') return [`Overtime: ask for ${counted(stance, 'R')}${shots}`];
      if (typeof stance === 'object') return ['Overtime: offer this deal', ...dealInWords(stance.deal)];
      return [`Overtime: ${{ FIGHT: 'fight for all of it', SHARE: 'share', YIELD: 'give way' }[stance]}${shots}`];
    }
  }
}

function lines<Value>(areas: Partial<Record<Area, Value>>, say: (value: Value) => string): string[] {
  const named = AREAS.flatMap((area) => {
    const value = areas[area];
    return value === undefined ? [] : [`${AREA_NAMES[area]}: ${say(value)}`];
  });
  return named.length > 0 ? named : ['as your instructions say'];
}

/** A line for each family that gets something. */
export const dealInWords = (deal: Split): string[] =>
  deal.map((share) => {
    const parts = [
      ...AREAS.flatMap((area) =>
        KINDS.flatMap((kind) =>
          share.board[area]?.[kind] ? [`${counted(share.board[area][kind], kind)} in ${AREA_NAMES[area]}`] : [],
        ),
      ),
      ...KINDS.flatMap((kind) => (share.pool[kind] > 0 ? [`${counted(share.pool[kind], kind)} of the pool`] : [])),
      ...(['T', 'H'] as const).flatMap((kind) =>
        share.jail[kind] > 0 ? [`${share.jail[kind]} jailed ${KIND_NAMES[kind][share.jail[kind] === 1 ? 0 : 1]}`] : [],
      ),
      ...(share.tokens.getOut > 0 ? [`${share.tokens.getOut} get-out`] : []),
      ...(share.tokens.bribe > 0 ? [`${share.tokens.bribe} bribe`] : []),
    ];
    return `${seatName(share.seat)} gets ${parts.length === 0 ? 'nothing' : listed(parts)}`;
  });
