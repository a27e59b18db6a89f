import type { Seat } from '#engine/title.ts';
import { deckAt, shelf } from '../board.ts';
import type { UpgradeType } from '../deck/schema.ts';
import type { Boss, CardNo, EventOf, Group, State, Upgraded, Zone } from '../model.ts';
import { patch, patchBoss, withBoss } from '../patch.ts';
import { sideOf } from '../sides.ts';
import { spent } from './hands.ts';

const SHELVES = { homie: 'homies', ride: 'rides', turf: 'turf' } as const;

const kindOf = (state: State, no: CardNo): UpgradeType => {
  const { type } = deckAt(state).street[no]!;
  return type === 'homie' || type === 'ride' ? type : 'turf';
};

const onShelf = (kind: UpgradeType, list: readonly Upgraded[]): Partial<Boss> => ({
  [SHELVES[kind]]: list,
});

const placed = (list: readonly Upgraded[], one: Upgraded): Upgraded[] => [...list, one].sort((a, b) => a.no - b.no);

export function thugsMoved(state: State, { seat, n, from, to, why }: EventOf<'ThugsMoved'>): State {
  const thugs: Record<Zone, number> = { ...state.bosses[seat]!.thugs };
  thugs[from] -= n;
  thugs[to] += n;
  const moved = patchBoss(state, seat, { thugs });
  const { pending } = moved;
  const side = why === 'reinforce' && pending?.type === 'fight' ? sideOf(pending, seat) : null;
  if (pending?.type !== 'fight' || !side) return moved;
  const group = pending.groups[side]!;
  const groups = { ...pending.groups, [side]: { ...group, thugs: group.thugs + n } };
  return patch(moved, { pending: { ...pending, groups } });
}

export function dollasMoved(state: State, { from, to, n }: EventOf<'DollasMoved'>): State {
  let { bosses, dollasInStreets } = state;
  const add = (place: Seat | 'streets', more: number) => {
    if (place === 'streets') dollasInStreets += more;
    else bosses = withBoss(bosses, place, { dollas: bosses[place]!.dollas + more });
  };
  add(from, -n);
  add(to, n);
  return patch(state, { bosses, dollasInStreets });
}

export function copsMoved(state: State, { n, to }: EventOf<'CopsMoved'>): State {
  const { streets, supply } = state.cops;
  const more = to === 'streets' ? n : -n;
  return patch(state, { cops: { streets: streets + more, supply: supply - more } });
}

export function upgradePlaced(state: State, { seat, no }: EventOf<'UpgradePlaced'>): State {
  const kind = kindOf(state, no);
  const boss = state.bosses[seat]!;
  const list = placed(shelf(boss, kind), { no, burnt: false });
  return patch(state, { bosses: withBoss(spent(state, seat, [no]), seat, onShelf(kind, list)) });
}

export function upgradeTurned(state: State, seat: Seat, no: CardNo, burnt: boolean): State {
  const kind = kindOf(state, no);
  const boss = state.bosses[seat]!;
  const list = shelf(boss, kind).map((one) => (one.no === no ? { no, burnt } : one));
  return patchBoss(state, seat, onShelf(kind, list));
}

export function upgradeTaken(state: State, { no, from, to, burnt }: EventOf<'UpgradeTaken'>): State {
  const kind = kindOf(state, no);
  const [loser, taker] = [state.bosses[from]!, state.bosses[to]!];
  const left = shelf(loser, kind).filter((one) => one.no !== no);
  const bosses = withBoss(state.bosses, from, onShelf(kind, left));
  const more = onShelf(kind, placed(shelf(taker, kind), { no, burnt }));
  const moment = { ...state.moment, takes: state.moment.takes + 1 };
  return patch(state, { bosses: withBoss(bosses, to, more), moment });
}

export function upgradeLost(state: State, { seat, no, to }: EventOf<'UpgradeLost'>): State {
  const kind = kindOf(state, no);
  const boss = state.bosses[seat]!;
  const left = shelf(boss, kind).filter((one) => one.no !== no);
  const bosses = withBoss(state.bosses, seat, onShelf(kind, left));
  return to === 'removed'
    ? patch(state, { bosses, removed: [...state.removed, no] })
    : patch(state, { bosses, discard: [...state.discard, no] });
}

/** A group without its dead; Homies are remembered, for what they can do still counts. */
export const groupWithout = (group: Group, thugs: number, homies: readonly CardNo[]): Group => ({
  ...group,
  thugs: group.thugs - thugs,
  homies: group.homies.filter((no) => !homies.includes(no)),
  fallen: [...group.fallen, ...homies],
});
