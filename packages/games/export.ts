import * as z from 'zod';
import { type Commit, leafOf, mayRead } from '#engine/commit.ts';
import type { Viewer } from '#engine/title.ts';
import type { House, Loaded } from './house.ts';
import { isOver } from './look.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const audience = z.union([z.literal('all'), z.literal('nobody'), z.array(z.int().min(0).max(11)).max(12)]);

/** What its reader may see stands with text and salt, everything else as a bare leaf: all exports of a game have the same hashes. */
const entry = z.union([z.strictObject({ audience, text: z.string(), salt: hash }), z.strictObject({ leaf: hash })]);

const commit = z.strictObject({
  n: z.int().min(1),
  at: z.string(),
  title: z.string(),
  cmdId: z.string(),
  by: z.union([z.literal('host'), z.literal('clock'), z.literal('quiet'), z.string().regex(/^seat:\d+$/)]),
  entries: z.array(entry),
  draws: z.string(),
  prev: z.union([hash, z.literal('')]),
  hash,
});

/** A game as one JSON file; docs/fair-play.md describes it for checkers in other languages. */
export const exportFile = z.strictObject({
  format: z.literal('consigliere-export/1'),
  game: z.string(),
  /** Seat number, `spectator`, or `everybody` once the game is over. */
  reader: z.union([z.int(), z.literal('spectator'), z.literal('everybody')]),
  head: z.strictObject({ n: z.int(), hash }),
  commits: z.array(commit).min(1),
  /** The ends of both luck chains; only when the game is over. */
  seeds: z.strictObject({ open: hash, closed: hash }).nullable(),
});
export type ExportFile = z.infer<typeof exportFile>;
export type ExportedCommit = ExportFile['commits'][number];

/** The export of a game for one reader; after the end everybody may read everything. */
export async function exportGame(house: Pick<House, 'ports'>, loaded: Loaded, viewer: Viewer): Promise<ExportFile> {
  const { state, commits } = loaded;
  const over = isOver(state);
  const seeds = over ? await house.ports.events.seeds(state.id) : null;
  return {
    format: 'consigliere-export/1',
    game: state.id,
    reader: over ? 'everybody' : viewer,
    head: state.head,
    commits: commits.map((one) => exportCommit(one, (audience) => over || mayRead(audience, viewer))),
    seeds: seeds && { open: seeds.open, closed: seeds.closed },
  };
}

function exportCommit(
  { game: _, entries, ...header }: Commit,
  readable: (audience: Commit['entries'][number]['audience']) => boolean,
): ExportedCommit {
  return {
    ...header,
    entries: entries.map((one) =>
      readable(one.audience)
        ? {
            audience: typeof one.audience === 'string' ? one.audience : [...one.audience],
            text: one.text,
            salt: one.salt,
          }
        : { leaf: leafOf(one) },
    ),
  };
}
