import type { Prompt, Seat } from '#engine/title.ts';
import { isAlive } from './board.ts';
import type { Ask, Command, State } from './model.ts';
import { nameOf, seatName, sourceName } from './wording.ts';

/**
 * Who is awaited (rules 5): one question at a time, to the active player or, sealed, to several. Whoever else is alive may set a
 * standing order meanwhile. Nobody is asked when the game is over.
 */
export function prompts(state: State): readonly Prompt[] {
  const { ask } = state;
  if (!ask) return [];
  return [
    {
      id: promptId(state, ask),
      kind: ask.kind,
      seats: ask.seats,
      ready: ask.seats.filter((seat) => hasAnswered(state, ask, seat)),
      welcome: state.players.flatMap((player) =>
        isAlive(player) && !ask.seats.includes(player.seat) ? [player.seat] : [],
      ),
      heard: true,
      label: labelOf(state, ask),
    },
  ];
}

/** `t12/hustle`, `t12/reroll2`. */
const promptId = ({ turnNo }: State, { kind, no }: Ask): string =>
  kind === 'chooseProfile' ? 'setup/profile' : `t${turnNo}/${kind}${no > 1 ? no : ''}`;

/** A sealed answer is stored; any other answer closes its question at once. */
export function hasAnswered({ players, hit }: State, { kind }: Pick<Ask, 'kind'>, seat: Seat): boolean {
  if (kind === 'chooseProfile') return players[seat]!.profile !== null;
  return kind === 'prevent' && hit?.victims.find((victim) => victim.seat === seat)?.answer !== null;
}

function labelOf({ round, hit }: State, ask: Ask): string {
  switch (ask.kind) {
    case 'chooseProfile':
      return 'which of your two profiles you keep';
    case 'move':
      return `your turn in round ${round}: where your gang moves`;
    case 'extraMove':
      return `your additional movement in round ${round}`;
    case 'choose':
    case 'may':
      return `your choice at ${nameOf(ask.effect.list.split('/')[1]!)} in round ${round}`;
    case 'crimeScene':
      return `where the crime scene goes in round ${round}`;
    case 'put':
      return `where your gang is put in round ${round}`;
    case 'discard':
      return `which cards you discard in round ${round}`;
    case 'recover':
      return `which cards you take from the discard pile in round ${round}`;
    case 'reroll':
      return `whether you reroll your die in round ${round}`;
    case 'hustle':
      return `your hustle phase in round ${round}`;
    case 'prevent':
      return hit
        ? `whether you prevent your loss from ${seatName(hit.attacker)}'s ${sourceName(hit.source)}`
        : 'whether you prevent your loss';
  }
}

/** At the deadline the house answers; `decide` knows with what (rules 5). */
export const fallback = (_state: State, _prompt: Prompt, _seat: Seat): Command => ({ type: 'Default' });
