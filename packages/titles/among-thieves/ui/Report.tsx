import type { Viewer } from '#engine/title.ts';
import type { Chapter } from '#titles/furniture.ts';
import type { Event } from '../model.ts';
import { tell } from '../tell.ts';
import { seatName } from '../wording.ts';
import { headline } from './headline.ts';
import { accountOf, moveInWords, movesOf, REASONS, signed } from './report/coins.ts';
import { type Step, stepsOf } from './report/steps.ts';
import { CardSign, SeatSign } from './seats.tsx';

interface StepProps {
  step: Step;
  /** From 1. */
  number: number;
  /** Name of the group of step buttons: one for every report on a page. */
  group: string;
  /** The step opens another part of the round than the one before. */
  opens: boolean;
  viewer: Viewer;
}

const OneStep = ({ step, number, group, opens, viewer }: StepProps) => (
  <li>
    {opens && <h4 class="among-thieves-part">{step.section}</h4>}
    <label class="among-thieves-number">
      <input type="radio" name={group} value={String(number)} />
      <span>
        <span class="among-thieves-unseen">Show the round up to step </span>
        {number}
      </span>
    </label>
    <div class="among-thieves-step">
      <p>
        {step.seat !== null && <SeatSign seat={step.seat} />} {step.card && <CardSign card={step.card} />}{' '}
        {step.events.map((event) => tell(event, viewer)).join(' ')}
      </p>
      <Moves events={step.events} />
    </div>
  </li>
);

const Moves = ({ events }: { events: readonly Event[] }) => {
  const moves = events.flatMap(movesOf);
  if (moves.length === 0) return null;
  return (
    <ul class="among-thieves-moves" aria-label="Coins moved">
      {moves.map((move) => (
        <li class={move.coins < 0 ? 'among-thieves-loss' : 'among-thieves-gain'}>{moveInWords(move)}</li>
      ))}
    </ul>
  );
};

/** Where the coins went, seat by seat and reason by reason. */
const Account = ({ events }: { events: readonly Event[] }) => {
  const rows = accountOf(events);
  if (rows.length === 0) return null;
  const reasons = REASONS.filter((reason) => rows.some(({ by }) => by[reason] !== 0));
  return (
    <section class="among-thieves-scroll" tabindex={0} aria-label="Why coins moved">
      <table class="among-thieves-table">
        <caption class="among-thieves-hint">Why coins moved</caption>
        <thead>
          <tr>
            <th scope="col">Thief</th>
            {reasons.map((reason) => (
              <th scope="col">{reason}</th>
            ))}
            <th scope="col">In all</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, by, sum }) => (
            <tr>
              <th scope="row">
                <SeatSign seat={seat} /> {seatName(seat)}
              </th>
              {reasons.map((reason) => (
                <td>{by[reason] === 0 ? '·' : signed(by[reason])}</td>
              ))}
              <td>
                <strong>{sum === 0 ? '0' : signed(sum)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/**
 * The round as a play in numbered steps; null for commits that changed nothing on the table. All steps are there to be read; choosing a
 * number hides what comes after it (style sheet alone), so that one can step through the Reveal.
 */
export const Report = ({ chapter, viewer }: { chapter: Chapter<Event>; viewer: Viewer }) => {
  const steps = stepsOf(chapter.events);
  if (steps.length === 0) return null;
  const title = headline(chapter);
  const group = `among-thieves-step-${chapter.n}`;
  return (
    <article class="among-thieves-play">
      {title && <h3 class="among-thieves-headline">{title}</h3>}
      {steps.length > 2 && (
        <p class="among-thieves-hint">
          To step through it, choose 1 and go on with the arrow keys, or from number to number.
        </p>
      )}
      {steps.length > 2 && (
        <p>
          <label class="among-thieves-choice">
            <input type="radio" name={group} value="all" checked /> Show all
          </label>
        </p>
      )}
      <ol class="among-thieves-steps">
        {steps.map((step, i) => (
          <OneStep
            step={step}
            number={i + 1}
            group={group}
            opens={step.section !== steps[i - 1]?.section}
            viewer={viewer}
          />
        ))}
      </ol>
      <Account events={chapter.events} />
    </article>
  );
};
