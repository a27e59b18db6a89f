/** The value of things in units of one Respect (rules 15). */
export const COST = { thug: 0.12, homie: 0.25, ride: 0.15, weapon: 0.3 } as const;

export const REWARD = { dolla: 0.7, card: 0.35, takenDolla: 1, takenUpgrade: 1.2 } as const;

/** A Fight with another Boss. */
export const FIGHT = {
  win: 1,
  dolla: 0.7,
  /** His loss, and that of a leader. */
  harm: 0.5,
  harmLeader: 1,
  loss: 1.6,
  none: 0.5,
  /** A Hood Fight for the last point. */
  last: 12,
} as const;

/** What is at stake against Cops that were picked, and what a bust is feared for. */
export const COPS = { thug: 0.45, homie: 1.3, ride: 0.8 } as const;
export const BUST = { part: 0.6, always: 0.5, thug: 0.35, homie: 1.2, ride: 0.6 } as const;

export const ACTION = {
  jumpIn: 0.45,
  jumpInMany: 0.2,
  /** From so many Thugs in play. */
  many: 6,
  grind: 0.62,
  grindThird: 0.25,
  grindHood: 0.9,
  grindLeader: 0.3,
  hustle: 0.25,
  homie: 1,
  ride: 0.7,
  rideLate: 0.5,
  /** From so much Respect Rides are for the last point. */
  late: 9,
  turf: 0.65,
} as const;

/** Cards are added while the other side's chances are better. */
export const FEAR = 0.35;
/** Power that each card in a rival's hand is reckoned as. */
export const FEARED_CARD = 0.4;
