import type { Context } from 'hono';
import * as z from 'zod';
import type { Refusal } from '#engine/title.ts';
import type { NoticeSettings } from '#games/ports.ts';
import { mailboxOf } from '../desk/noticeSettings.ts';
import { visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import type { Reply } from './route.ts';
import { signInFirst } from './signInRoutes.ts';

export const settingsAnswer = z.object({
  mail: z.boolean(),
  digestHour: z.int(),
  choices: z.record(z.string(), z.string()).meta({ description: 'What differs from the defaults.' }),
  games: z.record(z.string(), z.record(z.string(), z.string())),
  hooks: z.array(
    z.object({
      id: z.string(),
      host: z.string(),
      shape: z.string(),
      fails: z.int(),
      disabledAt: z.string().nullable(),
    }),
  ),
  browsers: z.int().meta({ description: 'How many get push notices.' }),
  pushKey: z.string().nullable().meta({ description: 'The server’s VAPID key; null: it has no push.' }),
  mailbox: z
    .object({ stopped: z.string(), at: z.string() })
    .nullable()
    .meta({ description: 'Set: no mail goes to the address.' }),
});

/** The settings as an answer. */
export async function showSettings(c: Context, web: Web): Promise<Reply | Refusal> {
  const { person } = await visitorOf(c, web);
  if (!person) return signInFirst;
  const [settings, mailbox] = await Promise.all([web.house.ports.settings.of(person.id), mailboxOf(web.house, person)]);
  return {
    status: 200,
    body: {
      ...shown(settings),
      pushKey: web.house.couriers.push?.publicKey ?? null,
      mailbox: mailbox && { stopped: mailbox.stopped, at: mailbox.at },
    },
  };
}

/** Tokens and the secret part of webhooks are not among it: what is shown here may be logged by whoever asks. */
const shown = ({ mailOff, digestHour, choices, games, hooks, push }: NoticeSettings) => ({
  mail: !mailOff,
  ...{ digestHour, choices, games, browsers: push.length },
  hooks: hooks.map(({ id, url, shape, fails, disabledAt }) => ({
    id,
    host: new URL(url).hostname,
    shape,
    fails,
    disabledAt,
  })),
});
