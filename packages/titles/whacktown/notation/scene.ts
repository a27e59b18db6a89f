import type { Seat } from '#engine/title.ts';
import { cardsOf } from '../board.ts';
import type { Effect, EffectOf } from '../deck/effects.ts';
import type { View } from '../model.ts';
import { CELLS, type Cell } from '../tables.ts';
import type { Thing } from './names.ts';

// What can be named in a line, sort by sort (rules 14): all of it, not only what is legal, so that a wrong wish gets its true refusal.

export const placesIn = (view: View): (Thing & { cell: Cell })[] =>
  CELLS.map((cell) => {
    const id = view.cells[cell];
    return { id, name: cardsOf(view).locations.get(id)?.name ?? id, cell };
  });

export const hustlesIn = (view: View): readonly Thing[] => cardsOf(view).deck.hustles;

export const profilesIn = (view: View): readonly Thing[] => cardsOf(view).deck.profiles;

const PROFILE = { id: 'profile', name: 'PROFILE' } as const;

/** The own profile, by that word or by its name; what is read is `profile` either way. */
function ownProfile(view: View, seat: Seat): Thing[] {
  const id = view.seats[seat]?.profile ?? view.own?.profile;
  const name = id ? cardsOf(view).profiles.get(id)?.name : undefined;
  return name ? [PROFILE, { id: 'profile', name }] : [PROFILE];
}

/** What has a hustle ability, or might have one. */
export const abilitiesIn = (view: View, seat: Seat): readonly Thing[] => [
  ...ownProfile(view, seat),
  ...cardsOf(view).deck.perks,
];

/** What may roll a die again. */
export const rerollsIn = (view: View, seat: Seat): readonly Thing[] => [...abilitiesIn(view, seat), ...hustlesIn(view)];

export const preventionsIn = (view: View): readonly Thing[] => {
  const { perks, hustles, preventions } = cardsOf(view);
  return preventions.map((id) => ({ id, name: (perks.get(id) ?? hustles.get(id))?.name ?? id }));
};

/** What `reroll` alone means: the profile if its ability is unused, else a perk's, else the preparation (rules 14). */
export function usualReroll(view: View, seat: Seat): string {
  const { profiles, perks, hustles, deck } = cardsOf(view);
  const own = view.seats[seat];
  const unused = (id: string) => !own?.usedThisTurn.includes(id);
  if (own?.profile && profiles.get(own.profile)?.ability.phase === 'dice' && unused('profile')) return 'profile';
  const perk = own?.perks.find((id) => perks.get(id)?.ability.phase === 'dice' && unused(id));
  if (perk) return perk;
  const laid = own?.preparations.find((id) => hustles.get(id)?.preparation === 'reroll');
  return laid ?? deck.hustles.find(({ preparation }) => preparation === 'reroll')?.id ?? 'profile';
}

/** The choice that is open, or the first one that `ahead` will bring: the lists of effects that earlier lines set going, newest first. */
export function choiceIn(view: View, ahead: readonly (readonly Effect[])[]): EffectOf<'choose'> | null {
  if (view.ask?.kind === 'choose') {
    const { list, at } = view.ask.effect;
    const effect = cardsOf(view).lists.get(list)?.[at];
    if (effect?.op === 'choose') return effect;
  }
  const places = CELLS.map((cell) => cardsOf(view).locations.get(view.cells[cell])?.effects ?? []);
  for (const list of [...ahead, ...places]) {
    const found = list.find((effect) => effect.op === 'choose');
    if (found) return found;
  }
  return null;
}
