import type { Seat } from '#engine/title.ts';
import type { EventOf, HustleId, Payment, Player, Resource, State } from './model.ts';
import { patch, withPlayer } from './patch.ts';
import { without } from './pile.ts';

// What single events change; `evolve` says which. Outcomes are copied, nothing is judged.

export const added = (list: readonly number[], seat: Seat, n: number): readonly number[] =>
  list.with(seat, list[seat]! + n);

export const withCards = (deck: State['deck'], cards: readonly HustleId[]): State['deck'] => {
  const after = { ...deck };
  for (const card of cards) after[card] = (after[card] ?? 0) + 1;
  return after;
};

export function revealed(state: State, { profiles, turnOrder }: EventOf<'ProfilesRevealed'>): State {
  const players = state.players.map((player): Player => {
    const profile = profiles[player.seat] ?? null;
    return { ...player, profile, profileRevealed: profile !== null };
  });
  return patch(state, { phase: 'turn', ask: null, players, turnOrder });
}

export function startResources(state: State, event: EventOf<'StartResourcesGained'>): State {
  const { seat, health, armor, damaged, gang, money, rep } = event;
  return withPlayer(
    state,
    seat,
    { health, armor, damagedArmor: damaged, gang, money, reputation: rep },
    { armorSupply: state.armorSupply - armor - damaged, moneySupply: state.moneySupply - money },
  );
}

export function received(state: State, { seat, cards }: EventOf<'CardsReceived'>): State {
  const deck = { ...state.deck };
  for (const card of cards) deck[card] = deck[card]! - 1;
  const { hand, coming } = state.players[seat]!;
  return withPlayer(state, seat, { hand: [...hand, ...cards], coming: coming - cards.length }, { deck });
}

export function turnStarted(state: State, { seat, turnNo, round }: EventOf<'TurnStarted'>): State {
  const none = state.players.map(() => 0);
  return withPlayer(
    state,
    seat,
    { usedThisTurn: [], turnsTaken: state.players[seat]!.turnsTaken + 1 },
    {
      active: seat,
      turnNo,
      round,
      step: 'start',
      stack: [],
      ask: null,
      asked: {},
      back: [],
      takenBack: 0,
      draws: { dice: 0, cards: none, discards: none },
    },
  );
}

export function moved(state: State, { seat, to, paid: money, sneakIn }: EventOf<'Moved'>): State {
  const player = state.players[seat]!;
  if (sneakIn === null && money === 0) return withPlayer(state, seat, { location: to });
  const preparations = sneakIn === null ? player.preparations : without(player.preparations, [sneakIn]);
  return withPlayer(
    state,
    seat,
    { location: to, money: player.money - money, preparations },
    {
      moneySupply: state.moneySupply + money,
      discard: sneakIn === null ? state.discard : [...state.discard, sneakIn],
    },
  );
}

export function tokensTaken(state: State, { seat, cell, bones, evidence }: EventOf<'TokensTaken'>): State {
  const player = state.players[seat]!;
  return withPlayer(
    state,
    seat,
    { bones: player.bones + bones, evidence: player.evidence + evidence },
    {
      bonesOn: bones > 0 ? state.bonesOn.filter((one) => one !== cell) : state.bonesOn,
      evidenceOn: evidence > 0 ? state.evidenceOn.filter((one) => one !== cell) : state.evidenceOn,
    },
  );
}

/** Gains come out of the supplies and losses go back there, where there is a supply. */
export function changed(state: State, seat: Seat, resource: Resource, n: number): State {
  if (n === 0) return state;
  const player = state.players[seat]!;
  switch (resource) {
    case 'health':
      return withPlayer(state, seat, { health: player.health + n });
    case 'armor':
      return withPlayer(state, seat, { armor: player.armor + n }, { armorSupply: state.armorSupply - n });
    case 'info':
      return withPlayer(state, seat, { information: player.information + n });
    case 'money':
      return withPlayer(state, seat, { money: player.money + n }, { moneySupply: state.moneySupply - n });
    case 'gang':
      return withPlayer(state, seat, { gang: player.gang + n });
    case 'rep':
      return withPlayer(state, seat, { reputation: player.reputation + n });
  }
}

/** Coins pass from hand to hand; what exceeds a cap of the taker is lost. */
export function stolen(state: State, { seat, resource, from, gained }: EventOf<'Stolen'>): State {
  let after = state;
  for (const one of from) after = changed(after, one.seat, resource, -one.n);
  return changed(after, seat, resource, gained);
}

export function used(state: State, seat: Seat, ability: string): State {
  return withPlayer(state, seat, { usedThisTurn: [...state.players[seat]!.usedThisTurn, ability] });
}

export function paid(state: State, seat: Seat, { cards, money, health, bones, perk, preparation }: Payment): State {
  const player = state.players[seat]!;
  let after = state;
  if (cards?.length)
    after = withPlayer(after, seat, { hand: without(player.hand, cards) }, { discard: [...after.discard, ...cards] });
  if (money)
    after = withPlayer(after, seat, { money: player.money - money }, { moneySupply: after.moneySupply + money });
  if (health) after = withPlayer(after, seat, { health: player.health - health });
  if (bones) after = withPlayer(after, seat, { bones: player.bones - bones }, { boneSupply: after.boneSupply + bones });
  if (perk !== undefined)
    after = withPlayer(
      after,
      seat,
      { perks: player.perks.filter((one) => one !== perk) },
      { perkSupply: [...after.perkSupply, perk] },
    );
  if (preparation !== undefined)
    after = withPlayer(
      after,
      seat,
      { preparations: without(player.preparations, [preparation]) },
      { discard: [...after.discard, preparation] },
    );
  return after;
}

export function answered(state: State, { seat, source }: EventOf<'PreventionChosen'>): State {
  const { hit } = state;
  if (!hit) return state;
  const victims = hit.victims.map((victim) => (victim.seat === seat ? { ...victim, answer: source } : victim));
  return patch(state, { hit: { ...hit, victims } });
}

export function lossTaken(state: State, { seat, armorDamaged, healthLost }: EventOf<'LossTaken'>): State {
  const { health, armor, damagedArmor } = state.players[seat]!;
  return withPlayer(state, seat, {
    health: health - healthLost,
    armor: armor - armorDamaged,
    damagedArmor: damagedArmor + armorDamaged,
  });
}

/** A victim's part of an open hit is settled; with the last one the hit and its question are over. */
export function outOfHit(state: State, seat: Seat): State {
  const { hit, ask } = state;
  if (!hit?.victims.some((victim) => victim.seat === seat)) return state;
  const victims = hit.victims.filter((victim) => victim.seat !== seat);
  if (victims.length > 0) return patch(state, { hit: { ...hit, victims } });
  return patch(state, { hit: null, ask: ask?.kind === 'prevent' ? null : ask });
}

export function perkTaken(state: State, { perk, from, to }: EventOf<'PerkTaken'>): State {
  let after = state;
  if (from === 'supply') after = patch(after, { perkSupply: after.perkSupply.filter((one) => one !== perk) });
  else after = withPlayer(after, from, { perks: after.players[from]!.perks.filter((one) => one !== perk) });
  return withPlayer(after, to, { perks: [...after.players[to]!.perks, perk] });
}

export function discarded(state: State, { seat, cards, reason }: EventOf<'CardsDiscarded'>): State {
  const draws =
    reason === 'random' ? { ...state.draws, discards: added(state.draws.discards, seat, cards.length) } : state.draws;
  return withPlayer(
    state,
    seat,
    { hand: without(state.players[seat]!.hand, cards) },
    { discard: [...state.discard, ...cards], draws },
  );
}
