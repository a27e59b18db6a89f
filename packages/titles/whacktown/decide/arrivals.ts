import { abilitiesOf, cardsOf, locationAt, opponentsOf, preparationFor } from '../board.ts';
import type { Cell, Job, MoveTerms } from '../model.ts';
import { isAdjacent } from '../tables.ts';
import { activePlayer, happen, type Scene } from './scene.ts';

/** A gang moves (rules 8.3): it pays, picks up tokens, and bonuses and the location's effects are to come, in this order. */
export function moveTo(scene: Scene, { to, pays, needsSneakIn }: MoveTerms, additional: boolean): void {
  const player = activePlayer(scene);
  const { seat } = player;
  const location = locationAt(scene.state, to).id;
  happen(scene, {
    type: 'Moved',
    seat,
    from: player.location!,
    to,
    location,
    paid: pays,
    additional,
    sneakIn: needsSneakIn ? preparationFor(scene.state, player, 'ignoreCrimeScene')! : null,
  });
  takeTokens(scene, to);
  const bonuses = abilitiesOf(scene.state, activePlayer(scene), 'movement').flatMap(({ of, ability }): Job[] =>
    ability.onMove ? [{ do: 'bonus', of, at: to }] : [],
  );
  scene.stack.push({ do: 'effects', list: `location/${location}`, next: 0 }, ...bonuses.reverse());
}

/** The bone goes to any gang, the evidence to whoever collects it. */
function takeTokens(scene: Scene, cell: Cell): void {
  const { seat, profile } = activePlayer(scene);
  const { bonesOn, evidenceOn } = scene.state;
  const bones = bonesOn.includes(cell) ? 1 : 0;
  const collects = profile === cardsOf(scene.state).deck.specials.evidenceProfile;
  const evidence = collects && evidenceOn.includes(cell) ? 1 : 0;
  if (bones + evidence > 0) happen(scene, { type: 'TokensTaken', seat, cell, bones, evidence });
}

/** The bonus of the profile or a perk for an arrival, if its condition holds now. */
export function giveBonus(scene: Scene, of: string, at: Cell): void {
  const player = activePlayer(scene);
  const bonus = abilitiesOf(scene.state, player, 'movement').find((one) => one.of === of)?.ability.onMove;
  if (!bonus) return;
  const colourFits = bonus.color === undefined || locationAt(scene.state, at).color === bonus.color;
  const beside =
    bonus.adjacentOpponent === undefined ||
    opponentsOf(scene.state, player.seat).some(({ location }) => location !== null && isAdjacent(location, at));
  if (!colourFits || !beside) return;
  const thing = of === 'profile' ? `profile/${player.profile}` : `perk/${of}`;
  scene.stack.push({ do: 'effects', list: `${thing}/onMove`, next: 0 });
}
