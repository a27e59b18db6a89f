import type { Standing } from '../model.ts';
import { AREAS, type Area } from '../tables.ts';
import type { Outlook } from './outlook.ts';

/** Cards worth a bribe: those that take Thugs and rackets. */
export const WORTH_A_BRIBE: readonly number[] = [2, 4, 6];

/**
 * What has to change in the standing instructions, or null. Politicians close the rackets of the richest rival, then of the next,
 * then whatever hurts. Targets, take-over and overtime are left to the house: its automatic choices (the badly guarded boss, the most
 * rackets; take all; share, and yield to twice the men) are the bot's own.
 */
export function instructions(outlook: Outlook): Standing | null {
  const { view, me, rivals } = outlook;
  const now = view.own?.standing ?? {};
  const wanted: Standing = {};
  const victims = rivals.filter(({ status }) => status === 'alive').map(({ seat }) => seat);
  const aimed = now.use?.ALL?.wishes.map(({ seat }) => seat).join();
  if (victims.length > 0 && aimed !== victims.join())
    wanted.use = { ALL: { wishes: victims.map((seat) => ({ n: 9, seat, kind: 'R' })), auto: true } };
  if (me.tokens.bribe > 0) {
    const home = homeGround(outlook);
    if (now.bribe?.areas !== 'ANY' && now.bribe?.areas.join() !== home)
      wanted.bribe = { cards: [...WORTH_A_BRIBE], areas: [home] };
  }
  return Object.keys(wanted).length > 0 ? wanted : null;
}

/** The area with most of one's own counters. */
function homeGround({ grounds }: Outlook): Area {
  const counters = (area: Area) => Object.values(grounds[area].mine).reduce((sum, n) => sum + n, 0);
  return AREAS.reduce((best, area) => (counters(area) > counters(best) ? area : best));
}
