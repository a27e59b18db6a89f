import type { Seat } from '#engine/title.ts';
import type { Event, State } from './model.ts';
import { patch } from './patch.ts';

/** After these nobody can go back: chance has spoken, something hidden was shown, or somebody else is concerned. */
export const STANDS: ReadonlySet<Event['type']> = new Set([
  'CardsDrawn',
  'DeckReshuffled',
  'DieRolled',
  'HitDeclared',
  'CardsDiscarded',
  'PlayerWhacked',
  'PlayerResigned',
  'TurnEnded',
  'GameEnded',
]);

/** More would only put off a deadline. */
const MOST_TAKEN_BACK = 5;

/** May this seat undo its last act? Only in its own turn, while it is asked. */
export const canTakeBack = ({ back, takenBack, active, ask }: State, seat: Seat): boolean =>
  back.length > 0 && takenBack < MOST_TAKEN_BACK && active === seat && (ask?.seats.includes(seat) ?? false);

/** What can be gone back to after an act in this state: no more than may be taken back. */
export const withBack = (state: State): State[] => [
  ...state.back.slice(1 - MOST_TAKEN_BACK),
  patch(state, { back: [] }),
];

/** The state before the last act. Standing orders stay as they are now; a question that comes again is a new one, with a new number. */
export function takenBack(state: State): State {
  const { ask, asked, players } = state;
  const before = state.back.at(-1);
  if (!before?.ask) return state;
  const again = before.ask;
  // The question of the hustle phase has stayed open all the time.
  const same = ask?.kind === 'hustle' && again.kind === 'hustle' && ask.no === again.no;
  const no = same ? again.no : (asked[again.kind] ?? 0) + 1;
  return patch(before, {
    back: state.back.slice(0, -1),
    ask: { ...again, no },
    asked: { ...asked, [again.kind]: Math.max(no, asked[again.kind] ?? 0) },
    takenBack: state.takenBack + 1,
    players: before.players.map((player) => {
      const { standing } = players[player.seat]!;
      return standing === player.standing ? player : { ...player, standing };
    }),
  });
}
