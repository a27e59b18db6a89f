import type { Luck } from '#engine/luck.ts';
import { FACES } from '../tables.ts';
import type { Faces } from './outcome.ts';
import { copyInto, copyOf, type Sketch } from './sketch.ts';
import { scoreOf } from './worth.ts';

/** Imagined futures for everything that rolls dice: the same ones serve all options of a question. */
const FUTURES = 4;
/** Dice of a future before they come round again. */
const DICE = 6;

export interface Futures {
  /** The mean score after trying something; where no die is rolled one trial says it all. */
  score(sketch: Sketch, attempt: (tried: Sketch, faces: Faces) => void): number;
}

/** Futures of one answer of a bot, about one table; `label` is its own in the game. */
export function futuresOf(luck: Luck, label: string): Futures {
  const drawn: number[] = [];
  let scratch: Sketch | null = null;
  const facesOf = (future: number): Faces => {
    let next = 0;
    return () => {
      drawn[future] ??= luck.int(`${label}/future${future + 1}`, FACES ** DICE);
      return 1 + (Math.floor(drawn[future] / FACES ** (next++ % DICE)) % FACES);
    };
  };
  return {
    score(sketch, attempt) {
      const tried = scratch ?? copyOf(sketch);
      scratch = tried;
      let [sum, n, rolled] = [0, 0, false];
      do {
        const faces = facesOf(n);
        copyInto(tried, sketch);
        attempt(tried, () => {
          rolled = true;
          return faces();
        });
        sum += scoreOf(tried);
        n++;
      } while (rolled && n < FUTURES);
      return sum / n;
    },
  };
}
