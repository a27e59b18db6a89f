import { type Check, checkChain, checkOpenDraws, checkSecretDraws, recordedPosition } from '#engine/audit.ts';
import { chainLuck, linksOf, type OpenDraws, saltOf } from '#engine/chain.ts';
import { type Commit, entriesOf, eventsOf, type Told } from '#engine/commit.ts';
import { type AnyTitle, type Audience, isRefusal } from '#engine/title.ts';
import { recordedAlmanac } from './almanac.ts';
import { decideGame, headerOf } from './decide.ts';
import { applyCommit, unborn } from './evolve.ts';
import { type ExportedCommit, type ExportFile, exportFile } from './export.ts';
import { type HouseEvent, isHouseEvent } from './model.ts';

export interface AuditReport {
  /** `well`: everything there is was checked and is right; `wrong`; `open`: what can be checked is right, the rest can't be told yet; `untold`:
   * all is open, but this version has not the rules to check it. */
  verdict: 'well' | 'wrong' | 'open' | 'untold';
  /** The verdict in a plain sentence. */
  say: string;
  checks: readonly Check[];
  head: { n: number; hash: string };
}

/** A head somebody kept: at least 8 hex digits and the number, or null where the receipt of a quiet answer has none. */
export interface KeptHead {
  n: number | null;
  hash: string;
}

/**
 * Checks an export without trusting who gave it: runs on the server, on the command line and in the disputer's own browser.
 * `expected` is a head from a mail or page he kept.
 */
export function auditExport(
  file: unknown,
  titles: Readonly<Record<string, AnyTitle>>,
  expected?: KeptHead,
): AuditReport {
  const parsed = exportFile.safeParse(file);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const [part, place] = issue?.path ?? [];
    const where =
      part === 'commits' && typeof place === 'number'
        ? `commit ${place + 1}, ${issue?.path.slice(2).join('.')}`
        : issue?.path.join('.');
    const say = `This is no export of a game: ${where || 'the file'}: ${issue?.message ?? 'unreadable'}.`;
    return { verdict: 'wrong', say, checks: [], head: { n: 0, hash: '' } };
  }
  const game = parsed.data;
  const checks: Check[] = [];
  const chain = checkChain(game.game, game.commits);
  checks.push(chain, checkHead(game, expected));
  if (chain.ok) {
    try {
      checks.push(...checkContents(game, titles));
    } catch (cause) {
      // Hashes are right and yet the contents can't be read: whoever wrote them did not keep the format.
      const why = cause instanceof Error ? cause.message : 'unreadable';
      checks.push({ name: 'decisions', ok: false, say: `The commits can't be played: ${why}.` });
    }
  }
  return { ...verdictOf(checks, game), checks, head: game.head };
}

function verdictOf(checks: readonly Check[], game: ExportFile): Pick<AuditReport, 'verdict' | 'say'> {
  const wrong = checks.find((check) => check.ok === false);
  if (wrong)
    return {
      verdict: 'wrong',
      say: `Something is wrong${wrong.commit ? ` at commit ${wrong.commit}` : ''}. ${wrong.say}`,
    };
  const untold = game.seeds && checks.find((check) => check.ok === null);
  if (untold) return { verdict: 'untold', say: `What could be checked is right, but not all could be. ${untold.say}` };
  if (game.seeds)
    return {
      verdict: 'well',
      say: `All is well: ${game.commits.length} commits, every die and every decision were done again and came out the same.`,
    };
  return {
    verdict: 'open',
    say: `So far all is well: nothing was changed and every open die is right. What is still secret can be checked when the game is over.`,
  };
}

function checkHead(game: ExportFile, expected?: KeptHead): Check {
  const last = game.commits.at(-1);
  if (!last || last.n !== game.head.n || last.hash !== game.head.hash)
    return {
      name: 'head',
      ok: false,
      say: `The export says its head is #${game.head.n}, but its last commit is another.`,
      commit: last?.n,
    };
  if (!expected)
    return {
      name: 'head',
      ok: true,
      say: `Its head is #${last.n} ${last.hash.slice(0, 12)}; compare that with your mails.`,
    };
  const kept = expected.hash.toLowerCase();
  if (expected.n === null)
    return game.commits.some((commit) => commit.hash.startsWith(kept))
      ? { name: 'head', ok: true, say: 'The commit of your receipt is in its place.' }
      : { name: 'head', ok: false, say: 'The commit of your receipt is not in this export.' };
  const there = game.commits[expected.n - 1];
  if (!there)
    return {
      name: 'head',
      ok: false,
      say: `Your mail knows commit #${expected.n}; this export ends at #${last.n}: something was cut off.`,
      commit: last.n,
    };
  return there.hash.startsWith(kept)
    ? { name: 'head', ok: true, say: `Commit #${expected.n} is the one in your mail.` }
    : {
        name: 'head',
        ok: false,
        say: `Commit #${expected.n} is not the one in your mail: history was rewritten.`,
        commit: expected.n,
      };
}

type OpenEntry = { audience: Audience; text: string; salt: string };
const openEntries = (commit: ExportedCommit): OpenEntry[] =>
  commit.entries.flatMap((entry) => ('leaf' in entry ? [] : [entry]));

function checkContents(game: ExportFile, titles: Readonly<Record<string, AnyTitle>>): Check[] {
  const facts = game.commits.flatMap((commit) =>
    eventsOf(openEntries(commit)).map(({ event }) => ({ n: commit.n, event })),
  );
  const created = facts.find(({ event }) => isHouseEvent(event) && event.type === 'game:Created')?.event as
    | HouseEvent
    | undefined;
  if (created?.type !== 'game:Created')
    return [{ name: 'decisions', ok: false, say: 'The first commit does not create a game.', commit: 1 }];
  const cuts: string[] = Array.from({ length: created.seats }, () => '');
  let salt = '';
  for (const { n, event } of facts) {
    if (!isHouseEvent(event)) continue;
    if (event.type === 'game:SeatTaken') cuts[event.seat] = event.cut;
    if (event.type === 'game:Started') {
      salt = event.salt;
      if (salt !== saltOf(cuts))
        return [{ name: 'open dice', ok: false, say: 'The salt of the dice is not what the players cut.', commit: n }];
    }
  }
  const { anchors } = created;
  const open = checkOpenDraws(game.commits, { anchor: anchors.open, salt });
  if (!game.seeds)
    return [
      open,
      { name: 'secrets', ok: null, say: 'Secret orders are sealed until the end; their leaves are in the chain.' },
      { name: 'decisions', ok: null, say: 'The rules can be applied again when everything is open.' },
    ];
  const hidden = game.commits.find((commit) => commit.entries.some((entry) => 'leaf' in entry));
  if (hidden)
    return [
      open,
      {
        name: 'secrets',
        ok: false,
        say: `The game is over, and yet commit ${hidden.n} keeps something hidden.`,
        commit: hidden.n,
      },
    ];
  const secrets: Check = {
    name: 'secrets',
    ok: true,
    say: 'Every secret is open now and fits the leaf that was published when it was kept.',
  };
  const openLinks = linksOf(game.seeds.open, anchors.length);
  if (openLinks[0] !== anchors.open)
    return [
      {
        name: 'open dice',
        ok: false,
        say: 'The seed of the open chain does not lead to what was published before the game.',
        commit: 1,
      },
    ];
  const closedLinks = linksOf(game.seeds.closed, anchors.length);
  const secretDraws = facts.flatMap(({ n, event }) =>
    isHouseEvent(event) && event.type === 'game:SecretDraws' ? [{ n, k: event.k, rolls: event.rolls }] : [],
  );
  const closed = checkSecretDraws(secretDraws, closedLinks, { anchor: anchors.closed, salt });
  return [open, closed, secrets, checkDecisions(game, titles, closedLinks)];
}

/** Every stored command decided again by the rules, with the recorded luck: the events must be the same to the letter. */
function checkDecisions(
  game: ExportFile,
  titles: Readonly<Record<string, AnyTitle>>,
  closedLinks: readonly string[],
): Check {
  let state = unborn(game.game);
  for (const commit of game.commits) {
    const wrong = (say: string): Check => ({ name: 'decisions', ok: false, say, commit: commit.n });
    const [name = '', major] = commit.title.split('@');
    const title = titles[name];
    if (!title || String(title.major) !== major)
      return {
        name: 'decisions',
        ok: null,
        say: `This version has no rules for ${commit.title}; its decisions can't be checked here.`,
      };
    const told = eventsOf(openEntries(commit));
    const asked = told.find(({ event }) => event.type === 'game:Asked')?.event;
    if (!asked || !isHouseEvent(asked) || asked.type !== 'game:Asked')
      return wrong(`Commit ${commit.n} does not say what was asked.`);
    const { at, cmdId } = asked.quietly ?? commit;
    const header = headerOf(state, title, { by: asked.by, at, cmdId, command: asked.command });
    if (commit.by !== header.by || commit.at !== header.at || commit.cmdId !== header.cmdId)
      return wrong(`Commit ${commit.n} was asked by ${asked.by}, but its header says something else.`);
    if (state.changedAt !== null && at < state.changedAt)
      return wrong(`Commit ${commit.n} is older than the one before it.`);
    const draws: OpenDraws | null = commit.draws ? JSON.parse(commit.draws) : null;
    const salt = state.luck.salt || saltOf(state.seats.map((seat) => seat.cut));
    const position = recordedPosition(draws, closedLinks, { open: state.luck.open, closed: state.luck.closed }, salt);
    const { luck, drawn } = chainLuck(position);
    const almanac = recordedAlmanac(asked.dates ?? []);
    const again = decideGame(state, { by: asked.by, at, cmdId, command: asked.command }, title, luck, almanac);
    if (isRefusal(again)) return wrong(`Commit ${commit.n} should have been refused: ${again.say}`);
    const { open, secret } = drawn();
    const expected: Told[] = secret
      ? [...again, { event: { type: 'game:SecretDraws', ...secret }, audience: 'nobody' }]
      : [...again];
    // Through entries and back: events for different readers may change places, and nothing depends on that.
    const difference = firstDifference(told, eventsOf(entriesOf(expected, () => '')));
    if (difference) return wrong(`Commit ${commit.n} is not what the rules say: ${difference}`);
    if ((open ? JSON.stringify(open) : '') !== commit.draws)
      return wrong(`Commit ${commit.n} rolled other dice than the rules ask for.`);
    state = applyCommit(
      state,
      {
        ...commit,
        game: game.game,
        by: commit.by as Commit['by'],
        entries: openEntries(commit),
        prev: commit.prev as '',
      },
      title,
    );
  }
  return {
    name: 'decisions',
    ok: true,
    say: `${game.commits.length} decisions were made again by the rules; each gave the same events.`,
  };
}

function firstDifference(stored: readonly Told[], expected: readonly Told[]): string | null {
  for (let i = 0; i < Math.max(stored.length, expected.length); i++) {
    const [a, b] = [stored[i], expected[i]];
    if (!a) return `${b!.event.type} is missing.`;
    if (!b) return `${a.event.type} should not be there.`;
    if (JSON.stringify(a.event) !== JSON.stringify(b.event)) return `${a.event.type} differs from what the rules give.`;
    if (String(a.audience) !== String(b.audience)) return `${a.event.type} was shown to other readers than it should.`;
  }
  return null;
}
