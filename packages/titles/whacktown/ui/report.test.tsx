import { describe, expect, it } from 'vitest';
import { audience } from '../audience.ts';
import type { Event } from '../model.ts';
import { tell } from '../tell.ts';
import { variety } from './desk.fixture.ts';
import { headline } from './headline.ts';
import { Report } from './Report.tsx';
import { stepsOf } from './report/steps.ts';
import { reportText } from './reportText.ts';

const games = variety('report');
/** As everybody may read them. */
const open = games.map(({ chapters, states }) => ({
  states,
  chapters: chapters.map((chapter) => ({
    ...chapter,
    events: chapter.events.filter((event) => audience(event) === 'all'),
  })),
}));
const page = (events: readonly Event[]): string =>
  String(<Report chapter={{ n: 1, at: '', events }} viewer="spectator" />);
const text = (events: readonly Event[]) => reportText({ n: 1, at: '', events }, 'spectator');

describe('the report of a commit', () => {
  it('tells every hit one by one, with what became of it', () => {
    let hits = 0;
    for (const { chapters } of open)
      for (const { events } of chapters) {
        const steps = stepsOf(events);
        const declared = events.filter(({ type }) => type === 'HitDeclared').length;
        expect(steps.flatMap((step) => step.hits)).toHaveLength(declared);
        hits += declared;
        const html = page(events);
        for (const event of events)
          if (event.type === 'HitDeclared' || event.type === 'DieRolled' || event.type === 'PlayerWhacked') {
            expect(text(events).join('\n')).toContain(tell(event, 'spectator'));
            expect(html.length).toBeGreaterThan(0);
          }
        const dice = events.filter(({ type }) => type === 'DieRolled').length;
        expect(html.match(/class="whacktown-die"/g)?.length ?? 0).toBe(dice);
      }
    expect(hits).toBeGreaterThan(50);
  });

  it('strikes out what was prevented, splits what was taken, and names who was whacked', () => {
    const events: Event[] = [
      { type: 'DieRolled', seat: 0, face: 2, shows: 'mob', auto: false },
      {
        type: 'HitDeclared',
        attacker: 0,
        source: { kind: 'die', id: 'mob' },
        amounts: [
          { seat: 1, n: 3 },
          { seat: 2, n: 3 },
        ],
      },
      { type: 'LossPrevented', seat: 1, with: 'rufus', paid: { bones: 2 } },
      { type: 'LossTaken', seat: 2, armorDamaged: 1, healthLost: 2 },
    ];
    const html = page(events);
    expect(html).toMatch(/Blue <s>−3<\/s> <b class="whacktown-gain">RUFUS/);
    expect(html).toMatch(/Red <b class="whacktown-loss">−3/);
    expect(html).toContain('Blue −2 bones');
    expect(text(events).join('\n')).toContain('Red −1 armor, Red +1 damaged armor, Red −2 health');
    const [step] = stepsOf(events);
    expect(step!.hits[0]!.victims).toMatchObject([
      { seat: 1, end: { type: 'LossPrevented' }, whacked: false },
      { seat: 2, end: { type: 'LossTaken' }, whacked: false },
    ]);
  });

  it('says that a loss may still be prevented while answers are out', () => {
    const events: Event[] = [
      { type: 'BombExploded', seat: 0, bomb: 'bomb-1', livingPlayers: 2, amount: 8 },
      { type: 'HitDeclared', attacker: 0, source: { kind: 'bomb', id: 'bomb-1' }, amounts: [{ seat: 1, n: 8 }] },
    ];
    expect(page(events)).toContain('may still be prevented');
  });

  it('is left out where only the turn goes round or something sealed comes in', () => {
    const quiet: Event[] = [
      { type: 'CardsDrawn', seat: 0, n: 2, reason: 'chill' },
      { type: 'TurnEnded', seat: 0 },
      { type: 'TurnStarted', seat: 1, turnNo: 2, round: 1 },
    ];
    expect(page(quiet)).toBe('');
    expect(text(quiet)).toEqual([]);
    expect(headline({ n: 1, at: '', events: quiet })).toBeNull();
  });
});

describe('headlines', () => {
  const news = (...events: Event[]) => headline({ n: 1, at: '', events });
  const moved: Event = {
    type: 'Moved',
    seat: 0,
    from: 'A4',
    to: 'B4',
    location: 'newsstand',
    paid: 0,
    additional: false,
    sneakIn: null,
  };
  const source = { kind: 'location', id: 'hitman' } as const;

  it('name the biggest news', () => {
    const hit: Event = { type: 'HitDeclared', attacker: 0, source, amounts: [{ seat: 1, n: 5 }] };
    expect(news(moved)).toBe('Yellow moves to NEWSSTAND');
    expect(news(moved, hit)).toBe('Yellow hits Blue: HITMAN');
    expect(news(moved, { type: 'ResourceGained', seat: 0, resource: 'rep', asked: 1, gained: 1, source })).toBe(
      'Yellow is the talk of the town',
    );
    expect(news(moved, { type: 'PerkTaken', perk: 'tank', from: 1, to: 0 })).toBe('Yellow takes TANK from Blue');
    expect(news(hit, { type: 'GameEnded', winners: [0, 2], reason: 'reputation', profiles: [] })).toBe(
      'Yellow and Red win Whacktown',
    );
  });

  it('name the two who are hit, and say everybody only of three', () => {
    const hitting = (...seats: number[]): Event => ({
      type: 'HitDeclared',
      attacker: 0,
      source: { kind: 'die', id: 'drive-by' },
      amounts: seats.map((seat) => ({ seat, n: 1 })),
    });
    expect(news(hitting(1, 3))).toBe('Yellow hits Blue and Green: DRIVE-BY');
    expect(news(hitting(1, 2, 3))).toBe('Yellow hits everybody: DRIVE-BY');
  });

  it('fit a mail’s subject', () => {
    for (const { chapters } of open)
      for (const chapter of chapters) expect(headline(chapter)?.length ?? 0).toBeLessThanOrEqual(60);
  });
});
