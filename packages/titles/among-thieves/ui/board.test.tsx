import { describe, expect, it } from 'vitest';
import type { State } from '../model.ts';
import { title } from '../title.ts';
import { view } from '../view.ts';
import { Board } from './Board.tsx';
import { backIn } from './board/recovery.ts';
import { boardText } from './boardText.ts';
import { played, stateOf } from './desk.fixture.ts';

const draw = (state: State, viewer: Parameters<typeof view>[1]): string => String(<Board view={view(state, viewer)} />);

const anyTarget = (state: State) => state.targets.some((target) => target !== null);
const live = { pace: 'live', discards: 'open' };

describe('the table', () => {
  it('is one SVG element that speaks for itself and refers to nothing outside', () => {
    for (const n of [3, 4, 5]) {
      const svg = draw(
        stateOf(n, 'drawn', {}, (state) => state.phase === 'orders' && anyTarget(state)),
        1,
      );
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1000 \d+"[^>]*role="img"/);
      const unwanted = ['href', 'url(', 'foreignObject', '<style', ' style=', 'var(', 'NaN', 'undefined', 'null'];
      expect(unwanted.filter((text) => svg.includes(text))).toEqual([]);
    }
  });

  it('shows City, deck, free locations and hands in the first round', () => {
    const svg = draw(
      stateOf(4, 'first', { firstPlayer: 'C' }, () => true),
      0,
    );
    expect(svg).toContain('<title>Round 1 · plotting</title>');
    expect(svg).toContain('The City has 26 coins.');
    expect(svg).toContain('Crow, first player: 2 coins');
    expect(svg.match(/>free</g)).toHaveLength(2);
    expect(svg.match(/>in hand</g)).toHaveLength(4 + 5);
  });

  it('has whom a No Honor points at, as an arrow, on the card and in words', () => {
    const state = stateOf(4, 'aim', {}, (one) => one.phase === 'orders' && anyTarget(one));
    const svg = draw(state, 'spectator');
    const from = state.targets.findIndex((target) => target !== null);
    const names = title.marks.map(({ name }) => name);
    expect(svg).toContain(`No Honor points at ${names[state.targets[from]!]}`);
    expect(svg).toContain('M20 95 H33');
  });

  it('shows who may react in pace live, to everybody alike', () => {
    const state = stateOf(4, 'window', live, (one) => one.window !== null);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
      expect(draw(state, viewer).match(/may react</g)).toHaveLength(state.window!.eligible.length);
  });

  it('marks what was caught and what has missed', () => {
    const { states } = played(4, 'fates', live);
    const all = states.map((state) => draw(state, 'spectator')).join('');
    expect(all).toContain('>caught<');
    expect(all).toContain('>reacted<');
    expect(all).toContain('M-14 -14 L14 14');
  });

  it('draws the same table for all who see the same: nothing of the hidden cards is in it', () => {
    const state = stateOf(4, 'hidden', {}, (one) => one.phase === 'orders' && one.round === 2);
    const swapped: State = {
      ...state,
      table: state.table.map((cards, seat) =>
        seat === 2 ? cards.map((card) => (card.faceUp ? card : { ...card, card: 'heist' })) : cards,
      ),
      locations: state.locations.map((place) => ({ ...place, card: 'coin3' })),
    };
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(draw(swapped, viewer)).toBe(draw(state, viewer));
      expect(boardText(view(swapped, viewer))).toBe(boardText(view(state, viewer)));
    }
  });

  it('says in which round a card comes back', () => {
    const at = (round: number, phase: 'plan' | 'orders', recovery: 'lastStaysOut' | 'all' = 'lastStaysOut') => {
      const shown = view(
        stateOf(3, 'back', { recovery }, () => true),
        0,
      );
      return backIn({ ...shown, round, phase });
    };
    expect([2, 4, 5, 6].map((round) => at(round, 'plan'))).toEqual([5, 5, 5, 8]);
    expect([1, 4, 5, 8].map((round) => at(round, 'orders'))).toEqual([5, 5, 8, 11]);
    expect([3, 5, 6].map((round) => at(round, 'plan', 'all'))).toEqual([5, 5, 9]);
  });
});

describe('the table in plain text', () => {
  it('keeps within 72 columns at every moment of a game', () => {
    for (const options of [{}, live])
      for (const state of played(5, 'narrow', options).states)
        for (const viewer of [0, 'spectator'] as const)
          for (const line of boardText(view(state, viewer)).split('\n'))
            expect(line.length, line).toBeLessThanOrEqual(72);
  });

  it('has coins, hands, what is known and who is missing', () => {
    const text = boardText(
      view(
        stateOf(3, 'text', { firstPlayer: 'A' }, () => true),
        1,
      ),
    );
    expect(text.split('\n')).toEqual([
      'Among Thieves. Round 1, plotting',
      'The City has 27 coins. The torch is with Adder.',
      '             coins  hand  given up   known (? perhaps)',
      ' A Adder        2     5        0   ST  TR  HE  SA  NH',
      '*B Badger       1     5        0   ST  TR  HE  SA  NH',
      ' C Crow         1     5        0   ST  TR  HE  SA  NH',
      'Locations: 1 free',
      'Your hand: Steal, Trap, Heist, Sabotage and No Honor.',
      'Still missing: Adder, Badger, Crow',
    ]);
  });

  it('names nobody while orders are being written', () => {
    const text = boardText(
      view(
        stateOf(3, 'orders', {}, (state) => state.phase === 'orders'),
        'spectator',
      ),
    );
    expect(text).toContain('The orders for the Reveal are being written.');
    expect(text).not.toContain('Still missing');
  });
});
