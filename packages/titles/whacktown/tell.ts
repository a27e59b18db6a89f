import type { Seat, Viewer } from '#engine/title.ts';
import { sourceOf } from './deck/deck.ts';
import type { Event, EventOf, Payment } from './model.ts';
import { tellEnd, tellEstate, tellStanding } from './tellLong.ts';
import { amountText, cardList, counted, listed, nameOf, placeName, seatName, sourceName } from './wording.ts';

/**
 * One or two sentences for log and mail; only for events that the viewer may read. `Asked` and `Answered` are the machinery of the
 * turn and say nothing.
 */
export function tell(event: Event, viewer: Viewer): string {
  const says = (seat: Seat, mine: string, theirs: string) =>
    seat === viewer ? `You ${mine}` : `${seatName(seat)} ${theirs}`;
  switch (event.type) {
    case 'GameCreated':
      return `${listed(Array.from({ length: event.n }, (_, seat) => seatName(seat)))} meet on STREET GANG. The cards are ${event.set}.`;
    case 'CityBuilt':
      return `The city is built: ${Object.entries(event.cells)
        .map(([cell, id]) => `${cell} ${nameOf(id)}`)
        .join(', ')}.`;
    case 'PerkSupplySet':
      return `Perks in this game: ${event.perks.length > 0 ? listed(event.perks.map(nameOf)) : 'none'}.`;
    case 'ProfilesDealt':
      return `${says(event.seat, 'are', 'is')} dealt ${listed(event.profiles.map(nameOf))}, and one of them is to be kept.`;
    case 'ProfileChosen':
      return `${says(event.seat, 'keep', 'keeps')} ${nameOf(event.profile)}.`;
    case 'ProfilesRevealed':
      return `The profiles are shown, in turn order: ${event.turnOrder
        .map((seat) => `${seatName(seat)} is ${nameOf(event.profiles[seat] ?? '')}`)
        .join(', ')}.`;
    case 'TokensPlaced':
      return tellTokens(event);
    case 'StartResourcesGained':
      return tellStart(event);
    case 'CardsDrawn':
      return `${says(event.seat, 'draw', 'draws')} ${counted(event.n, 'card')}.`;
    case 'CardsReceived':
      return `${event.seat === viewer ? 'Your' : `${seatName(event.seat)}’s`} new cards: ${cardList(event.cards)}.`;
    case 'DeckReshuffled':
      return `The deck is empty: the ${counted(event.n, 'card')} of the discard pile are shuffled.`;
    case 'TurnStarted':
      return `Round ${event.round}: it is ${event.seat === viewer ? 'your' : `${seatName(event.seat)}’s`} turn.`;
    case 'BombArmed':
      return `${whose(event.seat, viewer)} BOMB is armed and explodes at the start of ${event.seat === viewer ? 'your' : `${seatName(event.seat)}’s`} next turn.`;
    case 'BombExploded':
      return `${whose(event.seat, viewer)} BOMB explodes: with ${event.livingPlayers} gangs alive, ${event.amount} for each opponent.`;
    case 'BombGained':
      return `${says(event.seat, 'get', 'gets')} a BOMB (${sourceName(event.source)}). It is loading.`;
    case 'Moved':
      return tellMove(event, says);
    case 'MovementSkipped':
      return `${says(event.seat, 'find', 'finds')} no location to ${event.additional ? 'go on to' : 'move to'}.`;
    case 'MovementDeclined':
      return `${says(event.seat, 'stay', 'stays')} there instead of moving on.`;
    case 'TokensTaken':
      return `${says(event.seat, 'pick', 'picks')} up ${tokens(event.bones, event.evidence)} at ${event.cell}.`;
    case 'ResourceGained':
      return tellGain(event, says);
    case 'ResourceLost':
      return `${says(event.seat, 'lose', 'loses')} ${amountText(event.lost, event.resource)} (${sourceName(event.source)}).`;
    case 'Stolen':
      return `${says(event.seat, 'take', 'takes')} ${event.from.map((one) => `${amountText(one.n, event.resource)} from ${one.seat === viewer ? 'you' : seatName(one.seat)}`).join(', ')} (${sourceName(event.source)}) and ${event.seat === viewer ? 'gain' : 'gains'} ${amountText(event.gained, event.resource)}.`;
    case 'ArmorRepaired':
      return `${says(event.seat, 'repair', 'repairs')} ${event.n} armor.`;
    case 'DieRolled':
      return event.auto
        ? `${says(event.seat, 'roll', 'rolls')} ${event.face}, ${nameOf(event.shows)}, with a BOMB there already: the die is thrown again.`
        : `${says(event.seat, 'roll', 'rolls')} ${event.face}: ${nameOf(event.shows)}.`;
    case 'DieRerolled':
      return `${says(event.seat, 'reroll', 'rerolls')} the die with ${event.with === 'profile' ? 'the profile' : nameOf(event.with)}.`;
    case 'HitDeclared':
      return `${sourceName(event.source)} of ${seatName(event.attacker)} hits ${listed(event.amounts.map(({ seat, n }) => `${seat === viewer ? 'you' : seatName(seat)} for ${n}`))}.`;
    case 'PreventionChosen':
      return event.source === 'none'
        ? `${says(event.seat, 'prevent', 'prevents')} nothing.`
        : `${says(event.seat, 'are', 'is')} to use ${nameOf(event.source)}.`;
    case 'LossPrevented':
      return `${says(event.seat, 'lose', 'loses')} nothing, thanks to ${nameOf(event.with)}${paidText(event.paid)}.`;
    case 'LossTaken':
      return `${says(event.seat, 'lose', 'loses')} ${lossText(event)}.`;
    case 'PlayerWhacked':
      return `${says(event.seat, 'are', 'is')} whacked${event.by === null ? '' : ` by ${event.by === viewer ? 'you' : seatName(event.by)}`}. ${tellEstate(event)}`;
    case 'PlayerResigned':
      return `${says(event.seat, 'give', 'gives')} up. ${tellEstate(event)}`;
    case 'ReputationGained':
      return `Reputation: ${listed(event.gains.map(({ seat, n }) => `${seat === viewer ? 'you' : seatName(seat)} +${n}`))}.`;
    case 'PerkTaken':
      return `${says(event.to, 'take', 'takes')} ${nameOf(event.perk)}${event.from === 'supply' ? '' : ` from ${event.from === viewer ? 'you' : seatName(event.from)}`}.`;
    case 'CrimeScenePlaced':
      return `${says(event.seat, 'place', 'places')} the crime scene with its top left corner at ${event.anchor}.`;
    case 'GangPut':
      return `${says(event.seat, 'put your', 'puts the')} gang on ${placeName(nameOf(event.location), event.to)}.`;
    case 'HustlePlayed':
      return `${says(event.seat, 'play', 'plays')} ${nameOf(event.card)}${event.discards.length > 0 ? `, discarding ${cardList(event.discards)}` : ''}.`;
    case 'PreparationPlaced':
      return `${nameOf(event.card)} lies ready in front of ${event.seat === viewer ? 'you' : seatName(event.seat)}.`;
    case 'AbilityUsed':
      return `${says(event.seat, 'use', 'uses')} ${event.source === 'profile' ? `${event.seat === viewer ? 'your' : 'the'} profile` : nameOf(event.source)}${paidText(event.paid)}.`;
    case 'CardsDiscarded':
      return `${says(event.seat, 'discard', 'discards')} ${cardList(event.cards)}${event.reason === 'random' ? ', picked at random' : ''}.`;
    case 'CardsRecovered':
      return `${says(event.seat, 'take', 'takes')} ${cardList(event.cards)} from the discard pile.`;
    case 'OptionChosen':
      return tellOption(event, says);
    case 'TakenBack':
      return `${says(event.seat, 'take', 'takes')} the last act back.`;
    case 'StandingSet':
      return tellStanding(event, viewer);
    case 'TurnEnded':
      return `${whose(event.seat, viewer)} turn is over.`;
    case 'GameEnded':
      return tellEnd(event);
    case 'Asked':
    case 'Answered':
    case 'HustleResolved':
      return '';
    default:
      return event satisfies never;
  }
}

/** A verb for the viewer himself, and one for somebody else. */
type Says = (seat: Seat, mine: string, theirs: string) => string;

const whose = (seat: Seat, viewer: Viewer): string => (seat === viewer ? 'Your' : `${seatName(seat)}’s`);

function tokens(bones: number, evidence: number): string {
  const parts = [
    ...(bones > 0 ? [counted(bones, 'bone')] : []),
    ...(evidence > 0 ? [counted(evidence, 'piece of evidence', 'pieces of evidence')] : []),
  ];
  return listed(parts);
}

function tellTokens({ bones, evidence }: EventOf<'TokensPlaced'>): string {
  const parts = [
    ...(bones.length > 0 ? [`A bone lies on each of ${counted(bones.length, 'location')}.`] : []),
    ...(evidence.length > 0 ? [`There is evidence at ${listed(evidence)}.`] : []),
  ];
  return parts.join(' ');
}

function tellStart({ seat, health, armor, damaged, gang, money, rep }: EventOf<'StartResourcesGained'>): string {
  const parts = [
    `${health} health`,
    `${armor} armor`,
    ...(damaged > 0 ? [`${damaged} damaged armor`] : []),
    ...(gang > 0 ? [amountText(gang, 'gang')] : []),
    ...(money > 0 ? [amountText(money, 'money')] : []),
    ...(rep > 0 ? [amountText(rep, 'rep')] : []),
  ];
  return `${seatName(seat)} starts with ${listed(parts)}.`;
}

function tellMove({ seat, from, to, location, paid, additional, sneakIn }: EventOf<'Moved'>, says: Says): string {
  const price = paid > 0 ? ` for $${paid}` : '';
  const spent = sneakIn === null ? '' : `, past the police with ${nameOf(sneakIn)}`;
  const verb = additional ? says(seat, 'move on', 'moves on') : says(seat, 'move', 'moves');
  return `${verb} from ${from} to ${placeName(nameOf(location), to)}${price}${spent}.`;
}

function tellGain({ seat, resource, asked, gained, source }: EventOf<'ResourceGained'>, says: Says): string {
  const got = `${says(seat, 'gain', 'gains')} ${amountText(gained, resource)}`;
  const short = gained < asked ? ` instead of ${asked}: ${SHORT[resource]}` : '';
  return `${got}${short} (${sourceName(source)}).`;
}

const SHORT: Readonly<Record<EventOf<'ResourceGained'>['resource'], string>> = {
  health: 'there is no room for more',
  info: 'there is no room for more',
  gang: 'there is no room for more',
  rep: 'there is no room for more',
  money: 'the supply is empty',
  armor: 'the supply is empty',
};

function lossText({ armorDamaged, healthLost }: EventOf<'LossTaken'>): string {
  const parts = [
    ...(armorDamaged > 0 ? [`${armorDamaged} armor, which is damaged`] : []),
    ...(healthLost > 0 ? [`${healthLost} health`] : []),
  ];
  return parts.length > 0 ? listed(parts) : 'nothing';
}

/** ` (paid: PIZZA, $2)`; empty where nothing was paid but the thing itself. */
function paidText({ cards, money, health, bones }: Payment): string {
  const parts = [
    ...(cards?.length ? [cardList(cards)] : []),
    ...(money ? [`$${money}`] : []),
    ...(health ? [`${health} health`] : []),
    ...(bones ? [counted(bones, 'bone')] : []),
  ];
  return parts.length > 0 ? ` (paid: ${parts.join(', ')})` : '';
}

function tellOption({ seat, option, effect, paid }: EventOf<'OptionChosen'>, says: Says): string {
  const at = sourceName(sourceOf(effect.list));
  if (option === 'no') return `${says(seat, 'say', 'says')} no at ${at}.`;
  if (option === 'yes') return `${says(seat, 'say', 'says')} yes at ${at}${paidText(paid)}.`;
  return `${says(seat, 'choose', 'chooses')} option ${option} at ${at}.`;
}
