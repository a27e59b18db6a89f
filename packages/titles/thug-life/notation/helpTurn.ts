import { deckOf } from '../deck/compiled.ts';
import type { AbilityTerms, Command, TurnTerms, View } from '../model.ts';
import { counted, seatNames } from '../wording.ts';
import { wrapped } from './cardLines.ts';
import { printCommand } from './print.ts';

/** What can be done in the own turn, each kind with an example that is accepted now. */
export function turnSection(own: View, turn: TurnTerms): string[] {
  const head =
    turn.step === 'drama'
      ? `It is your turn: first what Dramas offer, then ${counted(turn.actionsLeft, 'action')} in any order. You can:`
      : `It is your turn, with ${counted(turn.actionsLeft, 'action')} left. You can:`;
  const examples = [...offers(own, turn), ...actions(own, turn), ...free(own, turn)];
  return [
    ...wrapped(head, ''),
    ...examples.flatMap(([text, command]) => [...wrapped(text), `| ${printCommand(command)}`]),
    'and in the end, with the cards you do not want to keep:',
    `| ${printCommand({ type: 'EndTurn', ...discardOf(own) })}`,
    ...wrapped('Several lines make a plan; a line may depend on the Fight or Crime before it:'),
    '| IF LOST: JUMP IN',
    ...(turn.takeBack ? ['Your last step can still be taken back:', '| UNDO'] : []),
  ];
}

type Example = [string, Command];

const idOf = ({ config }: View, no: number): string => deckOf(config.deck).street[no]!.id;

function discardOf(own: View): { discard?: string[] } {
  const [last] = own.own?.hand.slice(-1) ?? [];
  return last === undefined ? {} : { discard: [idOf(own, last)] };
}

function offers(own: View, { offers: terms }: TurnTerms): Example[] {
  return terms.map(({ no, discards }) => {
    const drama = deckOf(own.config.deck).drama[no]!;
    const discard = discards?.[0];
    return [
      `${drama.name}:`,
      { type: 'DramaOffer', drama: drama.id, ...(discard === undefined ? {} : { discard: idOf(own, discard) }) },
    ];
  });
}

function actions(own: View, turn: TurnTerms): Example[] {
  const examples: Example[] = [];
  if (turn.jumpIn > 0)
    examples.push([`bring Thugs from the Stash to the Yard, 1 to ${turn.jumpIn}:`, { type: 'JumpIn', n: turn.jumpIn }]);
  if (turn.hustle > 0)
    examples.push([`send Thugs to the Streets for a card each, 1 to ${turn.hustle}:`, { type: 'Hustle', n: 1 }]);
  for (const { from, most } of turn.grind)
    examples.push([
      from === 'streets' ? `for a Dolla each, 1 to ${most}:` : 'out of an empty Hood:',
      { type: 'Grind', n: 1, from },
    ]);
  for (const no of turn.upgrades.slice(0, 1))
    examples.push(['build one of your upgrades:', { type: 'Upgrade', card: idOf(own, no) }]);
  const gang =
    turn.ready.thugs > 0 ? { thugs: turn.ready.thugs } : { homies: turn.ready.homies.map((no) => idOf(own, no)) };
  const [fight] = turn.fights;
  if (fight) {
    const weapons = fight.weapons.slice(0, 1).map((no) => idOf(own, no));
    const against = [...new Set(turn.fights.flatMap(({ seat }) => (seat === null ? [] : [seat])))];
    const whom = [
      ...(against.length > 0 ? [seatNames(against, 'or')] : []),
      ...(turn.fights.some(({ seat }) => seat === null) ? ['the Cops'] : []),
    ];
    examples.push([
      `fight ${whom.join(' or ')}, with ready Figures, IN Rides, and USE Weapons:`,
      { type: 'PickFight', target: fight.target, ...gang, weapons },
    ]);
  }
  const [crime] = turn.crimes;
  if (crime)
    examples.push([
      `try a Crime (Difficulty ${crime.difficulty}):`,
      {
        type: 'AttemptCrime',
        card: idOf(own, crime.no),
        ...gang,
        weapons: crime.weapons.slice(0, 1).map((no) => idOf(own, no)),
      },
    ]);
  return examples;
}

const aimed = (own: View, { targets, discards }: AbilityTerms) => ({
  ...(targets?.[0] === undefined ? {} : { target: targets[0] }),
  ...(discards?.[0] === undefined ? {} : { discard: idOf(own, discards[0]) }),
});

function free(own: View, { burns, flips, cautions }: TurnTerms): Example[] {
  return [
    ...burns.slice(0, 1).map((one): Example => {
      const { target } = aimed(own, one);
      return [
        'free, a Homie burns out for his ability:',
        { type: 'BurnHomie', homie: idOf(own, one.no), ...(target === undefined ? {} : { target }) },
      ];
    }),
    ...flips
      .slice(0, 1)
      .map(
        (one): Example => [
          'free, turn Turf face down:',
          { type: 'FlipTurf', turf: idOf(own, one.no), ...aimed(own, one) },
        ],
      ),
    ...cautions
      .slice(0, 1)
      .map(
        (one): Example => [
          'free, play a Caution:',
          { type: 'PlayCaution', card: idOf(own, one.no), ...aimed(own, one) },
        ],
      ),
  ];
}
