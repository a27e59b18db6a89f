import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { roomNamed } from '../titles.ts';
import { readScenario } from './file.ts';
import { runScenario } from './run.ts';

// Worked examples of the rules as scenario files: what somebody disputes can be told the same way.

const folder = fileURLToPath(new URL('../../../test/scenarios', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('worked examples', () => {
  test('are many', () => expect(files.length).toBeGreaterThan(90));

  test.each(files)('%s comes out as the rules say', (name) => {
    const scenario = readScenario(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    const { failure } = runScenario(scenario, roomNamed(scenario.title).title);
    expect(failure).toBeNull();
  });
});
