import type { Compiled } from '../deck/compiled.ts';
import type { Command, DefenceTerms, FightView, KillTerms, Legal, View } from '../model.ts';
import { copShape, visibleShape } from '../shapes.ts';
import { contextOf, type FightShape, strengthsOf } from '../sides.ts';
import { printedRespect } from '../triggers.ts';
import { richest } from './crimes.ts';
import { gangOfStrength } from './fights.ts';
import { bestWeapons, withWeapon } from './gangs.ts';
import { giftsOf } from './gifts.ts';
import { oddsOf } from './odds.ts';
import { FEAR } from './prices.ts';

/** The answer to whatever is asked outside the own turn (rules 15). */
export function answerTo(view: View, deck: Compiled, legal: Legal): Command {
  const { seat } = legal;
  if (legal.defence) return defend(view, deck, seat, legal.defence);
  if (legal.react) return react(view, deck, legal.react.cards);
  if (legal.reroll) return { type: 'Reroll', yes: legal.reroll.losing };
  if (legal.kills) return { type: 'ChooseKills', ...kills(legal.kills) };
  if (legal.targets) return { type: 'ChooseTarget', target: richest(view, legal.targets) };
  if (legal.bigBoss) return { type: 'ChooseBigBoss', boss: legal.bigBoss.includes(seat) ? seat : legal.bigBoss[0]! };
  return { type: 'SetOrders', orders: {} };
}

const kills = ({ count, thugs, homies }: KillTerms) => {
  const dying = Math.min(count, thugs);
  return { thugs: dying, homies: homies.slice(0, count - dying) };
};

/** Cautions at once, Weapons one by one while the other side has the better of it. */
function defend(view: View, deck: Compiled, seat: number, terms: DefenceTerms): Command {
  const shape = shapeOf(view, seat, terms);
  if (!shape) return { type: 'Commit' };
  const cautions = cautionsOf(view, deck, terms);
  const context = contextOf(shape, 'defender');
  const { attacker, defender } = strengthsOf(view, { ...shape, table: { ...shape.table, defender: cautions } });
  const cops = terms.for === 'cops' ? 'attacker' : null;
  const other = gangOfStrength(attacker);
  let own = gangOfStrength(defender);
  for (const no of cautions) own = { ...own, bonus: own.bonus + reinforced(deck, no) };
  const weapons: number[] = [];
  for (const no of bestWeapons(deck, terms.weapons, context)) {
    if (oddsOf(deck, other, own, cops).win <= FEAR) break;
    weapons.push(no);
    own = withWeapon(own, giftsOf(deck, no, context));
  }
  return { type: 'Commit', weapons, cautions };
}

function shapeOf(view: View, seat: number, terms: DefenceTerms): FightShape | null {
  if (terms.for === 'fight') return view.pending?.type === 'fight' ? visibleShape(view.pending as FightView) : null;
  const called = view.copQueue.find(({ boss }) => boss === seat);
  return called ? copShape({ ...called, cause: called.cause === 'busted' ? 'busted' : 'doubleShield' }) : null;
}

/** Whatever helps; a card that calls the Fight off only against a Boss who lacks one point, and then alone. */
function cautionsOf(view: View, deck: Compiled, { cautions, reinforcements, attacker }: DefenceTerms): number[] {
  const chosen: number[] = [];
  let stash = reinforcements;
  const urgent = attacker !== 'cops' && view.bosses[attacker]!.respect >= view.config.respectGoal - 1;
  for (const no of cautions) {
    const card = deck.street[no]!;
    if (card.type !== 'caution') continue;
    if (card.cancel) {
      if (urgent) return [no];
      continue;
    }
    const called = reinforced(deck, no);
    if (called > stash) continue;
    stash -= called;
    chosen.push(no);
  }
  return chosen;
}

function reinforced(deck: Compiled, no: number): number {
  const card = deck.street[no]!;
  if (card.type !== 'caution') return 0;
  let sum = 0;
  for (const mod of card.mods ?? []) if (mod.mod === 'reinforce') sum += mod.n;
  return sum;
}

/** Into a Crime worth two, or against the leader. */
function react(view: View, deck: Compiled, cards: readonly { no: number; hits: readonly number[] }[]): Command {
  const { pending } = view;
  const pass: Command = { type: 'React', card: null };
  const [first] = cards;
  if (!first || !pending) return pass;
  if (pending.type === 'crime') {
    const crime = deck.street[pending.card]!;
    return crime.type === 'crime' && printedRespect(crime) >= 2 ? { type: 'React', card: first.no } : pass;
  }
  const most = Math.max(...view.bosses.map(({ respect }) => respect));
  const hit = first.hits.find((seat) => view.bosses[seat]!.respect === most);
  return hit === undefined ? pass : { type: 'React', card: first.no, hit };
}
