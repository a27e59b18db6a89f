import type { Seat } from '#engine/title.ts';
import { cautionsFor, type Place, weaponsFor } from '../allowed.ts';
import type { Table } from '../board.ts';
import type { CardNo, CommitTerms } from '../model.ts';

/** What may be added out of a hand. */
export const commitTerms = (table: Table, seat: Seat, hand: readonly CardNo[], place: Place): CommitTerms => ({
  weapons: weaponsFor(table, hand, place),
  cautions: cautionsFor(table, hand, place),
  reinforcements: table.bosses[seat]!.thugs.stash,
});
