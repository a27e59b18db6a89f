import { expect, test } from 'vitest';
import { type ScriptedLuck, scriptedLuck, seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { audience } from './audience.ts';
import { close } from './decide/command.ts';
import { BUILT_IN } from './deck/deck.ts';
import { type Event, type Options, options, type State } from './model.ts';
import { prompts } from './prompts.ts';
import { setup } from './setup.ts';
import { CELLS } from './tables.ts';
import { fold, send } from './whacktown.fixtures.ts';

function begin(n: number, settings: Partial<Options> = {}, luck: ScriptedLuck = scriptedLuck({}, seededLuck('begin'))) {
  const first = setup(options.parse(settings), n, luck);
  if (isRefusal(first)) throw new Error(first.say);
  return { first, state: fold(null, first), luck };
}
const find = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
  events.find((event): event is Extract<Event, { type: Type }> => event.type === type);

test('fourteen random tiles and six fixed locations make the city, and the perks of the tiles are there', () => {
  const { first, state } = begin(4, {}, scriptedLuck({ 'setup/tile/A1': 'army-surplus' }, seededLuck('city')));
  const cells = find(first, 'CityBuilt')!.cells;
  expect(Object.keys(cells).sort()).toEqual([...CELLS].sort());
  expect(new Set(Object.values(cells)).size).toBe(20);
  expect([cells.A1, cells.C2, cells.A4, cells.E4]).toEqual(['army-surplus', 'street-gang', 'diner', 'workshop']);
  expect(state.perkSupply).toContain('tank');
  const there = BUILT_IN['house-1'].perks.filter(({ location }) => Object.values(cells).includes(location));
  expect(state.perkSupply).toEqual(there.map(({ id }) => id));
});

test('everybody is dealt two profiles of his own, which nobody else may read', () => {
  const { first, state } = begin(4);
  const dealt = first.filter(({ type }) => type === 'ProfilesDealt');
  expect(dealt.map(audience)).toEqual([[0], [1], [2], [3]]);
  expect(new Set(state.players.flatMap((player) => player.dealt)).size).toBe(8);
  expect(prompts(state)).toMatchObject([{ id: 'setup/profile', seats: [0, 1, 2, 3], ready: [] }]);
});

test('no card is drawn before the profiles are known', () => {
  const { state } = begin(3);
  expect(state.players.every(({ hand }) => hand.length === 0)).toBe(true);
  expect(Object.values(state.deck).reduce((sum, n) => sum + n, 0)).toBe(57);
  expect([state.moneySupply, state.armorSupply, state.bombSupply.length]).toEqual([30, 30, 3]);
});

test('the first event holds a file that is not built in, and only the id of one that is', () => {
  expect(JSON.stringify(begin(2).first[0])).toContain('"cardSet":"house-1"');
  const own = { ...structuredClone(BUILT_IN['house-1']), set: 'ours' };
  const [created] = begin(2, { cardSet: own }).first;
  expect(created).toMatchObject({ type: 'GameCreated', set: 'ours', config: { cardSet: own } });
});

test.each([1, 5])('there is no game for %i', (n) => {
  expect(setup(options.parse({}), n, seededLuck('x'))).toMatchObject({ code: 'BAD_PLAYER_COUNT' });
});

test('a file with a fault is refused with the card and the field', () => {
  const own = structuredClone(BUILT_IN['house-1']);
  own.profiles[0]!.start.health = 0;
  expect(setup(options.parse({ cardSet: own }), 2, seededLuck('x'))).toMatchObject({
    code: 'NO_HEALTH',
    at: 'paperboy.start.health',
  });
});

/** Everybody keeps the first of his two profiles. */
function revealed(profiles: readonly string[], labels: Record<string, string> = {}): { state: State; events: Event[] } {
  const dealt = Object.fromEntries(profiles.map((id, seat) => [`setup/seat${seat}/profile1`, id]));
  const luck = scriptedLuck({ ...dealt, ...labels }, seededLuck('reveal'));
  let { state } = begin(profiles.length, {}, luck);
  profiles.forEach((profile, seat) => {
    state = send(state, seat, { type: 'ChooseProfile', profile });
  });
  const events = [...closeIt(state, luck)];
  return { state: fold(state, events), events };
}

const closeIt = (state: State, luck: ScriptedLuck) => close(state, prompts(state)[0]!, luck);

test('starting resources come in turn order, out of the supplies', () => {
  const { state, events } = revealed(['veteran', 'businessman']);
  expect(events.filter(({ type }) => type === 'StartResourcesGained')).toMatchObject([
    { seat: 1, health: 2, armor: 2, money: 1 },
    { seat: 0, health: 3, armor: 2, damaged: 2 },
  ]);
  expect([state.armorSupply, state.moneySupply]).toEqual([24, 29]);
  expect(state.players.map(({ hand }) => hand.length)).toEqual([2, 2]);
  expect(state).toMatchObject({ active: 1, turnNo: 1, round: 1, ask: { kind: 'move' } });
});

test('bones come with BACKYARD, evidence with the DETECTIVE, else neither', () => {
  const plain = revealed(['veteran', 'businessman'], { 'setup/tile/A1': 'yacht' });
  if (!Object.values(plain.state.cells).includes('backyard')) expect(plain.state.bonesOn).toEqual([]);
  expect(plain.state.evidenceOn).toEqual([]);
  const both = revealed(['detective', 'businessman'], { 'setup/tile/A1': 'backyard', 'setup/evidence1': 'E3' });
  expect(both.state.bonesOn).toHaveLength(15);
  expect(both.state.boneSupply).toBe(0);
  expect(both.state.evidenceOn).toHaveLength(8);
  expect(both.state.evidenceOn[0]).toBe('E3');
  expect(both.state.evidenceOn).not.toContain('C2');
});

test('a choice may be changed until all have chosen', () => {
  const { state } = begin(2);
  const [first, second] = state.players[0]!.dealt;
  const once = send(state, 0, { type: 'ChooseProfile', profile: first! });
  const twice = send(once, 0, { type: 'ChooseProfile', profile: second! });
  expect(twice.players[0]!.profile).toBe(second);
  expect(prompts(twice)[0]).toMatchObject({ ready: [0] });
});
