import type { Seat } from '#engine/title.ts';
import { deckAt, figuresIn } from '../board.ts';
import type { Both, CardNo, EventOf, Face, Fight, Side, State } from '../model.ts';
import { contextOf, forcesOf, isCopFight, otherSide, strengthsOf } from '../sides.ts';
import { compare, holds, judge, type KillOrder, linesOf, type Strength, sourcesOf, type Verdict } from '../strength.ts';
import { COP_FIGHT_RESPECT, FIGHT_RESPECT, HOOD_DOLLA } from '../tables.ts';
import { cautionAt } from '../triggers.ts';
import { doEffects, moveCops, moveThugs } from './effects.ts';
import { playReactions } from './reactions.ts';
import { changeRespect, gainHoodWin } from './respect.ts';
import { happen, isOver, type Scene } from './scene.ts';

const SIDES: readonly Side[] = ['attacker', 'defender'];
const NO_LOSSES = { thugs: 0, homies: [] };

const fightOf = ({ state }: Scene): Fight => {
  if (state.pending?.type !== 'fight') throw new Error('no Fight is in progress');
  return state.pending;
};

/** Only the card that calls it off is shown; all the others stay in their hands unseen (step 0a). */
export function callOff(scene: Scene, by: Seat, no: CardNo): void {
  const { attacker } = fightOf(scene);
  happen(scene, { type: 'FightCalledOff', by, no });
  const aim = { self: by, target: attacker === 'cops' ? null : attacker };
  doEffects(scene, cautionAt(scene.state, no)?.effects ?? [], aim, 'card');
  happen(scene, { type: 'FightEnded' });
}

/** Both dice show the shield: nobody has won, nobody dies, and the Cops come for both (step 4, 8.3). */
export function endDoubleShield(scene: Scene): void {
  const fight = fightOf(scene);
  const faces = facesOf(fight);
  const strengths = strengthsOf(scene.state, fight);
  const dead = { attacker: NO_LOSSES, defender: NO_LOSSES };
  const { power } = compare(strengths, faces, dead);
  resolved(scene, strengths, faces, { winner: 'none', power, kills: { attacker: 0, defender: 0 }, dead }, true);
  discardTable(scene);
  const fights = SIDES.flatMap((side) => {
    const [boss, group] = [fight[side], fight.groups[side]];
    // Turf that was turned for the Fight gives nothing any more.
    return boss === 'cops' || !group ? [] : [{ boss, group: copyOf({ ...group, turf: [] }) }];
  });
  happen(scene, { type: 'CopsCalled', fights, cause: 'doubleShield' });
  happen(scene, { type: 'FightEnded' });
}

/** The dead, the winner, what he gets, what becomes of cards and Figures (steps 5 to 9). */
export function settleFight(scene: Scene, orders: Both<KillOrder>): void {
  const fight = fightOf(scene);
  const faces = facesOf(fight);
  const strengths = strengthsOf(scene.state, fight);
  const verdict = judge(strengths, faces, orders);
  for (const side of SIDES) bury(scene, side, verdict);
  resolved(scene, strengths, faces, verdict, false);
  if (isCopFight(fight)) awardCopFight(scene, verdict.winner);
  else award(scene, verdict.winner);
  if (isOver(scene)) return;
  discardTable(scene);
  const home = fight.kind === 'hood' || (fight.cause === 'doubleShield' && fight.groups.defender?.from === 'yard');
  if (home && scene.state.config.defendersGoToStreets) defendersLeave(scene, fight.defender);
  happen(scene, { type: 'FightEnded' });
}

const facesOf = ({ dice }: Fight): Both<Face> => ({ attacker: dice.attacker!, defender: dice.defender! });

const copyOf = (group: NonNullable<Fight['groups']['attacker']>): EventOf<'FightPicked'>['group'] => ({
  thugs: group.thugs,
  homies: [...group.homies],
  rides: [...group.rides],
  turf: [...group.turf],
  from: group.from,
  fallen: [...group.fallen],
});

function resolved(
  scene: Scene,
  strengths: Both<Strength>,
  faces: Both<Face>,
  { winner, power, kills, dead }: Verdict,
  doubleShield: boolean,
): void {
  const { kind, driveBy, attacker, defender } = fightOf(scene);
  happen(scene, {
    type: 'FightResolved',
    kind,
    driveBy,
    attacker,
    defender,
    winner: doubleShield ? 'doubleShield' : winner === 'none' ? 'none' : winner === 'attacker' ? attacker : defender,
    power,
    kills,
    lines: {
      attacker: linesOf(strengths.attacker, dead.attacker, faces.attacker, attacker),
      defender: linesOf(strengths.defender, dead.defender, faces.defender, defender),
    },
  });
}

/** Thugs go back to the Stash, Homies with their cards out of the game, Cops to the supply. */
function bury(scene: Scene, side: Side, { dead, kills }: Verdict): void {
  if (kills[side] === 0) return;
  const fight = fightOf(scene);
  const who = fight[side];
  const { thugs, homies } = dead[side];
  happen(scene, { type: 'FiguresKilled', who, thugs, homies: [...homies] });
  if (who === 'cops') {
    moveCops(scene, -thugs, 'killed');
    return;
  }
  moveThugs(scene, who, thugs, fight.groups[side]!.from, 'stash', 'killed');
  for (const no of homies) happen(scene, { type: 'UpgradeLost', seat: who, no, to: 'removed', why: 'killed' });
}

/** What cards give for a win, then the Fight's own point (our decision D43); the winner first, so that a win ends the game. */
function award(scene: Scene, winner: Verdict['winner']): void {
  const { attacker, defender, kind, driveBy } = fightOf(scene);
  if (attacker === 'cops' || defender === 'cops') return;
  if (winner === 'none') {
    for (const seat of [attacker, defender]) changeRespect(scene, seat, FIGHT_RESPECT, 'noFigures');
    return;
  }
  const [won, lost] = winner === 'attacker' ? [attacker, defender] : [defender, attacker];
  winnersCards(scene, winner, won, lost);
  const why = kind === 'hood' ? 'hoodFight' : 'streetFight';
  if (kind === 'hood') gainHoodWin(scene, won, winner === 'attacker');
  else changeRespect(scene, won, FIGHT_RESPECT, why);
  if (isOver(scene)) return;
  const takes = kind === 'hood' && winner === 'attacker' && (!driveBy || scene.state.config.driveByTakesDolla);
  const n = Math.min(HOOD_DOLLA, scene.state.bosses[lost]!.dollas);
  if (takes && n > 0) happen(scene, { type: 'DollasMoved', from: lost, to: won, n, why: 'hoodFight' });
  changeRespect(scene, lost, -FIGHT_RESPECT, why);
}

function winnersCards(scene: Scene, side: Side, self: Seat, target: Seat | null): void {
  const fight = fightOf(scene);
  const group = fight.groups[side];
  if (!group) return;
  const context = contextOf(fight, side);
  for (const { mods } of sourcesOf(scene.state, forcesOf(fight, group, side)))
    for (const mod of mods)
      if (mod.mod === 'onWin' && holds(mod.if, context)) doEffects(scene, mod.effects, { self, target }, 'card');
}

/** The Boss wins, or nobody is left: the Cops leave the Streets. Else his Figures and Rides are lost (8.3). */
function awardCopFight(scene: Scene, winner: Verdict['winner']): void {
  const fight = fightOf(scene);
  const side: Side = fight.attacker === 'cops' ? 'defender' : 'attacker';
  const boss = fight[side];
  if (boss === 'cops') return;
  if (winner === otherSide(side)) {
    loseToCops(scene, boss, side);
    return;
  }
  if (winner === side) winnersCards(scene, side, boss, null);
  changeRespect(scene, boss, COP_FIGHT_RESPECT, winner === 'none' ? 'noFigures' : 'copFight');
  moveCops(scene, -scene.state.cops.streets, 'won');
}

function loseToCops(scene: Scene, boss: Seat, side: Side): void {
  const group = fightOf(scene).groups[side]!;
  const figures = figuresIn(group);
  if (figures + group.rides.length === 0 || keepsGang(scene, boss, figures)) return;
  moveThugs(scene, boss, group.thugs, group.from, 'stash', 'copsWon');
  for (const no of group.rides) happen(scene, { type: 'UpgradeLost', seat: boss, no, to: 'discard', why: 'copsWon' });
  for (const no of group.homies) happen(scene, { type: 'UpgradeLost', seat: boss, no, to: 'removed', why: 'copsWon' });
}

const keepsGang = (scene: Scene, boss: Seat, figures: number): boolean =>
  playReactions(scene, { when: 'loss.cop', boss, figures }).some(({ no }) =>
    cautionAt(scene.state, no)?.effects?.some((effect) => effect.do === 'keepGang'),
  );

/** Weapons and Cautions onto the discard pile: the attacker's first (step 9). */
function discardTable(scene: Scene): void {
  const { table, attacker, defender } = fightOf(scene);
  for (const [seat, nos] of [
    [attacker, table.attacker],
    [defender, table.defender],
  ] as const)
    if (seat !== 'cops' && nos.length > 0)
      happen(scene, { type: 'CardsDiscarded', seat, nos: weaponsFirst(scene.state, nos), why: 'used' });
}

/** They lie on the table so already: each Boss' Weapons before his Cautions, in the order named. */
const weaponsFirst = (state: State, nos: readonly CardNo[]): CardNo[] => {
  const isWeapon = (no: CardNo) => deckAt(state).street[no]!.type === 'weapon';
  return [...nos.filter(isWeapon), ...nos.filter((no) => !isWeapon(no))];
};

/** By option Thugs who have defended at home go to the Streets afterwards. */
export function defendersLeave(scene: Scene, defender: Seat | 'cops'): void {
  if (defender === 'cops') return;
  const { thugs } = scene.state.bosses[defender]!;
  moveThugs(scene, defender, thugs.yard, 'yard', 'streets', 'defence');
}
