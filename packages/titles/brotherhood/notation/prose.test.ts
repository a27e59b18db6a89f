import { describe, expect, it } from 'vitest';
import { isRefusal } from '#engine/title.ts';
import { command, parse, refused } from './reading.fixture.ts';

describe('greetings', () => {
  it.each([
    'Hi all',
    'Hi all: sorry for the delay',
    'Thanks, Tom',
    'Take care, Tom',
    'Take it easy',
    'Hold on, I am thinking',
    'Stay safe!',
    'Give me one more month please',
    'Nothing personal',
    'Done, I think',
    'We are ready',
    'One for you and one for me, yes or no?',
    'See you in the pub at the weekend :P',
    'Blue',
    'T',
    'P.S. I hate you all',
    'And now: good luck, boss',
    'Test',
    'Once again sorry',
    '🎲🎲',
  ])('"%s" is set aside and told', (line) => {
    const mail = parse(`${line}\nHOLD`);
    expect(mail).toMatchObject({ command: { type: 'SubmitLedger' } });
    expect(isRefusal(mail) ? [] : mail.prose).toHaveLength(1);
  });

  it.each([
    ['G TDD', 'prose'],
    ['G TD', 'order'],
    ['HOLD', 'order'],
    ['hold the docks', 'order'],
    ['T WE', 'order'],
    ['G ES', 'order'],
    ['HOLD SBB', 'refused'],
    ['T: XX', 'refused'],
    ['XX: T', 'refused'],
    ['thug to the west end', 'refused'],
    ['FRE ALL: YELLOW', 'refused'],
    ['Call me at 0171 555', 'refused'],
    ['See you on the 5th', 'refused'],
    ['FRIENDS Tom', 'refused'],
  ])('"%s" is %s', (line, wanted) => {
    const mail = parse(`NOTHING\n${line}`);
    if (wanted === 'prose') expect(mail).toMatchObject({ prose: [line] });
    else if (wanted === 'order') expect(command(line).type).toBe('SubmitLedger');
    else expect(refused(`FRIENDS NONE\n${line}`).at).toContain('line 2');
  });

  it('a mail of greetings alone is refused, and says what was read', () => {
    expect(refused('Thanks, see you soon')).toMatchObject({ code: 'NO_ORDERS' });
    expect(refused('Thanks, see you soon').say).toContain('Thanks, see you soon');
  });

  it('a refusal of a line with a figure tells how to leave it out', () => {
    expect(refused('My phone is 555 1234').say).toContain('#');
  });
});
