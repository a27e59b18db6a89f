import { describe, expect, it } from 'vitest';
import { given, type Position, playRound } from '../among-thieves.fixtures.ts';

interface Vector {
  name: string;
  position: Position;
  plans: (string | null)[];
  /** These happen, in this order; other things may happen between them. */
  told: string[];
  /** Right after Betrayal, before the torch coin. */
  coins: number[];
  city: number;
}

const R5: Omit<Vector, 'name' | 'coins' | 'city'> = {
  position: { players: 4, coins: [2, 1, 1, 3], locations: ['coin1', 'coin1'] },
  plans: ['TR ST pt:D', 'TR HE pt:D t-', 'SA HE s-', 'SA ST s-'],
  told: [
    'A points D',
    'B points D',
    'C SA',
    'C points D',
    'D SA',
    'D points A',
    'A steals 1',
    'B at 1',
    'C at 2',
    'D ST',
  ],
};

const R24_PLANS = ['TR SA t{D} s{B}', 'ST HE', 'HE ST', 'ST SA s-'];
const R24_POSITION: Position = {
  players: 4,
  config: { firstPlayer: 'B' },
  coins: [2, 4, 3, 1],
  locations: ['coin1', 'coin2'],
};

/** The rounds of rules 12.3. */
const VECTORS: Vector[] = [
  {
    name: 'R1 steal, heist, betrayal, skipped turns',
    position: { locations: ['coin2'] },
    plans: ['ST SA s-', 'NH>A HE', 'TR ST t-'],
    told: [
      'B NH>A',
      'A ST',
      'A steals 1',
      'B HE',
      'B at 1',
      'C TR',
      'C points nobody',
      'A SA',
      'A points C',
      'C ST',
      'C steals 1',
      'B coin2 2',
      'B robbed A 1',
    ],
    coins: [2, 4, 2],
    city: 23,
  },
  {
    name: 'R2 reactions; the second card is still revealed on the turn',
    position: { locations: ['coin3'] },
    plans: ['ST HE', 'TR ST', 'TR SA s-'],
    told: ['A ST', 'B stops A', 'B ST', 'C stops B', 'C SA', 'C points A', 'A HE', 'A caught by C pays 1'],
    coins: [1, 1, 1],
    city: 28,
  },
  {
    name: 'R3 as R2 with interruptFine',
    position: { locations: ['coin3'], config: { interruptFine: true } },
    plans: ['ST HE', 'TR ST', 'TR SA s-'],
    told: ['B stops A', 'A fined by B pays 1', 'C stops B', 'B fined by C pays 1', 'A HE', 'A caught by C pays 1'],
    coins: [0, 0, 1],
    city: 30,
  },
  {
    name: 'R4 a prediction needs no reaction; one fine for two predictions',
    position: { locations: ['coin3'] },
    plans: ['TR HE pt:C', 'SA TR s-', 'HE ST'],
    told: [
      'A points C',
      'B SA',
      'B points A',
      'C HE',
      'C at 1',
      'A HE',
      'A caught by B pays 1',
      'B TR',
      'B points C',
      'C ST',
      'C caught by AB pays 1',
      'C coin3 3',
    ],
    coins: [1, 1, 3],
    city: 26,
  },
  {
    name: 'R5 two predictions, 4 players',
    ...R5,
    told: [...R5.told, 'D caught by AB pays 1', 'B coin1 1', 'C coin1 1'],
    coins: [3, 2, 2, 2],
    city: 22,
  },
  {
    name: 'R6 the same with fines perCard',
    ...R5,
    position: { ...R5.position, config: { fines: 'perCard' } },
    told: [...R5.told, 'D caught by AB pays 2'],
    coins: [3, 2, 2, 1],
    city: 23,
  },
  {
    name: 'R7 takeover chain',
    position: { coins: [4, 3, 1], locations: ['coin3'] },
    plans: ['HE SA s-', 'HE TR t-', 'HE ST'],
    told: [
      'A at 1',
      'B at 1 from A',
      'C at 1 from B',
      'A SA',
      'A points nobody',
      'B TR',
      'B points C',
      'C caught by B pays 1',
      'C coin3 3',
    ],
    coins: [4, 3, 3],
    city: 21,
  },
  {
    name: 'R8 equal coins do not replace; prediction on the occupant',
    position: { coins: [2, 2, 1], locations: ['coin3'] },
    plans: ['HE ST', 'ST HE', 'TR SA t- s- ps:A'],
    told: [
      'A at 1',
      'B steals 1',
      'C TR',
      'C points A',
      'A ST',
      'A caught by C pays 1',
      'B HE',
      'B noRoom',
      'C SA',
      'C points nobody',
      'A coin3 3',
    ],
    coins: [4, 3, 1],
    city: 23,
  },
  {
    name: 'R9 a free location is compulsory, takeover by wealth',
    position: { players: 4, coins: [5, 1, 2, 3], locations: ['prison', 'coin3'] },
    plans: ['HE TR loc:2,1 t-', 'HE ST loc:2,1', 'HE TR t-', 'TR ST t- pt:B'],
    told: [
      'A at 2',
      'B at 1',
      'C at 2 from A',
      'D points B',
      'A TR',
      'A points D',
      'B caught by D pays 1',
      'C TR',
      'C points D',
      'D caught by AC pays 1',
      'B prison 0',
      'C coin3 3',
    ],
    coins: [5, 0, 5, 2],
    city: 19,
  },
  {
    name: 'R10 a fine refills the City before the Reward; a win',
    position: {
      players: 4,
      config: { firstPlayer: 'B' },
      coins: [9, 9, 6, 5],
      locations: ['coin3', 'coin2'],
    },
    plans: ['HE TR loc:1 t-', 'HE TR loc:2 t-', 'SA TR s- t-', 'SA TR s- t-'],
    told: [
      'B at 2',
      'C SA',
      'C points A',
      'D SA',
      'D points A',
      'A HE',
      'A caught by CD pays 1',
      'B TR',
      'B points A',
      'C TR',
      'C points A',
      'D TR',
      'D points A',
      'A TR',
      'A points nobody',
      'B coin2 2',
      'B wins with 11',
    ],
    coins: [8, 11, 6, 5],
    city: 1,
  },
  {
    name: 'R11 reward cut short',
    position: { coins: [10, 10, 9], locations: ['coin3'] },
    plans: ['HE SA s-', 'TR SA t- s-', 'TR SA t- s-'],
    told: ['A at 1', 'A coin3 2', 'A wins with 12'],
    coins: [12, 10, 9],
    city: 0,
  },
  {
    name: 'R12 empty City',
    position: { coins: [12, 12, 7], locations: ['prison'] },
    plans: ['ST HE', 'TR HE', 'SA ST s-'],
    told: [
      'A ST',
      'A steals 0',
      'B TR',
      'B points C',
      'C SA',
      'C points A',
      'A HE',
      'A caught by C pays 1',
      'B HE',
      'B at 1',
      'C ST',
      'C caught by B pays 1',
      'B prison -1',
      'AB tie at 11',
    ],
    coins: [11, 11, 6],
    city: 3,
  },
  {
    name: 'R13 betrayal thresholds in sequence',
    position: { players: 4, coins: [3, 5, 4, 4], locations: ['coin1', 'coin1'] },
    plans: ['NH>B TR t-', 'HE SA s-', 'NH>B TR t-', 'NH>A SA s-'],
    told: ['B coin1 1', 'A robbed B 2', 'C robbed B 1', 'D robbed A 2'],
    coins: [3, 3, 5, 6],
    city: 14,
  },
  {
    name: 'R14 mutual betrayal',
    position: { coins: [6, 5, 1] },
    plans: ['NH>B TR t-', 'NH>A SA s-', 'NH>A TR t-'],
    told: ['A robbed B 2', 'B robbed A 2', 'C robbed A 2'],
    coins: [4, 5, 3],
    city: 19,
  },
  {
    name: 'R15 honest businessman',
    position: { coins: [1, 0, 4] },
    plans: ['NH>C SA s-', 'NH>C TR t-', 'TR SA t- s-'],
    told: ['A businessman C 1', 'B businessman C 0'],
    coins: [0, 0, 5],
    city: 26,
  },
  {
    name: 'R16 businessman even after reacting',
    position: {},
    plans: ['ST NH>B', 'TR SA', 'TR NH>B t-'],
    told: ['A ST', 'B stops A', 'B SA', 'A businessman B 1', 'C businessman B 1'],
    coins: [1, 3, 0],
    city: 27,
  },
  {
    name: 'R18 free pass',
    position: { coins: [2, 0, 1], locations: ['prison'] },
    plans: ['TR SA pt:B t- s-', 'HE ST', 'TR SA t- s-'],
    told: ['B at 1', 'B ST', 'B caught by A pays 0', 'B prison 0'],
    coins: [2, 0, 1],
    city: 28,
  },
  {
    name: 'R19 sabotage protects the occupant',
    position: { coins: [5, 1, 2], locations: ['coin3'] },
    plans: ['HE TR t-', 'HE ST', 'SA ST s{B}'],
    told: [
      'A at 1',
      'B HE',
      'C stops B',
      'C ST',
      'C steals 1',
      'A TR',
      'A points B',
      'B caught by A pays 1',
      'A coin3 3',
      'A wins with 8',
    ],
    coins: [8, 0, 3],
    city: 20,
  },
  {
    name: 'R20 takeover refused',
    position: { coins: [4, 1, 2], locations: ['prison'] },
    plans: ['HE TR t-', 'HE ST tk:never', 'TR SA t- s-'],
    told: [
      'A at 1',
      'B declined',
      'C TR',
      'C points A',
      'A TR',
      'A points C',
      'B ST',
      'B steals 1',
      'C SA',
      'C points nobody',
      'A prison -1',
    ],
    coins: [3, 2, 2],
    city: 24,
  },
  {
    name: 'R21 takeover from a named seat',
    position: { players: 4, coins: [4, 5, 1, 2], locations: ['coin1', 'coin3'] },
    plans: ['HE TR t-', 'HE TR t-', 'HE ST tk{A}', 'TR SA t- s-'],
    told: [
      'A at 1',
      'B at 2',
      'C at 1 from A',
      'D TR',
      'D points B',
      'A TR',
      'A points B',
      'B TR',
      'B points D',
      'C ST',
      'C steals 1',
      'D SA',
      'D points nobody',
      'B coin3 3',
      'C coin1 1',
      'B wins with 8',
    ],
    coins: [4, 8, 3, 2],
    city: 14,
  },
  {
    name: 'R22 reaction conditions',
    position: { players: 4, coins: [2, 4, 3, 1], locations: ['coin1', 'coin2'] },
    plans: ['TR SA t{C} s-', 'ST TR t-', 'ST SA s{A}', 'ST HE'],
    told: [
      'A TR',
      'A points B',
      'B ST',
      'B caught by A pays 1',
      'C steals 1',
      'D steals 1',
      'A SA',
      'A points C',
      'B TR',
      'B points nobody',
      'C SA',
      'C points D',
      'D HE',
      'D caught by C pays 1',
    ],
    coins: [2, 3, 4, 1],
    city: 21,
  },
  {
    name: 'R23 default pointing, tie, first player C',
    position: {
      players: 4,
      config: { firstPlayer: 'C' },
      coins: [2, 3, 1, 3],
      locations: ['coin1', 'coin2'],
    },
    plans: ['SA TR s-', 'ST HE', 'TR SA t-', 'HE ST'],
    told: [
      'C TR',
      'C points D',
      'D HE',
      'C stops D',
      'A SA',
      'A points B',
      'B ST',
      'A stops B',
      'D ST',
      'D caught by C pays 1',
      'B HE',
      'B caught by A pays 1',
    ],
    coins: [2, 2, 1, 2],
    city: 24,
  },
  {
    name: 'R24 reactions by list',
    position: R24_POSITION,
    plans: R24_PLANS,
    told: [
      'B ST',
      'B steals 1',
      'C HE',
      'C at 1',
      'D ST',
      'A stops D',
      'A SA',
      'A points B',
      'B HE',
      'B caught by A pays 1',
      'C ST',
      'C steals 1',
      'D SA',
      'D points nobody',
      'C coin1 1',
    ],
    coins: [2, 4, 5, 1],
    city: 19,
  },
  {
    name: 'R25 both stoppers used as reactions',
    position: R24_POSITION,
    plans: R24_PLANS.with(1, 'HE ST'),
    told: [
      'B HE',
      'A stops B',
      'C at 1',
      'D ST',
      'A stops D',
      'B ST',
      'B steals 1',
      'C ST',
      'C steals 1',
      'D SA',
      'D points nobody',
      'C coin1 1',
    ],
    coins: [2, 5, 5, 1],
    city: 18,
  },
  {
    name: 'R26 five players; 8 coins before Betrayal do not win',
    position: { players: 5, coins: [2, 1, 1, 1, 6], locations: ['coin3', 'prison', 'coin1'] },
    plans: ['NH>E HE', 'ST TR', 'SA HE', 'TR SA', 'HE ST'],
    told: [
      'A HE',
      'C stops A',
      'B ST',
      'D stops B',
      'C HE',
      'D stops C',
      'E HE',
      'E at 1',
      'B TR',
      'B points E',
      'E ST',
      'E caught by B pays 1',
      'E coin3 3',
      'A robbed E 2',
    ],
    coins: [4, 1, 1, 1, 6],
    city: 18,
  },
  {
    name: 'R27 City short: the Reward goes in turn order',
    position: {
      players: 4,
      config: { firstPlayer: 'B' },
      coins: [8, 8, 7, 5],
      locations: ['coin3', 'coin2'],
    },
    plans: ['HE TR loc:1 t-', 'HE TR loc:2 t-', 'TR SA t- s-', 'TR SA t- s-'],
    told: ['B at 2', 'A at 1', 'B coin2 2', 'A coin3 1', 'B wins with 10'],
    coins: [9, 10, 7, 5],
    city: 0,
  },
];

/** `told` without what the vector does not name. */
function named(told: readonly string[], vector: Vector): string[] {
  let next = 0;
  return told.filter((line) => line === vector.told[next] && ++next);
}

describe.each(['sealed', 'orders', 'live'] as const)('a round in pace %s', (pace) => {
  it.each(VECTORS)('$name', (vector) => {
    const { position, plans, coins, city } = vector;
    const { paid, told } = playRound(given({ ...position, config: { ...position.config, pace } }), plans);
    expect(named(told, vector)).toEqual(vector.told);
    expect([paid.coins, paid.city]).toEqual([coins, city]);
    expect(paid.result === null).toBe(!vector.told.some((line) => line.includes('wins')));
  });

  it('R17 forgot to point', () => {
    const hands = ['NH TR', 'NH TR', 'TR SA'];
    const before = given({ coins: [2, 3, 1], hands, round: 4, config: { pace, discards: 'open' } });
    const { paid, told, state } = playRound(before, [null, 'NH>A TR t-', 'TR SA t- s-']);
    expect(told).toEqual(expect.arrayContaining(['A NH>nobody', 'A forgot 0', 'B robbed A 1']));
    expect([paid.coins, paid.city]).toEqual([[1, 4, 1], 25]);
    expect(state.sealedDiscards).toEqual(['noHonor', 'noHonor', null]);
  });
});

it('R25 a seat with both cards up is skipped in both passes', () => {
  const { told } = playRound(given(R24_POSITION), R24_PLANS.with(1, 'HE ST'));
  expect(told.filter((line) => /^A (ST|TR|HE|SA)$/.test(line))).toEqual([]);
});

it('R2 an interrupting stopper is used up and does not point', () => {
  const { told } = playRound(given({ locations: ['coin3'] }), ['ST HE', 'TR ST', 'TR SA s-']);
  expect(told.filter((line) => line.includes('points'))).toEqual(['C points A']);
});
