import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { commands, type PlayerCommand } from '../commands.ts';
import { BUILT_IN } from '../deck/compiled.ts';
import type { CardType } from '../deck/schema.ts';
import { printCommand } from './print.ts';
import { commandsOf } from './reading.fixture.ts';

const { cards } = BUILT_IN['house-1'];
const idsOf = (...types: CardType[]) => cards.filter(({ type }) => types.includes(type)).map(({ id }) => id);
const nosOf = (...types: CardType[]) => cards.filter(({ type }) => types.includes(type)).flatMap(({ nos }) => nos);

const id = (...types: CardType[]) => fc.constantFrom(...idsOf(...types));
const ref = (...types: CardType[]) => fc.oneof(id(...types), fc.constantFrom(...nosOf(...types)));
const some = (...types: CardType[]) => fc.array(ref(...types), { minLength: 1, maxLength: 3 });
const ids = (...types: CardType[]) => fc.uniqueArray(id(...types), { maxLength: 3 });
const seat = fc.integer({ min: 0, max: 5 });
const seats = fc.uniqueArray(seat, { maxLength: 3 });
const n = fc.integer({ min: 0, max: 9 });
const street = ['crime', 'weapon', 'caution', 'homie', 'ride', 'turf'] as const;
const reroll = fc.constantFrom('ifLosing' as const, 'never' as const, 'ask' as const);

type Parts = Record<string, fc.Arbitrary<unknown>>;
/** An object that has the first parts always and any of the others, of each at least `least`. */
const object = (always: Parts, perhaps: Parts = {}) =>
  fc.tuple(fc.record(always), fc.record(perhaps, { requiredKeys: [] })).map(([a, b]) => ({ ...a, ...b }));
const full = (perhaps: Parts) => fc.record(perhaps, { requiredKeys: [] }).filter((one) => Object.keys(one).length > 0);

const condition = { onlyIf: fc.constantFrom('won', 'lost', 'called') };
const gang = { thugs: n, homies: some('homie'), rides: some('ride'), turf: some('turf') };
const added = {
  weapons: some('weapon'),
  cautions: some('caution'),
  reroll,
  ifCops: fc.oneof(fc.constant('ask'), fc.array(ref('weapon', 'caution'), { maxLength: 2 })),
};
const type = (name: PlayerCommand['type']) => ({ type: fc.constant(name) });
const many = fc.constantFrom('none', 'match', 'all');
const mode = fc.constantFrom('ask', 'auto');
const orders = full({
  defence: full({
    mode,
    weapons: many,
    max: n,
    keep: ids('weapon'),
    order: ids('weapon'),
    cautions: ids('caution'),
    maxCautions: n,
  }),
  cops: full({ mode, weapons: many, max: n }),
  reroll,
  kills: fc.oneof(
    fc.constantFrom('thugsFirst', 'homiesFirst', 'ask'),
    fc.uniqueArray(fc.oneof(fc.constant('thug'), id('homie')), { maxLength: 4 }),
  ),
  bigBossTie: fc.oneof(fc.constantFrom('self', 'ask'), seats),
  autoArm: fc.boolean(),
  autoPass: fc.boolean(),
});
const filter = full({
  seats: fc.oneof(fc.constantFrom('any', 'leader'), seats),
  crimes: fc.uniqueArray(fc.constantFrom('tech', 'muscle', 'drug')),
  minRespect: n,
  minDifficulty: n,
  kinds: fc.uniqueArray(fc.constantFrom('hood', 'street', 'cop')),
  minBossRespect: n,
  takes: fc.uniqueArray(fc.constantFrom('thug', 'dolla', 'card', 'homie', 'ride', 'turf')),
  minFigures: n,
});

const written = fc.oneof(
  object(type('JumpIn'), { n, ...condition }),
  object(type('Hustle'), { n, ...condition }),
  object(type('Grind'), { n, from: fc.oneof(fc.constant('streets'), seat), ...condition }),
  object({ ...type('Upgrade'), card: ref('homie', 'ride', 'turf') }, condition),
  object(
    {
      ...type('PickFight'),
      target: fc.oneof(fc.constant('cops'), fc.record({ hood: seat }), fc.record({ street: seat })),
    },
    { ...gang, ...added, ...condition },
  ),
  object({ ...type('AttemptCrime'), card: ref('crime') }, { ...gang, ...added, target: seat, ...condition }),
  object({ ...type('BurnHomie'), homie: ref('homie') }, { target: seat, ...condition }),
  object({ ...type('FlipTurf'), turf: ref('turf') }, { target: seat, discard: ref(...street), ...condition }),
  object({ ...type('PlayCaution'), card: ref('caution') }, { target: seat, discard: ref(...street), ...condition }),
  object({ ...type('DramaOffer'), drama: ref('drama') }, { discard: ref('weapon'), ...condition }),
  object(type('EndTurn'), { discard: fc.array(ref(...street), { maxLength: 3 }), ...condition }),
  object(type('TakeBack')),
  object(type('Commit'), added),
  object({ ...type('React'), card: fc.constant(null) }),
  object({ ...type('React'), card: ref('caution') }, { hit: seat }),
  object({ ...type('Reroll'), yes: fc.boolean() }),
  object({ ...type('ChooseKills'), thugs: n }, { homies: some('homie') }),
  object({ ...type('ChooseTarget'), target: seat }),
  object({ ...type('ChooseBigBoss'), boss: seat }),
  object({ ...type('SetOrders'), orders: fc.oneof(orders, fc.constant({})) }),
  object({ ...type('Arm'), card: ref('caution') }, { filter }),
  object({ ...type('Disarm'), card: ref('caution') }),
  object({ ...type('NameGang'), name: fc.constantFrom('The Sharks', 'name of the game', 'East 9th', 'Ärger & Co') }),
  object(type('Retire')),
);

it('every command is printed as one line that is read as the same command', () => {
  fc.assert(
    fc.property(written, (made) => {
      const command = commands.parse(made);
      const text = printCommand(command);
      expect(text).not.toContain('\n');
      expect(commandsOf(text), text).toEqual([command]);
    }),
    { numRuns: 3000 },
  );
});
