import { isRefusal, type Refusal } from '#engine/title.ts';
import type { PlayerCommand } from '../commands.ts';
import { readMail } from './mail.ts';
import type { Scene } from './words.ts';

export const six: Scene = { config: { deck: 'house-1' }, n: 6 };

/** The commands of a mail; throws where it is refused. */
export function commandsOf(text: string, scene: Scene = six): PlayerCommand[] {
  const read = readMail(scene, text);
  if (isRefusal(read)) throw new Error(`${read.say} (${read.at})`);
  return [read.command, ...read.then];
}

/** The refusal of a mail; throws where it is read. */
export function refusalOf(text: string, scene: Scene = six): Refusal {
  const read = readMail(scene, text);
  if (!isRefusal(read)) throw new Error(`this was read: ${JSON.stringify(read)}`);
  return read;
}
