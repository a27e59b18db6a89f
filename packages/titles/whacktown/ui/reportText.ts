import type { Viewer } from '#engine/title.ts';
import type { Chapter } from '#titles/furniture.ts';
import type { Event } from '../model.ts';
import { tell } from '../tell.ts';
import { headline } from './headline.ts';
import { deltaInWords, deltasOf, summed } from './report/deltas.ts';
import { stepsOf } from './report/steps.ts';

/** The same steps for mails, a line each, with what they moved behind them. */
export function reportText(chapter: Chapter<Event>, viewer: Viewer): readonly string[] {
  const steps = stepsOf(chapter.events);
  if (steps.length === 0) return [];
  const title = headline(chapter);
  return [
    ...(title ? [title.toUpperCase()] : []),
    ...steps.map(({ events }, i) => {
      const moves = summed(events.flatMap(deltasOf)).map(deltaInWords);
      const moved = moves.length > 0 ? ` [${moves.join(', ')}]` : '';
      return `  ${i + 1}. ${events.map((event) => tell(event, viewer)).join(' ')}${moved}`;
    }),
  ];
}
