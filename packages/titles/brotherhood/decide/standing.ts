import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import type { FireRule, OvertimeRule, Standing, State, TakeRule } from '../model.ts';
import { CARDS, tokenOf } from '../tables.ts';
import { seatName } from '../wording.ts';
import { happen, type Scene } from './scene.ts';

type Table = Record<string, unknown>;

/** Rules of one mail: verbs add up, so that a line for an area is an exception to a line for ALL, whatever their order. */
export function together(first: Standing, then: Standing): Standing {
  const all: Standing = { ...first, ...then };
  if (first.use && then.use) all.use = { ...first.use, ...then.use };
  if (first.fire && then.fire) all.fire = { ...first.fire, ...then.fire };
  if (first.take && then.take) all.take = { ...first.take, ...then.take };
  if (first.ot && then.ot) all.ot = { ...first.ot, ...then.ot };
  return all;
}

/**
 * A layer of rules after a change (rules 3): a verb with ALL forgets the areas given before, BOSS stays. In the standing
 * instructions a `null` only removes a rule; in the month's overlay it is kept, for there it hides a standing rule.
 */
function layered(layer: Standing, given: Standing, keepNull: boolean): Standing {
  const after: Standing = { ...layer, ...given };
  if (given.use) after.use = table(layer.use, given.use, keepNull);
  if (given.fire) after.fire = table(layer.fire, given.fire, keepNull);
  if (given.take) after.take = table(layer.take, given.take, keepNull);
  if (given.ot) after.ot = table(layer.ot, given.ot, keepNull);
  if (!keepNull && after.bribe === null) delete after.bribe;
  return after;
}

function table<Rules extends Table>(before: Rules | undefined, given: Rules, keepNull: boolean): Rules {
  const kept = 'ALL' in given ? (before && 'BOSS' in before ? { BOSS: before.BOSS } : {}) : before;
  const entries = Object.entries({ ...kept, ...given });
  return Object.fromEntries(keepNull ? entries : entries.filter(([, rule]) => rule !== null)) as Rules;
}

export function setStanding(scene: Scene, seat: Seat, given: Standing, once: boolean): Refusal | null {
  const { state } = scene;
  const refusal = checkStanding(state, seat, given);
  if (refusal) return refusal;
  const own = state.seats[seat]!;
  const standing = once ? layered(own.sheet ?? {}, given, true) : layered(own.standing, given, false);
  happen(scene, { type: 'StandingSet', seat, standing, given, once });
  return null;
}

const bad = (say: string, at?: string): Refusal => refuse('BAD_RULE', say, at);

/** Why a rule makes no sense, or null. */
export function checkStanding(state: State, seat: Seat, given: Standing): Refusal | null {
  for (const other of seatsNamed(given)) {
    if (!Number.isInteger(other) || other < 0 || other >= state.seats.length)
      return bad(
        `There is no seat ${other} in this game; the seats are 0 to ${state.seats.length - 1}.`,
        String(other),
      );
    if (other === seat) return bad(`You are ${seatName(seat)} yourself: rules name other seats.`, seatName(seat));
  }
  for (const rule of Object.values(given.use ?? {}))
    for (const { n } of rule?.wishes ?? [])
      if (!between(n, 1, 99)) return bad(`${n} is no number of counters in USE: 1 to 99.`, 'USE');
  for (const rule of Object.values(given.fire ?? {}))
    for (const { n } of rule && 'shots' in rule ? rule.shots : [])
      if (n !== undefined && !between(n, 1, 99)) return bad(`${n} is no number of men in FIRE: 1 to 99.`, 'FIRE');
  for (const rule of Object.values(given.take ?? {})) {
    const refusal = rule && checkTake(state, rule);
    if (refusal) return refusal;
  }
  for (const [about, rule] of Object.entries(given.ot ?? {})) {
    const refusal = rule && checkOvertime(rule, about === 'BOSS');
    if (refusal) return refusal;
  }
  const cards = given.bribe?.cards ?? [];
  const wrong = cards === 'ANY' ? undefined : cards.find((card) => !CARDS[card] || tokenOf(card) !== null);
  return wrong === undefined ? null : bad(`Card ${wrong} cannot be bribed away; BRIBE takes cards 1 to 9.`, 'BRIBE');
}

const between = (n: number, least: number, most: number) => Number.isInteger(n) && n >= least && n <= most;

function checkTake(state: State, { max, raze }: TakeRule): Refusal | null {
  if (max !== 'ALL' && !between(max, 0, 99))
    return bad(`${max} is no number of Revenues in TAKE: 0 to 99, or ALL.`, 'TAKE');
  if (raze === undefined) return null;
  if (!state.config.houseRules.revenueRaze)
    return bad('Revenue is not razed in this game: the house rule for it is off.', 'RAZE');
  if (raze !== 'ALL' && !between(raze, 0, 99))
    return bad(`${raze} is no number of Revenues to raze: 0 to 99, or ALL.`, 'RAZE');
  return null;
}

function checkOvertime({ stance, yieldAt }: OvertimeRule, boss: boolean): Refusal | null {
  if (typeof stance === 'number') {
    if (boss) return bad('An empire is not counted: OT BOSS takes FIGHT, SHARE or YIELD, no number.', 'OT');
    if (!between(stance, 1, 99)) return bad(`${stance} is no demand: 1 to 99 Revenues.`, 'OT');
  }
  if (yieldAt !== undefined && !between(yieldAt, 0, 99)) return bad(`YIELD AT takes a number of men, 0 to 99.`, 'OT');
  return null;
}

function seatsNamed(given: Standing): Seat[] {
  const fire = (rule: FireRule) => ('prefer' in rule ? rule.prefer : rule.shots.map((shot) => shot.seat));
  return [
    ...(given.friends ?? []),
    ...Object.values(given.use ?? {}).flatMap((rule) => rule?.wishes.map((wish) => wish.seat) ?? []),
    ...Object.values(given.fire ?? {}).flatMap((rule) => (rule ? fire(rule) : [])),
    ...Object.values(given.take ?? {}).flatMap((rule) => rule?.from ?? []),
    ...Object.values(given.ot ?? {}).flatMap((rule) => (rule?.target === undefined ? [] : [rule.target])),
  ];
}
