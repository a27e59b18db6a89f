import type { Seat } from '#engine/title.ts';
import { deckAt, isSeat, leaders } from './board.ts';
import { defenceTerms, killTerms, reactTerms, rerollTerms, rewardTargets } from './legal/answers.ts';
import { turnTerms } from './legal/turn.ts';
import type { Command, Legal, PromptKind, State } from './model.ts';
import { ARMABLE, cautionAt } from './triggers.ts';

/** What a seat may do now: form, mail, refusals, bots and the fuzzer read it (rules 3, 6). Secret to other seats. */
export function legal(state: State, seat: Seat): Legal {
  const { phase } = state;
  const terms: Legal = {
    seat,
    phase,
    asked: null,
    commands: [],
    turn: null,
    defence: null,
    react: null,
    reroll: null,
    kills: null,
    targets: null,
    bigBoss: null,
    armable: [],
  };
  if (phase === 'over' || !isSeat(state.n, seat) || state.retired.includes(seat)) return terms;
  const asked = askedOf(state, seat);
  const armable = armableOf(state, seat);
  const always: Command['type'][] = [
    'SetOrders',
    ...(armable.length > 0 ? (['Arm'] as const) : []),
    ...(state.bosses[seat]!.orders.arms.length > 0 ? (['Disarm'] as const) : []),
    'NameGang',
    'Retire',
  ];
  const base = { ...terms, asked, armable };
  switch (asked) {
    case null:
      return { ...base, commands: always };
    case 'turn': {
      const turn = turnTerms(state, seat);
      return { ...base, turn, commands: [...turnCommands(turn), ...always] };
    }
    case 'defend':
    case 'copCommit':
      return { ...base, defence: defenceTerms(state, seat), commands: ['Commit', ...always] };
    case 'react':
      return { ...base, react: reactTerms(state, seat), commands: ['React', ...always] };
    case 'reroll':
      return { ...base, reroll: rerollTerms(state, seat), commands: ['Reroll', ...always] };
    case 'chooseKills':
      return { ...base, kills: killTerms(state, seat), commands: ['ChooseKills', ...always] };
    case 'chooseTarget':
      return { ...base, targets: rewardTargets(state), commands: ['ChooseTarget', ...always] };
    case 'chooseBigBoss':
      return { ...base, bigBoss: leaders(state), commands: ['ChooseBigBoss', ...always] };
    default:
      return asked satisfies never;
  }
}

/** What a seat is asked for, answered already or not. */
export function askedOf({ asks, active }: Pick<State, 'asks' | 'active'>, seat: Seat): PromptKind | null {
  if (asks.length === 0) return active === seat ? 'turn' : null;
  return asks.find((ask) => ask.seat === seat)?.prompt ?? null;
}

function turnCommands(turn: NonNullable<Legal['turn']>): Command['type'][] {
  const types: Command['type'][] = [];
  const may = (type: Command['type'], some: boolean) => {
    if (some) types.push(type);
  };
  may('JumpIn', turn.jumpIn > 0);
  may('Hustle', turn.hustle > 0);
  may('Grind', turn.grind.length > 0);
  may('Upgrade', turn.upgrades.length > 0);
  may('PickFight', turn.fights.length > 0);
  may('AttemptCrime', turn.crimes.length > 0);
  may('BurnHomie', turn.burns.length > 0);
  may('FlipTurf', turn.flips.length > 0);
  may('PlayCaution', turn.cautions.length > 0);
  may('DramaOffer', turn.offers.length > 0);
  may('TakeBack', turn.takeBack);
  may('EndTurn', true);
  return types;
}

function armableOf(state: State, seat: Seat): string[] {
  const ids = new Set<string>();
  for (const no of state.bosses[seat]!.hand) {
    const card = cautionAt(state, no);
    if (card && ARMABLE.includes(card.when)) ids.add(deckAt(state).street[no]!.id);
  }
  return [...ids];
}
