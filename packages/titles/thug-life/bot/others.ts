import type { Compiled } from '../deck/compiled.ts';
import type { Command, TurnTerms, View } from '../model.ts';
import type { Plan } from './fights.ts';
import { ACTION } from './prices.ts';

/** All actions but Fights and Crimes, with their worth. */
export function otherActions(view: View, deck: Compiled, turn: TurnTerms): Plan[] {
  const own = view.bosses[view.active ?? 0]!;
  const plans: Plan[] = [];
  const add = (value: number, command: Command) => plans.push({ value, command });
  const inPlay = own.thugs.yard + own.thugs.streets;
  if (turn.jumpIn > 0) add(inPlay >= ACTION.many ? ACTION.jumpInMany : ACTION.jumpIn, { type: 'JumpIn' });
  // The last one at home keeps the Hood from being ground.
  if (turn.hustle > 1) add(ACTION.hustle, { type: 'Hustle' });
  for (const { from } of turn.grind) {
    if (own.thugs.yard < 2) continue;
    const third = (own.dollas + 1) % 3 === 0 ? ACTION.grindThird : 0;
    add((from === 'streets' ? ACTION.grind : worthOfHood(view, from)) + third, { type: 'Grind', from });
  }
  for (const no of turn.upgrades) add(worthOfUpgrade(deck, no, own.respect), { type: 'Upgrade', card: no });
  return plans;
}

function worthOfHood(view: View, seat: number): number {
  const leads = view.bosses.every(({ respect }) => respect <= view.bosses[seat]!.respect);
  return ACTION.grindHood + (leads ? ACTION.grindLeader : 0);
}

function worthOfUpgrade(deck: Compiled, no: number, respect: number): number {
  const { type } = deck.street[no]!;
  if (type === 'homie') return ACTION.homie;
  return type === 'ride' ? ACTION.ride + (respect >= ACTION.late ? ACTION.rideLate : 0) : ACTION.turf;
}
