import { describe, expect, it } from 'vitest';
import { isRefusal } from '#engine/title.ts';
import { readMail } from './mail.ts';

const scene = { n: 4, phase: 'plan', window: null } as const;

describe('greetings', () => {
  it.each([
    'Hi all, good luck on Friday!',
    'Thanks, Tom',
    'First of all, hello',
    'Point taken',
    'Plan is to be back on Monday',
    'Play nicely',
    'Drop me a line',
    'Pass the salt please',
    'No problem',
    'Yes, of course',
    'Final greetings from Rome',
    'He is a friend from the office',
    'Never again',
    'Any news?',
    'Ask Tom',
    '🎲',
  ])('"%s" is set aside and told', (line) => {
    const mail = readMail(scene, 0, `${line}\nPLOT ST TR`);
    expect(mail).toMatchObject({ command: { type: 'Plan' }, prose: [line.replace(/[.!]$/, '')] });
  });

  it.each([
    'What a trap that was',
    'I will steal the show',
    'No honor among thieves, as they say',
    'PLOTT ST TR 2',
    'FIRST TRPA 1',
    'ST + HE',
    'Call me at 0171 555',
    'TAKEOVER NEVR',
    'REVEAL HIEST',
    'DISCARD STELA',
    'FINAL 2',
  ])('"%s" might be an order, so it refuses the mail', (line) => {
    const mail = readMail(scene, 0, `TRAP NEVER\n${line}`);
    expect(isRefusal(mail) && mail.at).toContain('line 2');
  });

  it('a mail of greetings alone is refused, and says what was read', () => {
    const mail = readMail(scene, 0, 'See you soon');
    expect(isRefusal(mail) && mail.say).toContain('See you soon');
  });
});
