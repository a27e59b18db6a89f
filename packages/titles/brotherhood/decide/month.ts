import type { Luck } from '#engine/luck.ts';
import type { Prompt } from '#engine/title.ts';
import { controlOf } from '../board.ts';
import type { Book, Event, State } from '../model.ts';
import { isAwaited, promptOf } from '../prompts.ts';
import { judgeAlternatives } from './alternatives.ts';
import { askClaims, askSheets, askTargets } from './asking.ts';
import { endGame, isOver } from './ending.ts';
import { settleEstates } from './estates.ts';
import { fight } from './fights.ts';
import { holdHearing } from './hearing.ts';
import { payIncome } from './income.ts';
import { orderInfluence, useInfluence } from './influence.ts';
import { settleDisputes } from './overtime.ts';
import { place, reveal } from './placement.ts';
import { happen, openScene, type Scene } from './scene.ts';
import { takeOver } from './takeover.ts';

/** Plays a part of the month; `false`: it stops there, because answers are awaited. `resumed`: they have come in. */
type Step = (scene: Scene, resumed: boolean) => boolean;

const always =
  (step: (scene: Scene) => void): Step =>
  (scene) => {
    step(scene);
    return true;
  };
const unlessAsked =
  (ask: (scene: Scene) => boolean): Step =>
  (scene) =>
    !ask(scene);

/** From the reveal to the end of the month (rules 5.2), in this order. By post it is played in one go. */
const STEPS = {
  reveal: always(reveal),
  place: always(place),
  judgeAlternatives: always(judgeAlternatives),
  holdHearing,
  orderInfluence: always(orderInfluence),
  askSheets: unlessAsked(askSheets),
  useInfluence,
  askTargets: unlessAsked(askTargets),
  fight: always(fight),
  settleDisputes,
  askClaims: unlessAsked(askClaims),
  takeOver,
  settleEstates: always(settleEstates),
  endMonth: always(endMonth),
} as const satisfies Record<string, Step>;
type StepName = keyof typeof STEPS;

const ORDER = Object.keys(STEPS) as StepName[];

/** Where play goes on when the open prompt is closed, and whether that step had begun. The state says it all. */
function positionOf({ phase, takenOver }: State): [step: StepName, resumed: boolean] {
  switch (phase) {
    case 'bribe':
      return ['holdHearing', true];
    case 'sheet':
      return ['useInfluence', false];
    case 'influence':
      return ['useInfluence', true];
    case 'targets':
      return ['fight', false];
    case 'claims':
      return ['takeOver', false];
    case 'overtime':
      return [takenOver === null ? 'settleDisputes' : 'takeOver', true];
    case 'planning':
    case 'revenue':
    case 'finished':
      return ['reveal', false];
  }
}

/** Plays on until answers are awaited or the month is over. */
function playOn(scene: Scene): void {
  const [first, resumed] = positionOf(scene.state);
  for (const step of ORDER.slice(ORDER.indexOf(first))) if (!STEPS[step](scene, resumed && step === first)) return;
}

/** Closes the prompt that everybody has answered: the revenue step opens planning, others play on to the next prompt. */
export function close(state: State, prompt: Prompt, luck: Luck): readonly Event[] {
  const scene = openScene(state, luck);
  const missing = promptOf(state)?.seats.filter((seat) => isAwaited(state, seat)) ?? [];
  if (missing.length > 0)
    throw new Error(`${prompt.id} cannot be closed: seats ${missing.join(', ')} have not answered`);
  if (state.phase === 'revenue') happen(scene, { type: 'PlanningOpened', month: state.month });
  else playOn(scene);
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
