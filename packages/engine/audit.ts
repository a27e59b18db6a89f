import { type ChainPosition, linkSource, type OpenDraws } from './chain.ts';
import { hashOf, leafOf } from './commit.ts';
import { type Hash, hashBytes } from './hash.ts';
import type { Roll } from './luck.ts';

/** A commit as exported: what the reader may not see is a bare leaf. */
export interface ExportedCommit {
  n: number;
  at: string;
  title: string;
  cmdId: string;
  by: string;
  entries: readonly ({ audience: unknown; text: string; salt: Hash } | { leaf: Hash })[];
  draws: string;
  prev: string;
  hash: Hash;
}

/** One thing that was looked at. `ok` null: it can't be told from this export. */
export interface Check {
  name: 'chain' | 'leaves' | 'open dice' | 'secret dice' | 'secrets' | 'decisions' | 'head';
  ok: boolean | null;
  say: string;
  /** The first commit where it is wrong. */
  commit?: number;
}

export const leavesOf = (commit: ExportedCommit): Hash[] =>
  commit.entries.map((entry) => ('leaf' in entry ? entry.leaf : leafOf(entry)));

/** Numbers without gaps, each commit on the one before, each hash over what stands there (docs/fair-play.md, "The chain"). */
export function checkChain(game: string, commits: readonly ExportedCommit[]): Check {
  let prev = '';
  for (const [i, commit] of commits.entries()) {
    const wrong = (say: string): Check => ({ name: 'chain', ok: false, say, commit: commit.n });
    if (commit.n !== i + 1) return wrong(`Commit ${i + 1} is missing: number ${commit.n} stands in its place.`);
    if (commit.prev !== prev)
      return wrong(`Commit ${commit.n} does not follow commit ${i}: it names another one as the one before.`);
    // The cast is the shape only: an actor that no commit can have simply gives another hash.
    const by = commit.by as 'host';
    const { entries: _, hash, ...header } = commit;
    if (hashOf({ ...header, by, game, leaves: leavesOf(commit) }) !== hash)
      return wrong(`Commit ${commit.n} was changed: its contents don't give the hash it carries.`);
    prev = hash;
  }
  return { name: 'chain', ok: true, say: `${commits.length} commits, each on the one before; no byte was changed.` };
}

/** The published ends of the chains and the players' salt, as events say. */
export interface Fixed {
  anchor: Hash;
  salt: Hash;
}

/** Every open roll again, from the links that the commits show (docs/fair-play.md, "The dice"). */
export function checkOpenDraws(commits: readonly ExportedCommit[], { anchor, salt }: Fixed): Check {
  let link = anchor;
  let k = 0;
  let dice = 0;
  for (const commit of commits) {
    if (!commit.draws) continue;
    const wrong = (say: string): Check => ({ name: 'open dice', ok: false, say, commit: commit.n });
    const draws: OpenDraws = JSON.parse(commit.draws);
    k += 1;
    if (draws.k !== k) return wrong(`Commit ${commit.n} rolls with link ${draws.k} of the chain; link ${k} was next.`);
    if (hashBytes(draws.link) !== link)
      return wrong(`The link shown by commit ${commit.n} does not hash to the one before it.`);
    const fault = wrongRoll(draws.rolls, draws.link, salt);
    if (fault) return wrong(`Commit ${commit.n}: ${fault}`);
    link = draws.link;
    dice += draws.rolls.length;
  }
  return {
    name: 'open dice',
    ok: true,
    say: `${dice} open draws recomputed from the chain fixed before the game; all are right.`,
  };
}

/** Every secret roll again, once the seed is open. `secret` holds number of the commit and its draws. */
export function checkSecretDraws(
  secret: readonly { n: number; k: number; rolls: readonly Roll[] }[],
  links: readonly Hash[],
  { anchor, salt }: Fixed,
): Check {
  if (links[0] !== anchor)
    return {
      name: 'secret dice',
      ok: false,
      say: 'The seed of the closed chain does not lead to what was published before the game.',
      commit: 1,
    };
  let dice = 0;
  for (const [i, { n, k, rolls }] of secret.entries()) {
    const link = links[k];
    const fault = k !== i + 1 || !link ? `it uses link ${k}; link ${i + 1} was next.` : wrongRoll(rolls, link, salt);
    if (fault) return { name: 'secret dice', ok: false, say: `Commit ${n}: ${fault}`, commit: n };
    dice += rolls.length;
  }
  return {
    name: 'secret dice',
    ok: true,
    say: `${dice} secret draws recomputed from the opened chain; all are right.`,
  };
}

function wrongRoll(rolls: readonly Roll[], link: Hash, salt: Hash): string | null {
  const numbers = linkSource(link, salt);
  for (const [label, n, value] of rolls) {
    const right = numbers(label, n);
    if (right !== value) return `${label} is recorded as ${value} (of 0 to ${n - 1}); the chain gives ${right}.`;
  }
  return null;
}

/** Luck that gives back what a commit recorded, for deciding it again; asking for anything else is a difference. */
export function recordedPosition(
  open: OpenDraws | null,
  closedLinks: readonly Hash[],
  used: { open: number; closed: number },
  salt: Hash,
): ChainPosition {
  return {
    salt,
    open: { used: used.open, link: () => open?.link ?? ''.padEnd(64, '0') },
    closed: { used: used.closed, link: (k) => closedLinks[k] ?? ''.padEnd(64, '0') },
  };
}
