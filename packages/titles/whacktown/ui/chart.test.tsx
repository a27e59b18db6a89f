import { describe, expect, it } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { audience } from '../audience.ts';
import type { Command, Event, State } from '../model.ts';
import { title } from '../title.ts';
import { chart, charts } from './chart.ts';
import { variety } from './desk.fixture.ts';
import { headline } from './headline.ts';
import { Orders } from './Orders.tsx';
import { read } from './read.ts';
import { type Delta, deltasOf } from './report/deltas.ts';

const games = variety('report');
/** As everybody may read them. */
const open = games.map(({ chapters, states }) => ({
  states,
  chapters: chapters.map((chapter) => ({
    ...chapter,
    events: chapter.events.filter((event) => audience(event) === 'all'),
  })),
}));

describe('the account of what events move', () => {
  it('fits the state after every commit, for everything that is counted', () => {
    let compared = 0;
    for (const { chapters, states } of games)
      for (const [i, { events }] of chapters.entries()) {
        const [before, after] = [states[i - 1], states[i]!];
        if (!before || after.phase === 'profileChoice') continue;
        for (const player of after.players) {
          if (player.status !== 'alive') continue;
          const was = before.players[player.seat]!;
          const moved = (what: Delta['what']) =>
            events
              .flatMap(deltasOf)
              .filter((delta) => delta.seat === player.seat && delta.what === what)
              .reduce((sum, { n }) => sum + n, 0);
          expect(was.health + moved('health')).toBe(player.health);
          expect(was.armor + moved('armor')).toBe(player.armor);
          expect(was.damagedArmor + moved('damaged')).toBe(player.damagedArmor);
          expect(was.information + moved('info')).toBe(player.information);
          expect(was.money + moved('money')).toBe(player.money);
          expect(was.gang + moved('gang')).toBe(player.gang);
          expect(was.reputation + moved('rep')).toBe(player.reputation);
          expect(was.bones + moved('bones')).toBe(player.bones);
          expect(was.evidence + moved('evidence')).toBe(player.evidence);
          expect(was.hand.length + moved('cards')).toBe(player.hand.length);
          compared++;
        }
      }
    expect(compared).toBeGreaterThan(500);
  });

  it('gives the charts the figures of the last state', () => {
    for (const { chapters, states } of open) {
      const end = states.at(-1)!;
      const last = (values: readonly number[]) => values.at(-1);
      expect(chart(chapters).series.map(({ values }) => last(values))).toEqual(
        end.players.map(({ status, reputation }) => (status === 'alive' ? reputation : 0)),
      );
      const health = charts(chapters).find(({ id }) => id === 'health')!;
      expect(health.series.map(({ values }) => last(values))).toEqual(
        end.players.map(({ status, health: h, armor }) => (status === 'alive' ? h + armor : 0)),
      );
      for (const { x, series } of charts(chapters))
        for (const { values } of series) expect(values).toHaveLength(x.length);
      expect(chart(chapters).x).toHaveLength(end.turnNo + 1);
    }
  });
});

describe('an act that was taken back', () => {
  const state = games[1]!.states.find(({ ask, turnNo }) => ask?.kind === 'move' && turnNo > 5)!;
  const seat = state.active!;

  /** The first commands that all are accepted from here, with their events. */
  function acts(...commands: Command[]): { events: Event[]; after: State } {
    let after = state;
    const events: Event[] = [];
    for (const command of commands) {
      const done = title.decide(after, seat, command, seededLuck('back'));
      if (isRefusal(done)) throw new Error(done.say);
      events.push(...done);
      after = done.reduce<State>(title.evolve, after);
    }
    return { events, after };
  }

  it('is offered by the form, the mail and the lines, and leaves no trace in the charts', () => {
    const to = ['A4', 'E4'].find((cell) => title.legal(state, seat).places.some((p) => p.to === cell && !p.refusal))!;
    const moved = acts({ type: 'Move', to });
    const desk = {
      view: title.view(moved.after, seat),
      legal: title.legal(moved.after, seat),
      prompt: title.prompts(moved.after)[0]!,
    };
    expect(String(<Orders {...desk} />)).toContain('name="undo"');
    expect(title.notation.help(moved.after, seat)).toContain('| undo');
    expect(read({ undo: 'yes', h1: 'play:pizza' }, desk.view, desk.legal, desk.prompt)).toEqual({ type: 'TakeBack' });
    expect(title.notation.parse(moved.after, seat, 'undo')).toMatchObject({ command: { type: 'TakeBack' } });
    expect(title.notation.print({ type: 'TakeBack' })).toBe('undo');

    const back = acts({ type: 'Move', to }, { type: 'TakeBack' });
    const before = games[1]!.chapters.slice(0, games[1]!.states.indexOf(state) + 1);
    const told = (events: readonly Event[]) =>
      charts([...before, { n: 0, at: '', events }]).map(({ series }) => series);
    expect(told(back.events)).toEqual(told([]));
    expect(told(moved.events)).not.toEqual(told([]));
    expect(headline({ n: 1, at: '', events: back.events.filter(({ type }) => type === 'TakenBack') })).toContain(
      'second thoughts',
    );
  });

  it('is not offered before anything was done', () => {
    const desk = { view: title.view(state, seat), legal: title.legal(state, seat), prompt: title.prompts(state)[0]! };
    expect(String(<Orders {...desk} />)).not.toContain('name="undo"');
    expect(title.notation.help(state, seat)).not.toContain('undo');
  });
});
