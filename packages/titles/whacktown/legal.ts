import type { Seat } from '#engine/title.ts';
import { cardsOf, isAlive } from './board.ts';
import { cardsIn } from './costs.ts';
import type { EffectOf } from './deck/effects.ts';
import { abilityTerms, playTerms } from './hustling.ts';
import type { Ask, AskKind, EffectAt, Legal, PlaceTerms, Player, PlayerCommand, State, Terms } from './model.ts';
import { open, placesOf, putCells, usualMove } from './moves.ts';
import { byStanding, rerollSources, usablePreventions } from './preventing.ts';
import { ANCHORS, CELLS } from './tables.ts';
import { canTakeBack } from './takeBack.ts';
import { recoverable, usualAnchor, usualDiscard } from './usual.ts';

/** Which commands answer which question (rules 5). */
export const ANSWERS: Readonly<Record<AskKind, readonly PlayerCommand['type'][]>> = {
  chooseProfile: ['ChooseProfile'],
  move: ['Move'],
  extraMove: ['Move', 'DeclineMove'],
  choose: ['Choose'],
  may: ['May'],
  crimeScene: ['CrimeScene'],
  put: ['Put'],
  discard: ['Discard'],
  recover: ['Recover'],
  reroll: ['Reroll', 'KeepDie'],
  hustle: ['Play', 'Ability', 'EndTurn'],
  prevent: ['Prevent'],
};

/** What a living seat may do at any time (rules 5). */
export const ALWAYS: readonly PlayerCommand['type'][] = ['SetStanding', 'Resign'];

const UNDO: readonly PlayerCommand['type'][] = ['TakeBack'];

const NOTHING: Omit<Legal, 'seat'> = { commands: [], terms: null, places: [], standing: null };

/** What a seat may do now: form, mail, refusals, bots and the fuzzer read it (rules 6). Secret to other seats. */
export function legal(state: State, seat: Seat): Legal {
  const player = state.players[seat];
  if (state.phase === 'over' || !player || !isAlive(player)) return { seat, ...NOTHING };
  const asked = state.ask?.seats.includes(seat) ? state.ask : null;
  let places: readonly PlaceTerms[] | null = null;
  // Sentences for twenty cells are made only for who reads them.
  const look = () => {
    places ??= state.phase === 'turn' ? placesOf(state, seat) : [];
    return places;
  };
  return {
    seat,
    commands: asked ? [...ANSWERS[asked.kind], ...(canTakeBack(state, seat) ? UNDO : []), ...ALWAYS] : ALWAYS,
    terms: asked && termsOf(state, player, asked, look),
    get places() {
      return look();
    },
    standing: { present: player.standing, sources: cardsOf(state).preventions },
  };
}

/** The effect that a `choose` or `may` is about; its question was asked for one of that kind. */
export const effectAsked = <Op extends 'choose' | 'may'>(state: State, { list, at }: EffectAt): EffectOf<Op> =>
  cardsOf(state).lists.get(list)![at] as EffectOf<Op>;

function termsOf(state: State, player: Player, ask: Ask, places: () => readonly PlaceTerms[]): Terms {
  const { seat, hand } = player;
  switch (ask.kind) {
    case 'chooseProfile':
      return { kind: 'chooseProfile', profiles: player.dealt };
    case 'move':
    case 'extraMove': {
      const moves = open(places());
      return ask.kind === 'move'
        ? { kind: 'move', moves, usual: usualMove(state, moves) }
        : { kind: 'extraMove', moves };
    }
    case 'choose':
      return { kind: 'choose', options: effectAsked<'choose'>(state, ask.effect).options };
    case 'may': {
      const { cost, effects } = effectAsked<'may'>(state, ask.effect);
      return { kind: 'may', cost, effects, cards: cardsIn(cost), hand };
    }
    case 'crimeScene':
      return { kind: 'crimeScene', anchors: ANCHORS, usual: usualAnchor(state) };
    case 'put': {
      const cells = putCells(state, seat, ask.to);
      return { kind: 'put', cells: CELLS.filter((cell) => cells.includes(cell)), usual: cells[0]! };
    }
    case 'discard':
      return { kind: 'discard', n: ask.n, hand, usual: usualDiscard(state, hand, ask.n) };
    case 'recover': {
      const cards = recoverable(state, ask);
      return { kind: 'recover', most: Math.min(ask.n, cards.length), cards, usual: cards.slice(0, ask.n) };
    }
    case 'hustle':
      return { kind: 'hustle', cards: playTerms(state, player), abilities: abilityTerms(state, player) };
    case 'reroll':
      return { kind: 'reroll', face: ask.face, sources: rerollSources(state, player) };
    case 'prevent': {
      const loss = state.hit?.victims.find((victim) => victim.seat === seat)?.amount ?? 0;
      const sources = usablePreventions(state, player);
      return { kind: 'prevent', loss, sources, usual: byStanding(player, player.standing, loss, sources) };
    }
  }
}
