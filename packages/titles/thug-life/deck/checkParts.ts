import { type Refusal, refuse } from '#engine/title.ts';
import type { Card, CardOf, Effect, Mod, Trigger } from './schema.ts';

/** Where effects stand: is there anybody they can take from or be meant for? */
interface Place {
  field: string;
  target: boolean;
  trigger?: Trigger;
}

/** Parts of a card that do not fit together (rules 9.4). */
export function checkParts(card: Card): Refusal[] {
  const found: Refusal[] = [];
  const wrong = (field: string, say: string) => found.push(refuse('BAD_DECK', say, `${card.id}.${field}`));
  const effects = (list: readonly Effect[] | undefined, place: Place) => {
    for (const effect of list ?? []) checkEffect(effect, place, wrong);
  };
  switch (card.type) {
    case 'caution':
      checkCaution(card, wrong);
      effects(card.effects, {
        field: 'effects',
        target: card.target !== undefined || WITH_TARGET.includes(card.when),
        trigger: card.when,
      });
      checkMods(card.mods, 'mods', card, wrong, effects);
      for (const rule of card.rules ?? [])
        if ('effects' in rule) effects(rule.effects, { field: 'rules', target: false });
      break;
    case 'crime':
      effects(card.reward, { field: 'reward', target: card.target !== undefined });
      break;
    case 'weapon':
      checkMods(card.mods, 'mods', card, wrong, effects);
      break;
    case 'ride':
      checkMods(card.mods, 'mods', card, wrong, effects);
      break;
    case 'homie':
      checkMods(card.mods, 'mods', card, wrong, effects);
      effects(card.burn, { field: 'burn', target: card.target !== undefined });
      if (card.target && !card.burn) wrong('target', 'There is a target, and nothing to burn for.');
      break;
    case 'turf':
      checkTurf(card, wrong);
      effects(card.flip, { field: 'flip', target: card.target !== undefined });
      checkMods(card.commit, 'commit', card, wrong, effects);
      break;
    case 'drama':
      for (const field of ['onReveal', 'phase', 'endOfRound'] as const) effects(card[field], { field, target: false });
      effects(card.offer?.effects, { field: 'offer', target: false });
      for (const rule of card.rules ?? [])
        if ('effects' in rule) effects(rule.effects, { field: 'rules', target: false });
      break;
    default:
      card satisfies never;
  }
  return found;
}

type Wrong = (field: string, say: string) => void;
type CheckEffects = (list: readonly Effect[], place: Place) => void;

/** Cautions with a rival by their nature: the other Boss of a Fight, or the Boss hit. */
const WITH_TARGET: readonly Trigger[] = ['fight.mine', 'fight.defend', 'fight.rival', 'crime.rival'];

function checkEffect(effect: Effect, { field, target, trigger }: Place, wrong: Wrong): void {
  if (!target && 'who' in effect && effect.who === 'target')
    wrong(field, `"${effect.do}" is meant for a target, and the card has none.`);
  if ('who' in effect && effect.who === 'richAtLeast' && effect.min === undefined)
    wrong(field, `"${effect.do}" for "richAtLeast" needs "min", the Dollas.`);
  if (['takeDolla', 'takeCard', 'takeUpgrade', 'turnThug'].includes(effect.do) && !target)
    wrong(field, `"${effect.do}" takes from a rival, and the card has no target.`);
  if (effect.do === 'keepGang' && trigger !== 'loss.cop') wrong(field, '"keepGang" works with "loss.cop" only.');
  if (effect.do === 'protect' && trigger !== 'taken') wrong(field, '"protect" works with "taken" only.');
  if (effect.do === 'takeUpgrade')
    for (const other of effect.else ?? []) checkEffect(other, { field, target, trigger }, wrong);
}

function checkMods(
  mods: readonly Mod[] | undefined,
  field: string,
  card: Card,
  wrong: Wrong,
  effects: CheckEffects,
): void {
  const when = card.type === 'caution' ? card.when : null;
  for (const mod of mods ?? []) {
    switch (mod.mod) {
      case 'hoodBonus':
      case 'stashCount':
        wrong(field, `"${mod.mod}" stands in "passive" only.`);
        break;
      case 'capacity':
        if (card.type !== 'homie' && card.type !== 'ride') wrong(field, '"capacity" is for Homies and Rides only.');
        break;
      case 'reinforce':
        if (when !== 'fight.mine' && when !== 'fight.defend')
          wrong(field, '"reinforce" works with "fight.mine" and "fight.defend" only.');
        break;
      case 'noRides':
        if (when !== 'fight.mine' && when !== 'fight.defend' && when !== 'fight.rival')
          wrong(field, '"noRides" works with Cautions for Fights only.');
        else if (when !== 'fight.rival' && mod.side !== 'enemy') wrong(field, '"noRides" needs "side": "enemy" here.');
        break;
      case 'onWin':
        effects(mod.effects, { field, target: true });
        break;
      default:
        break;
    }
  }
}

function checkCaution(card: CardOf<'caution'>, wrong: Wrong): void {
  const { when, rules, zone, cancel, target, cost, asAction, onlyCrime, needsRides } = card;
  if (rules && zone !== 'streets') wrong('rules', 'Rules of a Caution need "zone": "streets".');
  if (zone === 'streets' && when !== 'turn') wrong('zone', 'Only cards of the own turn stay in the Streets.');
  if (cancel && when !== 'fight.defend') wrong('cancel', '"cancel" works with "fight.defend" only.');
  for (const [field, value] of [
    ['target', target],
    ['cost', cost],
    ['asAction', asAction],
  ] as const)
    if (value && when !== 'turn') wrong(field, `"${field}" works with "when": "turn" only.`);
  if (onlyCrime && when !== 'crime.rival' && when !== 'crime.mine')
    wrong('onlyCrime', '"onlyCrime" works with cards for Crimes only.');
  if (needsRides && !when.startsWith('fight.')) wrong('needsRides', '"needsRides" works with cards for Fights only.');
}

function checkTurf({ flip, commit, passive, cost, target }: CardOf<'turf'>, wrong: Wrong): void {
  if (!flip && !commit && !passive) wrong('flip', 'Turf needs at least one of "flip", "commit" and "passive".');
  if ((cost || target) && !flip) wrong(cost ? 'cost' : 'target', 'It belongs to a flip, and there is none.');
  for (const mod of passive ?? [])
    if (mod.mod !== 'hoodBonus' && mod.mod !== 'stashCount')
      wrong('passive', `"${mod.mod}" does not work in "passive"; only "hoodBonus" and "stashCount" do.`);
}
