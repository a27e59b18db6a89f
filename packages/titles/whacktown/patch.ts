import type { Seat } from '#engine/title.ts';
import type { Player, State } from './model.ts';

/**
 * The state with some fields changed. Fields are copied by name: spreading an object of so many takes the engines of today ten times
 * as long, and a game is some hundred events.
 */
export const patch = (state: State, change: Partial<State>): State => Object.assign(copyOf(state), change);

/** The state with one player changed, and perhaps more. */
export function withPlayer(state: State, seat: Seat, change: Partial<Player>, more?: Partial<State>): State {
  const after = copyOf(state);
  after.players = state.players.with(seat, Object.assign(playerOf(state.players[seat]!), change));
  return more ? Object.assign(after, more) : after;
}

const playerOf = (player: Player): Player => ({
  seat: player.seat,
  status: player.status,
  location: player.location,
  health: player.health,
  armor: player.armor,
  damagedArmor: player.damagedArmor,
  information: player.information,
  money: player.money,
  gang: player.gang,
  reputation: player.reputation,
  preparations: player.preparations,
  perks: player.perks,
  bomb: player.bomb,
  bones: player.bones,
  evidence: player.evidence,
  usedThisTurn: player.usedThisTurn,
  turnsTaken: player.turnsTaken,
  outTurn: player.outTurn,
  dealt: player.dealt,
  profile: player.profile,
  profileRevealed: player.profileRevealed,
  hand: player.hand,
  coming: player.coming,
  standing: player.standing,
});

const copyOf = (state: State): State => ({
  config: state.config,
  n: state.n,
  phase: state.phase,
  step: state.step,
  cells: state.cells,
  bonesOn: state.bonesOn,
  evidenceOn: state.evidenceOn,
  crimeScene: state.crimeScene,
  players: state.players,
  turnOrder: state.turnOrder,
  active: state.active,
  turnNo: state.turnNo,
  round: state.round,
  deck: state.deck,
  discard: state.discard,
  limbo: state.limbo,
  perkSupply: state.perkSupply,
  bombSupply: state.bombSupply,
  moneySupply: state.moneySupply,
  armorSupply: state.armorSupply,
  boneSupply: state.boneSupply,
  evidenceSupply: state.evidenceSupply,
  hit: state.hit,
  stack: state.stack,
  ask: state.ask,
  asked: state.asked,
  back: state.back,
  takenBack: state.takenBack,
  draws: state.draws,
  winners: state.winners,
  endReason: state.endReason,
});
