import { cardsOf, isAlive } from './board.ts';
import type { Event, EventOf, HustleId, Player, State } from './model.ts';
import { isAnchor } from './tables.ts';

/**
 * What must hold after every event of every game (rules 13), as sentences that name what is broken; empty: all is well. Those that
 * speak about views, prompts, refusals and replay need more than two states; tests check them besides.
 */
export function violations(before: State | null, event: Event, after: State): string[] {
  const found: string[] = [];
  const expect: Expect = (holds, broken) => {
    if (!holds) found.push(broken());
  };
  if (before?.players !== after.players) {
    moneyAndArmorKept(after, expect);
    tokensKept(after, expect);
    inBounds(after, expect);
  }
  if (perksOrBombsMoved(before, after)) perksAndBombsKept(after, expect);
  if (cardsMoved(before, after)) cardsKept(after, expect);
  if (before?.crimeScene !== after.crimeScene) {
    const { crimeScene } = after;
    expect(crimeScene === null || isAnchor(crimeScene), () => `7: the crime scene is at ${crimeScene}`);
  }
  if (before) fairStep(before, event, after, expect);
  if (event.type === 'Asked') atRest(after, expect);
  return found;
}

/** Has a hustle card moved? The lists themselves tell. */
function cardsMoved(before: State | null, after: State): boolean {
  if (before === null || before.deck !== after.deck || before.discard !== after.discard || before.limbo !== after.limbo)
    return true;
  if (before.players === after.players) return false;
  for (let seat = 0; seat < after.n; seat++) {
    const [was, is] = [before.players[seat]!, after.players[seat]!];
    if (was !== is && (was.hand !== is.hand || was.preparations !== is.preparations)) return true;
  }
  return false;
}

function perksOrBombsMoved(before: State | null, after: State): boolean {
  if (before === null || before.perkSupply !== after.perkSupply || before.bombSupply !== after.bombSupply) return true;
  if (before.players === after.players) return false;
  for (let seat = 0; seat < after.n; seat++) {
    const [was, is] = [before.players[seat]!, after.players[seat]!];
    if (was !== is && (was.perks !== is.perks || was.bomb !== is.bomb)) return true;
  }
  return false;
}

type Expect = (holds: boolean, broken: () => string) => void;

const sum = (players: readonly Player[], of: (player: Player) => number): number =>
  players.reduce((all, player) => all + of(player), 0);

/** 1. Drawn cards are in the deck until they are received. */
function cardsKept(state: State, expect: Expect): void {
  const { kinds, hustles } = cardsOf(state);
  const all = new Map<HustleId, number>();
  const add = (cards: readonly HustleId[]) => {
    for (const card of cards) all.set(card, (all.get(card) ?? 0) + 1);
  };
  add(state.discard);
  add(state.limbo);
  for (const { hand, preparations } of state.players) {
    add(hand);
    add(preparations);
  }
  for (const kind of kinds) {
    const n = (all.get(kind) ?? 0) + state.deck[kind]!;
    expect(n === hustles.get(kind)!.count, () => `1: there are ${n} ${kind}`);
    expect(state.deck[kind]! >= 0, () => `1: the deck has ${state.deck[kind]} ${kind}`);
  }
}

/** 2. */
function moneyAndArmorKept(state: State, expect: Expect): void {
  const { counts } = cardsOf(state).deck;
  const { players, moneySupply, armorSupply } = state;
  const money = moneySupply + sum(players, (player) => player.money);
  expect(money === counts.money && moneySupply >= 0, () => `2: there is $${money}, ${moneySupply} of it in the supply`);
  const armor = armorSupply + sum(players, (player) => player.armor + player.damagedArmor);
  expect(armor === counts.armor && armorSupply >= 0, () => `2: there are ${armor} armor, ${armorSupply} in the supply`);
}

/** 3. Spent ones are counted with the supply. */
function tokensKept(state: State, expect: Expect): void {
  const { counts } = cardsOf(state).deck;
  const bones = state.bonesOn.length + state.boneSupply + sum(state.players, (player) => player.bones);
  expect(bones === counts.bones, () => `3: there are ${bones} bones`);
  const evidence = state.evidenceOn.length + state.evidenceSupply + sum(state.players, (player) => player.evidence);
  expect(evidence === counts.evidence, () => `3: there are ${evidence} evidence tokens`);
}

/** 4. */
function perksAndBombsKept(state: State, expect: Expect): void {
  const perks = [...state.perkSupply, ...state.players.flatMap((player) => player.perks)];
  expect(new Set(perks).size === perks.length, () => `4: a perk is there twice: ${perks.join(', ')}`);
  const bombs = [...state.bombSupply, ...state.players.flatMap(({ bomb }) => (bomb ? [bomb.id] : []))];
  expect(new Set(bombs).size === state.n && bombs.length === state.n, () => `4: bombs: ${bombs.join(', ')}`);
}

/** 5, first half, and 6. */
function inBounds(state: State, expect: Expect): void {
  const { maxHealth, maxInfo, maxGang, maxReputation } = cardsOf(state).deck.constants;
  const within = (n: number, most: number) => n >= 0 && n <= most;
  for (const player of state.players) {
    const { seat, health, information, gang, reputation } = player;
    expect(
      within(health, maxHealth) && within(information, maxInfo) && within(gang, maxGang),
      () => `5: seat ${seat} has ${health} health, ${information} information, ${gang} gang members`,
    );
    expect(within(reputation, maxReputation), () => `5: seat ${seat} has ${reputation} reputation`);
    expect(
      player.money >= 0 && player.armor >= 0 && player.damagedArmor >= 0 && player.bones >= 0,
      () => `5: seat ${seat} has fewer than none of something`,
    );
    expect((player.location !== null) === isAlive(player), () => `6: seat ${seat} is at ${player.location}`);
    const owns = player.hand.length + player.preparations.length + player.perks.length + player.money + player.armor;
    expect(isAlive(player) || (owns === 0 && player.bomb === null), () => `6: seat ${seat} is out and owns something`);
  }
}

/** 5, second half, 1 (limbo) and 8, whenever somebody is asked. */
function atRest(state: State, expect: Expect): void {
  const { ask, limbo, players, active, hit } = state;
  const between = ask?.kind === 'move' || ask?.kind === 'hustle' || ask?.kind === 'chooseProfile';
  expect(!between || limbo.length === 0, () => `1: ${limbo.join(', ')} in limbo while ${ask?.kind} is asked`);
  if (state.phase !== 'turn') return;
  const { winReputation } = cardsOf(state).deck.constants;
  for (const player of players.filter(isAlive)) {
    expect(player.health >= 1, () => `5: seat ${player.seat} lives without health`);
    expect(player.reputation < winReputation, () => `5: seat ${player.seat} has won and nobody noticed`);
  }
  const acts = players[active!]!;
  expect(isAlive(acts) || hit?.attacker === active, () => `8: seat ${active} is out and active`);
  for (const seat of ask?.seats ?? []) expect(isAlive(players[seat]!), () => `9: seat ${seat} is out and asked`);
  expect((ask?.seats.length ?? 0) > 0, () => '9: nobody is asked');
}

/** What one event may do, judged by the state before it. */
function fairStep(before: State, event: Event, after: State, expect: Expect): void {
  if (before.phase === 'turn')
    expect(before.turnOrder === after.turnOrder, () => `8: the turn order changed with ${event.type}`);
  switch (event.type) {
    case 'Moved':
    case 'GangPut': {
      const other = before.players.find(
        (player) => player.seat !== event.seat && isAlive(player) && player.location === event.to,
      );
      expect(!other, () => `6: seat ${event.seat} comes to ${event.to}, where seat ${other?.seat} is`);
      break;
    }
    case 'LossTaken':
      expect(before.hit?.attacker !== event.seat, () => '13: a hit hurts the attacker');
      break;
    case 'ReputationGained':
      equallyGained(before, event, expect);
      break;
    case 'TurnStarted': {
      const others = before.players.some((player) => isAlive(player) && player.seat !== event.seat);
      expect(before.active !== event.seat || !others, () => `14: seat ${event.seat} has two turns on end`);
      break;
    }
    case 'GameEnded':
      expect(event.winners.length > 0, () => '9: the game is over and nobody has won');
      expect(after.ask === null, () => '9: the game is over and somebody is asked');
      break;
  }
}

/** 13, second half. */
function equallyGained(before: State, { gains }: EventOf<'ReputationGained'>, expect: Expect): void {
  const { maxReputation } = cardsOf(before).deck.constants;
  const most = Math.max(...gains.map(({ n }) => n));
  for (const { seat, n } of gains)
    expect(
      n === most || before.players[seat]!.reputation + n === maxReputation,
      () => `13: seat ${seat} gains ${n} reputation, others ${most}`,
    );
  const living = before.players.filter(isAlive).length;
  expect(gains.length === living, () => `13: ${gains.length} gain reputation and ${living} live`);
}
