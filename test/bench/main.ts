import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { housefulFigures } from './houseful.ts';
import { rulesFigures } from './rules.ts';
import { submissionFigures } from './submission.ts';
import { type Figure, tableOf } from './table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'consigliere-bench-'));
const parts: Record<string, () => Figure[] | Promise<Figure[]>> = {
  rules: () => rulesFigures(join(root, 'test', 'bench', 'peers', 'package.json')),
  submissions: () => submissionFigures(join(folder, 'one')),
  houseful: () => housefulFigures(root, join(folder, 'many')),
};
// `npm run bench -- rules` measures only that.
const wanted = process.argv.slice(2).filter((name) => name in parts);
const figures: Figure[] = [];
try {
  for (const name of wanted.length ? wanted : Object.keys(parts)) {
    process.stderr.write(`${name} ...\n`);
    figures.push(...(await parts[name]!()));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.stdout.write(`${tableOf(figures)}\n`);
