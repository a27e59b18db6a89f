import { describe, expect, it } from 'vitest';
import { noLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import type { Chapter } from '#titles/furniture.ts';
import type { Event, EventOf, State } from '../model.ts';
import { title } from '../title.ts';
import { chart, charts } from './charts.ts';
import { played } from './desk.fixture.ts';
import { headline } from './headline.ts';
import { Report } from './Report.tsx';
import { effective } from './report/effective.ts';
import { framesOf } from './report/frames.ts';
import { whyDone, whyWon } from './report/sums.ts';
import { reportText } from './reportText.ts';

const AT = '2030-01-01T00:00:00.000Z';
const games = [played(4, 'film'), played(3, 'film'), played(5, 'film'), played(2, 'film', { reactions: 'window' })];
const chapters = games.flatMap((game) => game.chapters);
const html = (chapter: Chapter<Event>) => String(<Report chapter={chapter} viewer="spectator" />);
const has = (chapter: Chapter<Event>, type: Event['type']) => chapter.events.some((event) => event.type === type);

describe('the film', () => {
  it('shows every die, both sums line by line, and who won and why', () => {
    const fights = chapters.filter((chapter) => has(chapter, 'FightResolved'));
    expect(fights.length).toBeGreaterThan(20);
    for (const chapter of fights) {
      const film = html(chapter);
      const text = reportText(chapter, 'spectator').join('\n');
      for (const event of chapter.events)
        if (event.type === 'FightResolved') {
          expect(film).toContain(whyWon(event).replace(/'/g, '&#39;'));
          expect(text).toContain(whyWon(event));
          if (event.winner === 'doubleShield') expect(film).toContain('Two shields');
          else for (const { n } of event.lines.attacker) expect(film).toContain(n > 0 ? `+${n}` : `${Math.abs(n)}`);
        }
      expect(film.match(/<li class="thug-life-frame/g)!.length).toBeGreaterThan(1);
      expect(film).not.toMatch(/NaN|undefined/);
    }
  });

  it('begins with who goes, also where a Fight was picked in an earlier commit, and draws who was there', () => {
    const resumed = chapters.find(
      (chapter) => has(chapter, 'FightResolved') && !has(chapter, 'FightPicked') && !has(chapter, 'CopFightStarted'),
    )!;
    const result = resumed.events.find((event): event is EventOf<'FightResolved'> => event.type === 'FightResolved')!;
    const [frame] = framesOf(resumed.events, 'spectator');
    expect(frame!.scene).toMatchObject({ is: 'fight', attacker: result.attacker, defender: result.defender });
    const group = frame!.scene?.is === 'fight' ? frame!.scene.groups.attacker : null;
    expect((group?.thugs ?? 0) + (group?.homies.length ?? 0)).toBeGreaterThan(0);
  });

  it('gives each roll that is made again a picture of its own, with the struck die in it', () => {
    const roll = (face: 'S' | '2' | 'K2', reroll: boolean, by: 0 | 1): Event => ({
      type: 'DieRolled',
      die: 'fight',
      for: by,
      index: 1,
      face,
      reroll,
      stand: null,
    });
    const group = { thugs: 2, homies: [], rides: [], turf: [], from: 'streets' as const, fallen: [] };
    const events: Event[] = [
      { type: 'FightPicked', attacker: 0, target: 1, kind: 'hood', driveBy: false, group, defenders: group },
      { type: 'CommitsRevealed', shown: [{ seat: 0, weapons: [44], cautions: [] }] },
      roll('S', false, 0),
      { type: 'CopsMoved', n: 1, to: 'streets', why: 'shield' },
      roll('2', false, 1),
      roll('K2', true, 0),
      { type: 'FiguresKilled', who: 1, thugs: 2, homies: [] },
    ];
    const frames = framesOf(events, 'spectator');
    expect(frames.map(({ kind }) => kind)).toEqual(['sent', 'cards', 'dice', 'again', 'fallen']);
    expect(frames[3]!.scene).toMatchObject({ dice: { attacker: 'K2', defender: '2' }, struck: { attacker: ['S'] } });
    expect(frames[4]!.scene).toMatchObject({ groups: { defender: { thugs: 0 } } });
    const film = html({ n: 1, at: AT, events });
    expect(film).toContain('Hood fight: who goes');
    expect(film).toContain('M-24 24 L24 -24');
  });

  it('is nothing where only a secret was stored, and plain news in a turn without a die', () => {
    expect(framesOf([{ type: 'OrdersSet', seat: 0, orders: { reroll: 'never' } }], 0)).toEqual([]);
    expect(framesOf([{ type: 'CommitSealed', seat: 0, for: 'fight' }], 1)).toEqual([]);
    const quiet = chapters.find(
      (chapter) =>
        chapter.events.some((event) => event.type === 'ThugsMoved' && event.why === 'jumpIn') &&
        !has(chapter, 'DieRolled'),
    )!;
    expect(html(quiet)).toContain('jump');
    expect(html(quiet)).not.toContain('thug-life-film');
  });

  it('says why a Fight or Crime came out as it did', () => {
    const fight = (
      winner: EventOf<'FightResolved'>['winner'],
      attacker: number,
      defender: number,
    ): EventOf<'FightResolved'> => ({
      type: 'FightResolved',
      kind: 'hood',
      driveBy: false,
      attacker: 0,
      defender: 1,
      winner,
      power: { attacker, defender },
      kills: { attacker: 0, defender: 0 },
      lines: { attacker: [], defender: [] },
    });
    expect(whyWon(fight(0, 6, 4))).toBe('Green wins with 6 against 4.');
    expect(whyWon(fight(0, 6, 6))).toContain('a tie goes to the attacker');
    expect(whyWon(fight(0, 3, 4))).toContain('Nobody of Red is left standing');
    expect(whyWon(fight('doubleShield', 3, 3))).toContain('Two shields');
    expect(whyWon(fight('none', 0, 0))).toContain('Nobody is left on either side');
    const crime = {
      type: 'CrimeResolved',
      seat: 0,
      no: 37,
      total: 4,
      difficulty: 4,
      lines: [],
      difficultyLines: [],
    } as const;
    expect(whyDone({ ...crime, lines: [], difficultyLines: [], success: true, shield: false })).toContain('succeeds');
    expect(whyDone({ ...crime, lines: [], difficultyLines: [], success: false, shield: true })).toContain('A shield');
  });
});

describe('headlines', () => {
  it('are short, and there for every commit with dice', () => {
    for (const chapter of chapters) {
      const title = headline(chapter);
      if (has(chapter, 'FightResolved') || has(chapter, 'CrimeResolved')) expect(title).not.toBeNull();
      if (title) expect(title.length).toBeLessThan(60);
    }
    for (const game of games)
      expect(headline(game.chapters.at(-1)!)).toMatch(/takes the town|share the town|game is over/);
  });
});

describe('the pictures of a game', () => {
  it('end with what everybody has, taken-back steps not counted', () => {
    for (const game of games) {
      const end = game.states.at(-1)!;
      const { x, series } = chart(game.chapters);
      expect(series.map(({ values }) => values.at(-1))).toEqual(end.bosses.map(({ respect }) => respect));
      expect(x).toHaveLength(end.round + 1);
      const dollas = charts(game.chapters).find(({ id }) => id === 'dollas')!;
      expect(dollas.series.map(({ values }) => values.at(-1))).toEqual(end.bosses.map((boss) => boss.dollas - 1));
    }
  });

  it('have a value of every series for every entry, and unique names', () => {
    const all = charts(games[0]!.chapters);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { x, series } of all) for (const { values } of series) expect(values).toHaveLength(x.length);
    expect(charts([])).toEqual([]);
  });

  it('show a Dolla that was ground and a step that was taken back', () => {
    const { chapters: first, states } = played(3, 'undo', {}, ({ phase }) => phase === 'turn');
    const before = states.at(-1)!;
    const seat = before.active!;
    const ground = title.decide(before, seat, { type: 'Grind', n: 2 }, noLuck);
    if (isRefusal(ground)) throw new Error(ground.say);
    const after = ground.reduce<State>(title.evolve, before);
    const undone = title.decide(after, seat, { type: 'TakeBack' }, noLuck);
    if (isRefusal(undone)) throw new Error(undone.say);
    const dollas = (...more: (readonly Event[])[]) =>
      charts([...first, ...more.map((events, i) => ({ n: first.length + i + 1, at: AT, events }))])
        .find(({ id }) => id === 'dollas')!
        .series[seat]!.values.at(-1);
    expect(dollas(ground)).toBe(2);
    expect(dollas(ground, undone)).toBe(0);
  });

  it('take a step back out that was undone', () => {
    const moved: Event = { type: 'DollasMoved', from: 'streets', to: 0, n: 1, why: 'grind' };
    const began: Event = { type: 'MoveBegan', seat: 0, final: false };
    const back: Event = { type: 'TakenBack', seat: 0 };
    expect(effective([began, moved, began, moved, back, began, moved])).toEqual([began, moved, began, moved]);
  });
});
