import type { Luck } from '#engine/luck.ts';
import type { Prompt } from '#engine/title.ts';
import { controlOf, seatsInGame } from '../board.ts';
import type { Book, Event, State } from '../model.ts';
import { endGame, isOver } from './ending.ts';
import { settleEstates } from './estates.ts';
import { fight } from './fights.ts';
import { holdHearing } from './hearing.ts';
import { payIncome } from './income.ts';
import { useInfluence } from './influence.ts';
import { settleDisputes } from './overtime.ts';
import { place, reveal } from './placement.ts';
import { happen, openScene, type Scene } from './scene.ts';
import { takeOver } from './takeover.ts';

/** From the reveal to the end of the month (rules 5.2), in this order. */
const STEPS: readonly ((scene: Scene) => void)[] = [
  reveal,
  place,
  holdHearing,
  useInfluence,
  fight,
  settleDisputes,
  takeOver,
  settleEstates,
  endMonth,
];

/** Closes the prompt that everybody has answered: the revenue step opens planning, the ledgers play the month to its end. */
export function close(state: State, prompt: Prompt, luck: Luck): readonly Event[] {
  const scene = openScene(state, luck);
  const missing = seatsInGame(state).filter((seat) => {
    const { revenueDone, ledgerIn } = state.seats[seat]!;
    return state.phase === 'revenue' ? !revenueDone : !ledgerIn;
  });
  if (missing.length > 0)
    throw new Error(`${prompt.id} cannot be closed: seats ${missing.join(', ')} have not answered`);
  if (state.phase === 'revenue') happen(scene, { type: 'PlanningOpened', month: state.month });
  else for (const step of STEPS) step(scene);
  return scene.events;
}

/** S1 to S3: control is frozen, income is paid, and gifts have their step or ledgers are open at once. */
export function beginMonth(scene: Scene, month: number): void {
  const control = controlOf(scene.state);
  happen(scene, { type: 'MonthBegan', month, control });
  if (month > 1) payIncome(scene, control, month, false);
  const { dealWindow, giftsInMonthOne } = scene.state.config;
  const revenueStep = dealWindow === 'separate' && (month > 1 || giftsInMonthOne);
  if (!revenueStep) happen(scene, { type: 'PlanningOpened', month });
}

/** E1 to E3: the books are closed, then the next month begins or the game is over. */
export function endMonth(scene: Scene): void {
  const { month, config } = scene.state;
  if (month === config.months && config.finalRevenue) payIncome(scene, controlOf(scene.state), month + 1, true);
  closeBooks(scene);
  if (month === config.meetingMonths) happen(scene, { type: 'MeetingEnded', month });
  if (isOver(scene.state)) endGame(scene);
  else beginMonth(scene, month + 1);
}

function closeBooks(scene: Scene): void {
  const { month, config, seats } = scene.state;
  const books: (Book & { seat: number })[] = [];
  seats.forEach(({ books: lines }, seat) => {
    const line = lines[lines.length - 1];
    if (line?.month === month) books.push({ seat, ...line });
  });
  const own = config.cashVisibility === 'own';
  if (own) for (const { seat, ...book } of books) happen(scene, { type: 'BookKept', seat, book });
  happen(scene, { type: 'MonthEnded', month, books: own ? null : books });
}
