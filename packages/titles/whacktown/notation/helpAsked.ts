import { inColumns } from '../columns.ts';
import { faceOf, hustleOf, locationOf, perkOf, profileOf, sourceNameOf } from '../lookup.ts';
import type { Legal, Terms, TermsOf, View } from '../model.ts';
import { costInWords, effectsInWords } from '../texts.ts';
import { counted } from '../wording.ts';
import { exampleCommand, examplePlay } from './example.ts';
import { printCommand } from './print.ts';

/** Every example begins with a bar; such lines are skipped when a mail is read, so what comes back inside a reply is no command. */
export const bar = (line: string): string => `| ${line}`;

/** What the open question wants, and how it is written. */
export function askedLines(seen: View, legal: Legal, terms: Terms): string[] {
  const example = bar(printCommand(exampleCommand(seen, legal)));
  switch (terms.kind) {
    case 'chooseProfile':
      return [
        'Keep one of your two profiles; the lower number acts first:',
        ...terms.profiles.flatMap((id) => {
          const { name, turnOrder, text } = profileOf(seen, id);
          return inColumns(`  ${name} (${turnOrder}). ${text}.`, '    ');
        }),
        example,
      ];
    case 'move':
      return [
        ...['Move your gang; a location goes by its cell or its name:', example],
        ...moveLines(seen, terms),
        ...closedLines(legal),
        ...['You may write the whole turn, for example:', example, ...wholeTurn(seen)],
      ];
    case 'extraMove':
      return ['One more movement, if you like:', example, ...moveLines(seen, terms), 'or not:', bar('stay')];
    case 'choose':
      return [
        'Choose one, by number or word:',
        ...terms.options.flatMap(({ label, effects }, i) =>
          inColumns(`  ${i + 1} ${label}: ${effectsInWords(effects)}`, '    '),
        ),
        example,
      ];
    case 'may':
      return [
        ...inColumns(
          `You may pay ${costInWords(terms.cost)}${terms.cards > 0 ? ', and say which cards' : ''}, for this: ${effectsInWords(terms.effects)}`,
        ),
        ...[example, 'or not:', bar('no')],
      ];
    case 'crimeScene':
      return ['Place the crime scene by its top left cell, A1 to D3:', example];
    case 'put':
      return ['Put your gang on another cell:', example, ...inColumns(`  Possible: ${terms.cells.join(' ')}`)];
    case 'discard':
      return [`Discard ${counted(terms.n, 'card')}:`, example];
    case 'recover':
      return [
        `Take up to ${counted(terms.most, 'card')} from the discard pile:`,
        ...inColumns(`  There: ${[...new Set(terms.cards)].map((id) => hustleOf(seen, id).name).join(', ')}`, '    '),
        ...[example, bar('take nothing')],
      ];
    case 'hustle':
      return hustleLines(seen, terms);
    case 'reroll': {
      const { name, text } = faceOf(seen, terms.face);
      return [...inColumns(`Your die shows ${name}: ${text}.`), 'Roll it again:', example, 'or not:', bar('keep')];
    }
    case 'prevent':
      return [
        ...inColumns(
          `You are about to lose ${terms.loss}. Prevent it with ${terms.sources.map((id) => sourceNameOf(seen, id)).join(', ')}, or not:`,
        ),
        ...[example, bar('prevent none')],
      ];
  }
}

/** Where the gang may go, with price and what the place gives. */
const moveLines = (seen: View, { moves }: TermsOf<'move'> | TermsOf<'extraMove'>): string[] =>
  moves.flatMap(({ to, pays, needsSneakIn }) => {
    const { name, text } = locationOf(seen, to);
    const price = [...(pays > 0 ? [`pays $${pays}`] : []), ...(needsSneakIn ? ['write sneak behind it'] : [])];
    return inColumns(`  ${to} ${name}${price.length > 0 ? ` (${price.join(', ')})` : ''}: ${text}`, '     ');
  });

/** Why not the others. */
function closedLines({ places }: Legal): string[] {
  const closed = places.flatMap(({ refusal }) =>
    refusal && refusal.code !== 'SAME_LOCATION' ? inColumns(`  ${refusal.say}`, '     ') : [],
  );
  return closed.length > 0 ? ['Not now:', ...closed] : [];
}

/** The further lines of a turn: a card of this hand, and the end. */
function wholeTurn(seen: View): string[] {
  const card = seen.own?.hand.find((id) => hustleOf(seen, id).cost < seen.own!.hand.length);
  if (card === undefined) return [bar('end')];
  const rest = [...seen.own!.hand];
  rest.splice(rest.indexOf(card), 1);
  const discard = rest.slice(0, hustleOf(seen, card).cost);
  return [bar(printCommand({ type: 'Play', card, discard })), bar('end')];
}

function hustleLines(seen: View, terms: TermsOf<'hustle'>): string[] {
  const play = examplePlay(terms);
  const lines = play
    ? ['Play a card, and name the cards that you discard for it:', bar(printCommand(play))]
    : ['No card of your hand can be played now.'];
  for (const { source, cost, cards, refusal } of terms.abilities) {
    if (refusal) continue;
    const name = source === 'profile' ? 'your profile' : perkOf(seen, source).name;
    const discard = (seen.own?.hand ?? []).slice(0, cards);
    lines.push(...inColumns(`Use ${name}, for ${costInWords(cost)}:`));
    lines.push(bar(printCommand({ type: 'Ability', source, ...(cards > 0 ? { discard } : {}) })));
  }
  return [...lines, 'End your turn, and draw:', bar('end')];
}
