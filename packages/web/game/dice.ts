import type { OpenDraws } from '#engine/chain.ts';
import type { Roll } from '#engine/luck.ts';
import type { Seat } from '#engine/title.ts';
import type { Loaded } from '#games/house.ts';
import { chaptersOf, isOver } from '#games/look.ts';
import { isHouseEvent } from '#games/model.ts';

/** One draw of a game and the commit that made it. */
export interface Drawn {
  n: number;
  label: string;
  /** How many outcomes there were. */
  of: number;
  /** Which one it was, from 0. */
  value: number;
}

/** Everything drawn so far that anybody may know: the open draws, and the secret ones once the game is over. */
export function drawnIn(loaded: Loaded): readonly Drawn[] {
  const open = loaded.commits.flatMap(({ n, draws }) =>
    draws ? drawsOf(n, (JSON.parse(draws) as OpenDraws).rolls) : [],
  );
  if (!isOver(loaded.state)) return open;
  const secret = chaptersOf(loaded, 'spectator').flatMap(({ n, events }) =>
    events.flatMap((event) =>
      isHouseEvent(event) && event.type === 'game:SecretDraws' ? drawsOf(n, event.rolls) : [],
    ),
  );
  return [...open, ...secret].sort((a, b) => a.n - b.n);
}

const drawsOf = (n: number, rolls: readonly Roll[]): Drawn[] =>
  rolls.map(([label, of, value]) => ({ n, label, of, value }));

/** A draw out of six cards has six outcomes like a die; by the convention of labels it ends in `card` and a number. */
const isCard = ({ label }: Drawn): boolean => /(^|\/)card\d*$/.test(label);

export const isDie = (drawn: Drawn): boolean => drawn.of === 6 && !isCard(drawn);

/** The seat that a draw was made for, by the convention of labels (`m3/mob/WE/seat1/thug2`), or null. */
export function seatOfDraw({ label }: Drawn): Seat | null {
  const found = /(?:^|\/)seat(\d+)(?:\/|$)/.exec(label);
  return found ? Number(found[1]) : null;
}

/** How often each face came up: six counts, ones first. */
export function countFaces(dice: readonly Drawn[]): number[] {
  const faces = [0, 0, 0, 0, 0, 0];
  for (const { value } of dice) faces[value] = (faces[value] ?? 0) + 1;
  return faces;
}

/** With fewer rolls (less than five of each face expected) the test below says nothing. */
const LEAST_ROLLS = 30;

export interface Fairness {
  rolls: number;
  expected: number;
  mean: number;
  /** Pearson's sum over the faces of (counted - expected)^2 / expected. */
  chiSquare: number;
  /** The share of games with true dice that stray at least as far. */
  chance: number;
  say: string;
}

/** How far the counts of six faces stray from what true dice give on average. */
export function judgeFaces(faces: readonly number[]): Fairness {
  const rolls = faces.reduce((sum, count) => sum + count, 0);
  const expected = rolls / 6;
  const chiSquare = rolls ? faces.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) : 0;
  const mean = rolls ? faces.reduce((sum, count, i) => sum + count * (i + 1), 0) / rolls : 0;
  const chance = chanceOf(chiSquare);
  return { rolls, expected, mean, chiSquare, chance, say: verdict(rolls, chance) };
}

function verdict(rolls: number, chance: number): string {
  if (rolls === 0) return 'No die has been rolled yet.';
  if (rolls < LEAST_ROLLS)
    return `${rolls} rolls are too few to judge by; from ${LEAST_ROLLS} rolls on this page does.`;
  const percent = chance < 0.01 ? 'fewer than 1' : chance > 0.99 ? 'more than 99' : `about ${Math.round(chance * 100)}`;
  const how = `Of 100 games with true dice and ${rolls} rolls, ${percent} would stray from the average at least as far as this one.`;
  if (chance >= 0.05) return `${how} Nothing out of the ordinary.`;
  return `${how} That is rare, but with many games somebody has to have it; the audit proves each single die.`;
}

/**
 * Chance that chi-square with five degrees of freedom is at least `x`: the closed form for an odd number of degrees,
 * erfc(sqrt(x/2)) + sqrt(2x/pi) e^(-x/2) (1 + x/3) (Abramowitz and Stegun 26.4.4).
 */
export function chanceOf(x: number): number {
  if (x <= 0) return 1;
  return erfc(Math.sqrt(x / 2)) + Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3);
}

/** Abramowitz and Stegun 7.1.26, for x >= 0; error at most 1.5e-7. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return polynomial * Math.exp(-x * x);
}
