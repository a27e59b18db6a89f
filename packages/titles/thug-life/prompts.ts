import type { Prompt, Seat } from '#engine/title.ts';
import { clockwise, deckAt } from './board.ts';
import { shownName } from './deck/compiled.ts';
import type { Command, PromptKind, State } from './model.ts';
import { seatName } from './wording.ts';

/** Who is awaited (rules 5.8): the active Boss in his turn, or all who are asked in a window. Nobody when the game is over. */
export function prompts(state: State): readonly Prompt[] {
  const { phase, asks, active, moment } = state;
  if (phase === 'over') return [];
  const [first] = asks;
  if (!first)
    return active === null
      ? []
      : [
          {
            // The deadline of a turn is that of its prompt; after an interruption it is a new one.
            id: `${moment.label}/turn${moment.asks > 0 ? moment.asks + 1 : ''}`,
            kind: 'turn',
            seats: [active],
            ready: [],
            welcome: welcomeTo(state, [active]),
            heard: true,
            label: `your turn in round ${state.round}`,
          },
        ];
  const seats = asks.map(({ seat }) => seat).sort((a, b) => a - b);
  // In one window some defend and others may react: it is called after the defence.
  const kind = asks.find(({ prompt }) => prompt === 'defend')?.prompt ?? first.prompt;
  return [
    {
      id: `${moment.label}/${kind}${moment.asks}`,
      kind,
      seats,
      ready: asks.flatMap(({ seat, answered }) => (answered ? [seat] : [])).sort((a, b) => a - b),
      welcome: welcomeTo(state, seats),
      heard: true,
      label: labelOf(state, kind),
    },
  ];
}

/** Orders, arms and the like may be sent at any time by whoever has not retired. */
const welcomeTo = ({ n, retired }: State, asked: readonly Seat[]): readonly Seat[] =>
  clockwise(n, 0).filter((seat) => !asked.includes(seat) && !retired.includes(seat));

function labelOf(state: State, kind: PromptKind): string {
  const { pending, round } = state;
  switch (kind) {
    case 'chooseBigBoss':
      return `which of the tied Bosses goes first in round ${round}`;
    case 'turn':
      return `your turn in round ${round}`;
    case 'defend':
    case 'react':
      return pending?.type === 'crime'
        ? `cards against ${seatName(pending.by)}'s Crime ${crimeName(state)}`
        : `cards for the Fight ${fightWords(state)}`;
    case 'copCommit':
      return 'your cards against the Cops';
    case 'reroll':
      return pending?.type === 'crime'
        ? `a re-roll for ${crimeName(state)}`
        : `a re-roll in the Fight ${fightWords(state)}`;
    case 'chooseKills':
      return `whom you lose in the Fight ${fightWords(state)}`;
    case 'chooseTarget':
      return `from whom ${crimeName(state)} takes`;
    default:
      return kind satisfies never;
  }
}

function crimeName(state: State): string {
  if (state.pending?.type !== 'crime') return 'the Crime';
  return shownName(deckAt(state).street[state.pending.card]!);
}

function fightWords({ pending }: State): string {
  if (pending?.type !== 'fight') return '';
  const { attacker, defender, kind, driveBy } = pending;
  const name = (who: Seat | 'cops') => (who === 'cops' ? 'the Cops' : seatName(who));
  const where = kind === 'hood' ? (driveBy ? ' (Drive-by)' : ' (Hood)') : kind === 'street' ? ' (Streets)' : '';
  return `${name(attacker)} against ${name(defender)}${where}`;
}

/** At the deadline the house answers; `decide` knows with what. */
export const fallback = (_state: State, _prompt: Prompt, _seat: Seat): Command => ({ type: 'Default' });
