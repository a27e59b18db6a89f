import { cardName, nameOfId } from '../cardWords.ts';
import { deckOf, shownName } from '../deck/compiled.ts';
import type { CardRef, Command, CommitSent, GroupSent, Legal, View } from '../model.ts';
import { filterInWords, ordersInWords } from '../notation/standingWords.ts';
import { counted, listed, seatName } from '../wording.ts';

/** A card as a command names it: by id or by number. */
const named = ({ config }: View, ref: CardRef): string =>
  typeof ref === 'number' ? cardName(config.deck, ref) : nameOfId(config.deck, ref);

const names = (view: View, refs: readonly CardRef[] | undefined): string[] =>
  (refs ?? []).map((ref) => named(view, ref));

function gangInWords(view: View, { thugs, homies, rides, turf }: GroupSent): string {
  const parts = [
    ...(thugs ? [counted(thugs, 'Thug')] : []),
    ...names(view, homies),
    ...names(view, rides),
    ...names(view, turf).map((name) => `${name} turned`),
  ];
  return listed(parts);
}

const POLICY = { ifLosing: 'if you would not win', never: 'never', ask: 'you are asked' } as const;

function addedInWords(view: View, { weapons, cautions, reroll, ifCops }: CommitSent): string[] {
  const cards = [...names(view, weapons), ...names(view, cautions)];
  return [
    cards.length > 0 ? `Sealed: ${listed(cards)}.` : 'No card added.',
    ...(reroll ? [`Roll again: ${POLICY[reroll]}.`] : []),
    ...(ifCops === undefined
      ? []
      : [
          ifCops === 'ask'
            ? 'If Cops come: you are asked.'
            : `If Cops come: ${ifCops.length > 0 ? listed(names(view, ifCops)) : 'no card'}.`,
        ]),
  ];
}

const CONDITIONS = { won: 'won', lost: 'lost', called: 'called off' } as const;

/** A stored command as its owner reads it; `view` is the seat's own after it. */
export function receipt(command: Command, view: View, _legal: Legal): readonly string[] {
  const lines = linesOf(command, view);
  return 'onlyIf' in command && command.onlyIf
    ? [`Only if the Fight or Crime before was ${CONDITIONS[command.onlyIf]}:`, ...lines]
    : lines;
}

function left({ turn, bosses, viewer }: View): string[] {
  const me = typeof viewer === 'number' ? bosses[viewer] : undefined;
  if (!me) return [];
  const { yard, stash, streets } = me.thugs;
  return [
    `Yard ${yard}, Stash ${stash}, Streets ${streets}; Respect ${me.respect}, ${counted(me.dollas, 'Dolla')}, ${counted(me.held, 'card')}${turn ? `; ${counted(turn.actionsLeft, 'action')} left` : ''}.`,
  ];
}

function linesOf(command: Command, view: View): string[] {
  const on = (target: number | undefined) => (target === undefined ? '' : ` on ${seatName(target)}`);
  const paid = (ref: CardRef | undefined) => (ref === undefined ? '' : `, giving up ${named(view, ref)}`);
  switch (command.type) {
    case 'JumpIn':
      return [`${counted(command.n ?? 1, 'Thug')} to jump in.`, ...left(view)];
    case 'Hustle':
      return [`${counted(command.n ?? 1, 'Thug')} to hustle, a card for each.`, ...left(view)];
    case 'Grind': {
      const { n = 1, from = 'streets' } = command;
      return [
        `${counted(n, 'Thug')} to grind ${from === 'streets' ? 'in the Streets' : `${seatName(from)}’s empty Hood`}.`,
        ...left(view),
      ];
    }
    case 'Upgrade':
      return [`${named(view, command.card)} is built on your Hood.`, ...left(view)];
    case 'PickFight': {
      const { target } = command;
      const whom =
        target === 'cops'
          ? 'the Cops'
          : 'hood' in target
            ? `${seatName(target.hood)}’s Hood`
            : `${seatName(target.street)} in the Streets`;
      return [`A Fight with ${whom}: ${gangInWords(view, command)}.`, ...addedInWords(view, command), ...left(view)];
    }
    case 'AttemptCrime':
      return [
        `${named(view, command.card)}${on(command.target)}: ${gangInWords(view, command)}.`,
        ...addedInWords(view, command),
        ...left(view),
      ];
    case 'BurnHomie':
      return [`${named(view, command.homie)} burns out${on(command.target)}.`, ...left(view)];
    case 'FlipTurf':
      return [
        `${named(view, command.turf)} is turned face down${on(command.target)}${paid(command.discard)}.`,
        ...left(view),
      ];
    case 'PlayCaution':
      return [`${named(view, command.card)} is played${on(command.target)}${paid(command.discard)}.`, ...left(view)];
    case 'DramaOffer':
      return [`${dramaOf(view, command.drama)}: taken${paid(command.discard)}.`, ...left(view)];
    case 'EndTurn': {
      const given = names(view, command.discard);
      return [`Your turn is over${given.length > 0 ? `; given up: ${listed(given)}` : ''}.`, ...left(view)];
    }
    case 'TakeBack':
      return ['Your last step is taken back.', ...left(view)];
    case 'Commit':
      return ['Your side of the Fight:', ...addedInWords(view, command)];
    case 'React':
      return [
        command.card === null
          ? 'You play no card into it.'
          : `You play ${named(view, command.card)} into it${on(command.hit)}.`,
      ];
    case 'Reroll':
      return [command.yes ? 'You roll again.' : 'You keep the die.'];
    case 'ChooseKills':
      return [
        `You lose: ${listed([...(command.thugs ? [counted(command.thugs, 'Thug')] : []), ...names(view, command.homies)])}.`,
      ];
    case 'ChooseTarget':
      return [`The Crime takes from ${seatName(command.target)}.`];
    case 'ChooseBigBoss':
      return [`${seatName(command.boss)} goes first.`];
    case 'SetOrders':
      return standing(view);
    case 'Arm':
      return [`Armed: ${named(view, command.card)}${filterInWords(command.filter ?? {})}.`, ...standing(view)];
    case 'Disarm':
      return [`Not armed any more: ${named(view, command.card)}.`, ...standing(view)];
    case 'NameGang':
      return [`Your gang is called ${command.name}.`];
    case 'Retire':
      return ['You leave the game. The house answers for your gang, and it can’t win any more.'];
    case 'Default':
      return ['The deadline has passed: the house answered for you.'];
  }
}

function dramaOf({ config }: View, ref: CardRef): string {
  const { drama, byId } = deckOf(config.deck);
  const card = typeof ref === 'number' ? drama[ref] : byId.get(ref);
  return card ? shownName(card) : String(ref);
}

const standing = (view: View): string[] =>
  view.own
    ? [
        'Your standing orders, seen by nobody else:',
        ...ordersInWords(view.own.orders, view.config).map((line) => `  ${line}`),
      ]
    : [];
