import type { Seat } from '#engine/title.ts';
import { combined } from '../board.ts';
import { inColumns } from '../columns.ts';
import { legal } from '../legal.ts';
import { hustleOf, locationOf, perkOf, profileOf } from '../lookup.ts';
import type { Legal, State, View } from '../model.ts';
import { view } from '../view.ts';
import { placeName, seatName } from '../wording.ts';
import { askedLines, bar } from './helpAsked.ts';
import { printCommand } from './print.ts';

/** How to answer by mail, in lines of at most 72 characters, with an example out of this seat's own numbers. */
export const helpText = (state: State, seat: Seat): string => helpFor(view(state, seat), legal(state, seat), seat);

function helpFor(seen: View, terms: Legal, seat: Seat): string {
  if (seen.phase === 'over') return 'The game is over; nothing is asked of you any more.';
  if (!seen.own) return 'Your gang is out of the game; you watch the others.';
  const sections = [
    aboutYou(seen, seat),
    ...(terms.terms ? [askedLines(seen, terms, terms.terms)] : []),
    ...(terms.commands.includes('TakeBack') ? [['Take your last act back:', bar('undo')]] : []),
    ...(seen.own.hand.length > 0 ? [handLines(seen)] : []),
    ...(seen.phase === 'turn' ? [standingLines(seen, terms)] : []),
    [
      'One command a line; # begins a remark. If a line cannot be read, nothing',
      'of the mail is done. Else they are done in order, until one is refused:',
      'a die or a card may come in between, and then you are asked again.',
    ],
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

function aboutYou(seen: View, seat: Seat): string[] {
  const own = seen.seats[seat]!;
  const profile = own.profile ? `, ${profileOf(seen, own.profile).name}` : '';
  const at = own.location ? ` at ${placeName(locationOf(seen, own.location).name, own.location)}` : '';
  const lines = inColumns(`You are ${seatName(seat)}${profile}${at}.`);
  if (seen.phase !== 'turn') return lines;
  return [
    ...lines,
    ...inColumns(
      `Reputation ${own.reputation}, health ${own.health} + armor ${own.armor} = ${combined(own)}, information ${own.information}, $${own.money}, gang ${own.gang}.`,
    ),
    ...(own.profile ? inColumns(profileOf(seen, own.profile).text) : []),
    ...own.perks.flatMap((id) => inColumns(`${perkOf(seen, id).name}: ${perkOf(seen, id).text}`)),
  ];
}

/** Each kind of card in hand with its text: a mail may be the first place where it is met. */
function handLines(seen: View): string[] {
  const kinds = [...new Set(seen.own?.hand)];
  return [
    'Your hand; in brackets how many other cards a card costs:',
    ...kinds.flatMap((id) => {
      const { name, cost, text } = hustleOf(seen, id);
      const copies = seen.own!.hand.filter((card) => card === id).length;
      return inColumns(`  ${copies > 1 ? `${copies} x ` : ''}${name} (${cost}): ${text}`, '    ');
    }),
  ];
}

/** The standing order in force, as the line that would set it (rules 8.5). */
function standingLines({ own }: View, { standing }: Legal): string[] {
  if (!own || !standing) return [];
  const { mode, minLoss, order } = own.standing;
  return [
    ...inColumns(
      'Losses by others are prevented as this line says; another one replaces it at any time (auto, ask or never; from which loss on; in which order):',
    ),
    bar(printCommand({ type: 'SetStanding', mode, minLoss, order: [...order] })),
  ];
}
