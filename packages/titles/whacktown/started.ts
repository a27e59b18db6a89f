import { deckOf } from './deck/deck.ts';
import type { EventOf, Player, Standing, State } from './model.ts';
import type { Config } from './options.ts';
import { type Cell, DEFAULT_MIN_LOSS } from './tables.ts';

/** The empty table: everything in its supply, every gang at the start, nobody dealt anything (rules 4). */
export function started({ config, n }: EventOf<'GameCreated'>): State {
  const { deck, kinds, hustles } = deckOf(config.cardSet);
  const standing = firstStanding(config);
  const players = Array.from({ length: n }, (_, seat): Player => newPlayer(seat, deck.city.startCell, standing));
  const none = players.map(() => 0);
  return {
    config,
    n,
    phase: 'profileChoice',
    step: null,
    // Until `CityBuilt` of the same commit nothing is there but the fixed locations.
    cells: Object.fromEntries(deck.city.fixed.map(({ cell, id }) => [cell, id])) as State['cells'],
    bonesOn: [],
    evidenceOn: [],
    crimeScene: null,
    players,
    turnOrder: [],
    active: null,
    turnNo: 0,
    round: 0,
    deck: Object.fromEntries(kinds.map((kind) => [kind, hustles.get(kind)!.count])),
    discard: [],
    limbo: [],
    perkSupply: [],
    bombSupply: deck.bombs.slice(0, n).map(({ id }) => id),
    moneySupply: deck.counts.money,
    armorSupply: deck.counts.armor,
    boneSupply: deck.counts.bones,
    evidenceSupply: deck.counts.evidence,
    hit: null,
    stack: [],
    ask: null,
    asked: {},
    back: [],
    takenBack: 0,
    draws: { dice: 0, cards: none, discards: none },
    winners: [],
    endReason: null,
  };
}

/** What a seat does about losses as long as it says nothing (rules 2, 8.5). */
export const firstStanding = ({ cardSet, preventWindow }: Config): Standing => ({
  mode: preventWindow === 'ask' ? 'ask' : 'auto',
  minLoss: DEFAULT_MIN_LOSS,
  order: [...deckOf(cardSet).preventions],
});

const newPlayer = (seat: number, location: Cell, standing: Standing): Player => ({
  seat,
  status: 'alive',
  location,
  health: 0,
  armor: 0,
  damagedArmor: 0,
  information: 0,
  money: 0,
  gang: 0,
  reputation: 0,
  preparations: [],
  perks: [],
  bomb: null,
  bones: 0,
  evidence: 0,
  usedThisTurn: [],
  turnsTaken: 0,
  outTurn: null,
  dealt: [],
  profile: null,
  profileRevealed: false,
  hand: [],
  coming: 0,
  standing,
});
