import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import pino from 'pino';
import type { Note } from '#games/house.ts';

/**
 * Notes of the house as JSON lines: all into a file, failures on standard error too. Names of events and ids only: orders, addresses
 * and names never come here.
 */
export async function openLog(file: string): Promise<Note> {
  await mkdir(dirname(file), { recursive: true });
  const log = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.multistream([
      { level: 'info', stream: pino.destination({ dest: file, sync: true }) },
      { level: 'warn', stream: pino.destination({ dest: 2, sync: true }) },
    ]),
  );
  return (event, fields = {}) => {
    if (event.endsWith('.failed')) log.warn(fields, event);
    else log.info(fields, event);
  };
}
