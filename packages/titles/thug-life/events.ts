import * as z from 'zod';
import { FIGHT_KINDS } from './deck/schema.ts';
import {
  both,
  by,
  cause,
  commit,
  config,
  face,
  fighter,
  group,
  lines,
  n,
  named,
  no,
  nos,
  phase,
  place,
  seat,
  WHY_RESPECT,
  WHY_THUGS,
  zone,
} from './eventParts.ts';
import { filter, ordersSent } from './orders.ts';
import { PROMPTS } from './state.ts';

/**
 * What happened (rules 7). Every event has one audience that can be told from itself (`audience.ts`). Where only some may know the
 * content there are two events: the fact for all, which moves public counters alone, and behind it its `...Content`.
 */
export const events = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('GameStarted'), config, n, respect: n }),
  /** For nobody: Homies that stay in the box. */
  z.strictObject({ type: z.literal('HomiesBoxed'), ...named, nos }),
  z.strictObject({
    type: z.literal('CardsDrawn'),
    seat,
    count: n,
    why: z.enum(['deal', 'draw', 'hustle', 'shift', 'card', 'drama']),
  }),
  z.strictObject({ type: z.literal('CardsDrawnContent'), ...named, seat, nos }),
  /** The discard pile has become the deck. */
  z.strictObject({ type: z.literal('StreetDeckReshuffled'), count: n }),
  z.strictObject({ type: z.literal('DramaDeckReshuffled'), count: n }),
  /** `rewardAt`: which part of a reward waits for its target. */
  z.strictObject({
    type: z.literal('Asked'),
    phase,
    asks: z.array(z.strictObject({ seat, prompt: z.enum(PROMPTS) })),
    rewardAt: n.optional(),
  }),
  z.strictObject({ type: z.literal('WindowClosed'), phase }),
  z.strictObject({ type: z.literal('RoundStarted'), round: n }),
  z.strictObject({ type: z.literal('BigBossNamed'), seat, why: z.enum(['setup', 'respect', 'tie']) }),
  z.strictObject({ type: z.literal('DramaRevealed'), ...named, no }),
  z.strictObject({ type: z.literal('DramaDiscarded'), ...named, no, why: z.enum(['fourth', 'shift']) }),
  z.strictObject({ type: z.literal('TurnStarted'), seat, actions: n, step: z.enum(['drama', 'street']) }),
  /** `last`: of the round. */
  z.strictObject({ type: z.literal('TurnEnded'), seat, last: z.boolean() }),
  z.strictObject({ type: z.literal('StreetPhaseStarted'), seat }),
  z.strictObject({ type: z.literal('OfferTaken'), ...named, seat, no }),
  z.strictObject({
    type: z.literal('ActionsChanged'),
    seat,
    delta: n,
    left: n,
    why: z.enum(['jumpIn', 'hustle', 'grind', 'upgrade', 'fight', 'crime', 'card']),
  }),
  z.strictObject({ type: z.literal('ThugsMoved'), seat, n, from: zone, to: zone, why: z.enum(WHY_THUGS) }),
  z.strictObject({
    type: z.literal('DollasMoved'),
    from: place,
    to: place,
    n,
    why: z.enum(['grind', 'hoodFight', 'card', 'crime', 'drama', 'cost']),
  }),
  /** `delta`: what was asked for; `to` may stop short of it at the floor or before the last point. */
  z.strictObject({
    type: z.literal('RespectChanged'),
    seat,
    from: n,
    to: n,
    delta: n,
    why: z.enum(WHY_RESPECT),
  }),
  z.strictObject({
    type: z.literal('CopsMoved'),
    n,
    to: z.enum(['streets', 'supply']),
    why: z.enum(['shield', 'card', 'won', 'killed', 'shift']),
  }),
  /** In this order onto the pile. `used`: they lay on the table of a Fight or Crime; `streets`: a shift change cleared them away. */
  z.strictObject({
    type: z.literal('CardsDiscarded'),
    ...named,
    seat,
    nos,
    why: z.enum(['endTurn', 'cost', 'random', 'used', 'streets']),
  }),
  z.strictObject({ type: z.literal('CardRecovered'), ...named, seat, no }),
  z.strictObject({ type: z.literal('UpgradePlaced'), ...named, seat, no }),
  z.strictObject({
    type: z.literal('UpgradeBurnt'),
    ...named,
    seat,
    no,
    why: z.enum(['fight', 'crime', 'ability']),
  }),
  z.strictObject({ type: z.literal('UpgradeReadied'), ...named, seat, no, why: z.enum(['card', 'shift']) }),
  z.strictObject({ type: z.literal('UpgradeTaken'), ...named, no, from: seat, to: seat, burnt: z.boolean() }),
  z.strictObject({
    type: z.literal('UpgradeLost'),
    ...named,
    seat,
    no,
    to: z.enum(['removed', 'discard']),
    why: z.enum(['killed', 'copsWon']),
  }),
  /** `defenders` null for the Cops; `weapons` only where they are not sealed. */
  z.strictObject({
    type: z.literal('FightPicked'),
    ...named,
    attacker: seat,
    target: fighter,
    kind: z.enum(FIGHT_KINDS),
    driveBy: z.boolean(),
    group,
    defenders: group.nullable(),
    weapons: nos.optional(),
  }),
  /** In a Cop Fight that was not picked `for` is `cops`. */
  z.strictObject({ type: z.literal('CommitSealed'), seat, for: z.enum(['fight', 'crime', 'cops']) }),
  z.strictObject({
    type: z.literal('CommitSealedContent'),
    ...named,
    seat,
    for: z.enum(['fight', 'crime', 'cops']),
    commit,
    by,
  }),
  z.strictObject({ type: z.literal('ReactSealed'), seat }),
  z.strictObject({
    type: z.literal('ReactSealedContent'),
    ...named,
    seat,
    no: no.nullable(),
    hit: seat.nullable(),
    by: z.enum(['player', 'default']),
  }),
  z.strictObject({ type: z.literal('KillsSealed'), seat }),
  z.strictObject({ type: z.literal('KillsSealedContent'), ...named, seat, thugs: n, homies: nos }),
  /** They leave the hands and lie on the table. */
  z.strictObject({
    type: z.literal('CommitsRevealed'),
    ...named,
    shown: z.array(z.strictObject({ seat, weapons: nos, cautions: nos })),
  }),
  /** That side's Rides give nothing in this Fight, and it is no Drive-by. */
  z.strictObject({ type: z.literal('RidesStopped'), side: z.enum(['attacker', 'defender']) }),
  z.strictObject({ type: z.literal('RerollsCounted'), attacker: n, defender: n }),
  z.strictObject({ type: z.literal('RerollDecided'), seat, yes: z.boolean() }),
  z.strictObject({ type: z.literal('TargetChosen'), seat, target: seat }),
  /** `on`: the Boss hit; for a card that saves its owner, himself. `copies` of its mods join a side or the Crime. */
  z.strictObject({ type: z.literal('ReactionPlayed'), ...named, seat, no, on: seat }),
  z.strictObject({ type: z.literal('FightCalledOff'), ...named, by: seat, no }),
  z.strictObject({
    type: z.literal('CopsCalled'),
    ...named,
    fights: z.array(z.strictObject({ boss: seat, group })),
    cause: z.enum(['busted', 'doubleShield']),
  }),
  /** `roller` is the Boss to the left of the active one, for the log alone. */
  z.strictObject({
    type: z.literal('CopFightStarted'),
    ...named,
    boss: seat,
    role: z.enum(['attack', 'defend']),
    cops: n,
    group,
    cause,
    roller: seat,
  }),
  /** No Cop is left. */
  z.strictObject({ type: z.literal('CopFightSkipped'), boss: seat }),
  /** `stand`: both sums as the dice lie now, or the total of the Crime; kills as if Thugs went first. Null while a die is missing. */
  z.strictObject({
    type: z.literal('DieRolled'),
    die: z.enum(['fight', 'crime']),
    for: fighter,
    index: z.int().min(0).max(5),
    face,
    reroll: z.boolean(),
    stand: z.strictObject({ own: n, other: n }).nullable(),
  }),
  /** They leave the group; other events move the pieces. For the Cops `thugs` counts Cops. */
  z.strictObject({ type: z.literal('FiguresKilled'), ...named, who: fighter, thugs: n, homies: nos }),
  z.strictObject({
    type: z.literal('FightResolved'),
    ...named,
    kind: z.enum(FIGHT_KINDS),
    driveBy: z.boolean(),
    attacker: fighter,
    defender: fighter,
    winner: z.union([fighter, z.enum(['none', 'doubleShield'])]),
    power: both(n),
    kills: both(n),
    lines: both(lines),
  }),
  z.strictObject({ type: z.literal('FightEnded') }),
  z.strictObject({ type: z.literal('CrimeEnded') }),
  /** The Crime card leaves the hand and lies in the Streets. */
  z.strictObject({ type: z.literal('CrimeAttempted'), ...named, seat, no, group, target: seat.nullable() }),
  z.strictObject({
    type: z.literal('CrimeResolved'),
    ...named,
    seat,
    no,
    success: z.boolean(),
    total: n,
    difficulty: n,
    shield: z.boolean(),
    lines,
    difficultyLines: lines,
  }),
  z.strictObject({
    type: z.literal('CautionPlayed'),
    ...named,
    seat,
    no,
    target: seat.nullable(),
    zone: z.enum(['discard', 'streets']),
  }),
  z.strictObject({ type: z.literal('CardTaken'), from: seat, to: seat }),
  z.strictObject({ type: z.literal('CardTakenContent'), ...named, from: seat, to: seat, no }),
  z.strictObject({ type: z.literal('TakePrevented'), ...named, seat, no }),
  z.strictObject({ type: z.literal('OrdersSet'), seat, orders: ordersSent }),
  z.strictObject({ type: z.literal('Armed'), seat, card: z.string(), filter }),
  z.strictObject({ type: z.literal('Disarmed'), seat, card: z.string() }),
  z.strictObject({ type: z.literal('GangNamed'), seat, name: z.string() }),
  z.strictObject({ type: z.literal('SeatRetired'), seat }),
  z.strictObject({ type: z.literal('DefaultApplied'), seat, prompt: z.enum(PROMPTS) }),
  /** A line of a plan whose condition did not hold. */
  z.strictObject({ type: z.literal('LineSkipped'), seat, onlyIf: z.enum(['won', 'lost', 'called']) }),
  /** A turn's command begins. `final`: it draws, or takes from somebody, and neither it nor what was before can be taken back. */
  z.strictObject({ type: z.literal('MoveBegan'), seat, final: z.boolean() }),
  z.strictObject({ type: z.literal('TakenBack'), seat }),
  z.strictObject({ type: z.literal('ShiftChanged'), emptyYards: z.array(seat), noCops: z.boolean() }),
  z.strictObject({
    type: z.literal('GameEnded'),
    ...named,
    winners: z.array(seat),
    reason: z.enum(['hoodFight', 'maxRounds', 'lastSeat']),
    homieBox: nos,
  }),
]);

export type Event = z.infer<typeof events>;
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
