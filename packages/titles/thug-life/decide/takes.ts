import type { Seat } from '#engine/title.ts';
import { deckAt, has, shelf } from '../board.ts';
import type { Effect } from '../deck/schema.ts';
import type { EventOf, TakeKind } from '../model.ts';
import { wantedBy } from '../possible.ts';
import { type Reaction, reactionsTo } from '../triggers.ts';
import { oneOf } from './draws.ts';
import { happen, type Scene } from './scene.ts';

type Take = Extract<Effect, { do: 'takeDolla' | 'takeCard' | 'turnThug' | 'takeUpgrade' }>;

/** How a card out of turn is played; effects and takes need each other, so it is handed in. */
export type Play = (scene: Scene, reaction: Reaction, target: Seat) => void;

/** What became of a take: there was nothing, the victim's card prevented it, or it was done. */
export type Taken = 'nothing' | 'prevented' | 'done';

const KINDS: Readonly<Record<Exclude<Take['do'], 'takeUpgrade'>, TakeKind>> = {
  takeDolla: 'dolla',
  takeCard: 'card',
  turnThug: 'thug',
};

/**
 * A card takes something from a rival, at random where there is a choice (rules 8.5). Before each take that has something to take
 * the victim's own card is looked up.
 */
export function take(
  scene: Scene,
  effect: Take,
  self: Seat,
  target: Seat | null,
  why: EventOf<'DollasMoved'>['why'],
  play: Play,
): Taken {
  const wanted = wantedBy(effect);
  if (target === null || !wanted || !has(scene.state.bosses[target]!, wanted)) return 'nothing';
  const what = effect.do === 'takeUpgrade' ? effect.kind : KINDS[effect.do];
  if (isPrevented(scene, target, self, what, play)) return 'prevented';
  switch (effect.do) {
    case 'takeDolla': {
      const n = Math.min(effect.n, scene.state.bosses[target]!.dollas);
      happen(scene, { type: 'DollasMoved', from: target, to: self, n, why });
      return 'done';
    }
    case 'takeCard':
      for (let k = 0; k < effect.n && scene.state.bosses[target]!.hand.length > 0; k++) takeCard(scene, target, self);
      return 'done';
    case 'takeUpgrade':
      takeUpgrade(scene, effect.kind, target, self);
      return 'done';
    case 'turnThug':
      for (let k = 0; k < effect.n && scene.state.bosses[target]!.thugs.yard > 0; k++) {
        happen(scene, { type: 'ThugsMoved', seat: target, n: 1, from: 'yard', to: 'stash', why: 'traitor' });
        if (scene.state.bosses[self]!.thugs.stash > 0)
          happen(scene, { type: 'ThugsMoved', seat: self, n: 1, from: 'stash', to: 'yard', why: 'traitor' });
      }
      return 'done';
    default:
      return effect satisfies never;
  }
}

function isPrevented(scene: Scene, victim: Seat, taker: Seat, what: TakeKind, play: Play): boolean {
  const [reaction] = reactionsTo(scene.state, { when: 'taken', victim, taker, what });
  if (!reaction) return false;
  play(scene, reaction, taker);
  const card = deckAt(scene.state).street[reaction.no]!;
  if (card.type !== 'caution' || !card.effects?.some((one) => one.do === 'protect')) return false;
  happen(scene, { type: 'TakePrevented', seat: victim, no: reaction.no });
  return true;
}

/** A card out of a hand: a draw from hidden cards, so it stays sealed. */
function takeCard(scene: Scene, from: Seat, to: Seat): void {
  const { bosses, moment } = scene.state;
  const no = oneOf(scene.luck.secret, `${moment.label}/take${moment.takes + 1}`, bosses[from]!.hand);
  happen(scene, { type: 'CardTaken', from, to });
  happen(scene, { type: 'CardTakenContent', from, to, no });
}

/** Upgrades lie open, and so does the draw. They keep their state. */
function takeUpgrade(scene: Scene, kind: 'homie' | 'ride' | 'turf', from: Seat, to: Seat): void {
  const { bosses, moment } = scene.state;
  const list = shelf(bosses[from]!, kind);
  const label = `${moment.label}/take${moment.takes + 1}`;
  const no = oneOf(
    scene.luck,
    label,
    list.map((one) => one.no),
  );
  const { burnt } = list.find((one) => one.no === no)!;
  happen(scene, { type: 'UpgradeTaken', no, from, to, burnt });
}

/** Random discards are no takes, but drawn like them. */
export function discardAtRandom(scene: Scene, seat: Seat, n: number): void {
  for (let k = 0; k < n && scene.state.bosses[seat]!.hand.length > 0; k++) {
    const { bosses, moment } = scene.state;
    const no = oneOf(scene.luck.secret, `${moment.label}/take${moment.takes + 1}`, bosses[seat]!.hand);
    happen(scene, { type: 'CardsDiscarded', seat, nos: [no], why: 'random' });
  }
}
