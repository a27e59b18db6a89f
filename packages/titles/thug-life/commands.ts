import * as z from 'zod';
import { filter, ordersSent, reroll } from './orders.ts';

// Numbers and card names are loose here on purpose: `decide` refuses a wrong one with a sentence of its own (rules 6).
const seat = z.number();
const n = z.number();
/** An id (`PISTOL`: the lowest number held that is not yet named in the list) or the number of a card. */
const cardRef = z.union([z.string().max(60), z.number()]);
export type CardRef = z.infer<typeof cardRef>;
const cards = z.array(cardRef).max(100);

export const outcomes = z.enum(['won', 'lost', 'called']);
/** How the last Fight or Crime that this Boss began in this turn ended, as far as a line can ask for it. */
export type Asked = z.infer<typeof outcomes>;

/** A line of a plan that is skipped unless the last Fight or Crime of this turn ended so (rules 5.9). */
const onlyIf = { onlyIf: outcomes.optional() };

/** What a Boss adds to a Fight or Crime out of his hand. Lists may be left out; they are empty then. */
const commit = {
  weapons: cards.optional(),
  cautions: cards.optional(),
  /** Left out: as the standing order is when it comes to it. */
  reroll: reroll.optional(),
  /** For a Cop Fight that may follow: these cards (`[]`: none, and don't ask), or ask. Left out: as the standing order. */
  ifCops: z.union([cards, z.literal('ask')]).optional(),
};
const group = {
  thugs: n.optional(),
  homies: cards.optional(),
  rides: cards.optional(),
  /** Turf turned face down for its bonus. */
  turf: cards.optional(),
};

const fightTarget = z.union([z.strictObject({ hood: seat }), z.strictObject({ street: seat }), z.literal('cops')]);
export type FightTarget = z.infer<typeof fightTarget>;

/** What a seat may send (rules 6). */
export const commands = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('JumpIn'), n: n.optional(), ...onlyIf }),
  z.strictObject({ type: z.literal('Hustle'), n: n.optional(), ...onlyIf }),
  z.strictObject({
    type: z.literal('Grind'),
    from: z.union([z.literal('streets'), seat]).optional(),
    n: n.optional(),
    ...onlyIf,
  }),
  z.strictObject({ type: z.literal('Upgrade'), card: cardRef, ...onlyIf }),
  z.strictObject({ type: z.literal('PickFight'), target: fightTarget, ...group, ...commit, ...onlyIf }),
  z.strictObject({
    type: z.literal('AttemptCrime'),
    card: cardRef,
    ...group,
    ...commit,
    /** Of the reward; a hint, a rival who has it not yet is accepted. */
    target: seat.optional(),
    ...onlyIf,
  }),
  z.strictObject({ type: z.literal('BurnHomie'), homie: cardRef, target: seat.optional(), ...onlyIf }),
  z.strictObject({
    type: z.literal('FlipTurf'),
    turf: cardRef,
    target: seat.optional(),
    discard: cardRef.optional(),
    ...onlyIf,
  }),
  z.strictObject({
    type: z.literal('PlayCaution'),
    card: cardRef,
    target: seat.optional(),
    discard: cardRef.optional(),
    ...onlyIf,
  }),
  /** `drama`: id, or the number of a Drama card. */
  z.strictObject({ type: z.literal('DramaOffer'), drama: cardRef, discard: cardRef.optional(), ...onlyIf }),
  z.strictObject({ type: z.literal('EndTurn'), discard: cards.optional(), ...onlyIf }),
  /** Takes back the last thing done in this turn that neither drew, rolled nor took anything. */
  z.strictObject({ type: z.literal('TakeBack'), ...onlyIf }),
  /** Answers `defend` and `copCommit`. */
  z.strictObject({ type: z.literal('Commit'), ...commit }),
  /** Null: pass. `hit`: which Boss of the Fight; default the one with more Respect, on a tie the attacker. */
  z.strictObject({ type: z.literal('React'), card: cardRef.nullable(), hit: seat.optional() }),
  z.strictObject({ type: z.literal('Reroll'), yes: z.boolean() }),
  z.strictObject({ type: z.literal('ChooseKills'), thugs: n.optional(), homies: cards.optional() }),
  z.strictObject({ type: z.literal('ChooseTarget'), target: seat }),
  z.strictObject({ type: z.literal('ChooseBigBoss'), boss: seat }),
  z.strictObject({ type: z.literal('SetOrders'), orders: ordersSent }),
  z.strictObject({ type: z.literal('Arm'), card: cardRef, filter: filter.optional() }),
  z.strictObject({ type: z.literal('Disarm'), card: cardRef }),
  z.strictObject({ type: z.literal('NameGang'), name: z.string().max(200) }),
  z.strictObject({ type: z.literal('Retire') }),
]);
export type PlayerCommand = z.infer<typeof commands>;

/** The house's own: the deadline has passed, the seat's default answer counts (rules 5.8). */
export interface Default {
  type: 'Default';
}

export type Command = PlayerCommand | Default;
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;
/** What the group and the cards of a Fight or Crime are read from. */
export type GroupSent = Pick<CommandOf<'PickFight'>, 'thugs' | 'homies' | 'rides' | 'turf'>;
export type CommitSent = Omit<CommandOf<'Commit'>, 'type'>;
