import { describe, expect, it } from 'vitest';
import { audience } from './audience.ts';
import { type Event, events as eventSchema } from './model.ts';
import { tell } from './tell.ts';
import { played } from './ui/desk.fixture.ts';

const BROKEN = /undefined|NaN|\[object|null| {2}|^\s*$|: \.|\.\./;

const kinds = [{}, { pace: 'sealed' }, { pace: 'live' }, { discards: 'open', interruptFine: true }];
const heard: Event[] = kinds.flatMap((options, kind) =>
  Array.from({ length: 12 }, (_, game) => played(3 + (game % 3), `tell/${kind}/${game}`, options)).flatMap(
    ({ chapters }) => chapters.flatMap(({ events }) => events),
  ),
);
const TYPES = eventSchema.options.map((schema) => schema.shape.type.value);

describe('a sentence', () => {
  it.each(TYPES)('is told of %s, with nothing missing in it', (type) => {
    const all = heard.filter((event) => event.type === type);
    expect(all.length).toBeGreaterThan(0);
    for (const event of all.slice(0, 300)) {
      const readers = audience(event);
      for (const viewer of readers === 'all' ? ([0, 'spectator'] as const) : readers === 'nobody' ? [] : readers) {
        const said = tell(event, viewer);
        expect(said, JSON.stringify(event)).not.toMatch(BROKEN);
        expect(said).toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it('is the same for every game when the plans are closed', () => {
    expect(tell({ type: 'PlansClosed', round: 1 }, 0)).toBe('Everyone has laid two cards face down.');
    expect(tell({ type: 'PlansClosed', round: 2 }, 'spectator')).toBe(
      'Everyone has discarded one card face down and laid two cards face down.',
    );
  });

  it('speaks to the owner of a sealed plan', () => {
    const event = heard.find((one) => one.type === 'PlanSealed')!;
    if (event.type !== 'PlanSealed') throw new Error('no plan was sealed');
    expect(tell(event, event.seat)).toMatch(/^Your plan/);
  });

  it('says who trapped whom and what it cost', () => {
    const caught: Event = { type: 'Caught', seat: 2, crime: 'steal', cause: 'prediction', by: [0, 1], paid: 1 };
    expect(tell(caught, 0)).toBe(
      'Adder and Badger saw it coming: Crow is caught at the Steal, gets nothing and pays 1 coin to the City.',
    );
    expect(tell({ ...caught, by: [0], paid: 0 }, 0)).toContain('has no coin to pay with');
    expect(tell({ type: 'Interrupted', kind: 'trap', by: 1, thief: 0 }, 0)).toBe(
      'Badger springs Trap: the Steal of Adder comes to nothing.',
    );
  });

  it('tells a businessman from a victim, and a short payment from a full one', () => {
    expect(tell({ type: 'BetrayalResolved', seat: 0, target: 2, outcome: 'businessman', amount: 1 }, 0)).toBe(
      'Crow turns out to be an honest businessman (Trap and Sabotage): Adder pays 1 coin for the insult.',
    );
    expect(tell({ type: 'HeistResolved', seat: 0, location: 1, card: 'coin3', delta: 2 }, 0)).toBe(
      'Location 1 is worth 3 coins: Adder gets 2 coins, all that the City has.',
    );
    expect(tell({ type: 'HeistResolved', seat: 0, location: 1, card: 'prison', delta: 0 }, 0)).toContain('walks out');
  });
});
