import type { Luck } from '#engine/luck.ts';
import { EMPTY_LEDGER, type Ledger } from '../model.ts';
import { AREAS } from '../tables.ts';
import type { Ground, Outlook } from './outlook.ts';
import { bailOut, guardWith, list, listed, menListed, openPurse, type Purse, sendGodfather } from './purse.ts';

/** From this monthly income on an area is worth a guard, and a second one. */
const ONE_GUARD = 2000;
const TWO_GUARDS = 6000;
/** What a racket is reckoned to earn in its life, as a part of what the table promises: some are lost. */
const RACKET_LIFE = 0.8;
/** Nobody else in the area: control pays double, as long as it lasts. */
const ALONE = 1.6;
/** Kept back by raids and purchases: the price of a new start in the Docks, racket and guard, after a bad month. */
const NEST_EGG = 4000;
/** How much one per cent of taste weighs against a racket's return on its price. */
const TASTE = 0.04;

/** The month's ledger (rules 15), most urgent things first, as far as the money goes. */
export function planLedger(outlook: Outlook, luck: Luck, label: string): Ledger {
  const { terms, left, me } = outlook;
  if (terms.exiled && me.support < 3 && left > 3) return { ...EMPTY_LEDGER, stay: true };
  const purse = openPurse(terms);
  placeGodfather(outlook, purse);
  placeGuards(outlook, purse);
  if (left <= 1) huntGodfathers(outlook, purse);
  if (left > 0) {
    raid(outlook, purse);
    buyRackets(outlook, purse, luck, label);
    buyPolitics(outlook, purse, luck, label);
  }
  return purse.ledger;
}

/** At the meeting as long as allowed, then where most is earned, two Thugs at his side. */
function placeGodfather({ terms, grounds, left }: Outlook, purse: Purse): void {
  const { at, must } = terms.godfather;
  if (!must && !terms.exiled && at === 'OUT') return;
  const home = best(
    Object.values(grounds),
    (ground) => ground.myIncome * 10 - ground.enemyMen * 3000 + ground.income / 10,
  );
  sendGodfather(purse, home.area);
  guardWith(purse, home.area, 2 + (left <= 2 ? 1 : 0));
}

/** A Thug where something is earned, two where much is and enemies have men; bail if the pool is empty. */
function placeGuards({ grounds, rivals, left }: Outlook, purse: Purse): void {
  if (left === 0) return;
  const enemiesArmed = rivals.some(({ board }) => AREAS.some((area) => board[area].T + board[area].H > 0));
  const earning = Object.values(grounds)
    .filter(({ myIncome }) => myIncome >= ONE_GUARD)
    .sort((a, b) => b.myIncome - a.myIncome);
  for (const { area, myIncome } of earning) {
    const wanted = myIncome >= TWO_GUARDS && enemiesArmed ? 2 : 1;
    if (menListed(purse, area) < wanted && purse.left.T === 0) bailOut(purse, 'T');
    guardWith(purse, area, wanted);
  }
}

/** Thugs into shops that nobody guards: a salary for a racket that pays for the rest of the year. */
function raid({ grounds, left }: Outlook, purse: Purse): void {
  let free = purse.left.R;
  const worth = ({ income, unguarded, enemyMen, area }: Ground) =>
    unguarded === 0 ? 0 : (income * left * 0.6) / (1 + enemyMen) - purse.terms.areas[area].price.T;
  const targets = Object.values(grounds)
    .filter((ground) => worth(ground) > 0)
    .sort((a, b) => worth(b) - worth(a));
  for (const { area, unguarded, enemyMen } of targets) {
    const wanted = Math.min(4, unguarded + enemyMen, free);
    free -= list(purse, area, 'T', wanted, NEST_EGG);
  }
}

/**
 * Rackets while they pay, never more than an area bears, with a Thug where none is (without him if the money only reaches for the
 * racket). A little taste of its own in every month keeps players of this kind from all running into the same street.
 */
function buyRackets({ grounds, left, terms, view }: Outlook, purse: Purse, luck: Luck, label: string): void {
  const taste = AREAS.map((area) => luck.int(`${label}/taste/${area}`, 100) * TASTE);
  const reserve = view.month === 1 || terms.cash <= 2 * NEST_EGG ? 0 : NEST_EGG;
  for (;;) {
    const offers = AREAS.flatMap((area, index) => {
      const ground = grounds[area];
      const { R: price, T: salary } = terms.areas[area].price;
      const full = ground.revenues + listed(purse, area, 'R') >= ground.limit;
      if (full || price > purse.cash - reserve || purse.left.R === 0) return [];
      const guard = menListed(purse, area) === 0 ? salary : 0;
      const profit = ground.income * left * RACKET_LIFE * (ground.alone ? ALONE : 1) - price - guard;
      return profit > 0 ? [{ area, value: profit / (price + guard) + ground.income / 20000 + taste[index]! }] : [];
    });
    if (offers.length === 0) return;
    const { area } = best(offers, ({ value }) => value);
    if (menListed(purse, area) === 0 && purse.cash >= terms.areas[area].price.R + terms.areas[area].price.T)
      guardWith(purse, area, 1);
    if (list(purse, area, 'R', 1) === 0) return;
  }
}

/** Now and then a politician where the richest rival earns most, or one that deadlocks his. */
function buyPolitics({ grounds, left, rivals }: Outlook, purse: Purse, luck: Luck, label: string): void {
  const [richest] = rivals;
  if (left < 4 || !richest) return;
  const rich = AREAS.filter((area) => grounds[area].myIncome >= TWO_GUARDS);
  for (const area of rich) {
    const theirs = Math.max(...rivals.map(({ board }) => board[area].P));
    const lacking = theirs - grounds[area].mine.P;
    if (lacking > 0 && lacking <= 2) list(purse, area, 'P', lacking, 2000);
  }
  if (luck.int(`${label}/politics`, 5) > 0) return;
  const at = best(AREAS, (area) => richest.board[area].R * grounds[area].income);
  if (richest.board[at].R > 0) list(purse, at, 'P', 1, 2000);
}

/** A kill removes a rival's cash: men against bosses who are badly guarded, near the end. */
function huntGodfathers({ rivals, me }: Outlook, purse: Purse): void {
  for (const rival of rivals) {
    const at = rival.godfather;
    if (at === 'OUT' || at === 'DEAD' || rival.status !== 'alive') continue;
    if (me.cash !== null && rival.cash !== null && rival.cash < me.cash / 3) continue;
    const guards = rival.board[at].T + rival.board[at].H;
    list(purse, at, 'H', 2);
    list(purse, at, 'T', Math.max(0, 2 * guards + 3 - menListed(purse, at)));
  }
}

/** The first of those worth most. */
function best<T>(list: readonly T[], worth: (one: T) => number): T {
  return list.reduce((champion, one) => (worth(one) > worth(champion) ? one : champion));
}
