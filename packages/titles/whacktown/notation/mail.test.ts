import { describe, expect, it } from 'vitest';
import { isRefusal } from '#engine/title.ts';
import { legal } from '../legal.ts';
import type { PlayerCommand, State } from '../model.ts';
import { stateOf } from '../ui/desk.fixture.ts';
import { view } from '../view.ts';
import { readLines } from './mail.ts';

const moving = stateOf(4, 'notation', {}, ({ ask, turnNo }) => ask?.kind === 'move' && turnNo > 4);
const hustling = stateOf(4, 'notation', {}, ({ ask }) => ask?.kind === 'hustle');

const mail = (text: string, state: State = hustling, seat = state.active!) =>
  readLines(view(state, seat), () => legal(state, seat), seat, text);

function commands(text: string, state: State = hustling): PlayerCommand[] {
  const read = mail(text, state);
  if (isRefusal(read)) throw new Error(`${read.code} at ${read.at}: ${read.say}`);
  return [read.command, ...(read.then ?? [])];
}

function refused(text: string, state: State = hustling) {
  const read = mail(text, state);
  if (!isRefusal(read)) throw new Error(`accepted: ${JSON.stringify(read)}`);
  expect(read.say).toMatch(/[a-z]/);
  return read;
}

/** The same state with other cells, so that lines can name known locations. */
const inCity = (state: State, cells: Record<string, string>): State => ({
  ...state,
  cells: { ...state.cells, ...cells },
});

describe('T58: reading lines in the hustle phase', () => {
  const psycho: State = {
    ...hustling,
    players: hustling.players.map((player) =>
      player.seat === hustling.active ? { ...player, profile: 'psycho', profileRevealed: true } : player,
    ),
  };

  it.each([
    ['P gear-up - Plan B.', { type: 'Play', card: 'gear-up', discard: ['plan-b'] }],
    ['p plan-b', { type: 'Play', card: 'plan-b', discard: [] }],
    ['play gear up discarding plan b', { type: 'Play', card: 'gear-up', discard: ['plan-b'] }],
    ['play gear', { type: 'Play', card: 'gear-up', discard: [] }],
    ['pass', { type: 'EndTurn' }],
    ['end turn', { type: 'EndTurn' }],
    ['done', { type: 'EndTurn' }],
    ['use psycho discard duct tape', { type: 'Ability', source: 'profile', discard: ['duct-tape'] }],
    ['use profile', { type: 'Ability', source: 'profile' }],
    ['use boom box – pizza', { type: 'Ability', source: 'boom-box', discard: ['pizza'] }],
    ['p pizza - plan b, scooter', { type: 'Play', card: 'pizza', discard: ['plan-b', 'scooter'] }],
    ['PLAY PIZZA WITH plan b', null],
    ['play pizza discard plan b and scooter', { type: 'Play', card: 'pizza', discard: ['plan-b', 'scooter'] }],
    ['play pizza discard plan b, and scooter', { type: 'Play', card: 'pizza', discard: ['plan-b', 'scooter'] }],
  ])('%s', (line, command) => {
    if (command === null) expect(refused(line, psycho).code).toBe('UNKNOWN_NAME');
    else expect(commands(line, psycho)).toEqual([command]);
  });

  it('reads the own profile by its name', () => {
    const vip: State = {
      ...hustling,
      players: hustling.players.map((player) => ({ ...player, profile: 'vip', profileRevealed: true })),
    };
    expect(commands('use v.i.p.', vip)).toEqual([{ type: 'Ability', source: 'profile' }]);
  });

  it('does not know beginnings of fewer than three letters, and asks where several are meant', () => {
    expect(refused('play p').code).toBe('UNKNOWN_NAME');
    expect(refused('play pi - gear up')).toMatchObject({ code: 'UNKNOWN_NAME', at: 'line 1: "pi"' });
    const both = refused('end\nplay pic - gear up');
    expect(both).toMatchObject({ code: 'AMBIGUOUS_NAME', at: 'line 2: "pic"' });
    expect(both.say).toMatch(/PICK A FIGHT or PICKPOCKET|PICKPOCKET or PICK A FIGHT/);
  });

  it('names the closest cards', () => {
    expect(refused('play piza').say).toContain('Closest: PIZZA');
    expect(refused('play gaer up').say).toContain('GEAR UP');
  });

  it('leaves the parts of a standing order that are not named as they are', () => {
    const player = hustling.players[hustling.active!]!;
    expect(player.standing).toEqual({ mode: 'auto', minLoss: 3, order: ['rufus', 'lay-low', 'tank'] });
    expect(commands('standing ask')).toEqual([
      { type: 'SetStanding', mode: 'ask', minLoss: 3, order: ['rufus', 'lay-low', 'tank'] },
    ]);
    expect(commands('standing auto 2 order tank')).toEqual([
      { type: 'SetStanding', mode: 'auto', minLoss: 2, order: ['tank', 'rufus', 'lay-low'] },
    ]);
    expect(commands('standing auto 2 order lay low, rufus and tank')).toEqual([
      { type: 'SetStanding', mode: 'auto', minLoss: 2, order: ['lay-low', 'rufus', 'tank'] },
    ]);
    expect(commands('standing auto 2 order lay low, rufus, and tank')).toEqual([
      { type: 'SetStanding', mode: 'auto', minLoss: 2, order: ['lay-low', 'rufus', 'tank'] },
    ]);
    expect(refused('standing sometimes').code).toBe('UNREADABLE');
  });
});

describe('T61: prose', () => {
  const letter = [
    'Sorry for the delay, no excuse.',
    'No problem with AMBUSH',
    'move A4',
    'Keep it up!',
    'end',
    'Cheers, Ann',
  ];

  it('is set aside, and the commands are read', () => {
    const read = mail(letter.join('\n'), moving);
    expect(commands(letter.join('\n'), moving)).toEqual([{ type: 'Move', to: 'A4' }, { type: 'EndTurn' }]);
    expect(read).toHaveProperty('prose', [
      'Sorry for the delay, no excuse',
      'No problem with AMBUSH',
      'Keep it up',
      'Cheers, Ann',
    ]);
  });

  it('refuses all where one line begins like a command, and shows what a move looks like', () => {
    const refusal = refused([...letter, 'go get them'].join('\n'), moving);
    expect(refusal).toMatchObject({ code: 'UNKNOWN_NAME', at: 'line 7: "get them"' });
    expect(refusal.say).toContain('move A4');
  });

  it.each([
    'Yes, of course',
    'No way',
    'Stay well',
    'Pass the salt',
    'Done and dusted',
    'End of the world',
    'Resign? Never!',
  ])('"%s" is a remark', (line) => {
    expect(mail(`${line}\nend`)).toMatchObject({ command: { type: 'EndTurn' }, prose: [line.replace(/[.!]$/, '')] });
  });

  it('a line with a figure that cannot be read refuses the mail with an example', () => {
    const refusal = refused('see you on the 3rd\nend', moving);
    expect(refusal).toMatchObject({ code: 'UNREADABLE', at: 'line 1: "see you on the 3rd"' });
    expect(refusal.say).toMatch(/: move [A-E][1-4]/);
  });

  it('a mail without a command says what was read', () => {
    expect(refused('Hello everybody')).toMatchObject({ code: 'NO_ORDERS' });
    expect(refused('Hello everybody').say).toContain('Hello everybody');
  });
});

describe('every alternative of the grammar', () => {
  const state = inCity(moving, { A1: 'hippie-commune', B1: 'casino', C1: 'drive-thru' });

  it.each([
    ['profile KINGPIN', { type: 'ChooseProfile', profile: 'kingpin' }],
    ['keep profile kingpin', { type: 'ChooseProfile', profile: 'kingpin' }],
    ['move hippie commune', { type: 'Move', to: 'A1' }],
    ['m C3 sneak', { type: 'Move', to: 'C3', sneakIn: true }],
    ['go to hippie with sneak in', { type: 'Move', to: 'A1', sneakIn: true }],
    ['Move: a4', { type: 'Move', to: 'A4' }],
    ['stay', { type: 'DeclineMove' }],
    ['choose 2', { type: 'Choose', option: 2 }],
    ['yes', { type: 'May', accept: true }],
    ['yes discard pizza', { type: 'May', accept: true, discard: ['pizza'] }],
    ['no', { type: 'May', accept: false }],
    ['crime B2', { type: 'CrimeScene', anchor: 'B2' }],
    ['crime scene b2', { type: 'CrimeScene', anchor: 'B2' }],
    ['put D2', { type: 'Put', to: 'D2' }],
    ['put hippie commune', { type: 'Put', to: 'A1' }],
    ['discard pizza, gear up', { type: 'Discard', cards: ['pizza', 'gear-up'] }],
    ['take side job, pizza', { type: 'Recover', cards: ['side-job', 'pizza'] }],
    ['take nothing', { type: 'Recover', cards: [] }],
    ['reroll with plan b', { type: 'Reroll', with: 'plan-b' }],
    ['reroll profile', { type: 'Reroll', with: 'profile' }],
    ['reroll', { type: 'Reroll', with: 'plan-b' }],
    ['keep', { type: 'KeepDie' }],
    ['prevent tank', { type: 'Prevent', source: 'tank' }],
    ['prevent none', { type: 'Prevent', source: 'none' }],
    ['resign', { type: 'Resign' }],
  ])('%s', (line, command) => {
    expect(commands(line, state)).toEqual([command]);
  });

  it('reads the label of a choice that the line before brings', () => {
    expect(commands('move casino\nchoose fight', state)).toEqual([
      { type: 'Move', to: 'B1' },
      { type: 'Choose', option: 2 },
    ]);
    expect(commands('move E4\noption repair', state)[1]).toEqual({ type: 'Choose', option: 1 });
  });

  it('reads pass as no further movement where one is offered by the line before, else as the end of the turn', () => {
    expect(commands('move drive thru\npass', state)[1]).toEqual({ type: 'DeclineMove' });
    expect(commands('move A4\npass', state)[1]).toEqual({ type: 'EndTurn' });
  });

  it('leaves out quotations, remarks, examples and signatures', () => {
    expect(commands('> move B4\n| move C4\n# move D4\nend # at last\n--\nmove E4')).toEqual([{ type: 'EndTurn' }]);
  });
});
