import type { Seat } from '#engine/title.ts';
import { cautionsFor, reinforcementsOf, weaponsFor } from '../allowed.ts';
import { autoDefence } from '../autoCommit.ts';
import { deckAt, figuresIn } from '../board.ts';
import type { Mod } from '../deck/schema.ts';
import { killOrder, thugsFirst } from '../kills.ts';
import { defencePlace } from '../legal/answers.ts';
import type { Both, CardNo, Face, Fight, Fighter, Side, State } from '../model.ts';
import { visibleShape } from '../shapes.ts';
import { contextOf, isCopFight, otherSide, sideOf, strengthsOf } from '../sides.ts';
import { holds, judge, type KillOrder, killsOn, type Strength } from '../strength.ts';
import { cautionAt } from '../triggers.ts';
import { doEffects, moveCops, moveThugs } from './effects.ts';
import { callOff, endDoubleShield, settleFight } from './fightEnd.ts';
import { playReactions } from './reactions.ts';
import { happen, type Scene } from './scene.ts';
import { ask, reactors, seal } from './windows.ts';

export const SIDES: readonly Side[] = ['attacker', 'defender'];

const fightOf = ({ state }: Scene): Fight => {
  if (state.pending?.type !== 'fight') throw new Error('no Fight is in progress');
  return state.pending;
};

/** Plays the Fight in progress until somebody is asked or it is over (rules 8.2, 8.3); false: somebody is asked. */
export function playFight(scene: Scene): boolean {
  if (!fightOf(scene).revealed) {
    if (askForCommits(scene)) return false;
    const cancel = cancelIn(scene.state, fightOf(scene));
    if (cancel) {
      callOff(scene, cancel.by, cancel.no);
      return true;
    }
    reveal(scene);
  }
  const { dice } = fightOf(scene);
  if (!dice.attacker) roll(scene, fightOf(scene).attacker, false);
  if (!dice.defender) roll(scene, fightOf(scene).defender, false);
  if (rerolls(scene)) return false;
  const { dice: final } = fightOf(scene);
  if (!isCopFight(fightOf(scene)) && final.attacker === 'S' && final.defender === 'S') {
    endDoubleShield(scene);
    return true;
  }
  if (askForKills(scene)) return false;
  settleFight(scene, casualtyOrders(scene.state, fightOf(scene)));
  return true;
}

/** The defender's cards, and in window mode everybody else's (rules 5.5); true: somebody is asked. */
function askForCommits(scene: Scene): boolean {
  const fight = fightOf(scene);
  const { defender, sealed, cause } = fight;
  if (cause !== 'picked') return false;
  const asks: { seat: Seat; prompt: 'defend' | 'react' }[] = [];
  if (defender !== 'cops' && !sealed.defender) {
    if (isAsked(scene.state, fight, defender)) asks.push({ seat: defender, prompt: 'defend' });
    else seal(scene, defender, 'fight', autoDefence(scene.state, defender, visibleShape(fight)), 'order');
  }
  asks.push(...reactors(scene.state, [fight.attacker, defender]));
  return ask(scene, 'fight.commit', asks);
}

function isAsked(state: State, fight: Fight, seat: Seat): boolean {
  const { held, orders, hand } = state.bosses[seat]!;
  if (held === 0 || orders.defence.mode === 'auto' || state.retired.includes(seat)) return false;
  if (state.config.skipDefence === 'public') return true;
  const place = defencePlace(fight);
  return weaponsFor(state, hand, place).length + cautionsFor(state, hand, place).length > 0;
}

/** A card of the defender that calls the Fight off. */
function cancelIn(state: State, { commits, defender }: Fight): { by: Seat; no: CardNo } | null {
  if (defender === 'cops') return null;
  const no = commits.defender?.cautions.find((one) => cautionAt(state, one)?.cancel);
  return no === undefined ? null : { by: defender, no };
}

/** Cards on the table, what they do, cards of others, Rides stopped, Thugs called in; then re-rolls are counted (step 0). */
function reveal(scene: Scene): void {
  const fight = fightOf(scene);
  const shown = SIDES.flatMap((side) => {
    const [seat, commit] = [fight[side], fight.commits[side]];
    if (seat === 'cops') return [];
    // After two shields the Cop Fight before may have cost a card that was sealed for this one.
    const { hand } = scene.state.bosses[seat]!;
    const held = (nos: readonly CardNo[] = []) => nos.filter((no) => hand.includes(no));
    return [{ seat, weapons: held(commit?.weapons), cautions: held(commit?.cautions) }];
  });
  happen(scene, { type: 'CommitsRevealed', shown });
  for (const { seat, cautions } of shown)
    for (const no of cautions) {
      const other = fight[otherSide(sideOf(fight, seat)!)];
      const aim = { self: seat, target: other === 'cops' ? null : other };
      doEffects(scene, cautionAt(scene.state, no)?.effects ?? [], aim, 'card');
    }
  playReactions(scene, { when: 'fight.rival', fight }, fight.reacts);
  stopRides(scene);
  callIn(scene);
  const { attacker, defender } = strengthsOf(scene.state, fightOf(scene));
  happen(scene, { type: 'RerollsCounted', attacker: attacker.reroll, defender: defender.reroll });
}

function stopRides(scene: Scene): void {
  const fight = fightOf(scene);
  for (const side of SIDES) {
    const context = contextOf(fight, side);
    const stops = (mod: Mod) => mod.mod === 'noRides' && holds(mod.if, context);
    const stopsOther = fight.table[side].some((no) => cautionAt(scene.state, no)?.mods?.some(stops));
    const stopsOwn = fight.extra[side].some(({ mod }) => stops(mod));
    if (stopsOther && !fight.noRides.includes(otherSide(side)))
      happen(scene, { type: 'RidesStopped', side: otherSide(side) });
    if (stopsOwn && !fightOf(scene).noRides.includes(side)) happen(scene, { type: 'RidesStopped', side });
  }
}

function callIn(scene: Scene): void {
  for (const side of SIDES) {
    const fight = fightOf(scene);
    const [seat, group] = [fight[side], fight.groups[side]];
    if (seat === 'cops' || !group) continue;
    const called = reinforcementsOf(scene.state, fight.table[side], contextOf(fight, side));
    const n = Math.min(called, scene.state.bosses[seat]!.thugs.stash);
    moveThugs(scene, seat, n, 'stash', group.from, 'reinforce');
  }
}

/** One die, and a Cop for a shield. Labels `rR/tX/fK/sX` or `/cops`, re-rolls `/re1` ... behind it. */
export function roll(scene: Scene, who: Fighter, again: boolean): void {
  const { state, luck } = scene;
  const fight = fightOf(scene);
  const side = sideOf(fight, who)!;
  const label = `${state.moment.label}/f${fight.no}/${who === 'cops' ? 'cops' : `s${who}`}`;
  const index = luck.die(again ? `${label}/re${fight.rerolled[side] + 1}` : label) - 1;
  const face = deckAt(state).deck.dice.fight[index]!;
  const stand = standWith(state, fight, side, face);
  happen(scene, { type: 'DieRolled', die: 'fight', for: who, index, face, reroll: again, stand });
  if (face === 'S') moveCops(scene, 1, 'shield');
}

/** Both sums with this die, for those who follow the Fight; null while the other die is missing. */
function standWith(state: State, fight: Fight, side: Side, face: Face): { own: number; other: number } | null {
  const dice = { ...fight.dice, [side]: face };
  const { attacker, defender } = dice;
  if (!attacker || !defender) return null;
  const more = face === 'S' && state.cops.supply > 0 ? 1 : 0;
  const table = { ...state, cops: { ...state.cops, streets: state.cops.streets + more } };
  const orders = { attacker: thugsFirst, defender: thugsFirst };
  const { power } = judge(strengthsOf(table, fight), { attacker, defender }, orders);
  return { own: power[side], other: power[otherSide(side)] };
}

/** Attacker and defender in turn may roll again (step 3); true: somebody is asked. */
function rerolls(scene: Scene): boolean {
  for (;;) {
    const fight = fightOf(scene);
    const side = SIDES.find((one) => wish(scene.state, fight, one) !== 'no');
    if (!side) return false;
    const who = fight[side];
    if (who === 'cops') return false;
    if (wish(scene.state, fight, side) === 'ask') return ask(scene, 'fight.reroll', [{ seat: who, prompt: 'reroll' }]);
    roll(scene, who, true);
  }
}

function wish(state: State, fight: Fight, side: Side): 'yes' | 'no' | 'ask' {
  const seat = fight[side];
  if (seat === 'cops' || !fight.rerollsLeft?.[side]) return 'no';
  const policy = fight.commits[side]?.reroll ?? state.bosses[seat]!.orders.reroll;
  if (policy === 'never') return 'no';
  if (policy === 'ask' && !state.retired.includes(seat)) return fight.declined.includes(side) ? 'no' : 'ask';
  return isLosing(state, fight, side) ? 'yes' : 'no';
}

/** With the dice as they lie, would this side not win? */
export function isLosing(state: State, fight: Fight, side: Side): boolean {
  const { attacker, defender } = fight.dice;
  if (!attacker || !defender) return false;
  const cops = isCopFight(fight);
  if (!cops && attacker === 'S' && defender === 'S') return true;
  const orders = { attacker: orderOf(state, fight.attacker), defender: orderOf(state, fight.defender) };
  const { winner } = judge(strengthsOf(state, fight), { attacker, defender }, orders);
  return winner !== side && !(cops && winner === 'none');
}

const orderOf = (state: State, who: Fighter): KillOrder =>
  who === 'cops' ? thugsFirst : killOrder(state.bosses[who]!.orders.kills, (no) => deckAt(state).street[no]!.id);

/** The orders by which Figures die: what was answered, else the standing order. */
function casualtyOrders(state: State, fight: Fight): Both<KillOrder> {
  const of = (side: Side): KillOrder => {
    const answer = fight.kills[side];
    return answer ? () => answer : orderOf(state, fight[side]);
  };
  return { attacker: of('attacker'), defender: of('defender') };
}

/** Only where the choice is real: a Kill, a Homie, and somebody who is spared (rules 5.5). Both sides are asked at once. */
function askForKills(scene: Scene): boolean {
  const fight = fightOf(scene);
  const strengths = strengthsOf(scene.state, fight);
  const asks = SIDES.flatMap((side) => {
    const seat = fight[side];
    if (seat === 'cops' || fight.kills[side] || scene.state.retired.includes(seat)) return [];
    const wants = scene.state.bosses[seat]!.orders.kills === 'ask';
    return wants && isRealChoice(strengths, fight, side) ? [{ seat, prompt: 'chooseKills' as const }] : [];
  });
  return ask(scene, 'fight.kills', asks);
}

function isRealChoice(strengths: Both<Strength>, fight: Fight, side: Side): boolean {
  const [group, face] = [fight.groups[side], fight.dice[otherSide(side)]];
  if (!group || !face || group.homies.length === 0) return false;
  const kills = killsOn(strengths[side], strengths[otherSide(side)], face);
  return kills > 0 && kills < figuresIn(group);
}
