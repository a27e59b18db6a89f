import type { Bot } from '#engine/title.ts';
import { type Whim, whimOf } from '#engine/whim.ts';
import { somethingAside } from './bot/randomAside.ts';
import { someCommit, someCrime, someFight } from './bot/randomGang.ts';
import type { AbilityTerms, Command, DefenceTerms, Legal, TurnTerms, View } from './model.ts';
import type { Context } from './strength.ts';

/** Plays anything that is legal: the opponent that others are measured against, and the fuzzer's hand. */
export const random: Bot<View, Legal, Command> = (view, legal, prompt, luck) => {
  const whim = whimOf(luck, `bot/${prompt.id}/${view.moment.label}/seat${legal.seat}/${view.turn?.actionsLeft ?? 0}`);
  const aside = whim.int(12) === 0 ? somethingAside(view, legal, whim) : null;
  if (aside) return aside;
  if (legal.turn) return somethingOfTurn(view, legal.turn, whim);
  if (legal.defence)
    return { type: 'Commit', ...someCommit(view, legal.defence, defendingContext(legal.defence), whim) };
  if (legal.react) {
    const { cards } = legal.react;
    if (cards.length === 0 || whim.int(2) === 0) return { type: 'React', card: null };
    const { no, hits } = whim.pick(cards);
    return { type: 'React', card: no, hit: whim.pick(hits) };
  }
  if (legal.reroll) return { type: 'Reroll', yes: whim.int(2) === 0 };
  if (legal.kills) {
    const { count, thugs, homies } = legal.kills;
    const least = Math.max(0, count - homies.length);
    const dying = least + whim.int(Math.min(thugs, count) - least + 1);
    return { type: 'ChooseKills', thugs: dying, homies: homies.slice(0, count - dying) };
  }
  if (legal.targets) return { type: 'ChooseTarget', target: whim.pick(legal.targets) };
  if (legal.bigBoss) return { type: 'ChooseBigBoss', boss: whim.pick(legal.bigBoss) };
  return { type: 'SetOrders', orders: {} };
};

const defendingContext = ({ kind, driveBy }: DefenceTerms): Context => ({
  in: 'fight',
  fight: kind,
  driveBy,
  role: 'defend',
  withRide: false,
});

function somethingOfTurn(view: View, turn: TurnTerms, whim: Whim): Command {
  const makers: (() => Command)[] = [];
  const may = (often: number, list: readonly unknown[], make: () => Command) => {
    if (list.length > 0) for (let k = 0; k < often; k++) makers.push(make);
  };
  const times = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
  may(2, times(turn.jumpIn), () => ({ type: 'JumpIn', n: whim.pick(times(turn.jumpIn)) }));
  may(1, times(turn.hustle), () => ({ type: 'Hustle', n: whim.pick(times(turn.hustle)) }));
  may(1, turn.grind, () => {
    const { from, most } = whim.pick(turn.grind);
    return { type: 'Grind', from, n: whim.pick(times(most)) };
  });
  may(2, turn.upgrades, () => ({ type: 'Upgrade', card: whim.pick(turn.upgrades) }));
  may(3, turn.fights, () => someFight(view, turn, whim.pick(turn.fights), whim));
  may(3, turn.crimes, () => someCrime(view, turn, whim.pick(turn.crimes), whim));
  may(1, turn.burns, () => {
    const { no, target } = using(whim.pick(turn.burns), whim);
    return { type: 'BurnHomie', homie: no, ...target };
  });
  may(1, turn.flips, () => {
    const { no, target, discard } = using(whim.pick(turn.flips), whim);
    return { type: 'FlipTurf', turf: no, ...target, ...discard };
  });
  may(1, turn.cautions, () => {
    const { no, target, discard } = using(whim.pick(turn.cautions), whim);
    return { type: 'PlayCaution', card: no, ...target, ...discard };
  });
  may(2, turn.offers, () => {
    const { no, discard } = using(whim.pick(turn.offers), whim);
    return { type: 'DramaOffer', drama: no, ...discard };
  });
  makers.push(() => ({ type: 'EndTurn', discard: whim.some(view.own?.hand ?? []) }));
  return whim.pick(makers)();
}

const using = ({ no, targets, discards }: AbilityTerms, whim: Whim) => ({
  no,
  target: targets ? { target: whim.pick(targets) } : {},
  discard: discards ? { discard: whim.pick(discards) } : {},
});
