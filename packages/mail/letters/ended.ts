import { eventsOf } from '#engine/commit.ts';
import type { Result } from '#engine/title.ts';
import { isOver, storyOf } from '#games/look.ts';
import { isHouseEvent } from '#games/model.ts';
import type { AnyTitleUi, Chart } from '#titles/furniture.ts';
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
  const charts = await showCharts(scene);
  return {
    key: notice.id,
    subject: subjectOf(scene, result ? `the game is over – ${result.say}` : 'the game was abandoned'),
    replyTo: null,
    blocks: [
      { is: 'say', text: `You were ${playerOf(scene, scene.holder.seat)} in ${gameName(scene)}.` },
      ...(result ? resultBlocks(scene, result) : [{ is: 'say' as const, text: whyAbandoned(scene) }]),
      ...charts.blocks,
      ...storyBlocks(scene, notice.n),
      ...shown.blocks,
      {
        is: 'say',
        text: 'Everything is open now: every order, every card and every die can be replayed and checked by anybody.',
      },
      boardLinkBlock(scene, 'Replay and audit the game'),
    ],
    foot: [witnessLine(scene)],
    pictures: [...charts.pictures, ...shown.pictures],
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

/** The course of the game in pictures, each with its last figures in words. */
async function showCharts(desk: Desk): Promise<Shown> {
  const { loaded, holder, room } = desk;
  const story = storyOf(loaded, holder.seat);
  const charts: readonly NamedChart[] = room.ui.charts?.(story) ?? [{ id: 'chart', ...room.ui.chart(story) }];
  const drawn = charts.filter(({ form, x, series }) => series.length > 0 && x.length >= (form === 'bars' ? 1 : 2));
  if (drawn.length === 0) return { blocks: [], pictures: [] };
  // Half a megabyte of code that only the last letters of a game need.
  const { chartSvg } = await import('#pictures/chartSvg.ts');
  const shown: Shown[] = [];
  for (const chart of drawn) shown.push(await showPicture(desk, chart.id, chartSvg(chart), inWords(chart)));
  return { blocks: shown.flatMap(({ blocks }) => blocks), pictures: shown.flatMap(({ pictures }) => pictures) };
}

type NamedChart = ReturnType<AnyTitleUi['chart']> & Pick<Partial<Chart>, 'form' | 'unit'> & { id: string };

/** Lines by where they end, bars by every value of at most a few. */
function inWords({ title, form, unit = '', x, series }: NamedChart): string {
  const money = (n = 0) => `${unit}${n.toLocaleString('en-US')}`;
  if (form !== 'bars')
    return `${title}. At the end: ${series.map((one) => `${one.name} ${money(one.values.at(-1))}`).join(', ')}.`;
  const said = x.map((name, i) => `${name}: ${series.map((one) => `${money(one.values[i])} ${one.name}`).join(', ')}`);
  return `${title}. ${said.slice(-MOST_SAID).join('; ')}.`;
}

/** More bars than this are in the table of the page. */
const MOST_SAID = 6;
