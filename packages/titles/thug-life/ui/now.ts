import type { Seat } from '#engine/title.ts';
import { cardName } from '../cardWords.ts';
import type { PromptKind, View } from '../model.ts';
import { counted, fighterName, listed, seatName, seatNames } from '../wording.ts';

/** Seats whose answer is missing, in seat order; in a turn the active Boss. */
export function awaited(view: View): Seat[] {
  if (view.phase === 'over') return [];
  if (view.phase === 'turn') return view.active === null ? [] : [view.active];
  return view.asks.filter(({ answered }) => !answered).map(({ seat }) => seat);
}

/** `Round 3 · Red’s turn`, for the head of the board. */
export function heading(view: View): string {
  if (view.result) return view.result.winners.length > 0 ? `${seatNames(view.result.winners)} won` : 'The game is over';
  if (view.phase === 'naming') return `Round ${view.round} · naming the Big Boss`;
  return `Round ${view.round} · ${view.active === null ? 'between turns' : `${seatName(view.active)}’s turn`}`;
}

const ANSWERS: Readonly<Record<PromptKind, string>> = {
  chooseBigBoss: 'names the Big Boss',
  turn: 'plays',
  defend: 'answers the attack',
  react: 'may play a card into it',
  copCommit: 'gets ready for the Cops',
  reroll: 'may roll again',
  chooseKills: 'says who falls',
  chooseTarget: 'says whom the Crime hits',
};

/** What is going on and who is awaited for what, in a sentence or two. */
export function nowInWords(view: View): string {
  if (view.result) return endInWords(view);
  const parts: string[] = [];
  const { pending } = view;
  if (pending?.type === 'fight') {
    const what =
      pending.kind === 'hood'
        ? pending.driveBy
          ? 'a Drive-by on'
          : 'a Fight at the Hood of'
        : pending.kind === 'street'
          ? 'a Street Fight with'
          : 'a Fight with';
    parts.push(`${capital(fighterName(pending.attacker))}: ${what} ${fighterName(pending.defender)}.`);
  }
  if (pending?.type === 'crime')
    parts.push(`${seatName(pending.by)} tries ${cardName(view.config.deck, pending.card)}.`);
  const waiting = awaited(view);
  if (view.phase === 'turn' && view.active !== null && view.turn)
    parts.push(`${seatName(view.active)} has ${counted(view.turn.actionsLeft, 'action')} left.`);
  else
    for (const kind of new Set(view.asks.map(({ prompt }) => prompt))) {
      const seats = view.asks
        .filter((ask) => ask.prompt === kind && waiting.includes(ask.seat))
        .map(({ seat }) => seat);
      if (seats.length > 0)
        parts.push(
          `${seatNames(seats)} ${seats.length > 1 ? ANSWERS[kind].replace(/^(\w+)s /, '$1 ') : ANSWERS[kind]}.`,
        );
    }
  return parts.join(' ') || `Round ${view.round}.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function endInWords({ result, config, bosses }: View): string {
  if (!result) return '';
  const names = seatNames(result.winners);
  if (result.reason === 'hoodFight')
    return `${names} won the last point in a Hood Fight: ${config.respectGoal} Respect.`;
  if (result.reason === 'lastSeat') return `${names} is the last Boss in town.`;
  const best = result.winners[0] === undefined ? 0 : (bosses[result.winners[0]]?.respect ?? 0);
  return `After ${config.maxRounds} rounds ${names} won with ${best} Respect.`;
}

/** What a shift change would follow from now, as the board shows it by two lamps. */
export function shiftForecast({ bosses, cops }: View): { emptyYards: Seat[]; noCops: boolean } {
  return {
    emptyYards: bosses.filter(({ thugs }) => thugs.yard === 0).map(({ seat }) => seat),
    noCops: cops.streets === 0,
  };
}

/** The forecast as a sentence. */
export function forecastInWords(view: View): string {
  const { emptyYards, noCops } = shiftForecast(view);
  const why = [
    ...(emptyYards.length > 0
      ? [`${seatNames(emptyYards)} ${emptyYards.length === 1 ? 'has' : 'have'} nobody in the Yard`]
      : []),
    ...(noCops ? ['no Cop is in the Streets'] : []),
  ];
  return why.length > 0
    ? `A shift change is due at the end of the round: ${listed(why)}.`
    : 'No shift change is due as things stand: every Yard has a Thug, and Cops are about.';
}
