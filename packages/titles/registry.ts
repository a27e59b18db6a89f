import { doors, type Room } from './doors.ts';

/** All titles, for who needs them all: a local server, the command line, tests. */
export const rooms: Readonly<Record<string, Room>> = Object.fromEntries(
  await Promise.all(Object.entries(doors).map(async ([name, open]) => [name, await open()] as const)),
);
