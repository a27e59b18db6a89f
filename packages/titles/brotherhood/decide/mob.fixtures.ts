import { dice, given, type Position, play, type SeatGiven } from '../brotherhood.fixtures.ts';
import type { OvertimeRule, Standing } from '../model.ts';
import type { Area } from '../tables.ts';
import { settleEstates } from './estates.ts';
import { fight } from './fights.ts';
import { settleDisputes } from './overtime.ts';
import { takeOver } from './takeover.ts';

export const mob = (area: Area, seat: number, word: 'thug' | 'hitman' | 'boss', ...faces: number[]) =>
  dice(`m3/mob/${area}/seat${seat}/${word}`, faces);
export const overtime = (d: number, area: Area, round: number, seat: number, ...faces: number[]) =>
  dice(`m3/overtime/${d}/${area}/round${round}/seat${seat}/thug`, faces);

/** The whole mob action of month 3. */
export const mobAction = (seats: SeatGiven[], outcomes: Record<string, number>, config: Position['config'] = {}) =>
  play(given(seats, { config }), outcomes, fight, settleDisputes, takeOver, settleEstates);

export const at = (seat: number): Standing => ({ fire: { ALL: { prefer: [seat] } } });
export const ot = (area: Area | 'BOSS', stance: OvertimeRule['stance']): Standing => ({ ot: { [area]: { stance } } });
export const each = (...shots: number[]): Standing => ({
  fire: { ALL: { shots: shots.map((seat) => ({ n: 1, seat })) } },
});
