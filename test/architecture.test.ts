import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

// Directions of imports are checked by bin/architecture.mjs; here stands what a reader of the text itself can see.

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = readdirSync(join(root, 'packages'), { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
  .map((one) => relative(root, join(one.parentPath ?? one.path, one.name)));

const isTest = (file: string) => /\.test\.|\.fixtures?\.|\/testing\/|\/contract/.test(file);
const code = packages.filter((file) => !isTest(file));
const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n');

/** Lines of code: comments and strings may speak about anything. */
const withoutWords = (line: string) =>
  line
    .replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''")
    .replace(/\/\/.*$/, '')
    .replace(/^\s*\*.*$/, '')
    .replace(/\/\*.*?\*\//g, '');

const found = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    linesOf(file).flatMap((line, i) => (pattern.test(withoutWords(line)) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
  );

describe('the sources', () => {
  test('are there to be looked at', () => {
    expect(code.length).toBeGreaterThan(150);
    expect(withoutWords("const a = 'Date.now()'; // Math.random()")).toBe("const a = ''; ");
  });

  test('of engine and titles know no clock, no chance and no process', () => {
    const pure = code.filter((file) => /^packages\/(engine|titles)\//.test(file));
    expect(pure.length).toBeGreaterThan(60);
    expect(
      found(pure, /\b(Date\b|Math\.random|process\.|performance\.|setTimeout|setInterval|globalThis|crypto\.)/),
    ).toEqual([]);
    const imports = pure.flatMap((file) =>
      linesOf(file).flatMap((line) => (/from '(node:|@aws-sdk|nodemailer)/.test(line) ? [`${file}: ${line}`] : [])),
    );
    expect(imports).toEqual([]);
  });

  test('have files of one idea: at most 400 lines, tables of data and tests apart', () => {
    const long = code
      .filter((file) => basename(file) !== 'tables.ts')
      .map((file) => ({ file, lines: linesOf(file).length }))
      .filter(({ lines }) => lines > 400);
    expect(long).toEqual([]);
  });

  test('have no drawers for odds and ends', () => {
    const drawers = code.filter((file) => /(^|\/)(utils?|helpers?|common|types|misc|shared)(\.tsx?$|\/)/.test(file));
    expect(drawers).toEqual([]);
  });

  test('import zod as a namespace, which bundles two thirds smaller', () => {
    expect(found(packages, /import \{.*\bz\b.*\} from/)).toEqual([]);
  });

  test('leave nothing behind: no notes to do, no skipped tests, no dead code', () => {
    const all = packages.flatMap((file) => linesOf(file).map((line, i) => ({ at: `${file}:${i + 1}`, line })));
    const left = all.filter(({ line }) => /\b(TODO|FIXME|XXX)\b|\b(test|it|describe)\.(skip|only|todo)\(/.test(line));
    expect(left.map(({ at }) => at)).toEqual([]);
  });
});
