import type { Viewer } from '#engine/title.ts';
import type { Chapter } from '#titles/furniture.ts';
import type { Event } from '../model.ts';
import { tell } from '../tell.ts';
import { seatName } from '../wording.ts';
import { headline } from './headline.ts';
import { Books } from './report/Books.tsx';
import { Checks, Shots, VolleyLine } from './report/Dice.tsx';
import { Ledgers } from './report/Ledgers.tsx';
import { isWorthAReport, monthOf, sectionsOf } from './report/sections.ts';
import { SeatSign } from './seats.tsx';

interface NewsProps {
  event: Event;
  chapter: readonly Event[];
  viewer: Viewer;
}

const News = ({ event, chapter, viewer }: NewsProps) => {
  switch (event.type) {
    case 'LedgersRevealed':
      return <Ledgers revealed={event} chapter={chapter} />;
    case 'Volley':
      return (
        <>
          <VolleyLine volley={event} />
          <Shots volley={event} />
        </>
      );
    case 'CardResolved':
      return (
        <>
          <p>{tell(event, viewer)}</p>
          <Checks card={event} />
        </>
      );
    case 'MonthEnded':
      return event.books === null ? <p>{tell(event, viewer)}</p> : <Books books={event.books} month={event.month} />;
    case 'GameEnded':
      return (
        <>
          <p>{tell(event, viewer)}</p>
          <ol class="brotherhood-in">
            {event.ranking.map((rank) => (
              <li>
                <SeatSign seat={rank.seat} />
                <span>{`${rank.place}. ${seatName(rank.seat)}${rank.note ? `: ${rank.note}` : ''}`}</span>
              </li>
            ))}
          </ol>
        </>
      );
    default:
      return <p>{tell(event, viewer)}</p>;
  }
};

/** The month as the front page of a newspaper; null for commits that changed nothing on the board. */
export const Report = ({ chapter, viewer }: { chapter: Chapter<Event>; viewer: Viewer }) => {
  if (!isWorthAReport(chapter.events)) return null;
  const month = monthOf(chapter.events);
  const title = headline(chapter);
  return (
    <article class="brotherhood-paper">
      <p class="brotherhood-masthead">
        <b>The Midland Courier</b>
        {month === null ? 'Special edition' : `Month ${month}`}
      </p>
      {title && <h3 class="brotherhood-headline">{title}</h3>}
      {sectionsOf(chapter.events).map(({ section, events }) => (
        <div>
          <h4>{section}</h4>
          {events.map((event) => (
            <News event={event} chapter={chapter.events} viewer={viewer} />
          ))}
        </div>
      ))}
    </article>
  );
};
