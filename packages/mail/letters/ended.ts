import { eventsOf } from '#engine/commit.ts';
import type { Result } from '#engine/title.ts';
import { isOver, storyOf } from '#games/look.ts';
import { isHouseEvent } from '#games/model.ts';
import { oneLine } from '../oneLine.ts';
import type { Block } from '../sheet.ts';
import type { SeatLetter } from '../writeLetter.ts';
import { showBoard } from './board.ts';
import { type Desk, gameName, playerOf, type Scene, subjectOf, witnessLine } from './desk.ts';
import { boardLinkBlock } from './howToAnswer.ts';
import { type Shown, showPicture } from './picture.ts';
import { storyBlocks } from './story.ts';

/** The end: who won, the ranking, how it came, and that everything may be read and checked now. */
export async function endedLetter(scene: Scene): Promise<SeatLetter | null> {
  const { loaded, notice } = scene;
  if (!isOver(loaded.state)) return null;
  const { result } = loaded.state;
  const shown = await showBoard(scene);
  const chart = await showChart(scene);
  return {
    key: notice.id,
    subject: subjectOf(scene, result ? `the game is over – ${result.say}` : 'the game was abandoned'),
    replyTo: null,
    blocks: [
      { is: 'say', text: `You were ${playerOf(scene, scene.holder.seat)} in ${gameName(scene)}.` },
      ...(result ? resultBlocks(scene, result) : [{ is: 'say' as const, text: whyAbandoned(scene) }]),
      ...chart.blocks,
      ...storyBlocks(scene, notice.n),
      ...shown.blocks,
      {
        is: 'say',
        text: 'Everything is open now: every order, every card and every die can be replayed and checked by anybody.',
      },
      boardLinkBlock(scene, 'Replay and audit the game'),
    ],
    foot: [witnessLine(scene)],
    pictures: [...chart.pictures, ...shown.pictures],
  };
}

const resultBlocks = (scene: Scene, result: Result): Block[] => [
  { is: 'say', text: result.say },
  { is: 'heading', text: 'Ranking' },
  {
    is: 'fixed',
    lines: result.ranking.map(
      ({ seat, place, score, note }) =>
        `${String(place).padStart(2)}. ${playerOf(scene, seat)}: ${score.toLocaleString('en-US')}${note ? ` (${note})` : ''}`,
    ),
  },
];

function whyAbandoned({ loaded }: Desk): string {
  for (const { event } of eventsOf(loaded.commits.at(-1)?.entries ?? []))
    if (isHouseEvent(event) && event.type === 'game:Abandoned')
      return `The game was abandoned: ${oneLine(event.why, 300)}`;
  return 'The game was abandoned.';
}

/** The course of the game as a picture; the ranking above says its end in words. */
async function showChart(desk: Desk): Promise<Shown> {
  const { loaded, holder, room } = desk;
  const chart = room.ui.chart(storyOf(loaded, holder.seat));
  if (chart.x.length < 2 || chart.series.length === 0) return { blocks: [], pictures: [] };
  // Half a megabyte of code that only the last letters of a game need.
  const { chartSvg } = await import('#pictures/chartSvg.ts');
  const ends = chart.series.map(({ name, values }) => `${name} ${(values.at(-1) ?? 0).toLocaleString('en-US')}`);
  return showPicture(desk, 'chart', chartSvg(chart), `${chart.title}. At the end: ${ends.join(', ')}.`);
}
