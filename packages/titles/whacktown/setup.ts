import type { Luck } from '#engine/luck.ts';
import { type Refusal, refuse } from '#engine/title.ts';
import { cardsOf } from './board.ts';
import { happen, openScene, type Scene } from './decide/scene.ts';
import { checkDeck } from './deck/check.ts';
import { evolve } from './evolve.ts';
import type { Event, EventOf, Options, State } from './model.ts';
import { CELLS, MAX_PLAYERS, MIN_PLAYERS } from './tables.ts';

/** The first events of a game (rules 4): the city, its perks, and two profiles for everybody. Labels as in 8.12. */
export function setup(options: Options, n: number, luck: Luck): readonly Event[] | Refusal {
  if (!Number.isInteger(n) || n < MIN_PLAYERS || n > MAX_PLAYERS)
    return refuse('BAD_PLAYER_COUNT', `Whacktown is for ${MIN_PLAYERS} to ${MAX_PLAYERS} gangs, not ${n}.`, 'seats');
  if (typeof options.cardSet !== 'string') {
    const [fault] = checkDeck(options.cardSet);
    if (fault) return fault;
  }
  const { deck, hash } = cardsOf({ config: options });
  const begin: EventOf<'GameCreated'> = { type: 'GameCreated', config: options, n, set: deck.set, hash: hash() };
  const scene = openScene(evolve(null, begin), luck);
  buildCity(scene);
  dealProfiles(scene);
  const seats = scene.state.players.map(({ seat }) => seat);
  happen(scene, { type: 'Asked', ask: { kind: 'chooseProfile', no: 1, seats }, step: null, stack: [] });
  return [begin, ...scene.events];
}

function buildCity(scene: Scene): void {
  const { deck } = cardsOf(scene.state);
  const cells = Object.fromEntries(deck.city.fixed.map(({ cell, id }) => [cell, id])) as State['cells'];
  const city = { ...cells };
  let left = deck.locations.map(({ id }) => id);
  for (const cell of CELLS) {
    if (cells[cell] !== undefined) continue;
    const tile = scene.luck.draw(
      `setup/tile/${cell}`,
      left.map((id) => [id, 1]),
    );
    left = left.filter((id) => id !== tile);
    city[cell] = tile;
  }
  happen(scene, { type: 'CityBuilt', cells: city });
  const there = Object.values(city);
  const perks = deck.perks.flatMap(({ id, location }) => (there.includes(location) ? [id] : []));
  happen(scene, { type: 'PerkSupplySet', perks });
}

function dealProfiles(scene: Scene): void {
  const { deck } = cardsOf(scene.state);
  let left = deck.profiles.map(({ id }) => id);
  for (const { seat } of scene.state.players) {
    const profiles: string[] = [];
    for (let k = 1; k <= deck.constants.profilesDealt; k++) {
      const profile = scene.luck.secret.draw(
        `setup/seat${seat}/profile${k}`,
        left.map((id) => [id, 1]),
      );
      left = left.filter((id) => id !== profile);
      profiles.push(profile);
    }
    happen(scene, { type: 'ProfilesDealt', seat, profiles });
  }
}
