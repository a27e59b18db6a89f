import { emptyBoard, noCounts } from '../board.ts';
import { onBoard, patch, plus, sum, total } from '../counters.ts';
import type { EventOf, State } from '../model.ts';
import { KINDS } from '../tables.ts';

export function estateSettled(state: State, event: EventOf<'EstateSettled'>): State {
  let after = patch(state, event.seat, {
    board: emptyBoard(),
    pool: noCounts(),
    jail: { T: 0, H: 0 },
    tokens: { getOut: 0, bribe: 0 },
    gone: total(event.vanished, state.seats[event.seat]!.gone),
  });
  for (const parcel of event.parcels) {
    const heir = after.seats[parcel.seat]!;
    const { jail, tokens } = heir;
    after = patch(after, parcel.seat, {
      board: plus(heir.board, parcel.board),
      pool: sum(heir.pool, parcel.pool),
      jail: { T: jail.T + parcel.jail.T, H: jail.H + parcel.jail.H },
      tokens: { getOut: tokens.getOut + parcel.tokens.getOut, bribe: tokens.bribe + parcel.tokens.bribe },
    });
  }
  return after;
}

export function estateReplaced(state: State, event: EventOf<'EstateReplaced'>): State {
  const loser = state.seats[event.seat]!;
  const replaced = onBoard(event.replaced);
  const after = patch(state, event.seat, {
    board: emptyBoard(),
    gone: sum(loser.gone, replaced),
    pool: sum(loser.pool, onBoard(event.withdrawn)),
  });
  if (event.victor === null) return after;
  const victor = after.seats[event.victor]!;
  const { T, H } = event.returned;
  const pool = sum(victor.pool, { R: 0, P: 0, T, H });
  for (const kind of KINDS) pool[kind] -= replaced[kind];
  return patch(after, event.victor, {
    board: plus(victor.board, event.replaced),
    pool,
    grave: { T: victor.grave.T - T, H: victor.grave.H - H },
  });
}
