/**
 * The only source of chance. Every draw has a label that names moment and purpose (`m3/mob/WE/seat1/thug2`) and occurs at most
 * once in a game: scenarios script labels, the audit recomputes them.
 *
 * The draws of `Luck` itself are made in the open, anybody may check them at once; those of `secret` stay sealed until the game
 * is over (a card into a hand).
 */
export interface Luck extends Draws {
  readonly secret: Draws;
}

export interface Draws {
  /** A uniform whole number from 0 to n-1, with n from 1 to 2^32. */
  int(label: string, n: number): number;
  /** A six-sided die, 1 to 6. */
  die(label: string): number;
  /**
   * One copy out of a multiset, each copy equally likely; copies are counted in the order given (ascending id by convention).
   * At least one copy must be there.
   */
  draw<Id extends string | number>(label: string, copies: readonly (readonly [id: Id, copies: number])[]): Id;
}

/** One draw as it is stored: what it was for, how many outcomes there were, which one it was (0 to n-1; a die shows value + 1). */
export type Roll = readonly [label: string, n: number, value: number];

/** Where the whole numbers come from. */
export type Source = (label: string, n: number) => number;

/** Dice and cards out of a source of whole numbers. */
export function drawsFrom(int: Source): Draws {
  return {
    int,
    die: (label) => int(label, 6) + 1,
    draw(label, copies) {
      const size = copies.reduce((sum, [, n]) => sum + n, 0);
      if (size < 1) throw new Error(`nothing to draw from for ${label}`);
      let place = int(label, size);
      for (const [id, n] of copies) {
        if (place < n) return id;
        place -= n;
      }
      throw new Error(`the source gave a place outside the deck for ${label}`);
    },
  };
}

/** Luck for places that must not need any: throws when asked. */
export const noLuck: Luck = (() => {
  const none = drawsFrom((label) => {
    throw new Error(`no luck is to be had here, ${label} was asked for`);
  });
  return { ...none, secret: none };
})();

/**
 * Fast repeatable luck for simulations, bots and tests (sfc32, a small-state generator by Chris Doty-Humphrey): the same seed gives
 * the same numbers in the same order of asking. Not for games that people play.
 */
export function seededLuck(seed: string): Luck {
  const next = sfc32(seed);
  const draws = drawsFrom((_label, n) => {
    const limit = Math.floor(0x1_0000_0000 / n) * n;
    let value = next();
    while (value >= limit) value = next();
    return value % n;
  });
  return { ...draws, secret: draws };
}

function sfc32(seed: string): () => number {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  const step = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return t >>> 0;
  };
  for (let i = 0; i < seed.length; i++) {
    a ^= seed.charCodeAt(i) + i;
    step();
  }
  for (let i = 0; i < 15; i++) step();
  return step;
}

/** Luck that can be told beforehand what its draws give, and reports what was told and never asked for. */
export interface ScriptedLuck extends Luck {
  unused(): string[];
}

/**
 * Luck from a script: `labels` gives outcomes as people see them (a die 1 to 6, the id of a card, a place from 0 for `int`).
 * Labels that are not in the script go to `rest`; without `rest` they are an error, as is an impossible outcome or a label asked twice.
 */
export function scriptedLuck(labels: Readonly<Record<string, string | number>>, rest?: Luck): ScriptedLuck {
  const asked = new Set<string>();
  const told = (label: string) => {
    if (asked.has(label)) throw new ScriptError(`${label} was drawn twice`);
    asked.add(label);
    return labels[label];
  };
  const scripted = (others: Draws | undefined): Draws => {
    const unscripted = (label: string): Draws => {
      if (!others) throw new ScriptError(`the script has no outcome for ${label}`);
      return others;
    };
    const whole = (label: string, from: number, to: number, fallback: () => number) => {
      const value = told(label);
      if (value === undefined) return fallback();
      if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to)
        throw new ScriptError(`${label} can be ${from} to ${to}, the script says ${value}`);
      return value;
    };
    return {
      int: (label, n) => whole(label, 0, n - 1, () => unscripted(label).int(label, n)),
      die: (label) => whole(label, 1, 6, () => unscripted(label).die(label)),
      draw(label, copies) {
        const value = told(label);
        if (value === undefined) return unscripted(label).draw(label, copies);
        const found = copies.find(([id, n]) => String(id) === String(value) && n > 0);
        if (!found) throw new ScriptError(`${label} cannot be ${value}: no such card is left`);
        return found[0];
      },
    };
  };
  return {
    ...scripted(rest),
    secret: scripted(rest?.secret),
    unused: () => Object.keys(labels).filter((label) => !asked.has(label)),
  };
}

/** A script of luck that does not fit the game. */
export class ScriptError extends Error {}
