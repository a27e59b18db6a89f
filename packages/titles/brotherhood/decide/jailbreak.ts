import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { FREED_UP_TO } from '../tables.ts';
import { happen, type Scene } from './scene.ts';

/** Spends a get-out token: a die of prisoners are tried one by one, on 1-5 each walks free into the pool (rules 9). */
export function jailbreak(scene: Scene, seat: Seat, first: 'H' | 'T'): Refusal | null {
  const { state, luck } = scene;
  const { tokens, jail, getOutUses } = state.seats[seat]!;
  if (tokens.getOut < 1) return refuse('NO_TOKEN', 'You hold no Get-Out-of-Jail token.');
  if (jail.T + jail.H < 1) return refuse('NO_PRISONERS', 'None of your men is in jail.');
  const label = `m${state.month}/getout/seat${seat}/${getOutUses + 1}`;
  const roll = luck.die(`${label}/count`);
  const tried: { kind: 'T' | 'H'; die: number; freed: boolean }[] = [];
  for (const kind of first === 'H' ? (['H', 'T'] as const) : (['T', 'H'] as const))
    for (let man = 1; man <= jail[kind] && tried.length < roll; man++) {
      const die = luck.die(`${label}/${kind === 'H' ? 'hitman' : 'thug'}${man}`);
      tried.push({ kind, die, freed: die <= FREED_UP_TO });
    }
  happen(scene, { type: 'GetOutUsed', seat, roll, tried });
  return null;
}
