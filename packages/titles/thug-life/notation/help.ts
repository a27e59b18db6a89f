import type { Seat } from '#engine/title.ts';
import { deckOf } from '../deck/compiled.ts';
import { legal } from '../legal.ts';
import type { DefenceTerms, KillTerms, Legal, ReactTerms, RerollTerms, State, View } from '../model.ts';
import { view } from '../view.ts';
import { counted, listed, seatLetter, seatName, seatNames } from '../wording.ts';
import { textsOf, wrapped } from './cardLines.ts';
import { turnSection } from './helpTurn.ts';
import { printCommand } from './print.ts';
import { ordersInWords } from './standingWords.ts';

/** How to answer by mail, in lines of at most 72 characters, built of what the seat itself sees. */
export const helpText = (state: State, seat: Seat): string => helpFor(view(state, seat), legal(state, seat), seat);

/** Examples begin with a bar; lines that begin with a bar are skipped when a mail is read, so what comes back in a reply is no order. */
export const bar = (order: string): string => `| ${order}`;

export function helpFor(own: View, terms: Legal, seat: Seat): string {
  if (own.phase === 'over') return 'The game is over; no orders are awaited from you any more.';
  const sections = [
    opening(own, seat),
    cardsSection(own, seat),
    ...(terms.turn ? [turnSection(own, terms.turn)] : []),
    ...(terms.defence ? [defenceSection(own, terms.defence)] : []),
    ...(terms.react ? [reactSection(own, terms.react)] : []),
    ...(terms.reroll ? [rerollSection(terms.reroll)] : []),
    ...(terms.kills ? [killSection(own, terms.kills)] : []),
    ...(terms.targets?.[0] === undefined
      ? []
      : [seatsSection('TARGET', 'The Crime takes something from', terms.targets)]),
    ...(terms.bigBoss?.[0] === undefined ? [] : [seatsSection('BIGBOSS', 'You say who is Big Boss:', terms.bigBoss)]),
    standingSection(own, terms),
    [
      'One order a line, played in their order; # begins a remark. If one line',
      'cannot be read, nothing of the mail is done, and you are told why.',
    ],
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

function opening({ round, bosses, config, turn, active }: View, seat: Seat): string[] {
  const me = bosses[seat];
  if (!me) return [];
  const { thugs, respect, dollas, gangName } = me;
  return wrapped(
    `Round ${round}. You are ${seatName(seat)} (${seatLetter(seat)}), ${gangName}: Respect ${respect} of ${config.respectGoal}, ${counted(dollas, 'Dolla')}, ${counted(thugs.yard, 'Thug')} in the Yard, ${thugs.stash} in the Stash, ${thugs.streets} burnt out.${active === seat && turn ? ` ${counted(turn.actionsLeft, 'action')} left.` : ''}`,
  );
}

/** Every card that the seat holds, has built or must obey, once, with its text. */
function cardsSection({ config, own, bosses, dramaInPlay, playedInStreets }: View, seat: Seat): string[] {
  const built = bosses[seat] ? [...bosses[seat].homies, ...bosses[seat].rides, ...bosses[seat].turf] : [];
  const hand = own?.hand ?? [];
  const parts: [string, string[]][] = [
    ['Your hand:', textsOf(config.deck, hand)],
    [
      'On your Hood:',
      textsOf(
        config.deck,
        built.map(({ no }) => no),
      ),
    ],
    ['Dramas in play:', textsOf(config.deck, dramaInPlay, 'drama')],
    [
      'In the Streets:',
      textsOf(
        config.deck,
        playedInStreets.map(({ no }) => no),
      ),
    ],
  ];
  const lines = parts.flatMap(([head, texts]) => (texts.length > 0 ? [head, ...texts] : []));
  return hand.length > 0 ? lines : ['Your hand is empty.', ...lines];
}

function defenceSection(
  { config, own }: View,
  { for: against, attacker, driveBy, power, weapons, cautions }: DefenceTerms,
): string[] {
  const { street } = deckOf(config.deck);
  const ids = (nos: readonly number[]) => [...new Set(nos.map((no) => street[no]!.id))];
  const where =
    against === 'cops'
      ? 'The Cops fight your gang'
      : `${attacker === 'cops' ? 'The Cops' : seatName(attacker)} ${driveBy ? 'drives by your Hood' : 'picks a Fight with you'}`;
  const lines = wrapped(
    `${where}: Power ${power.attacker} against ${power.defender} as far as you can see, without dice and sealed cards.`,
  );
  const can = ids([...weapons, ...cautions]);
  if (can.length === 0) lines.push('You hold nothing that can be added here:');
  else {
    lines.push(...wrapped(`You may add ${listed(can)}:`));
    const first = (nos: readonly number[]) => ids(nos).slice(0, 1);
    lines.push(
      bar(printCommand({ type: 'Commit', weapons: first(weapons), cautions: first(cautions) })),
      'or nothing:',
    );
  }
  lines.push(bar('DEFEND NONE'));
  if (own?.commit) lines.push('You have an answer stored; a new DEFEND line replaces it.');
  return lines;
}

function reactSection({ config }: View, { cards }: ReactTerms): string[] {
  const lines = ['You may play a card into what is about to be rolled, or pass:'];
  for (const { no, hits } of cards) {
    const hit = hits.length > 1 ? hits[0] : undefined;
    const card = deckOf(config.deck).street[no]!.id;
    lines.push(bar(printCommand({ type: 'React', card, ...(hit === undefined ? {} : { hit }) })));
  }
  return [...lines, bar('REACT NONE'), 'REACT NONE ALWAYS passes now and is never asked again.'];
}

function rerollSection({ own, other, losing, die, left }: RerollTerms): string[] {
  const against = die === 'crime' ? `a Difficulty of ${other}` : `${other}`;
  return [
    ...wrapped(
      `You have ${own} against ${against}${losing ? ' and would not make it' : ' and would make it'}. Roll your die again (${left} left), or keep it?`,
    ),
    bar('REROLL'),
    'or:',
    bar('KEEP'),
  ];
}

function killSection({ config }: View, { count, thugs, homies }: KillTerms): string[] {
  const some = Math.min(thugs, count);
  const ids = homies.map((no) => deckOf(config.deck).street[no]!.id);
  return [
    ...wrapped(
      `${counted(count, 'Figure')} of yours must fall, out of ${[counted(thugs, 'Thug'), ...ids].join(', ')}:`,
    ),
    bar(printCommand({ type: 'ChooseKills', thugs: some, homies: ids.slice(0, count - some) })),
  ];
}

const seatsSection = (verb: 'TARGET' | 'BIGBOSS', text: string, seats: readonly Seat[]): string[] => [
  ...wrapped(`${text} ${seatNames(seats, 'or')}:`),
  bar(`${verb} ${seatName(seats[0]!).toUpperCase()}`),
];

/** What is done for the seat without asking it, and how to change that. */
function standingSection({ own, config }: View, { armable }: Legal): string[] {
  if (!own) return [];
  const lines = [
    'Your standing orders, seen by nobody else:',
    ...ordersInWords(own.orders, config).flatMap((sentence) => wrapped(`- ${sentence}`)),
    'They are changed at any time, for example:',
    bar('ORDER DEFENCE AUTO MATCH MAX 2'),
  ];
  const [unarmed] = armable.filter((id) => !own.orders.arms.some(({ card }) => card === id));
  return [
    ...lines,
    ...(unarmed ? [bar(armExample(config, unarmed))] : []),
    ...wrapped('NAME The Sharks gives your gang another name; RETIRE leaves the game for good.'),
  ];
}

/** A card that hits others is best kept for whoever leads. */
function armExample({ deck }: View['config'], id: string): string {
  const card = deckOf(deck).byId.get(id);
  const aims = card?.type === 'caution' && ['crime.rival', 'fight.rival'].includes(card.when);
  return `ARM ${id}${aims ? ' ON LEADER' : ''}`;
}
