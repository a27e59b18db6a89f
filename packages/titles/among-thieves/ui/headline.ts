import type { Chapter } from '#titles/furniture.ts';
import type { Event, EventOf } from '../model.ts';
import { cardName, coins, seatName, seatNames } from '../wording.ts';

const all = <Type extends Event['type']>(events: readonly Event[], type: Type): EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);

const COUNT_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

/** The biggest news of a chapter in a few words, or null: the end, a tie, betrayals, the Prison, a big haul, who was caught. */
export function headline({ events }: Chapter<Event>): string | null {
  const [won] = all(events, 'GameWon');
  if (won) return `${seatName(won.seat)} wins with ${coins(won.coins)}`;
  const [tied] = all(events, 'VictoryTied');
  if (tied) return `${seatNames(tied.seats)} share the top`;
  return ofTheRound(events) ?? ofATurn(events) ?? ofTheStart(events);
}

function ofTheRound(events: readonly Event[]): string | null {
  const betrayals = all(events, 'BetrayalResolved');
  const fooled = betrayals.find(({ outcome }) => outcome === 'businessman');
  if (fooled?.target != null) return `${seatName(fooled.seat)} insults an honest businessman`;
  const robbed = [...betrayals].sort((a, b) => b.amount - a.amount)[0];
  if (robbed?.target != null && robbed.amount > 0)
    return `${seatName(robbed.seat)} robs ${seatName(robbed.target)} of ${coins(robbed.amount)}`;
  const haul = [...all(events, 'HeistResolved')].sort((a, b) => b.delta - a.delta)[0];
  if (haul && haul.delta > 0) return `${seatName(haul.seat)} comes home with ${coins(haul.delta)}`;
  if (haul?.card === 'prison') return `${seatName(haul.seat)} goes to Prison`;
  return null;
}

function ofATurn(events: readonly Event[]): string | null {
  const [caught] = all(events, 'Caught');
  if (caught) return `${seatName(caught.seat)} is caught at the ${cardName(caught.crime)}`;
  const [stopped] = all(events, 'Interrupted');
  if (stopped) return `${seatName(stopped.by)} stops ${seatName(stopped.thief)}`;
  const thieves = all(events, 'Stole').filter(({ amount }) => amount > 0);
  if (thieves.length > 0) return `${seatNames(thieves.map(({ seat }) => seat))} at work`;
  const [placed] = all(events, 'HeistPlaced');
  if (placed) return `${seatName(placed.seat)} breaks into location ${placed.location}`;
  const [window] = all(events, 'WindowOpened');
  return window ? `${seatName(window.thief)} is at it` : null;
}

function ofTheStart(events: readonly Event[]): string | null {
  const dishonor = all(events, 'NoHonorShown').filter(({ target }) => target !== null);
  const [one, another] = dishonor;
  if (another) return `${COUNT_WORDS[dishonor.length] ?? dishonor.length} knives are drawn`;
  if (one?.target != null) return `${seatName(one.seat)} points at ${seatName(one.target)}`;
  if (all(events, 'RevealEnded').length > 0) return 'A quiet round';
  if (all(events, 'PlansClosed').length > 0) return 'The cards are on the table';
  if (all(events, 'CardRevealed').length > 0) return 'Cards are turned';
  if (all(events, 'DiscardsShown').length > 0) return 'Cards are given up';
  return all(events, 'GameStarted').length > 0 ? 'Thieves meet in the back room' : null;
}
