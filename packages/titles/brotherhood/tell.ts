import type { Viewer } from '#engine/title.ts';
import type { Event } from './model.ts';
import { printLedger } from './notation/print.ts';
import { AREA_NAMES } from './tables.ts';
import { answered, tellAnswer, tellAsked, tellJudged } from './tell/answers.ts';
import { tellCard, tellInfluence, tellInfluenceOrder } from './tell/law.ts';
import { owner, tellGetOut, tellIncome, tellMonth, tellPlaced, tellStanding, tellSupport } from './tell/ledgers.ts';
import { stanceTold, tellDispute, tellEstate, tellKilled, tellReplaced, tellSettled } from './tell/mob.ts';
import { cardName, cards } from './tell/pieces.ts';
import { tellVolley } from './tell/volley.ts';
import { counted, dollars, listed, seatName, seatNames } from './wording.ts';

/** One or two sentences for log and mail; only for events that the viewer may read. */
export function tell(event: Event, viewer: Viewer): string {
  switch (event.type) {
    case 'GameStarted':
      return `${seatNames(event.seats.map((_, seat) => seat))} come to Midland City with ${dollars(event.config.startCash)} each. ${event.config.months} months, and only cash counts.`;
    case 'MonthBegan':
      return tellMonth(event);
    case 'IncomePaid':
      return tellIncome(event);
    case 'PlanningOpened':
      return `The ledgers of month ${event.month} are open.`;
    case 'RevenueStepDone':
      return `${seatName(event.seat)} has finished handing out money.`;
    case 'MoneyGiven':
      return `${seatName(event.from)} gives ${dollars(event.amount)} to ${seatName(event.to)}${event.secret ? ', discreetly' : ''}.`;
    case 'StandingSet':
      return tellStanding(event, viewer);
    case 'LedgerSubmitted':
      return `${seatName(event.seat)} has closed the ledger and put it on the table.`;
    case 'LedgerWritten':
      return `${owner(event.seat, viewer)} ledger${event.byDefault ? ', written by the house' : ''}: ${printLedger(event.ledger)}, ${dollars(event.total)} in all.`;
    case 'LedgerWithdrawn':
      return `${seatName(event.seat)} takes the ledger back to think again.`;
    case 'GetOutUsed':
      return tellGetOut(event);
    case 'LedgersRevealed':
      return `The ledgers of month ${event.month} are opened: ${listed(event.ledgers.map(({ seat, total, byDefault }) => `${seatName(seat)} spends ${dollars(total)}${byDefault ? ' (written by the house)' : ''}`))}.`;
    case 'Placed':
      return tellPlaced(event);
    case 'AlternativesJudged':
      return tellJudged(event, viewer);
    case 'AnswersAsked':
      return tellAsked(event);
    case 'BribeAnswered':
    case 'SheetSubmitted':
    case 'InfluenceSubmitted':
    case 'TargetsSubmitted':
    case 'ClaimsSubmitted':
    case 'OvertimeSubmitted':
      return `${seatName(event.seat)} ${answered[event.type]}.`;
    case 'AnswerWritten':
      return tellAnswer(event, viewer);
    case 'BalanceKept':
      return `${seatName(event.seat)} keeps ${dollars(event.endBalance)}.`;
    case 'SeatReturned':
      return `${seatName(event.seat)} is back from exile and sets up in ${AREA_NAMES[event.area]}${event.support > 0 ? ` with ${counted(event.support, 'T')} who waited for the day` : ', quite alone'}.`;
    case 'SupportRolled':
      return tellSupport(event);
    case 'AreaInvestigated':
      return `The FBI rolls a ${event.die} and takes an interest in ${AREA_NAMES[event.area]}.`;
    case 'DeckRestocked':
      return `The Grand Jury puts ${cards(Object.values(event.cards).reduce((sum, n) => sum + n, 0))} back into its deck.`;
    case 'CardDrawn':
      return `The Grand Jury on ${AREA_NAMES[event.area]}: "${cardName(event.card)}". ${cards(event.deckLeft)} left in the deck.`;
    case 'BribeTried':
      return `${seatName(event.seat)} tries to bribe "${cardName(event.card)}" away and rolls a ${event.die}: ${event.success ? 'the jury loses the file' : 'the jury keeps the money and reads on'}.`;
    case 'TokenGranted':
      return `"${cardName(event.card)}" goes to ${seatName(event.seat)}, who now holds ${event.token === 'getOut' ? 'a way out of jail' : 'something on a juror'}.`;
    case 'CardResolved':
      return tellCard(event);
    case 'InfluenceOrder':
      return tellInfluenceOrder(event);
    case 'InfluenceUsed':
      return tellInfluence(event);
    case 'Volley':
      return tellVolley(event);
    case 'GodfatherKilled':
      return tellKilled(event);
    case 'DisputeOpened':
      return tellDispute(event);
    case 'OvertimeRound':
      return `Overtime in ${AREA_NAMES[event.area]}, round ${event.round}: ${listed(event.stances.map(({ seat, stance, auto }) => `${seatName(seat)} ${auto && stance === 'YIELD' ? 'gives way of his own accord' : stanceTold(stance)}`))}.`;
    case 'DisputeSettled':
      return tellSettled(event);
    case 'RevenueTaken':
      return `${seatName(event.taker)} takes over ${counted(event.n, 'R')} of ${seatName(event.owner)} in ${AREA_NAMES[event.area]}; nobody was minding the shop.`;
    case 'RevenueRazed':
      return `${seatName(event.taker)} burns down ${counted(event.n, 'R')} of ${seatName(event.owner)} in ${AREA_NAMES[event.area]}.`;
    case 'EstateSettled':
      return tellEstate(event);
    case 'EstateReplaced':
      return tellReplaced(event);
    case 'CashLost':
      return event.why === 'death'
        ? `${dollars(event.amount)} of ${seatName(event.seat)} went with him; nobody ever found the safe.`
        : `${seatName(event.seat)} pays ${dollars(event.amount)}, half of all he had, to be left alive.`;
    case 'SeatOut':
      return `${seatName(event.seat)} is out of the game in month ${event.month}. ${event.heir === null ? 'There is no single heir.' : `${seatName(event.heir)} inherits.`}`;
    case 'SeatExiled':
      return `${seatName(event.seat)} leaves town in month ${event.month}, alive, and with a long memory.`;
    case 'MeetingEnded':
      return `After month ${event.month} the big meeting breaks up without result, as expected. From now on every Godfather has to be in the city.`;
    case 'MonthEnded':
      return `Month ${event.month} is over${event.books === null || event.books.length === 0 ? '' : `: ${listed(event.books.map(({ seat, end }) => `${seatName(seat)} has ${dollars(end)}`))}`}.`;
    case 'BookKept':
      return `${owner(event.seat, viewer)} books for month ${event.book.month}: ${dollars(event.book.start)} at first, income ${dollars(event.book.income)}, gifts ${dollars(event.book.giftsNet)}, expenses ${dollars(event.book.expenses)}, other ${dollars(event.book.other)}, ${dollars(event.book.end)} at the end.`;
    case 'GameEnded':
      return event.say;
  }
}
