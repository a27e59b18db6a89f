import type { Seat } from '#engine/title.ts';
import { burntOf, deckAt } from '../board.ts';
import type { Effect } from '../deck/schema.ts';
import type { EventOf } from '../model.ts';
import type { Aim } from '../possible.ts';
import { whoIs } from '../recipients.ts';
import { cautionAt, type Reaction } from '../triggers.ts';
import { drawCards } from './draws.ts';
import { changeRespect } from './respect.ts';
import { happen, type Scene } from './scene.ts';
import { discardAtRandom, take } from './takes.ts';

/** Where an effect comes from, as logs name it. */
export type Origin = 'card' | 'crime' | 'drama';

/** Does the effects of a card, in order (rules 9.2). */
export function doEffects(scene: Scene, effects: readonly Effect[], aim: Aim, origin: Origin): void {
  for (const effect of effects) doEffect(scene, effect, aim, origin);
}

export function doEffect(scene: Scene, effect: Effect, aim: Aim, origin: Origin): void {
  const { self } = aim;
  switch (effect.do) {
    case 'respect':
      for (const seat of whoIs(scene.state, effect, aim)) changeRespect(scene, seat, effect.n, origin);
      return;
    case 'dolla':
      for (const seat of whoIs(scene.state, effect, aim)) dollas(scene, seat, effect.n, origin);
      return;
    case 'draw': {
      const why = origin === 'drama' ? 'drama' : 'card';
      for (const seat of whoIs(scene.state, effect, aim)) drawCards(scene, seat, effect.n, why);
      return;
    }
    case 'discardRandom':
      for (const seat of whoIs(scene.state, effect, aim)) discardAtRandom(scene, seat, effect.n);
      return;
    case 'jumpIn':
      for (const seat of whoIs(scene.state, effect, aim)) {
        const n = Math.min(effect.n, scene.state.bosses[seat]!.thugs.stash);
        moveThugs(scene, seat, n, 'stash', 'yard', 'card');
      }
      return;
    case 'sendHome':
      sendHome(scene, self, effect);
      return;
    case 'cops':
      moveCops(scene, effect.n, 'card');
      return;
    case 'recover':
      for (let k = 0; k < effect.n; k++) {
        const { discard } = scene.state;
        const no = discard.findLast((one) => deckAt(scene.state).street[one]!.type === effect.kind);
        if (no !== undefined) happen(scene, { type: 'CardRecovered', seat: self, no });
      }
      return;
    case 'extraAction': {
      const { turn, active } = scene.state;
      if (turn && active === self) changeActions(scene, self, effect.n, 'card');
      return;
    }
    case 'takeDolla':
    case 'takeCard':
    case 'turnThug':
      take(scene, effect, self, aim.target, origin, playReaction);
      return;
    case 'takeUpgrade':
      if (take(scene, effect, self, aim.target, origin, playReaction) === 'nothing')
        doEffects(scene, effect.else ?? [], aim, origin);
      return;
    // What these two mean is done where the loss or the take would be.
    case 'keepGang':
    case 'protect':
      return;
    default:
      effect satisfies never;
  }
}

/** A card out of turn: it goes to the discard pile, its modifiers join the Fight or Crime, its effects are done. */
export function playReaction(scene: Scene, { seat, no, on }: Reaction, target: Seat): void {
  happen(scene, { type: 'ReactionPlayed', seat, no, on });
  const effects = cautionAt(scene.state, no)?.effects ?? [];
  doEffects(scene, effects, { self: seat, target: target === seat ? null : target }, 'card');
}

export function moveThugs(
  scene: Scene,
  seat: Seat,
  n: number,
  from: EventOf<'ThugsMoved'>['from'],
  to: EventOf<'ThugsMoved'>['to'],
  why: EventOf<'ThugsMoved'>['why'],
): void {
  if (n > 0) happen(scene, { type: 'ThugsMoved', seat, n, from, to, why });
}

/** As many Cops as there are: added (n > 0) or removed. */
export function moveCops(scene: Scene, n: number, why: EventOf<'CopsMoved'>['why']): void {
  const { streets, supply } = scene.state.cops;
  const moved = n > 0 ? Math.min(n, supply) : Math.min(-n, streets);
  if (moved > 0) happen(scene, { type: 'CopsMoved', n: moved, to: n > 0 ? 'streets' : 'supply', why });
}

export function changeActions(scene: Scene, seat: Seat, delta: number, why: EventOf<'ActionsChanged'>['why']): void {
  const left = (scene.state.turn?.actionsLeft ?? 0) + delta;
  happen(scene, { type: 'ActionsChanged', seat, delta, left, why });
}

/** From the Streets as many as lie there, or back as many as he has. */
function dollas(scene: Scene, seat: Seat, n: number, why: Origin): void {
  const { bosses, dollasInStreets } = scene.state;
  const moved = n > 0 ? Math.min(n, dollasInStreets) : Math.min(-n, bosses[seat]!.dollas);
  if (moved === 0) return;
  const [from, to] = n > 0 ? (['streets', seat] as const) : ([seat, 'streets'] as const);
  happen(scene, { type: 'DollasMoved', from, to, n: moved, why });
}

/** The best Homies and Rides first, then Thugs (rules 9.2). */
function sendHome(scene: Scene, seat: Seat, { kinds, n }: Extract<Effect, { do: 'sendHome' }>): void {
  const { homies, rides } = scene.state.bosses[seat]!;
  const { street } = deckAt(scene.state);
  const worth = (no: number) => {
    const card = street[no]!;
    return card.type === 'homie' ? card.power : card.type === 'ride' ? card.driveBy : 0;
  };
  const best = (nos: number[]) => nos.sort((a, b) => worth(b) - worth(a) || a - b);
  const cards = [
    ...(kinds.includes('homie') ? best(burntOf(homies)) : []),
    ...(kinds.includes('ride') ? best(burntOf(rides)) : []),
  ].slice(0, n);
  for (const no of cards) happen(scene, { type: 'UpgradeReadied', seat, no, why: 'card' });
  if (!kinds.includes('thug')) return;
  const thugs = Math.min(n - cards.length, scene.state.bosses[seat]!.thugs.streets);
  moveThugs(scene, seat, thugs, 'streets', 'yard', 'card');
}

/** A group leaves for the Streets and burns out; Turf that goes along is turned face down. */
export function moveOut(
  scene: Scene,
  seat: Seat,
  { thugs, homies, rides, turf }: EventOf<'FightPicked'>['group'],
  why: 'fight' | 'crime',
): void {
  moveThugs(scene, seat, thugs, 'yard', 'streets', why);
  for (const no of [...homies, ...rides, ...turf]) happen(scene, { type: 'UpgradeBurnt', seat, no, why });
}

/** What goes home at a shift change: everything that is burnt. */
export const burntUpgrades = ({ state }: Scene, seat: Seat): number[] => {
  const { homies, rides, turf } = state.bosses[seat]!;
  return [...burntOf(homies), ...burntOf(rides), ...burntOf(turf)];
};
