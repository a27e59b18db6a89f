import type { Seat } from '#engine/title.ts';
import { cardsOf } from '../board.ts';
import type { Cell, EventOf } from '../model.ts';
import { CELLS, rowOf } from '../tables.ts';
import { drawCards } from './draws.ts';
import { happen, type Scene } from './scene.ts';

/** All have chosen: profiles, turn order, tokens on the city, and what everybody starts with (rules 4.9 to 4.11). */
export function revealProfiles(scene: Scene): void {
  const { players } = scene.state;
  const { profiles } = cardsOf(scene.state);
  const kept = players.map(({ status, profile }) => (status === 'alive' ? profile : null));
  const number = (seat: Seat) => profiles.get(kept[seat]!)!.turnOrder;
  const turnOrder = players
    .flatMap(({ seat }) => (kept[seat] === null ? [] : [seat]))
    .sort((a, b) => number(a) - number(b));
  happen(scene, { type: 'ProfilesRevealed', profiles: kept, turnOrder });
  placeTokens(scene);
  for (const seat of turnOrder) startWith(scene, seat);
}

/** Bones if the one location is in the city, evidence if somebody kept the one profile. */
function placeTokens(scene: Scene): void {
  const { state, luck } = scene;
  const { specials, city, constants } = cardsOf(state).deck;
  const hasBones = CELLS.some((cell) => state.cells[cell] === specials.boneLocation);
  const bones = hasBones ? CELLS.filter((cell) => city.boneRows.includes(rowOf(cell))) : [];
  const evidence: Cell[] = [];
  if (state.players.some(({ profile, profileRevealed }) => profileRevealed && profile === specials.evidenceProfile)) {
    const fixed = city.fixed.map(({ cell }) => cell);
    let free = CELLS.filter((cell) => !fixed.includes(cell));
    for (let k = 1; k <= constants.evidencePlaced; k++) {
      const cell = luck.draw(
        `setup/evidence${k}`,
        free.map((one) => [one, 1]),
      );
      free = free.filter((one) => one !== cell);
      evidence.push(cell);
    }
  }
  if (bones.length + evidence.length > 0) happen(scene, { type: 'TokensPlaced', bones, evidence });
}

function startWith(scene: Scene, seat: Seat): void {
  const { state } = scene;
  const { start } = cardsOf(state).profiles.get(state.players[seat]!.profile!)!;
  const armor = Math.min(start.armor, state.armorSupply);
  const gained: EventOf<'StartResourcesGained'> = {
    type: 'StartResourcesGained',
    seat,
    health: start.health,
    armor,
    damaged: Math.min(start.damaged, state.armorSupply - armor),
    gang: start.gang,
    money: Math.min(start.money, state.moneySupply),
    rep: start.rep,
  };
  happen(scene, gained);
  drawCards(scene, seat, start.cards, 'start');
}
