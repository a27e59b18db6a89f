import type { Viewer } from '#engine/title.ts';
import type { Event, EventOf } from './model.ts';
import { printOrders } from './notation/print.ts';
import { STOPS } from './tables.ts';
import { cardName, cardNames, coins, listed, locationName, seatName, seatNames } from './wording.ts';

/** One or two sentences for log and mail; only for events that the viewer may read. */
export function tell(event: Event, viewer: Viewer): string {
  switch (event.type) {
    case 'GameStarted':
      return `${seatNames(event.coins.map((_, seat) => seat))} meet in the back room. ${seatName(event.first)} holds the torch and ${coins(event.coins[event.first] ?? 0)}; the City has ${event.city}.`;
    case 'LocationsDealt':
      return `Cards are dealt to ${places(event.slots)}: ${listed(event.cards.map(locationName))}.`;
    case 'RoundStarted':
      return `Round ${event.round} begins. Everybody chooses two out of ${event.handSize} cards.`;
    case 'PlanReady':
      return `${seatName(event.seat)} has a plan.`;
    case 'PlanSealed':
      return tellPlan(event, viewer);
    case 'PlansClosed':
      return event.round === 1
        ? 'Everyone has laid two cards face down.'
        : 'Everyone has discarded one card face down and laid two cards face down.';
    case 'NoHonorShown':
      return event.target === null
        ? `${seatName(event.seat)} shows No Honor and forgot to point at anybody.`
        : `${seatName(event.seat)} shows No Honor and points at ${seatName(event.target)}.`;
    case 'OrdersOpened':
      return 'Now the orders for the Reveal are written.';
    case 'OrdersSealed':
      return tellOrders(event, viewer);
    case 'OrdersClosed':
      return 'All orders are in.';
    case 'RevealStarted':
      return 'The Reveal begins.';
    case 'TurnStarted':
      return `${seatName(event.seat)} is asked which card to turn.`;
    case 'CardRevealed':
      return `${seatName(event.seat)} reveals ${cardName(event.card)}${event.pass === 2 ? ', the second time round' : ''}${event.auto ? ' (the deadline had passed)' : ''}.`;
    case 'Pointed':
      return event.target === null
        ? `${seatName(event.seat)} finds nobody to point at: ${cardName(event.kind)} has no effect.`
        : `${seatName(event.seat)} points ${cardName(event.kind)} at ${seatName(event.target)}: no ${cardName(STOPS[event.kind])} from there would go well.`;
    case 'HeistChoiceSealed':
      return `${whose(event.seat, viewer)} Heist ${event.decline || event.at === null ? 'takes nobody’s place' : `goes to location ${event.at}`}, if nobody stops it.`;
    case 'WindowOpened':
      return `${seatNames(event.eligible)} may stop the ${cardName(STOPS[event.kind])} of ${seatName(event.thief)} with ${cardName(event.kind)}.`;
    case 'ReactionSealed':
      return tellReaction(event, viewer);
    case 'WindowClosed':
      return event.by === null
        ? `Nobody stops ${seatName(event.thief)}.`
        : `${seatName(event.by)} has something against it.`;
    case 'Interrupted':
      return `${seatName(event.by)} springs ${cardName(event.kind)}: the ${cardName(STOPS[event.kind])} of ${seatName(event.thief)} comes to nothing.`;
    case 'Caught':
      return tellCaught(event);
    case 'Stole':
      return event.amount > 0
        ? `${seatName(event.seat)} steals ${coins(event.amount)} from the City.`
        : `${seatName(event.seat)} steals nothing: the City is empty.`;
    case 'HeistPlaced':
      return event.replaced === null
        ? `${seatName(event.seat)} sits down at location ${event.location}.`
        : `${seatName(event.seat)}, the poorer one, pushes ${seatName(event.replaced)} out of location ${event.location}.`;
    case 'HeistFailed':
      return event.reason === 'noRoom'
        ? `${seatName(event.seat)} finds no room: every location is taken, and nobody there is richer.`
        : `${seatName(event.seat)} leaves the others in their places; the Heist comes to nothing.`;
    case 'RevealEnded':
      return event.absent.length === 0
        ? 'All cards lie open.'
        : `All cards lie open. ${seatNames(event.absent)} had sent no plan in time; the house had made one.`;
    case 'HeistResolved':
      return tellHeist(event);
    case 'BetrayalResolved':
      return tellBetrayal(event);
    case 'GameWon':
      return `${seatName(event.seat)} has ${coins(event.coins)}, more than anybody else, and wins.`;
    case 'VictoryTied':
      return `${seatNames(event.seats)} share the top with ${coins(event.coins)}: nobody wins, and the game goes on.`;
    case 'FoolMeOpened':
      return 'Everybody chooses which of the two cards to give up.';
    case 'DiscardReady':
      return `${seatName(event.seat)} has chosen what to give up.`;
    case 'DiscardSealed':
      return `${event.seat === viewer ? 'You give' : `${seatName(event.seat)} gives`} up ${cardName(event.card)}${event.auto ? ' (not your choice)' : ''}.`;
    case 'DiscardsShown':
      return `Given up: ${listed(event.cards.map((card, seat) => `${seatName(seat)} ${cardName(card)}`))}.`;
    case 'LocationsRefilled':
      return `The cards of ${places(event.slots)} go back into the deck, and new ones are dealt face down.`;
    case 'TorchPassed':
      return event.coin > 0
        ? `The torch passes to ${seatName(event.to)}, with ${coins(event.coin)} from the City.`
        : `The torch passes to ${seatName(event.to)}; the City has no coin to go with it.`;
  }
}

const whose = (seat: number, viewer: Viewer): string => (seat === viewer ? 'Your' : `${seatName(seat)}’s`);

const places = (slots: readonly number[]): string =>
  `${slots.length === 1 ? 'location' : 'locations'} ${listed(slots.map(String))}`;

const inLines = (lines: readonly string[]): string => (lines.length === 0 ? 'nothing special' : lines.join('; '));

function tellPlan({ seat, plan }: EventOf<'PlanSealed'>, viewer: Viewer): string {
  const maker = { player: '', forced: ' (there was no choice)', deadline: ' (made by the house at the deadline)' }[
    plan.by
  ];
  const given = plan.discard === null ? '' : `, giving up ${cardName(plan.discard)}`;
  const aim = plan.target === null ? '' : ` pointing at ${seatName(plan.target)}`;
  const cards = plan.cards.map((card) => (card === 'noHonor' ? `${cardName(card)}${aim}` : cardName(card)));
  return `${whose(seat, viewer)} plan${maker}: ${listed(cards)}${given}${plan.final ? ', orders final' : ''}.`;
}

function tellOrders({ seat, orders, final, auto }: EventOf<'OrdersSealed'>, viewer: Viewer): string {
  const maker = auto ? ' (as they stood at the deadline)' : final ? ', final' : '';
  return `${whose(seat, viewer)} orders${maker}: ${inLines(printOrders(orders))}.`;
}

function tellReaction({ seat, play, auto }: EventOf<'ReactionSealed'>, viewer: Viewer): string {
  const who = seat === viewer ? 'You are' : `${seatName(seat)} is`;
  if (play === null) return `${who} asked.`;
  return `${whose(seat, viewer)} answer${auto ? ', by standing order or deadline' : ''}: ${play ? 'yes' : 'no'}.`;
}

function tellCaught({ seat, crime, cause, by, paid }: EventOf<'Caught'>): string {
  const fine = paid > 0 ? `pays ${coins(paid)} to the City` : 'has no coin to pay with';
  return cause === 'prediction'
    ? `${seatNames(by)} saw it coming: ${seatName(seat)} is caught at the ${cardName(crime)}, gets nothing and ${fine}.`
    : `${seatName(seat)}, stopped at the ${cardName(crime)}, ${fine}.`;
}

function tellHeist({ seat, location, card, delta }: EventOf<'HeistResolved'>): string {
  const at = `Location ${location} is ${card === 'prison' ? 'the Prison' : `worth ${locationName(card)}`}`;
  if (card === 'prison')
    return delta < 0
      ? `${at}: ${seatName(seat)} pays ${coins(-delta)} to the City.`
      : `${at}: ${seatName(seat)} has no coin to pay with and walks out.`;
  const short = delta === Number(card.slice(-1)) ? '' : ', all that the City has';
  return `${at}: ${seatName(seat)} gets ${coins(delta)}${short}.`;
}

function tellBetrayal({ seat, target, outcome, amount }: EventOf<'BetrayalResolved'>): string {
  if (outcome === 'forgot' || target === null) return `${seatName(seat)} had pointed at nobody and betrays nobody.`;
  if (outcome === 'businessman')
    return `${seatName(target)} turns out to be an honest businessman (${cardNames(['trap', 'sabotage'])}): ${seatName(seat)} ${amount > 0 ? `pays ${coins(amount)} for the insult` : 'would have to pay but has no coin'}.`;
  return amount > 0
    ? `${seatName(seat)} robs ${seatName(target)} of ${coins(amount)}.`
    : `${seatName(seat)} robs ${seatName(target)}, who has nothing.`;
}
