import { describe, expect, it } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import type { PlayerCommand, State } from '../model.ts';
import { title } from '../title.ts';
import { deskOf, played, stateOf } from './desk.fixture.ts';
import { fieldsOfPlan } from './orders/planFields.ts';
import { turnChoices } from './orders/turn.ts';
import { read } from './read.ts';

const first = stateOf(4, 'form', { firstPlayer: 'A' }, () => true);
const asked = (fields: Record<string, string>, state: State = first, seat = 0) => {
  const { view, legal, prompt } = deskOf(state, seat);
  return read(fields, view, legal, prompt);
};
const form = { form: 'plan' };

describe('the plan form', () => {
  it('asks for two cards and says the rest as the form shows it', () => {
    expect(asked({ ...form, 'card.steal': 'yes', 'card.trap': 'yes' })).toEqual({
      type: 'Plan',
      cards: ['steal', 'trap'],
      orders: {
        trap: 'any',
        sabotage: 'any',
        point: { trap: [], sabotage: [] },
        locations: [],
        takeover: 'richest',
      },
      round: 1,
    });
  });

  it('names the card first that is turned first, and drops a target that nothing points with', () => {
    const fields = { ...form, 'card.steal': 'yes', 'card.trap': 'yes', first: 'trap', target: '2' };
    expect(asked(fields)).toMatchObject({ cards: ['trap', 'steal'] });
    expect(asked(fields)).not.toHaveProperty('target');
    expect(asked({ ...form, 'card.noHonor': 'yes', 'card.trap': 'yes', target: '2', final: 'yes' })).toMatchObject({
      cards: ['trap', 'noHonor'],
      target: 2,
      final: true,
    });
  });

  it('reads lists of thieves, rankings and takeovers', () => {
    const fields = {
      ...form,
      'card.heist': 'yes',
      'card.trap': 'yes',
      trap: '1,3',
      sabotage: 'never',
      'point.trap.1': '2',
      'point.trap.2': '',
      'point.trap.3': '1',
      places: '2,1',
      'takeover.1': '3',
      'takeover.2': '1',
    };
    expect(asked(fields)).toMatchObject({
      orders: { trap: [1, 3], sabotage: 'never', point: { trap: [2, 1] }, locations: [2, 1], takeover: [3, 1] },
    });
  });

  it('leaves it to the rules to refuse what cannot be', () => {
    const wrong = [
      [{ 'card.steal': 'yes' }, 'NEED_TWO_CARDS', 'cards'],
      [{ 'card.steal': 'yes', 'card.trap': 'yes', 'card.heist': 'yes' }, 'NEED_TWO_CARDS', 'cards'],
      [{ 'card.noHonor': 'yes', 'card.trap': 'yes' }, 'NEED_TARGET', 'target'],
      [{ 'card.steal': 'yes', 'card.trap': 'yes', first: 'heist' }, 'FIRST_NOT_YOURS', 'orders.first'],
      [{ 'card.steal': 'yes', 'card.trap': 'yes', trap: 'x' }, 'BAD_REACTION', 'orders.trap'],
      [
        { 'card.steal': 'yes', 'card.trap': 'yes', 'point.trap.1': '1', 'point.trap.2': '1' },
        'BAD_POINT',
        'orders.point.trap',
      ],
    ] as const;
    for (const [fields, code, at] of wrong) {
      const command = asked({ ...form, ...fields });
      if (isRefusal(command)) throw new Error(command.say);
      expect(title.decide(first, 0, command, seededLuck('x'))).toMatchObject({ code, at });
    }
  });

  it('lets lines count instead, and refuses them with line and word', () => {
    expect(asked({ ...form, 'card.steal': 'yes', orders: 'PLOT HE SA\nFINAL' })).toEqual({
      type: 'Plan',
      cards: ['heist', 'sabotage'],
      final: true,
      round: 1,
    });
    expect(asked({ ...form, orders: 'PLOT HE SU' })).toMatchObject({ code: 'UNKNOWN_CARD', at: 'line 1: "SU"' });
  });

  it('gives back every plan it was filled with', () => {
    for (const state of [...played(5, 'back').states, ...played(3, 'back', { pace: 'sealed' }).states])
      for (const [seat, plan] of state.plans.entries()) {
        if (!plan || state.phase !== 'plan' || plan.by === 'forced') continue;
        const { view, legal, prompt } = deskOf(state, seat);
        const command = read({ ...form, ...fieldsOfPlan(plan, legal.orders!) }, view, legal, prompt);
        if (isRefusal(command)) throw new Error(command.say);
        expect(read({}, view, legal, prompt)).toEqual(command);
        const events = title.decide(state, seat, command, seededLuck('x'));
        if (isRefusal(events)) throw new Error(`${events.code}: ${events.say}`);
        const sealed = events.find(({ type }) => type === 'PlanSealed');
        // What is turned first is said by the order of naming, so the stored order of cards and `first` may differ.
        const cards = [...plan.cards].sort();
        const { first: _, ...orders } = plan.orders;
        expect(sealed).toMatchObject({
          plan: { discard: plan.discard, target: plan.target, orders, final: plan.final },
        });
        expect([...(sealed as { plan: { cards: string[] } }).plan.cards].sort()).toEqual(cards);
      }
  });
});

describe('the orders form', () => {
  const state = stateOf(4, 'orders', {}, (one) => one.phase === 'orders');

  it('means the orders in force when nothing is sent', () => {
    expect(asked({}, state)).toEqual({ type: 'Orders', orders: state.orders[0], round: state.round });
  });

  it('takes a first card and changed reactions', () => {
    const [card] = state.table[0]!.filter(({ faceUp, card: one }) => !faceUp && one !== 'noHonor');
    expect(asked({ form: 'orders', first: card!.card, trap: 'never' }, state)).toMatchObject({
      orders: { first: card!.card, trap: 'never' },
    });
  });
});

describe('the live forms', () => {
  const game = played(4, 'live', { pace: 'live', discards: 'open' });

  it('offer every legal turn as one choice, and each is accepted', () => {
    let turns = 0;
    for (const state of game.states) {
      if (state.turn === null || state.window) continue;
      const { legal } = deskOf(state, state.turn);
      for (const { value } of turnChoices(legal.reveal!)) {
        const command = asked({ turn: value }, state, state.turn);
        if (isRefusal(command)) throw new Error(command.say);
        expect(isRefusal(title.decide(state, state.turn, command, seededLuck('x'))), value).toBe(false);
        turns++;
      }
      expect(asked({ turn: 'trap>9' }, state, state.turn)).toMatchObject({ code: 'CARD_NOT_FACE_DOWN' });
      expect(asked({}, state, state.turn)).toMatchObject({ code: 'CARD_NOT_FACE_DOWN' });
    }
    expect(turns).toBeGreaterThan(20);
  });

  it('answer a crime by yes, no or a standing order', () => {
    const state = game.states.find(({ window }) => window !== null)!;
    const [seat] = state.window!.eligible;
    const { kind } = state.window!;
    const answers: [string, PlayerCommand][] = [
      ['yes', { type: 'React', play: true, round: state.round }],
      ['no', { type: 'React', play: false, round: state.round }],
      ['never', { type: 'Orders', orders: { [kind]: 'never' }, round: state.round }],
    ];
    for (const [answer, command] of answers) expect(asked({ answer }, state, seat)).toEqual(command);
    expect(asked({}, state, seat)).toMatchObject({ code: 'NEED_ANSWER' });
  });

  it('give up a card of the two that were played', () => {
    const state = game.states.find(({ phase }) => phase === 'foolMe')!;
    const [seat] = title.prompts(state)[0]!.seats;
    const cards = state.table[seat!]!.map(({ card }) => card);
    expect(asked({ discard: cards[1]! }, state, seat)).toEqual({ type: 'Discard', card: cards[1], round: state.round });
    expect(asked({ discard: 'x' }, state, seat)).toMatchObject({ code: 'NEED_DISCARD' });
  });
});
