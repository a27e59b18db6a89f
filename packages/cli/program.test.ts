import { describe, expect, test } from 'vitest';
import { shell } from './shell.fixtures.ts';

describe('the command line', () => {
  test('explains itself and ends well', async () => {
    const { code, out } = await shell(['--help']);
    expect(code).toBe(0);
    for (const command of ['serve', 'simulate', 'scenario', 'audit', 'replay', 'export'])
      expect(out).toContain(command);
  });

  test.each(['serve', 'simulate', 'scenario', 'audit', 'replay', 'export'])('explains %s', async (command) => {
    const { code, out } = await shell([command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: consigliere ${command}`);
    expect(out).toContain('--json');
  });

  test.each([
    [['dance'], "unknown command 'dance'"],
    [['simulate'], "missing required argument 'title'"],
    [['simulate', 'brotherhood', '--games', 'many'], 'whole number from 1 up'],
    [['simulate', 'chess'], 'There is no title "chess"; there are '],
    [['audit', '/no/such/file.json'], "/no/such/file.json can't be read"],
    [['audit', 'package.json', '--head', 'abc'], '"abc" is no head'],
    [['audit', 'package.json'], 'package.json is no export of a game'],
    [['audit', 'README.md'], 'README.md'],
    [['replay', 'package.json'], 'This is no export of a game'],
    [['scenario', 'package.json'], 'This is no scenario'],
    [['export', 'abc', '--data', '/no/such/folder'], 'There is no data folder /no/such/folder'],
    [['export', 'abc', '--seat', '0', '--all'], 'exclude each other'],
    [['serve'], 'PORT is a port number'],
  ])('could not tell with %j', async (args, say) => {
    const { code, out, err } = await shell(args, args[0] === 'serve' ? { PORT: 'ninety' } : {});
    expect(code).toBe(2);
    expect(err).toContain(say);
    expect(out).toBe('');
  });
});
