import type { AskKind, View } from '../../model.ts';
import { seatName, seatNames, sourceName } from '../../wording.ts';

const DOING: Readonly<Record<AskKind, string>> = {
  chooseProfile: 'chooses a profile',
  move: 'is to move',
  extraMove: 'may move once more',
  choose: 'has a choice to make',
  may: 'may pay for something',
  crimeScene: 'places the crime scene',
  put: 'puts the gang somewhere',
  discard: 'discards cards',
  recover: 'looks through the discard pile',
  reroll: 'may roll a die again',
  hustle: 'is in the hustle phase',
  prevent: 'may prevent a loss',
};

/** What the game waits for, in words. */
export function nowInWords(view: View): string {
  if (view.phase === 'over')
    return `${seatNames(view.winners)} ${view.winners.length === 1 ? 'wins' : 'win'}: ${endInWords(view)}.`;
  if (view.phase === 'profileChoice') return 'Everybody chooses one of two profiles.';
  const { ask, hit } = view;
  if (!ask) return `Round ${view.round}.`;
  if (ask.kind === 'prevent' && hit)
    return `${sourceName(hit.source)} of ${seatName(hit.attacker)}: ${seatNames(ask.seats)} may prevent the loss.`;
  return `Round ${view.round}: ${seatNames(ask.seats)} ${DOING[ask.kind]}.`;
}

function endInWords({ endReason }: View): string {
  switch (endReason) {
    case 'lastAlive':
      return 'nobody else is left';
    case 'reputation':
      return 'the whole town knows that name';
    case 'profile':
      return 'the aim on the profile is reached';
    case 'roundLimit':
      return 'the last round is over';
    case null:
      return 'the game is over';
  }
}
