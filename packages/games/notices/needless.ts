import { isAsked } from '#engine/prompt.ts';
import { movesOf } from '../asked.ts';
import type { House, LetterContext } from '../house.ts';
import { promptsOf } from '../look.ts';
import { ownDoing } from '../word.ts';
import { noticeId } from './emit.ts';

/**
 * Why a player need not be told of a turn that he has brought about himself: he has gone on meanwhile, or a mail about what he did has said
 * what he is asked for. Null: he has gone away, or it is none of his doing.
 */
export async function needless(house: House, { notice, loaded }: LetterContext): Promise<string | null> {
  const { game, n, seat, kind } = notice;
  if (kind !== 'turn' || ownDoing(loaded.commits, n) !== seat) return null;
  const { state, commits } = loaded;
  if (!promptsOf(house, state).some((prompt) => prompt.openedIn === n && isAsked(prompt, seat)))
    return 'the player has gone on';
  const openedAt = Object.values(state.prompts).find(({ openedIn }) => openedIn === n)?.openedAt;
  const before = movesOf(commits.slice(0, n), seat).slice(-1);
  for (const move of [...before, ...movesOf(commits, seat, n)]) {
    const receipt = await house.ports.notices.get(noticeId(game, { n: move, seat, kind: 'receipt' }, 'mail'));
    // One that was queued later was written later.
    if (receipt?.state === 'sent' && openedAt && receipt.queuedAt >= openedAt) return 'the receipt has told it';
  }
  return null;
}
