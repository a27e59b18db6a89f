import type { Viewer } from '#engine/title.ts';
import { isAlive } from './board.ts';
import type { OwnView, Player, SeatView, State, View } from './model.ts';

/** What a viewer may see (rules 7), picked field by field: the open table, and for a living seat its own cards and sealed answers. */
export function view(state: State, viewer: Viewer): View {
  const { hit } = state;
  const me = viewer === 'spectator' ? undefined : state.players[viewer];
  return {
    viewer,
    config: state.config,
    n: state.n,
    phase: state.phase,
    step: state.step,
    cells: state.cells,
    bonesOn: state.bonesOn,
    evidenceOn: state.evidenceOn,
    crimeScene: state.crimeScene,
    seats: state.players.map(seatView),
    turnOrder: state.turnOrder,
    active: state.active,
    turnNo: state.turnNo,
    round: state.round,
    deckSize: deckSize(state),
    discard: state.discard,
    limbo: state.limbo,
    perkSupply: state.perkSupply,
    bombSupply: state.bombSupply,
    moneySupply: state.moneySupply,
    armorSupply: state.armorSupply,
    boneSupply: state.boneSupply,
    evidenceSupply: state.evidenceSupply,
    hit: hit && {
      attacker: hit.attacker,
      source: hit.source,
      amounts: hit.victims.map(({ seat, amount }) => ({ seat, n: amount })),
    },
    stack: state.stack,
    ask: state.ask,
    winners: state.winners,
    endReason: state.endReason,
    own: me && isAlive(me) ? ownView(state, me) : null,
    opened: state.phase === 'over' ? { hands: state.players.map(({ hand }) => hand) } : null,
  };
}

/** As everybody counts it: what has been drawn is gone from the deck, whoever has seen it. */
function deckSize({ deck, players }: State): number {
  let size = 0;
  for (const kind in deck) size += deck[kind]!;
  for (const { coming } of players) size -= coming;
  return size;
}

const seatView = (player: Player): SeatView => ({
  seat: player.seat,
  status: player.status,
  profile: player.profileRevealed ? player.profile : null,
  location: player.location,
  health: player.health,
  armor: player.armor,
  damagedArmor: player.damagedArmor,
  information: player.information,
  money: player.money,
  gang: player.gang,
  reputation: player.reputation,
  handSize: player.hand.length + player.coming,
  preparations: player.preparations,
  perks: player.perks,
  bomb: player.bomb,
  bones: player.bones,
  evidence: player.evidence,
  usedThisTurn: player.usedThisTurn,
  turnsTaken: player.turnsTaken,
  outTurn: player.outTurn,
});

const ownView = ({ hit }: State, player: Player): OwnView => ({
  dealt: player.dealt,
  profile: player.profile,
  hand: player.hand,
  standing: player.standing,
  answer: hit?.victims.find(({ seat }) => seat === player.seat)?.answer ?? null,
});
