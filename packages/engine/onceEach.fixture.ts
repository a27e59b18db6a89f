import type { Draws, Luck } from './luck.ts';

/** Luck that does not allow a label to be drawn twice. */
export function onceEach(luck: Luck): Luck {
  const asked = new Set<string>();
  const once = (label: string) => {
    if (asked.has(label)) throw new Error(`${label} was drawn twice`);
    asked.add(label);
    return label;
  };
  const draws: Draws = {
    int: (label, n) => luck.int(once(label), n),
    die: (label) => luck.die(once(label)),
    draw: (label, copies) => luck.draw(once(label), copies),
  };
  return { ...draws, secret: draws };
}
