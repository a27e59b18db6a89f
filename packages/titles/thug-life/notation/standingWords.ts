import { nameOfId } from '../cardWords.ts';
import type { Config, Filter, HowMany, StandingOrders } from '../model.ts';
import { counted, listed, seatNames } from '../wording.ts';

const WEAPONS: Readonly<Record<HowMany, string>> = {
  none: 'no Weapon',
  match: 'Weapons until the sums that I can see are even',
  all: 'all Weapons',
};

const upTo = (many: HowMany, max: number): string =>
  many === 'none' ? WEAPONS.none : `${WEAPONS[many]}, at most ${max}`;

/** Standing orders as sentences that their owner reads. */
export function ordersInWords(orders: StandingOrders, config: Config): string[] {
  const name = (id: string) => nameOfId(config.deck, id);
  const names = (ids: readonly string[]) => listed(ids.map(name));
  const { defence, cops, reroll, kills, bigBossTie, arms, autoArm, autoPass } = orders;
  const lines = [
    defence.mode === 'auto'
      ? `When a Boss picks a Fight with me, nobody asks me: I add ${upTo(defence.weapons, defence.max)}.`
      : `When a Boss picks a Fight with me, ask me; if I miss the deadline I add ${upTo(defence.weapons, defence.max)}.`,
  ];
  if (defence.keep.length > 0) lines.push(`Never spent without asking: ${names(defence.keep)}.`);
  if (defence.order.length > 0)
    lines.push(
      `Weapons are spent in this order: ${defence.order.map(name).join(', then ')}; then the others, the best first.`,
    );
  if (defence.cautions.length > 0)
    lines.push(
      `Cautions added to such a defence, in this order and at most ${defence.maxCautions}: ${defence.cautions.map(name).join(', ')}.`,
    );
  lines.push(
    cops.mode === 'auto'
      ? `When Cops come after a bust or two shields, nobody asks me: I add ${upTo(cops.weapons, cops.max)}.`
      : `When Cops come after a bust or two shields, ask me; if I miss the deadline I add ${upTo(cops.weapons, cops.max)}.`,
    {
      ifLosing: 'I roll again whenever I would not win otherwise.',
      never: 'I never roll again.',
      ask: 'Ask me each time I could roll again.',
    }[reroll],
    killsInWords(kills, name),
    bigBossTie === 'self'
      ? 'If I have to break a tie for Big Boss, I take it, else the next one clockwise.'
      : bigBossTie === 'ask'
        ? 'If I have to break a tie for Big Boss, ask me.'
        : `If I have to break a tie for Big Boss: ${seatNames(bigBossTie, 'or')}, in this order, else myself.`,
  );
  for (const { card, filter } of arms) lines.push(`Armed: ${name(card)}${filterInWords(filter)}.`);
  lines.push(
    autoArm
      ? 'Cards that save me from Cops or from being robbed count as armed by themselves.'
      : 'Cards that save me from Cops or from being robbed work only if I arm them.',
  );
  if (config.reactions === 'window')
    lines.push(
      autoPass
        ? 'Never ask me for cards into other people’s Fights and Crimes; use what is armed.'
        : 'Ask me for cards into other people’s Fights and Crimes.',
    );
  return lines;
}

function killsInWords(kills: StandingOrders['kills'], name: (id: string) => string): string {
  if (kills === 'thugsFirst') return 'If somebody of mine must fall, Thugs first, then the weakest Homies.';
  if (kills === 'homiesFirst') return 'If somebody of mine must fall, the weakest Homies first, then Thugs.';
  if (kills === 'ask') return 'If somebody of mine must fall and there is a choice, ask me.';
  return `If somebody of mine must fall, in this order: ${kills.map((one) => (one === 'thug' ? 'the Thugs' : name(one))).join(', ')}.`;
}

/** " on whoever leads, if the Crime is worth 2 Respect"; empty for any. */
export function filterInWords(filter: Filter): string {
  const { seats, crimes, kinds, takes, minRespect, minDifficulty, minBossRespect, minFigures } = filter;
  const whom =
    seats === undefined || seats === 'any'
      ? ''
      : seats === 'leader'
        ? ' on whoever has most Respect'
        : ` on ${seatNames(seats, 'or')}`;
  const only = [
    ...(crimes ? [`the Crime is ${listed(crimes, 'or')}`] : []),
    ...(minRespect === undefined ? [] : [`the Crime is worth ${minRespect} Respect or more`]),
    ...(minDifficulty === undefined ? [] : [`its Difficulty is ${minDifficulty} or more`]),
    ...(kinds ? [`it is a ${listed(kinds, 'or')} Fight`] : []),
    ...(minBossRespect === undefined ? [] : [`he has ${minBossRespect} Respect or more`]),
    ...(takes ? [`a ${listed(takes, 'or')} is taken`] : []),
    ...(minFigures === undefined ? [] : [`at least ${counted(minFigures, 'Figure')} would be lost`]),
  ];
  return `${whom}${only.length > 0 ? `, if ${listed(only)}` : whom === '' ? ' at any time' : ''}`;
}
