import type { Refusal } from '#engine/title.ts';
import { type Cell, MAX_PLAYERS } from '../tables.ts';
import { readAlike } from '../wording.ts';
import { abilityFaults, effectFaults } from './checkEffects.ts';
import type { Effect } from './effects.ts';
import { fault } from './fault.ts';
import type { Deck } from './schema.ts';

/** Cells of the city that a file fills with locations of its own. */
const CITY_CELLS = 20;

/** Everything a card file must keep that its form alone can't say (rules 9.1). None for a good deck. */
export function checkDeck(deck: Deck): readonly Refusal[] {
  return [
    ...countFaults(deck),
    ...nameFaults(deck),
    ...cityFaults(deck),
    ...specialFaults(deck),
    ...profileFaults(deck),
    ...perkFaults(deck),
    ...hustleFaults(deck),
    ...dieFaults(deck),
    ...effectFaults(deck),
    ...abilityFaults(deck),
  ];
}

function countFaults({ counts, locations, profiles, hustles, perks, bombs }: Deck): Refusal[] {
  const there = {
    locations: locations.length,
    profiles: profiles.length,
    hustles: hustles.reduce((sum, { count }) => sum + count, 0),
    perks: perks.length,
    bombs: bombs.length,
  };
  return Object.entries(there).flatMap(([what, n]) => {
    const said = counts[what as keyof typeof there];
    return n === said ? [] : [fault('BAD_COUNT', `counts.${what}`, `the file says ${said}, and there are ${n}.`)];
  });
}

/** Ids and names once each; names that are read alike are the same name. */
function nameFaults(deck: Deck): Refusal[] {
  const { city, locations, profiles, hustles, perks, bombs, dieFaces } = deck;
  const kinds: [kind: string, things: readonly { id: string; name: string }[], names: boolean][] = [
    ['location', [...city.fixed, ...locations], true],
    ['profile', profiles, true],
    ['hustle card', hustles, true],
    ['perk', perks, true],
    // All bombs may be called BOMB, and nobody orders a bomb or a face by its name.
    ['bomb', bombs, false],
    ['die face', dieFaces, false],
  ];
  return kinds.flatMap(([kind, things, names]) => {
    const ids = new Set<string>();
    const seen = new Map<string, string>();
    return things.flatMap(({ id, name }) => {
      const faults: Refusal[] = [];
      if (ids.has(id)) faults.push(fault('DUPLICATE_ID', `${id}.id`, `another ${kind} has this id.`));
      ids.add(id);
      const key = readAlike(name);
      if (names && key === '')
        faults.push(fault('BAD_NAME', `${id}.name`, 'a name has at least one letter or digit (A to Z, 0 to 9).'));
      const other = seen.get(key);
      if (names && other !== undefined)
        faults.push(fault('DUPLICATE_NAME', `${id}.name`, `"${name}" is read like "${other}", another ${kind}.`));
      seen.set(key, name);
      return faults;
    });
  });
}

function cityFaults({ city, constants, counts }: Deck): Refusal[] {
  const faults: Refusal[] = [];
  const cells = new Map<Cell, string>();
  for (const { cell, id } of city.fixed) {
    const other = cells.get(cell);
    if (other !== undefined) faults.push(fault('SAME_CELL', `${id}.cell`, `${cell} is taken by ${other}.`));
    cells.set(cell, id);
  }
  const free = CITY_CELLS - cells.size;
  if (free !== constants.randomLocations)
    faults.push(
      fault('BAD_CITY', 'city.fixed', `${constants.randomLocations} cells must be free for tiles, ${free} are.`),
    );
  if (!cells.has(city.startCell))
    faults.push(fault('BAD_CITY', 'city.startCell', `${city.startCell} is no fixed location.`));
  const bones = new Set(city.boneRows).size * city.columns.length;
  if (bones > counts.bones)
    faults.push(fault('TOO_FEW_TOKENS', 'city.boneRows', `${bones} cells want a bone, there are ${counts.bones}.`));
  if (constants.evidencePlaced > counts.evidence)
    faults.push(
      fault(
        'TOO_FEW_TOKENS',
        'constants.evidencePlaced',
        `${constants.evidencePlaced} cells want evidence, there are ${counts.evidence}.`,
      ),
    );
  if (counts.bombs < MAX_PLAYERS)
    faults.push(
      fault('TOO_FEW_BOMBS', 'counts.bombs', `${MAX_PLAYERS} players need ${MAX_PLAYERS}, not ${counts.bombs}.`),
    );
  if (constants.maxReputation < constants.winReputation)
    faults.push(
      fault('BAD_CONSTANT', 'constants.maxReputation', `nobody could reach the ${constants.winReputation} that win.`),
    );
  return faults;
}

function specialFaults({ specials, city, locations, profiles }: Deck): Refusal[] {
  const faults: Refusal[] = [];
  const fixed = city.fixed.map(({ id }) => id);
  if (![...fixed, ...locations.map(({ id }) => id)].includes(specials.boneLocation))
    faults.push(fault('UNKNOWN_ID', 'specials.boneLocation', `there is no location ${specials.boneLocation}.`));
  if (!profiles.some(({ id }) => id === specials.evidenceProfile))
    faults.push(fault('UNKNOWN_ID', 'specials.evidenceProfile', `there is no profile ${specials.evidenceProfile}.`));
  for (const id of specials.defaultMoves)
    if (!fixed.includes(id))
      faults.push(fault('UNKNOWN_ID', 'specials.defaultMoves', `there is no fixed location ${id}.`));
  return faults;
}

function profileFaults({ profiles, constants }: Deck): Refusal[] {
  const faults: Refusal[] = [];
  const numbers = new Map<number, string>();
  for (const { id, turnOrder, start } of profiles) {
    const other = numbers.get(turnOrder);
    if (other !== undefined)
      faults.push(fault('SAME_TURN_ORDER', `${id}.turnOrder`, `${turnOrder} is the number of ${other} too.`));
    numbers.set(turnOrder, id);
    if (start.health < 1) faults.push(fault('NO_HEALTH', `${id}.start.health`, 'nobody can start without health.'));
    if (start.health > constants.maxHealth || start.gang > constants.maxGang)
      faults.push(fault('BAD_START', `${id}.start`, 'it starts with more than a player may have.'));
  }
  const needed = MAX_PLAYERS * constants.profilesDealt;
  if (profiles.length < needed)
    faults.push(
      fault(
        'TOO_FEW_PROFILES',
        'profiles',
        `${MAX_PLAYERS} players are dealt ${needed}, there are ${profiles.length}.`,
      ),
    );
  return faults;
}

/** A perk and its location name each other. */
function perkFaults({ perks, locations, city }: Deck): Refusal[] {
  const places = [...city.fixed, ...locations];
  return [
    ...perks.flatMap(({ id, location }) => {
      const place = places.find((one) => one.id === location);
      if (!place) return [fault('UNKNOWN_ID', `${id}.location`, `there is no location ${location}.`)];
      return place.perk === id
        ? []
        : [fault('BAD_PERK', `${id}.location`, `${location} does not say "perk": "${id}".`)];
    }),
    ...places.flatMap(({ id, perk }) =>
      perk === undefined || perks.some((one) => one.id === perk && one.location === id)
        ? []
        : [fault('BAD_PERK', `${id}.perk`, `there is no perk ${perk} that names ${id} as its location.`)],
    ),
  ];
}

function hustleFaults({ hustles }: Deck): Refusal[] {
  return hustles.flatMap(({ id, preparation, effects }) => {
    if (preparation !== undefined && effects.length > 0)
      return [fault('BAD_PREPARATION', `${id}.effects`, 'a preparation has no effects of its own.')];
    return [];
  });
}

/** Six faces, and a die that can come to rest. */
function dieFaults({ dieFaces }: Deck): Refusal[] {
  const faults: Refusal[] = [];
  for (let face = 1; face <= 6; face++) {
    const n = dieFaces.filter((one) => one.face === face).length;
    if (n !== 1) faults.push(fault('BAD_DIE', `dieFaces.${face}`, `the die needs one face ${face}, there are ${n}.`));
  }
  // With a BOMB beside the board its face is thrown again, so the others alone must bring a roll to its end.
  const resting = dieFaces.filter(({ effects }) => !effects.some(({ op }) => op === 'bomb'));
  const more = resting.reduce((sum, { effects }) => sum + diceIn(effects), 0);
  if (dieFaces.length > 0 && more >= resting.length)
    faults.push(
      fault('BAD_DIE', 'dieFaces', 'too many faces give a BOMB or roll again: the dice would never come to rest.'),
    );
  return faults;
}

/** How many dice a list of effects may bring without asking anybody. */
const diceIn = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => {
    if (effect.op === 'die') return sum + (typeof effect.n === 'number' ? effect.n : (effect.n.max ?? MANY));
    if (effect.op === 'if') return sum + Math.max(diceIn(effect.then), diceIn(effect.else ?? []));
    return sum;
  }, 0);
/** A number without a limit. */
const MANY = 99;
