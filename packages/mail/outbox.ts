import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock, Instant, Letter, Post } from '#games/ports.ts';
import { type Mime, mimeOf, nameOfKey } from './mime.ts';
import { readHeaders } from './read/headers.ts';

/** A mail as the local outbox lists it. */
export interface ListedMail {
  id: string;
  at: Instant;
  to: string;
  replyTo: string | null;
  subject: string;
  headers: Readonly<Record<string, string>>;
  text: string;
}

/** The whole mail, with its pictures: a few hundred kilobytes. */
export interface OutboxMail extends ListedMail {
  html: string;
  raw: string;
}

/** The same on disk, with what sorts it: mails of one millisecond stand in the order in which they were sent. */
interface StoredMail extends Omit<OutboxMail, 'id'> {
  order: number;
}

export interface Outbox extends Post {
  /** Every mail, oldest first. */
  list(): Promise<readonly ListedMail[]>;
  /** One of them with all its parts; throws if there is no such mail. */
  whole(id: string): Promise<OutboxMail>;
}

/**
 * Mails of a server on somebody's own machine, one file each, in a folder that outlives the process. Exactly once per key: the file is
 * named by the key's hash, written whole and synced under another name first, and then linked into place, which fails if it is there.
 * Whatever a crash leaves is either no mail or the whole one.
 */
export async function openOutbox(folder: string, clock: Clock): Promise<Outbox> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (name.endsWith('.part')) await unlink(join(folder, name));
  let sent = 0;
  // A mail never changes once it is there: its file is read once for the list, and again only for its pictures.
  const listed = new Map<string, ListedMail & { order: number }>();
  const read = async (name: string): Promise<StoredMail> => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const light = async (name: string) => {
    const { html: _, raw: __, ...rest } = await read(name);
    listed.set(name, { id: name, ...rest });
  };
  return {
    async send(letter) {
      const at = clock.now();
      const mime = await mimeOf(letter, at);
      await putOnce(folder, nameOfKey(letter.key), JSON.stringify({ ...shown(letter, mime, at), order: sent++ }));
      return { messageId: mime.messageId };
    },
    async list() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      await Promise.all(names.filter((name) => !listed.has(name)).map(light));
      return names
        .map((name) => listed.get(name)!)
        .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.order - b.order))
        .map(({ order: _, ...mail }) => mail);
    },
    async whole(id) {
      if (!/^[0-9a-f]{40}\.json$/.test(id)) throw new Error('the outbox has no such mail');
      const { order: _, ...mail } = await read(id);
      return { id, ...mail };
    },
  };
}

const shown = (letter: Letter, { raw }: Mime, at: Instant): Omit<OutboxMail, 'id'> => ({
  at,
  to: letter.to,
  replyTo: letter.replyTo,
  subject: letter.subject,
  headers: readHeaders(raw),
  text: letter.text,
  html: letter.html,
  raw: raw.toString('latin1'),
});

/** Durable when it returns (file and folder are synced); false if the name was there already. */
async function putOnce(folder: string, name: string, content: string): Promise<boolean> {
  const part = join(folder, `${name}.${process.pid}.${randomUUID()}.part`);
  const file = await open(part, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(part, join(folder, `${name}.json`));
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  } finally {
    await unlink(part);
    await syncFolder(folder);
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
