import { cardName } from '../../cardWords.ts';
import { type DeckRef, deckOf, shownName } from '../../deck/compiled.ts';
import type { AbilityTerms, CardNo, FightTarget, TurnTerms, View } from '../../model.ts';
import { counted, seatName } from '../../wording.ts';
import type { Choice } from './fields.tsx';
import { crimeChance, fightChance } from './odds.ts';

export interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

/** The value of a step: what, whom or which card, and for abilities the rival and the card that pays (`-`: none). */
export const stepValue = (...parts: (string | number)[]): string => parts.join(':');

/** Everything that one step of a plan may be: what can be done now, and what may become possible by the steps before it. */
export function planGroups(view: View, turn: TurnTerms): ChoiceGroup[] {
  const groups = [actions(view, turn), fights(view, turn), crimes(view, turn), upgrades(view), free(view, turn)];
  return groups.filter(({ choices }) => choices.length > 0);
}

const rivals = ({ bosses, own: _, ...view }: View): number[] =>
  bosses.map(({ seat }) => seat).filter((seat) => seat !== view.viewer);

function actions(view: View, turn: TurnTerms): ChoiceGroup {
  const me = view.bosses[Number(view.viewer)]!;
  const most = (n: number) => (n > 0 ? `up to ${n} now` : 'not just now');
  const hoods = rivals(view).filter((seat) => view.bosses[seat]!.thugs.yard === 0);
  return {
    label: 'Actions with Thugs',
    choices: [
      {
        value: 'jump',
        label: `Jump in: Thugs from the Stash to the Yard (${me.thugs.stash} there, ${most(turn.jumpIn)})`,
      },
      { value: 'hustle', label: `Hustle: a Thug to the Streets for a card each (${most(turn.hustle)})` },
      {
        value: stepValue('grind', 'streets'),
        label: `Grind in the Streets: a Thug for a Dolla each (${counted(view.dollasInStreets, 'Dolla')} there)`,
      },
      ...hoods.map((seat) => ({
        value: stepValue('grind', seat),
        label: `Grind ${seatName(seat)}’s empty Hood: a Dolla each, ${seatName(seat)} loses Respect (${counted(view.bosses[seat]!.dollas, 'Dolla')} there)`,
      })),
    ],
  };
}

function fights(view: View, turn: TurnTerms): ChoiceGroup {
  const now = (value: string, label: string, open: boolean, needs: string): Choice => ({
    value,
    label: `${label}: ${open ? needs : 'not just now'}`,
  });
  const open = (value: string) => turn.fights.find(({ target }) => value === fightValue(target));
  const alone = (target: FightTarget) =>
    turn.ready.thugs > 0
      ? `; your ${counted(turn.ready.thugs, 'Thug')} alone would win ${fightChance(view, target, turn.ready.thugs)} %`
      : '';
  const choices = rivals(view).flatMap((seat) => {
    const [hood, street] = [open(fightValue({ hood: seat })), open(fightValue({ street: seat }))];
    return [
      now(
        fightValue({ hood: seat }),
        `Fight at ${seatName(seat)}’s Hood`,
        hood !== undefined,
        `against Power ${hood?.power ?? 0}${hood && hood.hood > 0 ? ` + ${hood.hood} on foot` : ''}${alone({ hood: seat })}`,
      ),
      now(
        fightValue({ street: seat }),
        `Fight ${seatName(seat)} in the Streets`,
        street !== undefined,
        `against Power ${street?.power ?? 0}${alone({ street: seat })}`,
      ),
    ];
  });
  const cops = open('fight:cops');
  return {
    label: 'Pick a Fight (one action; who goes, below)',
    choices: [
      ...choices,
      now(
        'fight:cops',
        'Fight the Cops',
        cops !== undefined,
        `${counted(view.cops.streets, 'Cop')}, for 2 Respect${alone('cops')}`,
      ),
    ],
  };
}

export const fightValue = (target: 'cops' | { hood: number } | { street: number }): string => {
  if (target === 'cops') return 'fight:cops';
  return 'hood' in target ? stepValue('fight', 'hood', target.hood) : stepValue('fight', 'street', target.street);
};

/** Crimes in hand, and Upgrades: each design once. */
function designsIn(ref: DeckRef, hand: readonly CardNo[], types: readonly string[]) {
  const { street } = deckOf(ref);
  const cards = hand.flatMap((no) => street[no] ?? []).filter(({ type }) => types.includes(type));
  return [...new Set(cards)];
}

const handOf = ({ own }: View): readonly CardNo[] => own?.hand ?? [];

function crimes(view: View, turn: TurnTerms): ChoiceGroup {
  const { thugs } = turn.ready;
  const choices = designsIn(view.config.deck, handOf(view), ['crime']).map((card) => {
    const open = turn.crimes.find(({ no }) => card.nos.includes(no));
    const chance =
      open && thugs > 0
        ? `, your ${counted(thugs, 'Thug')} alone would do it ${crimeChance(view, open.no, thugs)} %`
        : '';
    const needs = card.type === 'crime' ? `${open?.difficulty ?? card.difficulty} (${card.crimeType})` : '';
    return { value: stepValue('crime', card.id), label: `${shownName(card)}: needs ${needs}${chance}. ${card.text}` };
  });
  return { label: 'Attempt a Crime (one action; who goes, below)', choices };
}

const upgrades = (view: View): ChoiceGroup => ({
  label: 'Upgrade your Hood (one action)',
  choices: designsIn(view.config.deck, handOf(view), ['homie', 'ride', 'turf']).map((card) => ({
    value: stepValue('up', card.id),
    label: `Build ${shownName(card)}: ${card.text}`,
  })),
});

function free(view: View, turn: TurnTerms): ChoiceGroup {
  const deck = view.config.deck;
  const { drama } = deckOf(deck);
  const street = (what: string, verb: string, terms: readonly AbilityTerms[]) =>
    terms.flatMap((one) => abilityChoices(deck, what, `${verb} ${cardName(deck, one.no)}`, one));
  return {
    label: 'Free, no action',
    choices: [
      ...turn.offers.flatMap((one) =>
        abilityChoices(deck, 'drama', `Drama ${drama[one.no] ? shownName(drama[one.no]!) : ''}`, one),
      ),
      ...street('burn', 'Burn out', turn.burns),
      ...street('flip', 'Turn', turn.flips),
      ...street('play', 'Play', turn.cautions),
    ],
  };
}

function abilityChoices(deck: DeckRef, what: string, label: string, { no, targets, discards }: AbilityTerms): Choice[] {
  return (targets ?? [null]).flatMap((seat) =>
    (discards ?? [null]).map((discard) => ({
      value: stepValue(what, no, seat ?? '-', discard ?? '-'),
      label: `${label}${seat === null ? '' : ` on ${seatName(seat)}`}${discard === null ? '' : `, giving up ${cardName(deck, discard)}`}`,
    })),
  );
}
