import type { Command } from 'commander';
import { type AuditReport, auditExport } from '#games/audit.ts';
import { exportFile } from '#games/export.ts';
import { COULD_NOT_TELL, type ExitCode, FOUND_WELL, FOUND_WRONG, type Io, readJson, Trouble } from './io.ts';
import { titles } from './titles.ts';

interface Flags {
  head?: string;
  token?: string;
  json?: true;
}

export function addAudit(program: Command, io: Io, end: (code: ExitCode) => void): void {
  program
    .command('audit')
    .summary('check an export without trusting who gave it')
    .description(
      'Checks the chain of commits, every leaf, every open die and, once the game is over, every secret, every draw and every decision. Exit code 0: all that can be checked is right; 1: something is wrong, and the commit is named; 2: it could not be told.',
    )
    .argument('<export>', 'a file, - for standard input, or the address of an export')
    .option('--head <head>', 'a head from one of your mails, e.g. "#12 3f9a0c21b7d4": is it in this history?')
    .option('--token <token>', 'bearer token for an address')
    .option('--json', 'the report as JSON')
    .action(async (place: string, flags: Flags) => {
      const expected = flags.head === undefined ? undefined : parseHead(flags.head);
      const file = await readJson(place, flags.token);
      if (!looksLikeExport(file))
        throw new Trouble(`${place} is no export of a game: it has no format "consigliere-export/…".`);
      const report = unreadable(file) ?? auditExport(file, titles, expected);
      io.out(flags.json ? JSON.stringify(report) : describe(report));
      end(codeOf(report));
    });
}

/** `#12 3f9a0c21b7d4`, as it stands at the foot of pages and mails. */
export function parseHead(text: string): { n: number; hash: string } {
  const [, n, hash] = /^\s*#?(\d+)[\s:]+([0-9a-f]{8,64})\s*$/i.exec(text) ?? [];
  if (n && hash) return { n: Number(n), hash: hash.toLowerCase() };
  throw new Trouble(`"${text}" is no head; write its number and at least 8 digits: "#12 3f9a0c21b7d4".`);
}

const looksLikeExport = (file: unknown): boolean =>
  typeof file === 'object' &&
  file !== null &&
  'format' in file &&
  typeof file.format === 'string' &&
  file.format.startsWith('consigliere-export/');

/** A commit that has not even the shape of one was changed; which one it is counts for more than how it is broken. */
function unreadable(file: unknown): AuditReport | null {
  const parsed = exportFile.safeParse(file);
  const [place, at, ...field] = parsed.error?.issues[0]?.path ?? [];
  if (place !== 'commits' || typeof at !== 'number') return null;
  const say = `Commit ${at + 1} has not the shape of a commit${field.length ? ` (${field.join('.')})` : ''}: the file was changed there.`;
  const check = { name: 'chain', ok: false, say, commit: at + 1 } as const;
  return {
    verdict: 'wrong',
    say: `Something is wrong at commit ${at + 1}. ${say}`,
    checks: [check],
    head: { n: 0, hash: '' },
  };
}

/** A running game that is right so far is found well; one whose rules this version doesn't have can't be told. */
function codeOf({ verdict }: AuditReport): ExitCode {
  if (verdict === 'wrong') return FOUND_WRONG;
  return verdict === 'untold' ? COULD_NOT_TELL : FOUND_WELL;
}

const MARKS = { true: 'well ', false: 'WRONG', null: '  ?  ' } as const;

function describe(report: AuditReport): string {
  const lines = report.checks.map((check) => `[${MARKS[`${check.ok}`]}] ${check.name}: ${check.say}`);
  return [...lines, report.say].join('\n');
}
