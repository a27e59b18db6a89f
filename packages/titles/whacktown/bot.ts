import type { Bot } from '#engine/title.ts';
import { type Futures, futuresOf } from './bot/futures.ts';
import { leastLiked, likedProfile, mostLiked } from './bot/likings.ts';
import { moveIn, payIn, runEffects } from './bot/outcome.ts';
import { bestAnchor, bestPut } from './bot/places.ts';
import { copyOf, type Sketch, sketchOf } from './bot/sketch.ts';
import { scoreOf } from './bot/worth.ts';
import { deckOf, sourceOf } from './deck/deck.ts';
import type { Effect } from './deck/effects.ts';
import type { Command, HustleId, Legal, MoveTerms, TermsOf, View } from './model.ts';

/**
 * Looks one step ahead (rules 15): tries every option on a sketch of the table, over a few imagined futures where dice are rolled, and
 * takes the one after which it stands best against the others. It sees what a person in its seat sees.
 */
export const heuristic: Bot<View, Legal, Command> = (view, legal, prompt, luck) => {
  const { terms, seat } = legal;
  const { profiles } = deckOf(view.config.cardSet);
  const futures = futuresOf(luck, `bot/${prompt.id}/seat${seat}/${view.deckSize}-${view.discard.length}`);
  const sketch = () => sketchOf(view, seat);
  switch (terms?.kind) {
    case undefined:
      return { type: 'EndTurn' };
    case 'chooseProfile':
      return {
        type: 'ChooseProfile',
        profile: likedProfile(terms.profiles, (id) => profiles.get(id)?.turnOrder ?? 0),
      };
    case 'move':
      return moved(bestMove(sketch(), terms.moves, futures).move);
    case 'extraMove': {
      const here = sketch();
      const { move, score } = bestMove(here, terms.moves, futures);
      return score > scoreOf(here) ? moved(move) : { type: 'DeclineMove' };
    }
    case 'choose':
      return { type: 'Choose', option: bestOption(sketch(), terms, futures) };
    case 'may':
      return mayAnswer(view, terms, sketch(), futures);
    case 'crimeScene':
      return { type: 'CrimeScene', anchor: bestAnchor(sketch()) };
    case 'put': {
      const best = view.ask?.kind === 'put' ? bestPut(sketch(), view.ask.to) : null;
      return { type: 'Put', to: best !== null && terms.cells.includes(best) ? best : terms.usual };
    }
    case 'discard':
      return { type: 'Discard', cards: leastLiked(terms.hand, terms.n) };
    case 'recover':
      return { type: 'Recover', cards: mostLiked(terms.cards, terms.most) };
    case 'reroll':
      return isPoor(sketch(), terms.face) ? { type: 'Reroll', with: terms.sources[0]! } : { type: 'KeepDie' };
    case 'hustle':
      return bestHustle(view, terms, sketch(), futures);
    case 'prevent':
      return { type: 'Prevent', source: terms.usual };
  }
};

const moved = ({ to, needsSneakIn }: MoveTerms): Command =>
  needsSneakIn ? { type: 'Move', to, sneakIn: true } : { type: 'Move', to };

function bestMove(sketch: Sketch, moves: readonly MoveTerms[], futures: Futures): { move: MoveTerms; score: number } {
  let best = { move: moves[0]!, score: -Infinity };
  for (const move of moves) {
    const score = futures.score(sketch, (tried, faces) => moveIn(tried, move, faces));
    if (score > best.score) best = { move, score };
  }
  return best;
}

function bestOption(sketch: Sketch, { options }: TermsOf<'choose'>, futures: Futures): number {
  let [best, most] = [1, -Infinity];
  for (const [i, { effects }] of options.entries()) {
    const score = futures.score(sketch, (tried, faces) => runEffects(tried, effects, faces));
    if (score > most) [best, most] = [i + 1, score];
  }
  return best;
}

function mayAnswer(view: View, terms: TermsOf<'may'>, sketch: Sketch, futures: Futures): Command {
  const { cost, effects, cards, hand } = terms;
  const perk = view.ask?.kind === 'may' ? sourceOf(view.ask.effect.list).id : undefined;
  const score = futures.score(sketch, (tried, faces) => {
    payIn(tried, cost, perk);
    runEffects(tried, effects, faces);
  });
  if (score <= scoreOf(sketch)) return { type: 'May', accept: false };
  return { type: 'May', accept: true, ...(cards > 0 ? { discard: leastLiked(hand, cards) } : {}) };
}

/** Is the face worth less than the average one, by so much that a reroll pays? */
const REROLL_MARGIN = 0.9;
function isPoor(sketch: Sketch, face: number): boolean {
  const { faces } = sketch.cards;
  const worth = (effects: readonly Effect[]) => {
    const tried = copyOf(sketch);
    runEffects(tried, effects, () => face);
    return scoreOf(tried);
  };
  const all = [...faces.values()].map(({ effects }) => worth(effects));
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  return worth(faces.get(face)!.effects) <= mean - REROLL_MARGIN;
}

/** What a hustle must bring to be better than waiting. */
const HUSTLE_MARGIN = 0.15;

function bestHustle(view: View, { cards, abilities }: TermsOf<'hustle'>, sketch: Sketch, futures: Futures): Command {
  const { hustles, perks, profiles } = sketch.cards;
  let best: Command = { type: 'EndTurn' };
  let most = scoreOf(sketch) + HUSTLE_MARGIN;
  const consider = (command: Command, attempt: Parameters<Futures['score']>[1]) => {
    const score = futures.score(sketch, attempt);
    if (score > most) [best, most] = [command, score];
  };
  for (const { card, cost, discards, refusal, idle } of cards) {
    if (refusal || idle) continue;
    const { effects, preparation } = hustles.get(card)!;
    consider({ type: 'Play', card, discard: leastLiked(discards, cost) }, (tried, faces) => {
      tried.me.hand -= 1 + cost;
      tried.pile += cost;
      if (preparation) tried.me.preparations++;
      if (preparation === 'prevent') tried.me.guards++;
      runEffects(tried, effects, faces);
    });
  }
  for (const { source, cost, cards: n, refusal, idle } of abilities) {
    if (refusal || idle) continue;
    const ability = source === 'profile' ? profiles.get(view.own?.profile ?? '')?.ability : perks.get(source)?.ability;
    if (ability?.phase !== 'hustle') continue;
    const hand: HustleId[] = n > 0 ? leastLiked(view.own?.hand ?? [], n) : [];
    consider({ type: 'Ability', source, ...(n > 0 ? { discard: hand } : {}) }, (tried, faces) => {
      payIn(tried, cost, source);
      runEffects(tried, ability.effects, faces);
    });
  }
  return best;
}
