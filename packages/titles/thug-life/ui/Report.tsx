import type { Viewer } from '#engine/title.ts';
import type { Chapter } from '#titles/furniture.ts';
import type { Event } from '../model.ts';
import { tell } from '../tell.ts';
import { night } from './draw/palette.ts';
import { headline } from './headline.ts';
import { type Frame, type FrameKind, framesOf } from './report/frames.ts';
import { CrimeSums, FightSums } from './report/Sums.tsx';
import { ScenePicture, sceneHeight, sceneTitle } from './ScenePicture.tsx';

const CAPTIONS: Readonly<Record<FrameKind, string>> = {
  sent: 'who goes',
  cards: 'Cards on the table',
  dice: 'The roll',
  again: 'Rolled again',
  fallen: 'Who falls',
  result: 'The sums',
  after: 'What comes of it',
  plain: '',
};

const Sentences = ({ events, viewer }: { events: readonly Event[]; viewer: Viewer }) => {
  const said = events
    .filter(({ type }) => type !== 'FightResolved' && type !== 'CrimeResolved')
    .map((event) => tell(event, viewer))
    .filter((sentence) => sentence !== '');
  if (said.length === 0) return null;
  return (
    <ul class="thug-life-said">
      {said.map((sentence) => (
        <li>{sentence}</li>
      ))}
    </ul>
  );
};

/** Pictures of other kinds would show again what the one before shows. */
const DRAWN: readonly FrameKind[] = ['sent', 'cards', 'dice', 'again', 'fallen'];

/** A frame is narrower than the board, so that its figures are as big. */
const WIDTH = 470;
const TOP = 38;

const OneFrame = ({ frame, viewer }: { frame: Frame; viewer: Viewer }) => {
  const { kind, scene, events } = frame;
  return (
    <li class={`thug-life-frame thug-life-frame-${kind}`}>
      <h4>{captionOf(frame)}</h4>
      {scene && DRAWN.includes(kind) && (
        <svg
          viewBox={`0 ${TOP} ${WIDTH} ${sceneHeight - TOP}`}
          aria-hidden="true"
          font-family="DejaVu Sans, Verdana, sans-serif"
        >
          <rect y={TOP} width={WIDTH} height={sceneHeight - TOP} fill={night} />
          <ScenePicture deck={namesOf(events) ? null : 'house-1'} scene={scene} width={WIDTH} />
        </svg>
      )}
      {events.map((event) => {
        if (event.type === 'FightResolved') return <FightSums event={event} />;
        return event.type === 'CrimeResolved' ? <CrimeSums event={event} /> : null;
      })}
      <Sentences events={events} viewer={viewer} />
    </li>
  );
};

function captionOf({ kind, scene, events }: Frame): string {
  if (kind === 'sent' && scene) return `${capital(sceneTitle(scene))}: ${CAPTIONS.sent}`;
  const shields = events.some((event) => event.type === 'FightResolved' && event.winner === 'doubleShield');
  return shields ? 'Two shields' : CAPTIONS[kind];
}

/** Events carry names of cards where the deck is a group's own. */
const namesOf = (events: readonly Event[]): boolean =>
  events.some((event) => 'names' in event && event.names !== undefined);

const capital = (text: string): string => text.charAt(0) + text.slice(1).toLowerCase();

/** Frames one after the other: plain news as lists, Fights and Crimes as strips of film. */
function strips(frames: readonly Frame[]): Frame[][] {
  const all: Frame[][] = [];
  for (const frame of frames) {
    const last = all.at(-1);
    if (last && frame.kind !== 'plain' && frame.kind !== 'sent' && last[0]?.kind !== 'plain') last.push(frame);
    else all.push([frame]);
  }
  return all;
}

/** What a commit did: news in sentences, every Fight and Crime as a strip of film in numbered pictures. Null where nothing was news. */
export const Report = ({ chapter, viewer }: { chapter: Chapter<Event>; viewer: Viewer }) => {
  const frames = framesOf(chapter.events, viewer);
  if (frames.length === 0) return null;
  const title = headline(chapter);
  return (
    <article class="thug-life-report">
      {title && <h3 class="thug-life-headline">{title}</h3>}
      {strips(frames).map((strip) =>
        strip[0]?.kind === 'plain' ? (
          <Sentences events={strip[0].events} viewer={viewer} />
        ) : (
          <ol class="thug-life-film">
            {strip.map((frame) => (
              <OneFrame frame={frame} viewer={viewer} />
            ))}
          </ol>
        ),
      )}
    </article>
  );
};
