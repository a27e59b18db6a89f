import { describe, expect, it } from 'vitest';
import { isRefusal } from '#engine/title.ts';
import { LONGEST_MAIL, readMail } from './mail.ts';
import { commandsOf, refusalOf, six } from './reading.fixture.ts';

const [GREEN, RED, BLUE, ORANGE] = [0, 1, 2, 3];

describe('the lines of rules 14', () => {
  it('are read as they stand there', () => {
    const mail = `jump in 2
crime corner with 3T + chemist use crowbar cops pistol
FIGHT HOOD RED WITH 2T, MEX IN LOWRIDER USE SMG REROLL IFLOSING
IF LOST: JUMP
fight cops with 4 thugs use #45
grind from red
play traitor on blue
end discard snitch, bat
DEFEND USE PISTOL PLAY AMBUSH
ORDER DEFENCE AUTO MATCH MAX 2 KEEP FIREBOTTLE CAUTIONS AMBUSH, BACKUP
ARM SNITCH ON LEADER MINRESPECT 2`;
    expect(commandsOf(mail)).toEqual([
      { type: 'JumpIn', n: 2 },
      { type: 'AttemptCrime', card: 'CORNER', thugs: 3, homies: ['CHEMIST'], weapons: ['CROWBAR'], ifCops: ['PISTOL'] },
      {
        type: 'PickFight',
        target: { hood: RED },
        thugs: 2,
        homies: ['MEX'],
        rides: ['LOWRIDER'],
        weapons: ['SMG'],
        reroll: 'ifLosing',
      },
      { type: 'JumpIn', onlyIf: 'lost' },
      { type: 'PickFight', target: 'cops', thugs: 4, weapons: [45] },
      { type: 'Grind', from: RED },
      { type: 'PlayCaution', card: 'TRAITOR', target: BLUE },
      { type: 'EndTurn', discard: ['SNITCH', 'BAT'] },
      { type: 'Commit', weapons: ['PISTOL'], cautions: ['AMBUSH'] },
      {
        type: 'SetOrders',
        orders: {
          defence: { mode: 'auto', weapons: 'match', max: 2, keep: ['FIREBOTTLE'], cautions: ['AMBUSH', 'BACKUP'] },
        },
      },
      { type: 'Arm', card: 'SNITCH', filter: { seats: 'leader', minRespect: 2 } },
    ]);
  });

  it('have short forms', () => {
    expect(
      commandsOf('J 2\nH\nG 2 FROM STREETS\nU Big Tiny\nF STREET B WITH 3T\nB STICKY ON P\nE DISCARD #46'),
    ).toEqual([
      { type: 'JumpIn', n: 2 },
      { type: 'Hustle' },
      { type: 'Grind', n: 2, from: 'streets' },
      { type: 'Upgrade', card: 'BIGTINY' },
      { type: 'PickFight', target: { street: BLUE }, thugs: 3 },
      { type: 'BurnHomie', homie: 'STICKY', target: 4 },
      { type: 'EndTurn', discard: [46] },
    ]);
  });

  it('cover every answer and every order', () => {
    const mail = `REACT SUCKER ON R
REACT NONE ALWAYS
REROLL
KEEP
KILL 1T + BIG TINY
TARGET ORANGE
BIG BOSS G
ORDER COPS AUTO ALL MAX 1
ORDER RE-ROLL ASK
ORDER KILLS KEYS, THUGS
ORDER KILLS HOMIES FIRST
ORDER TIE RED, BLUE
ORDER AUTOARM OFF AUTOPASS ON
ARM UNTOUCHABLE ON R, G TAKES RIDE CARD
ARM SUCKER KINDS HOOD COPS MINBOSS 9
DISARM SNITCH
DRAMA BUYBACK DISCARD BAT
DRAMA #6
FLIP PAWN DISCARD BAT
name The "Night" Sharks
TAKE BACK
RETIRE`;
    expect(commandsOf(mail)).toEqual([
      { type: 'React', card: 'SUCKER', hit: RED },
      { type: 'SetOrders', orders: { autoPass: true } },
      { type: 'React', card: null },
      { type: 'Reroll', yes: true },
      { type: 'Reroll', yes: false },
      { type: 'ChooseKills', thugs: 1, homies: ['BIGTINY'] },
      { type: 'ChooseTarget', target: ORANGE },
      { type: 'ChooseBigBoss', boss: GREEN },
      { type: 'SetOrders', orders: { cops: { mode: 'auto', weapons: 'all', max: 1 } } },
      { type: 'SetOrders', orders: { reroll: 'ask' } },
      { type: 'SetOrders', orders: { kills: ['KEYS', 'thug'] } },
      { type: 'SetOrders', orders: { kills: 'homiesFirst' } },
      { type: 'SetOrders', orders: { bigBossTie: [RED, BLUE] } },
      { type: 'SetOrders', orders: { autoArm: false, autoPass: true } },
      { type: 'Arm', card: 'UNTOUCHABLE', filter: { seats: [RED, GREEN], takes: ['ride', 'card'] } },
      { type: 'Arm', card: 'SUCKER', filter: { kinds: ['hood', 'cop'], minBossRespect: 9 } },
      { type: 'Disarm', card: 'SNITCH' },
      { type: 'DramaOffer', drama: 'BUYBACK', discard: 'BAT' },
      { type: 'DramaOffer', drama: 6 },
      { type: 'FlipTurf', turf: 'PAWN', discard: 'BAT' },
      { type: 'NameGang', name: 'The "Night" Sharks' },
      { type: 'TakeBack' },
      { type: 'Retire' },
    ]);
  });

  it('take a card of several words before its key words', () => {
    expect(commandsOf('PLAY WORD ON THE STREET')).toEqual([{ type: 'PlayCaution', card: 'WORD' }]);
    expect(commandsOf('upgrade the executioner')).toEqual([{ type: 'Upgrade', card: 'MEX' }]);
    expect(commandsOf('U back room clinic')).toEqual([{ type: 'Upgrade', card: 'CLINIC' }]);
  });

  it('let the type of a card tell where it belongs', () => {
    expect(commandsOf('F HOOD RED WITH 2T + LOWRIDER + SMG')).toEqual([
      { type: 'PickFight', target: { hood: RED }, thugs: 2, rides: ['LOWRIDER'], weapons: ['SMG'] },
    ]);
  });
});

describe('a mail', () => {
  it('is read past greetings, signatures, quotations and remarks', () => {
    const read = readMail(
      six,
      'Hi all,\njump in 2 # two of them\n#45 lies here\nUp to you now!\nCheers\nJ\n> HUSTLE 2\n-- \nEND',
    );
    if (isRefusal(read)) throw new Error(read.say);
    expect([read.command, ...read.then]).toEqual([{ type: 'JumpIn', n: 2 }]);
    expect(read.prose).toEqual(['Hi all,', 'Up to you now', 'Cheers', 'J']);
  });

  it('takes a single letter for an order among orders, and for a signature elsewhere', () => {
    expect(commandsOf('J\nH')).toEqual([{ type: 'JumpIn' }, { type: 'Hustle' }]);
    expect(commandsOf('END\n\nH')).toEqual([{ type: 'EndTurn' }]);
    expect(commandsOf('END\nBest\nH')).toEqual([{ type: 'EndTurn' }]);
  });

  it('is refused as a whole by its first line that cannot be read, with line and word', () => {
    const { code, say, at } = refusalOf('jump in 2\nfight hood rod with 2T\nend');
    expect(code).toBe('UNKNOWN_SEAT');
    expect(at).toBe('line 2: "rod"');
    expect(say).toContain('RED');
  });

  it('says which card a misspelt word may mean', () => {
    expect(refusalOf('crime cornar with 2T').say).toContain('Corner Deal');
    expect(refusalOf('upgrade lowrid').say).toContain('Lowrider');
    expect(refusalOf('fight hood red with 2T use pistoll').say).toContain('Pistol');
  });

  it.each([
    ['fight red with 2T', 'UNREADABLE_LINE', 'HOOD RED'],
    ['fight hood red with 2', 'UNREADABLE_LINE', '3 THUGS'],
    ['fight hood red with 2T on blue', 'UNREADABLE_LINE', 'Leave ON out'],
    ['defend use pistol on red', 'UNREADABLE_LINE', 'NONE stands alone'],
    ['defend use lowrider', 'UNREADABLE_LINE', 'only Weapons and Cautions'],
    ['jump in 2 3', 'UNREADABLE_LINE', 'ends before it'],
    ['if lost: defend none', 'UNREADABLE_LINE', 'own turn'],
    ['if 3 jump', 'UNREADABLE_LINE', 'WON, LOST or CALLED'],
    ['upgrade #200', 'UNKNOWN_CARD', '1 to 93'],
    ['order defence 2', 'UNREADABLE_LINE', 'ASK or AUTO'],
    ['order kills bat', 'BAD_VALUE', 'no Homie'],
    ['arm snitch minrespect', 'UNREADABLE_LINE', 'followed by a number'],
    ['meet you at 8', 'BAD_WORD', 'A line begins with'],
  ])('refuses %s', (text, code, part) => {
    const refusal = refusalOf(text);
    expect(refusal.code).toBe(code);
    expect(refusal.say).toContain(part);
  });

  it('without an order, or far too long, is refused without a place', () => {
    expect(refusalOf('Hello there\nSee you')).toMatchObject({ code: 'NO_ORDERS' });
    expect(refusalOf('')).toMatchObject({ code: 'NO_ORDERS' });
    expect(refusalOf('x'.repeat(LONGEST_MAIL + 1))).toMatchObject({ code: 'TOO_LONG' });
    expect(refusalOf('jump\n'.repeat(70))).toMatchObject({ code: 'TOO_LONG' });
  });

  it('knows the Bosses of this game alone', () => {
    expect(refusalOf('target orange', { ...six, n: 3 })).toMatchObject({ code: 'UNKNOWN_SEAT' });
  });
});

describe('greetings', () => {
  it.each([
    'Hi Tom',
    'Play nicely!',
    'Keep it up',
    'Up yours',
    'End of story, thanks',
    'Fight on',
    'Retire? Never',
    'Word of thanks',
    'Kill them all, boys',
    'If only',
    'In order of appearance',
    'Commit yourself',
    'See you on the streets',
  ])('%s is none', (text) => {
    expect(refusalOf(text)).toMatchObject({ code: 'NO_ORDERS' });
  });
});
