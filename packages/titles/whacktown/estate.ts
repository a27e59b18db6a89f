import type { Seat } from '#engine/title.ts';
import type { EventOf, State } from './model.ts';
import { patch, withPlayer } from './patch.ts';

type Departure = EventOf<'PlayerWhacked'> | EventOf<'PlayerResigned'>;
export type Estate = Omit<EventOf<'PlayerResigned'>, 'type' | 'seat'>;

/** Everything a seat leaves behind (rules 8.7); the cards in resolution are the active player's. */
export function estateOf(state: State, seat: Seat): Estate {
  const player = state.players[seat]!;
  return {
    limbo: state.active === seat ? [...state.limbo] : [],
    hand: [...player.hand],
    preparations: [...player.preparations],
    perks: [...player.perks],
    bomb: player.bomb?.id ?? null,
    money: player.money,
    armor: player.armor,
    damaged: player.damagedArmor,
    bones: player.bones,
    evidence: player.evidence,
  };
}

/** The state without a player: cards to the discard pile, the rest to the supplies, tokens out of the game. */
export function departed(state: State, event: Departure, status: 'whacked' | 'resigned'): State {
  const { seat } = event;
  const after = withPlayer(
    state,
    seat,
    {
      status,
      location: null,
      health: 0,
      armor: 0,
      damagedArmor: 0,
      money: 0,
      bones: 0,
      evidence: 0,
      hand: [],
      preparations: [],
      perks: [],
      bomb: null,
      outTurn: state.turnNo,
    },
    {
      limbo: event.limbo.length > 0 ? [] : state.limbo,
      discard: [...state.discard, ...event.limbo, ...event.hand, ...event.preparations],
      perkSupply: [...state.perkSupply, ...event.perks],
      bombSupply: event.bomb === null ? state.bombSupply : [...state.bombSupply, event.bomb],
      moneySupply: state.moneySupply + event.money,
      armorSupply: state.armorSupply + event.armor + event.damaged,
      boneSupply: state.boneSupply + event.bones,
      evidenceSupply: state.evidenceSupply + event.evidence,
    },
  );
  return patch(after, unasked(after, seat));
}

/** What was still asked of the seat is not asked any more, and what it had still to do is dropped (rules 8.10). */
function unasked({ ask, hit, active, stack, step }: State, seat: Seat): Partial<State> {
  const victims = hit?.victims.filter((victim) => victim.seat !== seat) ?? [];
  const openHit = hit && victims.length > 0 ? { ...hit, victims } : null;
  const seats = ask?.seats.filter((one) => one !== seat) ?? [];
  const closed = seats.length === 0 || (ask?.kind === 'prevent' && !openHit);
  return {
    hit: openHit,
    ask: ask && !closed ? { ...ask, seats } : null,
    stack: active === seat ? [] : stack,
    step: active === seat ? null : step,
  };
}
