import { Trouble } from '../io.ts';

type Tree = Record<string, unknown> | unknown[];
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/**
 * What stands at a path. Steps are keys and places (`seats.0.cash`), `length`, or, in a list of events, a type: `last.IncomePaid` is
 * the first event of that type, `last.IncomePaid[1]` the second. Nothing there is `null`.
 */
export function lookUp(root: unknown, path: string): unknown {
  let place = root;
  for (const step of path.split('.')) {
    if (!isTree(place)) return null;
    place = Array.isArray(place) ? inList(place, step) : Object.hasOwn(place, step) ? place[step] : null;
  }
  return place ?? null;
}

function inList(list: readonly unknown[], step: string): unknown {
  if (step === 'length') return list.length;
  if (/^\d+$/.test(step)) return list[Number(step)];
  const [, type, place = '0'] = /^(\w+)(?:\[(\d+)\])?$/.exec(step) ?? [];
  return list.filter((one) => isTree(one) && !Array.isArray(one) && one.type === type)[Number(place)];
}

/** A copy of `root` with `value` at `path`. Lists take the place behind their last, objects any key; all else is a mistake. */
export function withValue(root: unknown, path: string, value: unknown): unknown {
  const set = (place: unknown, steps: readonly string[]): unknown => {
    const [step, ...rest] = steps;
    if (step === undefined) return value;
    if (Array.isArray(place)) {
      const at = Number(step);
      if (!/^\d+$/.test(step) || at > place.length) throw new Trouble(`given: ${path}: there is no place ${step}.`);
      return Object.assign([...place], { [at]: set(place[at], rest) });
    }
    if (!isTree(place)) throw new Trouble(`given: ${path}: nothing stands under ${step}.`);
    return { ...place, [step]: set(lookUp(place, step), rest) };
  };
  return set(root, path.split('.'));
}

/** Does it fit? Lists are equal place by place; an object has what is expected, and may have more. */
export function fits(found: unknown, expected: unknown): boolean {
  if (Array.isArray(expected))
    return Array.isArray(found) && found.length === expected.length && expected.every((one, i) => fits(found[i], one));
  if (isTree(expected))
    return isTree(found) && Object.entries(expected).every(([key, value]) => fits(lookUp(found, key), value));
  return (found ?? null) === expected;
}
