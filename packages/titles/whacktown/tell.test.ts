import { expect, test } from 'vitest';
import type { Event } from './model.ts';
import { tell } from './tell.ts';
import { effectsInWords, requirementInWords } from './texts.ts';

test('a theft speaks to its victim, and an armed bomb names the turn in which it goes off', () => {
  const stolen: Event = {
    type: 'Stolen',
    seat: 0,
    resource: 'money',
    from: [{ seat: 1, n: 1 }],
    gained: 1,
    source: { kind: 'hustle', id: 'pickpocket' },
  };
  expect(tell(stolen, 1)).toBe('Yellow takes $1 from you (PICKPOCKET) and gains $1.');
  expect(tell(stolen, 2)).toContain('from Blue');
  const armed: Event = { type: 'BombArmed', seat: 0 };
  expect(tell(armed, 1)).toBe('Yellow’s BOMB is armed and explodes at the start of Yellow’s next turn.');
  expect(tell(armed, 0)).toContain('your next turn');
});

test('what is counted is fewer, what is not is less', () => {
  expect(requirementInWords({ type: 'behindAll', res: 'gang' })).toBe('fewer gang members than every opponent');
  expect(requirementInWords({ type: 'behindAny', res: 'info' })).toBe('less information than at least one opponent');
  expect(effectsInWords([{ op: 'showdown', res: 'info', fewer: 2, same: 1, more: 0 }])).toContain(
    '2 with less information than you, 1 if equal',
  );
});
