import { locationOf } from '../../lookup.ts';
import type { View } from '../../model.ts';
import { ANCHORS, CELLS, squareOf } from '../../tables.ts';
import { costInWords, effectsInWords } from '../../texts.ts';
import { seatName } from '../../wording.ts';
import type { Question } from './questions.ts';
import type { Choice } from './Select.tsx';

const LATER: Choice = { value: '', label: 'ask me then' };

/** What a plan may answer to a question beforehand; the first one leaves it open. */
export function answersTo(view: View, question: Question): Choice[] {
  switch (question.op) {
    case 'choose':
      return [
        LATER,
        ...question.options.map(({ label, effects }, i) => ({
          value: String(i + 1),
          label: `${label}: ${effectsInWords(effects)}`,
        })),
      ];
    case 'may':
      return [
        LATER,
        { value: 'yes', label: `yes, pay ${costInWords(question.cost)}: ${effectsInWords(question.effects)}` },
        { value: 'no', label: 'no' },
      ];
    case 'crimeScene':
      return [LATER, ...anchorChoices(view)];
    case 'put':
      return [LATER, ...cellChoices(view)];
    case 'move':
      return [LATER, { value: 'stay', label: 'no further movement' }, ...cellChoices(view)];
    case 'recover':
    case 'discard':
      return [LATER];
  }
}

/** What the question is about, as a label. */
export function labelOf(question: Question): string {
  switch (question.op) {
    case 'choose':
      return 'Choose';
    case 'may':
      return 'Pay?';
    case 'crimeScene':
      return 'Crime scene around';
    case 'put':
      return 'Put my gang on';
    case 'move':
      return 'Then move to';
    case 'recover':
      return 'Take back';
    case 'discard':
      return 'Discard';
  }
}

/** The twelve places of the crime scene, with who would be inside. */
export const anchorChoices = (view: View): Choice[] =>
  ANCHORS.map((anchor) => {
    const square = squareOf(anchor);
    const inside = view.seats.filter(({ location }) => location !== null && square.includes(location));
    const who = inside.length > 0 ? ` (${inside.map(({ seat }) => seatName(seat)).join(', ')} inside)` : '';
    const now = view.crimeScene === anchor ? ', where it is' : '';
    return { value: anchor, label: `${square[0]}–${square[3]}${who}${now}` };
  });

export const cellChoices = (view: View): Choice[] =>
  CELLS.map((cell) => ({ value: cell, label: `${cell} ${locationOf(view, cell).name}` }));
