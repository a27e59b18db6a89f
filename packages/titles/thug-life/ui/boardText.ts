import { cardName, dramaName } from '../cardWords.ts';
import type { BossView, CardNo, View } from '../model.ts';
import { fighterName, seatLetter, seatName } from '../wording.ts';
import { sorted } from './board/sizes.ts';
import { awaited, forecastInWords, heading, nowInWords } from './now.ts';

const WIDTH = 72;

/** Breaks a line between its words; lines that follow are indented. */
function wrap(text: string, indent = '   '): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${lines.length > 0 ? indent : ''}${word}`.slice(0, WIDTH));
  }
  return lines;
}

const COLUMNS = '            Respect  Dollas  Yard  Stash  Streets  Cards';

const row = (view: View, { seat, respect, dollas, thugs, held, retired }: BossView): string =>
  [
    view.viewer === seat ? '*' : ' ',
    seatLetter(seat),
    ` ${seatName(seat).padEnd(9)}`,
    String(respect).padStart(7),
    String(dollas).padStart(8),
    (thugs.yard === 0 ? 'EMPTY' : String(thugs.yard)).padStart(6),
    String(thugs.stash).padStart(7),
    String(thugs.streets).padStart(9),
    String(held).padStart(7),
    retired ? '  has left' : view.bigBoss === seat ? '  Big Boss' : awaited(view).includes(seat) ? '  asked' : '',
  ].join('');

/** "Big Tiny (burnt out)"; nothing where a Hood has nothing. */
function hoodLines(view: View, { seat, homies, rides, turf }: BossView): string[] {
  const names = [...homies, ...rides, ...turf].map(
    ({ no, burnt }) => `${cardName(view.config.deck, no)}${burnt ? ' (burnt out)' : ''}`,
  );
  return names.length > 0 ? wrap(`${seatName(seat)} has ${names.join(', ')}`) : [];
}

function pendingLines(view: View): string[] {
  const { pending, config } = view;
  if (pending?.type !== 'fight') return [];
  return (['attacker', 'defender'] as const).flatMap((side) => {
    const group = pending.groups[side];
    const names = (nos: readonly CardNo[]) => nos.map((no) => cardName(config.deck, no));
    const parts = group
      ? [`${group.thugs} T`, ...names([...group.homies, ...group.rides, ...group.turf])]
      : [`${view.cops.streets} Cops`];
    const die = pending.dice[side];
    return wrap(
      `   ${fighterName(pending[side])}: ${[...parts, ...names(pending.table[side])].join(', ')}${die ? `; die ${die}` : ''}`,
      '      ',
    );
  });
}

/** The table as plain text of at most 72 columns. */
export function boardText(view: View): string {
  const { config, cops, dollasInStreets, deckSize, discard, dramaInPlay, playedInStreets, own } = view;
  const dramas = dramaInPlay.map((no) => dramaName(config.deck, no));
  const lying = playedInStreets.map(({ no, by }) => `${cardName(config.deck, no)} (${seatName(by)})`);
  return [
    ...wrap(`Thug Life. ${heading(view)}; ${config.respectGoal} Respect win, the last point in a Hood Fight.`),
    ...wrap(
      `In the Streets: ${cops.streets} Cops (${cops.supply} more), ${dollasInStreets} Dollas. Deck ${deckSize}, discarded ${discard.length}.`,
    ),
    ...wrap(dramas.length > 0 ? `Dramas: ${dramas.join(', ')}` : 'No Drama in play.'),
    ...(lying.length > 0 ? wrap(`Cards that lie there: ${lying.join(', ')}`) : []),
    COLUMNS,
    ...view.bosses.map((boss) => row(view, boss)),
    ...view.bosses.flatMap((boss) => hoodLines(view, boss)),
    ...(view.pending || view.phase !== 'turn' ? wrap(nowInWords(view)) : []),
    ...pendingLines(view),
    ...(view.phase === 'over' ? [] : wrap(forecastInWords(view))),
    ...(own
      ? wrap(
          `Your hand: ${
            sorted(config.deck, own.hand)
              .map((no) => cardName(config.deck, no))
              .join(', ') || 'empty'
          }`,
        )
      : []),
  ].join('\n');
}
