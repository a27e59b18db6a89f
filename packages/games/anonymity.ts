import type { Viewer } from '#engine/title.ts';
import { isOver } from './look.ts';
import type { GameState } from './model.ts';
import type { GameRecord, Holder, PressParty } from './ports.ts';

/** Are seats known by colour alone now? Once the game is over everybody may know whom he has played with. */
export const isVeiled = (record: Pick<GameRecord, 'anonymous'>, state: GameState): boolean =>
  record.anonymous === true && !isOver(state);

/** The holders as one viewer may see them: behind a veil nobody but himself has a name, an address, a zone or an account. */
export function asSeen(
  record: Pick<GameRecord, 'anonymous'>,
  state: GameState,
  holders: readonly Holder[],
  viewer: Viewer,
): readonly Holder[] {
  if (!isVeiled(record, state)) return holders;
  return holders.map((holder) =>
    holder.seat === viewer
      ? holder
      : { ...holder, name: '', email: null, zone: null, person: null, bot: null, state: veiledState(holder) },
  );
}

/** Not even whether a seat is a bot's. Before the start it shows whether somebody is missing. */
const veiledState = ({ state }: Holder): Holder['state'] => (state === 'bot' ? 'accepted' : state);

/** Does a person sit there? Whoever was invited and has not answered plays from the start, too. */
export const isHeld = ({ state }: Pick<Holder, 'state'>): boolean => state === 'accepted' || state === 'invited';

/** What press and notes belong to: who takes a seat over reads neither his forerunner's letters nor his notes. */
export const partyOf = ({ seat, tenure = 0 }: Pick<Holder, 'seat' | 'tenure'>): PressParty => ({ seat, tenure });
