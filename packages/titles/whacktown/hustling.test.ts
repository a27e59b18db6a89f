import { expect, test } from 'vitest';
import { legal } from './legal.ts';
import type { Player, State } from './model.ts';
import { given, refusalOf } from './whacktown.fixtures.ts';

const hustling = (own: Partial<Player>, other: Partial<Player>, more: Partial<State> = {}): State =>
  given([own, other, {}], { step: 'hustle', ask: { kind: 'hustle', no: 1, seats: [0] }, ...more });

const idleCards = (state: State): string[] => {
  const { terms } = legal(state, 0);
  return terms?.kind === 'hustle' ? terms.cards.filter(({ idle }) => idle).map(({ card }) => card) : [];
};

test('a card that takes others back would do nothing where only its own kind lies there', () => {
  const hand = ['dumpster-dive', 'pizza'];
  expect(idleCards(hustling({ hand }, {}, { discard: ['dumpster-dive'] }))).toEqual(['dumpster-dive']);
  expect(idleCards(hustling({ hand }, {}, { discard: ['dumpster-dive', 'scooter'] }))).toEqual([]);
});

test('nothing can be taken from who is whacked', () => {
  const idle = (other: Partial<Player>) => {
    const { terms } = legal(
      hustling({ profile: 'con-artist', profileRevealed: true, hand: ['pizza'] }, { information: 4, ...other }),
      0,
    );
    return terms?.kind === 'hustle' && terms.abilities[0]?.idle;
  };
  expect(idle({})).toBe(false);
  expect(idle({ status: 'whacked', location: null })).toBe(true);
});

test('a refusal speaks of one card as one, and of no command by its inner name', () => {
  const state = hustling({ hand: [] }, {}, { discard: ['pizza'] });
  const taking: State = { ...state, ask: { kind: 'recover', no: 1, seats: [0], n: 2, except: null } };
  const many = refusalOf(taking, 0, { type: 'Recover', cards: ['pizza', 'pizza'] });
  expect(many.say).toBe('Take 1 card at most, you named 2.');
  const early = refusalOf(given([{}, {}, {}]), 0, { type: 'EndTurn' });
  expect(early).toMatchObject({ code: 'WRONG_PROMPT', say: 'That has no place now: your gang has to move first.' });
});
