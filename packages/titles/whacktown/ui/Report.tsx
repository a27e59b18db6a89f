import type { Viewer } from '#engine/title.ts';
import type { Chapter } from '#titles/furniture.ts';
import type { Event } from '../model.ts';
import { tell } from '../tell.ts';
import { nameOf, seatName } from '../wording.ts';
import { Die } from './Die.tsx';
import { headline } from './headline.ts';
import { deltaInWords, deltasOf, summed } from './report/deltas.ts';
import { type Hit, type Step, stepsOf } from './report/steps.ts';
import { SeatSign, Sign } from './seats.tsx';

interface StepProps {
  step: Step;
  /** From 1. */
  number: number;
  /** Name of the group of step buttons: one for every report on a page. */
  group: string;
  viewer: Viewer;
}

const OneStep = ({ step, number, group, viewer }: StepProps) => (
  <li>
    <label class="whacktown-frame">
      <input type="radio" name={group} value={String(number)} />
      <span>
        <span class="whacktown-unseen">Show what happened up to step </span>
        {number}
      </span>
    </label>
    <div class="whacktown-step">
      {step.dice.length > 0 && (
        <p class="whacktown-dice">
          {step.dice.map(({ face, shows, away }) => (
            <Die face={face} name={nameOf(shows)} away={away} />
          ))}
        </p>
      )}
      <p>
        {step.seat !== null && <SeatSign seat={step.seat} />} {step.icon && <Sign name={step.icon} />}{' '}
        {step.events.map((event) => tell(event, viewer)).join(' ')}
      </p>
      {step.hits.map((hit) => (
        <Losses hit={hit} />
      ))}
      <Moves step={step} />
    </div>
  </li>
);

/** Who was to lose how much, and what came of it; what was prevented is struck out. */
const Losses = ({ hit }: { hit: Hit }) => (
  <ul class="whacktown-losses" aria-label={`Losses through ${seatName(hit.attacker)}`}>
    {hit.victims.map(({ seat, amount, end, whacked }) => (
      <li>
        <SeatSign seat={seat} /> {seatName(seat)}{' '}
        {end?.type === 'LossPrevented' ? (
          <>
            <s>−{amount}</s> <b class="whacktown-gain">{nameOf(end.with)}</b>
          </>
        ) : (
          <b class="whacktown-loss">−{amount}</b>
        )}
        {end?.type === 'LossTaken' && (
          <>
            {end.armorDamaged > 0 && (
              <span>
                {' '}
                <Sign name="damaged" /> {end.armorDamaged}
              </span>
            )}
            {end.healthLost > 0 && (
              <span>
                {' '}
                <Sign name="health" /> {end.healthLost}
              </span>
            )}
          </>
        )}
        {end === null && <span class="whacktown-hint"> may still be prevented</span>}
        {whacked && <strong class="whacktown-whacked"> WHACKED</strong>}
      </li>
    ))}
  </ul>
);

const Moves = ({ step }: { step: Step }) => {
  // A loss stands in its own list.
  const moves = summed(step.events.flatMap((event) => (event.type === 'LossTaken' ? [] : deltasOf(event))));
  if (moves.length === 0) return null;
  return (
    <ul class="whacktown-moves" aria-label="Gained and lost">
      {moves.map((move) => (
        <li class={move.n < 0 === (move.what !== 'damaged') ? 'whacktown-loss' : 'whacktown-gain'}>
          {deltaInWords(move)}
        </li>
      ))}
    </ul>
  );
};

/**
 * A commit as a strip of numbered steps, hits one by one; null where nothing happened in the town. All steps are there to be read;
 * choosing a number hides what comes after it (style sheet alone).
 */
export const Report = ({ chapter, viewer }: { chapter: Chapter<Event>; viewer: Viewer }) => {
  const steps = stepsOf(chapter.events);
  if (steps.length === 0) return null;
  const title = headline(chapter);
  const group = `whacktown-step-${chapter.n}`;
  return (
    <article class="whacktown-strip">
      {title && <h3 class="whacktown-headline">{title}</h3>}
      {steps.length > 2 && (
        <p>
          <label class="whacktown-choice">
            <input type="radio" name={group} value="all" checked /> Show all; or choose a number to go step by step
          </label>
        </p>
      )}
      <ol class="whacktown-film">
        {steps.map((step, i) => (
          <OneStep step={step} number={i + 1} group={group} viewer={viewer} />
        ))}
      </ol>
    </article>
  );
};
