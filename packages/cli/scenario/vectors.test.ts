import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { roomNamed } from '../titles.ts';
import { readScenario } from './file.ts';
import { runScenario } from './run.ts';

// Worked examples of the rules as scenario files, a folder for each title: what somebody disputes can be told the same way.

const folder = fileURLToPath(new URL('../../../test/scenarios', import.meta.url));
const scenariosOf = (title: string) => readdirSync(join(folder, title)).filter((name) => name.endsWith('.json'));

describe.each(readdirSync(folder))('worked examples of %s', (titleName) => {
  test.each(scenariosOf(titleName))('%s comes out as the rules say', (name) => {
    const scenario = readScenario(JSON.parse(readFileSync(join(folder, titleName, name), 'utf8')));
    expect(scenario.title).toBe(titleName);
    const { failure } = runScenario(scenario, roomNamed(titleName).title);
    expect(failure).toBeNull();
  });
});
