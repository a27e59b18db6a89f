import type { Seat } from '#engine/title.ts';
import { noCounts, rotaOf } from '../board.ts';
import type { Estate, Lot, Split, State } from '../model.ts';
import { AREAS, type Area, KINDS, type Kind } from '../tables.ts';
import { replaceEmpire } from './exile.ts';
import { happen, type Scene } from './scene.ts';

/** What fallen bosses leave behind (rules 8.11), or their exile (house rule 3). All heirs are fixed before the first is settled. */
export function settleEstates(scene: Scene): void {
  const { state } = scene;
  const dying = rotaOf(state).filter((seat) => state.seats[seat]!.status === 'dying');
  const settled = dying.map((seat) => ({ seat, heir: heirOf(state, seat) }));
  for (const { seat, heir } of settled)
    if (state.config.houseRules.bossElimination) replaceEmpire(scene, seat, heir);
    else inherit(scene, state, seat, heir);
}

/** Where an empire ends up: on along the chain of those who died this month; circles and broken chains lead nowhere. */
function finalOwner(state: State, seat: Seat, visited: readonly Seat[] = []): Seat | null {
  if (state.seats[seat]!.status !== 'dying') return seat;
  if (visited.includes(seat)) return null;
  const estate = state.estate[seat];
  return estate?.kind === 'all' ? finalOwner(state, estate.to, [...visited, seat]) : null;
}

function heirOf(state: State, seat: Seat): Seat | null {
  const estate = state.estate[seat];
  return estate?.kind === 'all' ? finalOwner(state, estate.to) : null;
}

/** `before`: the state in which all heirs were fixed. */
function inherit(scene: Scene, before: State, dead: Seat, heir: Seat | null): void {
  const vanished = emptyLot();
  const parcels = new Map<Seat, Lot>();
  for (const { to, lot } of portions(scene.state, dead, heir, before.estate[dead])) {
    const receiver = to === null ? null : finalOwner(before, to);
    if (receiver === null) addLot(vanished, lot);
    else parcels.set(receiver, addLot(parcels.get(receiver) ?? emptyLot(), lot));
  }
  const { cash } = scene.state.seats[dead]!;
  const shares = [...parcels].map(([seat, lot]) => ({ seat, ...lot }));
  happen(scene, { type: 'EstateSettled', seat: dead, heir, parcels: shares, vanished });
  const secret = scene.state.config.cashVisibility === 'own';
  happen(scene, { type: 'CashLost', seat: dead, amount: cash, why: 'death', secret });
  happen(scene, { type: 'SeatOut', seat: dead, month: scene.state.month, heir });
}

/** Who is to have what; null: nobody. */
function portions(
  state: State,
  dead: Seat,
  heir: Seat | null,
  estate: Estate | undefined,
): { to: Seat | null; lot: Lot }[] {
  if (heir !== null) return [{ to: heir, lot: wholeLot(state, dead) }];
  if (estate?.kind === 'share')
    return dealtOut(state, dead, estate.order.length).map((lot, i) => ({ to: estate.order[i]!, lot }));
  const rest = wholeLot(state, dead);
  const agreed =
    estate?.kind === 'deal' ? estate.split.map((share) => ({ to: share.seat, lot: takeOut(rest, share) })) : [];
  return [...agreed, { to: null, lot: rest }];
}

/** What of a share still exists, taken out of what is left: others may have taken over Revenue in the meantime. */
function takeOut(rest: Lot, share: Split[number]): Lot {
  const lot = emptyLot();
  const take = <Key extends string>(from: Record<Key, number>, to: Record<Key, number>, key: Key, named: number) => {
    const n = Math.min(named, from[key]);
    from[key] -= n;
    to[key] += n;
  };
  for (const area of AREAS) {
    const there = rest.board[area];
    if (!there) continue;
    const board = noCounts();
    for (const kind of KINDS) take(there, board, kind, share.board[area]?.[kind] ?? 0);
    if (KINDS.some((kind) => board[kind] > 0)) lot.board[area] = board;
  }
  for (const kind of KINDS) take(rest.pool, lot.pool, kind, share.pool[kind]);
  for (const kind of ['T', 'H'] as const) take(rest.jail, lot.jail, kind, share.jail[kind]);
  for (const token of ['getOut', 'bribe'] as const) take(rest.tokens, lot.tokens, token, share.tokens[token]);
  return lot;
}

const emptyLot = (): Lot => ({
  board: {},
  pool: noCounts(),
  jail: { T: 0, H: 0 },
  tokens: { getOut: 0, bribe: 0 },
});

const wholeLot = (state: State, seat: Seat): Lot => dealtOut(state, seat, 1)[0]!;

/**
 * Deals everything out one by one among `n`: the map's Revenues and Politicals by price, then Hitmen, then Thugs; pool, prisoners
 * and tokens kind by kind, each beginning anew with the first.
 */
function dealtOut(state: State, seat: Seat, n: number): Lot[] {
  const { board, pool, jail, tokens } = state.seats[seat]!;
  const lots = Array.from({ length: n }, emptyLot);
  onBoardInOrder(state, board).forEach(({ area, kind }, i) => {
    const lot = lots[i % n]!;
    lot.board[area] ??= noCounts();
    lot.board[area][kind]++;
  });
  lots.forEach((lot, i) => {
    const portion = (all: number) => Math.floor(all / n) + (i < all % n ? 1 : 0);
    for (const kind of KINDS) lot.pool[kind] = portion(pool[kind]);
    for (const kind of ['T', 'H'] as const) lot.jail[kind] = portion(jail[kind]);
    for (const token of ['getOut', 'bribe'] as const) lot.tokens[token] = portion(tokens[token]);
  });
  return lots;
}

/** R by price, P by price, H, T; equal price and same kind: in the order of areas. */
function onBoardInOrder(state: State, board: State['seats'][number]['board']): { area: Area; kind: Kind }[] {
  const dear = (kind: 'R' | 'P') =>
    [...AREAS].sort((a, b) => state.config.table[b][kind] - state.config.table[a][kind]);
  const rows: [Kind, readonly Area[]][] = [
    ['R', dear('R')],
    ['P', dear('P')],
    ['H', AREAS],
    ['T', AREAS],
  ];
  return rows.flatMap(([kind, areas]) =>
    areas.flatMap((area) => Array.from({ length: board[area][kind] }, () => ({ area, kind }))),
  );
}

/** Adds `more` to `lot` and gives it back. */
function addLot(lot: Lot, more: Lot): Lot {
  for (const area of AREAS) {
    const there = more.board[area];
    if (!there) continue;
    lot.board[area] ??= noCounts();
    for (const kind of KINDS) lot.board[area][kind] += there[kind];
  }
  for (const kind of KINDS) lot.pool[kind] += more.pool[kind];
  for (const kind of ['T', 'H'] as const) lot.jail[kind] += more.jail[kind];
  for (const token of ['getOut', 'bribe'] as const) lot.tokens[token] += more.tokens[token];
  return lot;
}
