import { cardName, dramaName } from '../../cardWords.ts';
import { deckOf, shownName } from '../../deck/compiled.ts';
import type { BossView, View } from '../../model.ts';
import { counted, listed, seatName } from '../../wording.ts';
import { forecastInWords, nowInWords } from '../now.ts';
import { hasOwnName } from '../seats.tsx';

/** The table in words, for those who hear it. */
export function boardInWords(view: View): string {
  const { config, cops, dollasInStreets, dramaInPlay, playedInStreets, deckSize, discard, own } = view;
  const dramas = dramaInPlay.map((no) => dramaName(config.deck, no));
  const lying = playedInStreets.map(({ no, by }) => `${cardName(config.deck, no)} by ${seatName(by)}`);
  return [
    nowInWords(view),
    `In the Streets: ${counted(cops.streets, 'Cop')}, ${counted(dollasInStreets, 'Dolla')}.`,
    dramas.length > 0 ? `Dramas in play: ${listed(dramas)}.` : 'No Drama is in play.',
    ...(lying.length > 0 ? [`Cards that lie there: ${listed(lying)}.`] : []),
    `${counted(deckSize, 'card')} in the deck, ${discard.length} discarded.`,
    ...view.bosses.map((boss) => bossInWords(view, boss)),
    ...(own
      ? [`Your hand: ${own.hand.length > 0 ? listed(own.hand.map((no) => cardName(config.deck, no))) : 'empty'}.`]
      : []),
    forecastInWords(view),
  ].join(' ');
}

function bossInWords({ config, bigBoss }: View, boss: BossView): string {
  const { seat, respect, dollas, thugs, held, retired } = boss;
  const upgrades = [...boss.homies, ...boss.rides, ...boss.turf].map(({ no, burnt }) => {
    const card = deckOf(config.deck).street[no];
    return card ? `${shownName(card)}${burnt ? ' burnt out' : ''}` : '';
  });
  return `${seatName(seat)}${hasOwnName(boss) ? `, ${boss.gangName}` : ''}${bigBoss === seat ? ', Big Boss' : ''}${retired ? ', has left' : ''}: ${[
    `Respect ${respect}`,
    counted(dollas, 'Dolla'),
    `${counted(thugs.yard, 'Thug')} in the Yard, ${thugs.stash} in the Stash, ${thugs.streets} burnt out`,
    `${counted(held, 'card')} in hand`,
    ...(upgrades.length > 0 ? [listed(upgrades)] : []),
  ].join('; ')}.`;
}
