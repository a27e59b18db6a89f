import { expect, test } from 'vitest';
import { drawsFrom, type Luck, seededLuck } from '#engine/luck.ts';
import { isRefusal, type Seat } from '#engine/title.ts';
import { decide } from './decide/command.ts';
import { close } from './decide/month.ts';
import { evolve } from './evolve.ts';
import { legal } from './legal.ts';
import { type Command, type Event, type Options, options, type State } from './model.ts';
import { fallback, prompts } from './prompts.ts';
import { random } from './randomBot.ts';
import { setup } from './setup.ts';
import { view } from './view.ts';

/** Luck that depends on the label alone, so that games that ask in another order meet the same dice. */
function luckByLabel(seed: string): Luck {
  const draws = drawsFrom((label, n) => seededLuck(`${seed}/${label}`).int(label, n));
  return { ...draws, secret: draws };
}

type Player = (state: State, seat: Seat) => Command | null;

/** Plays a game to its end; a player who has nothing to say is answered for by the house. */
function game(chosen: Options, seats: number, seed: string, player: Player): Event[] {
  const luck = luckByLabel(seed);
  const all: Event[] = [];
  let state: State | null = null;
  const follow = (events: readonly Event[]): State => {
    for (const event of events) {
      all.push(event);
      state = evolve(state, event);
    }
    return state!;
  };
  const first = setup(chosen, seats, luck);
  if (isRefusal(first)) throw new Error(first.say);
  let now = follow(first);
  for (let [prompt] = prompts(now); prompt; [prompt] = prompts(now)) {
    for (const seat of prompt.seats) {
      const events = decide(now, seat, player(now, seat) ?? fallback(now, prompt, seat), luck);
      if (isRefusal(events)) throw new Error(`${prompt.id}, seat ${seat}: ${events.code} ${events.say}`);
      now = follow(events);
    }
    now = follow(close(now, prompts(now)[0]!, luck));
  }
  return all;
}

/** Random ledgers and rules in planning, without conditions; afterwards everybody trusts in his rules. */
const byRules: Player = (state, seat) => {
  if (state.phase !== 'planning') return null;
  const luck = luckByLabel(`whim/${state.month}/${seat}`);
  const view0 = { ...view(state, seat), config: { ...state.config, pace: 'table' as const } };
  return random(view0, legal(state, seat), prompts(state)[0]!, luck);
};

const OF_PROMPTS: readonly Event['type'][] = [
  'GameStarted',
  'AnswersAsked',
  'AnswerWritten',
  'BribeAnswered',
  'SheetSubmitted',
  'InfluenceSubmitted',
  'TargetsSubmitted',
  'ClaimsSubmitted',
  'OvertimeSubmitted',
  // Only by post does a ledger carry conditions.
  'AlternativesJudged',
];

/** What happened, whoever was asked. Influence is used area by area or stage by stage: in one order here. */
function happened(events: readonly Event[]): string[] {
  const kept = events.filter(({ type }) => !OF_PROMPTS.includes(type)).map((event) => JSON.stringify(event));
  const used = (text: string) => text.includes('"InfluenceUsed"');
  return kept.map((text, i) => {
    if (!used(text)) return text;
    let [from, to] = [i, i];
    while (used(kept[from - 1] ?? '')) from--;
    while (used(kept[to] ?? '')) to++;
    return kept.slice(from, to).sort()[i - from]!;
  });
}

test('where everybody trusts in his rules, all three paces play the same game', () => {
  for (let i = 0; i < 24; i++) {
    const houseRules = { bossCombat: i % 2 === 0, revenueRaze: i % 3 === 0, bossElimination: i % 5 === 0 };
    const config = {
      startCash: 60000,
      meetingMonths: 1,
      months: 8,
      optionalCards: true,
      deck: { 4: 2, 9: 1, 11: 3 },
      houseRules,
    };
    const play = (pace: Options['pace']) =>
      game(options.parse({ ...config, pace }), 2 + (i % 4), `paces/${i}`, byRules);
    const post = happened(play('post'));
    expect(happened(play('sheet'))).toEqual(post);
    expect(happened(play('table'))).toEqual(post);
  }
});

test.each(['post', 'sheet', 'table'] as const)(
  'invariant 8: in pace %s a game that nobody plays still ends',
  (pace) => {
    const events = game(options.parse({ pace, meetingMonths: 0 }), 4, 'nobody', () => null);
    expect(events.at(-1)!.type).toBe('GameEnded');
  },
);

test('invariant 8: every seat that is asked has an answer other than the rules in force', () => {
  let asked = 0;
  const player: Player = (state, seat) => {
    const terms = legal(state, seat);
    if (state.phase !== 'planning' && state.phase !== 'revenue') {
      asked++;
      expect(prompts(state)[0]!.seats).toContain(seat);
      expect(terms.answer?.kind).toBe(state.phase);
      expect(terms.commands.length).toBeGreaterThan(2);
      if (terms.answer && 'areas' in terms.answer) expect(terms.answer.areas.length).toBeGreaterThan(0);
      if (terms.answer?.kind === 'overtime') expect(terms.answer.terms.rivals.length).toBeGreaterThan(0);
    }
    return random(view(state, seat), terms, prompts(state)[0]!, luckByLabel(`whim/${state.month}`));
  };
  for (const pace of ['sheet', 'table'] as const)
    for (let i = 0; i < 6; i++)
      game(options.parse({ pace, startCash: 60000, meetingMonths: 1 }), 5, `asked/${i}`, player);
  expect(asked).toBeGreaterThan(100);
});
