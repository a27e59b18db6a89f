import { eventsOf } from '#engine/commit.ts';
import { type AskedPrompt, isOver } from '#games/look.ts';
import { isHouseEvent } from '#games/model.ts';
import { isIdle } from '#games/readiness.ts';
import { replyAddress } from '../replyAddress.ts';
import type { Block } from '../sheet.ts';
import type { SeatLetter } from '../writeLetter.ts';
import { showBoard } from './board.ts';
import { askedNow, dueFor, gameName, playerOf, type Scene, subjectOf, witnessLine } from './desk.ts';
import { boardLinkBlock, howToAnswer } from './howToAnswer.ts';
import { headlineOf, storyBlocks } from './story.ts';

/**
 * "It is your turn", looked at again in the moment of sending: a seat that has answered is told so and not asked, a question that has
 * closed is not asked any more. Null: a newer letter tells all this better.
 */
export async function turnLetter(scene: Scene): Promise<SeatLetter | null> {
  const asked = askedNow(scene).filter(({ openedIn }) => openedIn === scene.notice.n);
  if (asked.length === 0) return closedMeanwhile(scene);
  const shown = await showBoard(scene);
  const waiting = asked.filter(({ ready }) => !ready.includes(scene.holder.seat));
  const story = storyBlocks(scene, scene.notice.n);
  return {
    key: scene.notice.id,
    subject: subjectOf(scene, subjectLine(scene, asked, waiting.length > 0)),
    replyTo: replyAddress(scene.config, scene.holder, scene.notice.n),
    blocks: [
      { is: 'say', text: `You are ${playerOf(scene, scene.holder.seat)} in ${gameName(scene)}.` },
      ...(waiting.length ? askBlocks(scene, waiting) : answeredBlocks(scene, asked)),
      ...(story.length ? story : [{ is: 'say' as const, text: 'Nothing has happened on the board yet.' }]),
      ...shown.blocks,
      ...howToAnswer(scene),
    ],
    foot: [witnessLine(scene)],
    pictures: shown.pictures,
  };
}

function subjectLine(scene: Scene, asked: readonly AskedPrompt[], waiting: boolean): string {
  const label = asked.map((prompt) => prompt.label).join(' and ');
  const headline = headlineOf(scene, scene.notice.n);
  return `${label}${waiting ? '' : ' (answered)'}${headline ? ` – ${headline}` : ''}`;
}

const askBlocks = (scene: Scene, asked: readonly AskedPrompt[]): Block[] => [
  ...asked.map(
    (prompt): Block => ({
      is: 'say',
      text: `You are asked for ${prompt.label}. It is due by ${dueFor(scene, prompt.dueAt)}.`,
    }),
  ),
  ...wayBack(scene),
  boardLinkBlock(scene, 'Answer on the board'),
];

/** To a player whose deadlines have passed him by: what follows from that, and how he is waited for again. */
function wayBack({ loaded: { state }, holder: { seat } }: Scene): Block[] {
  const { misses = 0, wanted = false } = state.seats[seat] ?? {};
  if (wanted)
    return [
      {
        is: 'say',
        text: 'Your seat is open to a replacement, because you have not been there for long. It is yours until somebody takes it: answer this mail or use the page, and you are back.',
      },
    ];
  if (!isIdle(state, seat)) return [];
  return [
    {
      is: 'say',
      text: `You have missed ${misses === 1 ? 'a deadline' : `${misses} deadlines in a row`}, so the others no longer wait for you when all of them are ready. Any answer brings you back.`,
    },
  ];
}

const answeredBlocks = (scene: Scene, asked: readonly AskedPrompt[]): Block[] => [
  ...asked.map(
    (prompt): Block => ({
      is: 'say',
      text: `You have answered ${prompt.label} already: nothing is missing. You may replace your answer until all are in, and until ${dueFor(scene, prompt.dueAt)} at the latest.`,
    }),
  ),
  boardLinkBlock(scene, 'Look at the board'),
];

/** The question is gone. Where others have opened since or the game is over, the letter about that is on its way. */
function closedMeanwhile(scene: Scene): SeatLetter | null {
  const { loaded, notice } = scene;
  const newer = loaded.commits
    .slice(notice.n)
    .some(({ entries }) =>
      eventsOf(entries).some(({ event }) => isHouseEvent(event) && event.type === 'game:PromptOpened'),
    );
  // While a game is paused nothing is asked; the letter about its going on asks again.
  if (newer || isOver(loaded.state) || loaded.state.status === 'paused') return null;
  return {
    key: notice.id,
    subject: subjectOf(scene, 'closed before this mail was sent'),
    replyTo: null,
    blocks: [
      { is: 'say', text: `You are ${playerOf(scene, scene.holder.seat)} in ${gameName(scene)}.` },
      {
        is: 'say',
        text: 'You were to be asked for an answer, but the question was closed before this mail could be sent. Nothing is asked of you now; the next mail tells how the game goes on.',
      },
      ...storyBlocks(scene, notice.n),
      boardLinkBlock(scene, 'Look at the board'),
    ],
    foot: [witnessLine(scene)],
  };
}
