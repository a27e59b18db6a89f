import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock, systemRandom } from '#cli/system.ts';
import { exportGame } from '#games/export.ts';
import { asShown, loadGame } from '#games/load.ts';
import { cloudClient } from '#store/client.ts';
import { sealerOf } from '#store/keyringText.ts';
import { openStore } from '#store/store.ts';
import { rooms } from '#titles/registry.ts';

/**
 * Writes every game of the tables named by the environment into a folder, one file each, as everybody may read it; `consigliere audit` checks
 * them. For whoever runs the house, with his own AWS credentials. Answers how many there were.
 */
export async function exportAll(env: Readonly<Record<string, string | undefined>>, folder: string): Promise<number> {
  const given = (name: string): string => env[name] || missing(name);
  const client = cloudClient(given('AWS_REGION'));
  const tables = { events: given('CONSIGLIERE_EVENTS_TABLE'), views: given('CONSIGLIERE_VIEWS_TABLE') };
  const store = openStore({ client, ...tables, sealer: sealerOf(given('CONSIGLIERE_KEYS')) });
  const ports = { ...store, clock: systemClock, random: systemRandom };
  await mkdir(folder, { recursive: true });
  let games = 0;
  try {
    for await (const { id } of store.index.all()) {
      const loaded = await loadGame({ ports, rooms, cache: new Map() }, id);
      if (!loaded) continue;
      await writeFile(
        join(folder, `${id}.json`),
        `${JSON.stringify(await exportGame({ ports }, asShown(loaded), 'spectator'))}\n`,
      );
      games++;
    }
    return games;
  } finally {
    client.destroy();
  }
}

function missing(name: string): never {
  throw new Error(`Set ${name}; docs/operating.md says to what.`);
}
