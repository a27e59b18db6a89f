import { deckOf } from '../../deck/compiled.ts';
import type { View } from '../../model.ts';

/** The fields that show a sealed answer that others are still awaited for. */
export function storedAnswer({ own, pending, config }: View): Record<string, string> {
  const fields: Record<string, string> = {};
  if (!own) return fields;
  const { commit, react, kills } = own;
  if (commit) {
    for (const no of [...commit.weapons, ...commit.cautions]) fields[`c${no}`] = 'yes';
    fields.reroll = commit.reroll ?? '';
    if (commit.ifCops !== null)
      fields.cops =
        commit.ifCops === 'ask'
          ? 'ask'
          : commit.ifCops.map((no) => deckOf(config.deck).street[no]?.id ?? no).join(',') || 'none';
  }
  if (react) fields.react = react.no === null ? 'none' : `${react.no}:${react.hit ?? hitBy(pending)}`;
  if (kills) {
    fields.thugs = String(kills.thugs);
    for (const no of kills.homies) fields[`c${no}`] = 'yes';
  }
  return fields;
}

/** Whom a card hits that was sealed without saying so: there is just one then. */
function hitBy(pending: View['pending']): number {
  if (pending?.type === 'crime') return pending.by;
  return typeof pending?.attacker === 'number' ? pending.attacker : 0;
}
