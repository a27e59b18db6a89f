import type { Viewer } from '#engine/title.ts';
import type { Chapter } from '#titles/furniture.ts';
import type { Event } from '../model.ts';
import { tell } from '../tell.ts';
import { seatName } from '../wording.ts';
import { headline } from './headline.ts';
import { accountOf, moveInWords, movesOf, signed } from './report/coins.ts';
import { stepsOf } from './report/steps.ts';

/** The round as numbered steps for mails, each with the coins that it moved; what everybody gained and lost stands below. */
export function reportText(chapter: Chapter<Event>, viewer: Viewer): readonly string[] {
  const steps = stepsOf(chapter.events);
  if (steps.length === 0) return [];
  const title = headline(chapter);
  const account = accountOf(chapter.events).map(
    ({ seat, sum }) => `${seatName(seat)} ${sum === 0 ? '0' : signed(sum)}`,
  );
  return [
    ...(title ? [title.toUpperCase()] : []),
    ...steps.flatMap(({ section, events }, i) => {
      const moves = events.flatMap(movesOf).map(moveInWords);
      const coins = moves.length > 0 ? ` [${moves.join(', ')}]` : '';
      return [
        ...(section === steps[i - 1]?.section ? [] : ['', `${section}:`]),
        `  ${i + 1}. ${events.map((event) => tell(event, viewer)).join(' ')}${coins}`,
      ];
    }),
    ...(account.length > 0 ? ['', `Coins, all in all: ${account.join(', ')}.`] : []),
  ];
}
