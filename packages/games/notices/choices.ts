import { DateTime } from 'luxon';
import * as z from 'zod';
import { type Refusal, refuse } from '#engine/title.ts';
import type { Choices, GameId, Instant, Mode, NoticeKind, NoticeSettings } from '../ports.ts';
import { KINDS, modesOf, NOTICE_KINDS, SENT_CHANNELS, type SentChannel } from './kinds.ts';

export const choiceKey = (kind: NoticeKind, channel: SentChannel): string => `${kind}/${channel}`;

/** What applies: the choice for the game, else the person's, else the quiet default; always what may be chosen at all. */
export function modeFor(settings: NoticeSettings, game: GameId, kind: NoticeKind, channel: SentChannel): Mode {
  const key = choiceKey(kind, channel);
  const chosen = settings.games[game]?.[key] ?? settings.choices[key] ?? KINDS[kind].usual[channel];
  return modesOf(kind, channel).includes(chosen) ? chosen : 'now';
}

/** Choices from outside: `{"turn/mail": "digest"}`. What equals the default above it need not be sent. */
export const choicesRequest = z.record(z.string().max(40), z.enum(['now', 'digest', 'off']));

/** Checks choices against the list of kinds. */
export function readChoices(given: Readonly<Record<string, Mode>>): Choices | Refusal {
  const known = new Map(
    NOTICE_KINDS.flatMap((kind) =>
      SENT_CHANNELS.map((channel) => [choiceKey(kind, channel), { kind, channel }] as const),
    ),
  );
  for (const [key, mode] of Object.entries(given)) {
    const at = known.get(key);
    if (!at)
      return refuse('UNKNOWN_CHOICE', `There is no notice "${key.slice(0, 40)}"; one looks like turn/mail.`, key);
    const modes = modesOf(at.kind, at.channel);
    if (!modes.includes(mode))
      return refuse(
        'BAD_CHOICE',
        `“${KINDS[at.kind].label}” by ${at.channel} can be ${modes.join(' or ')}, not ${mode}.`,
        key,
      );
  }
  return given;
}

/** When the next digest of a person goes out: the next time it is the hour in his zone. */
export function nextDigest(now: Instant, hour: number, zone: string | null): Instant {
  const asked = DateTime.fromISO(now, { zone: zone ?? 'utc' });
  const local = asked.isValid ? asked : DateTime.fromISO(now, { zone: 'utc' });
  const today = local.set({ hour, minute: 0, second: 0, millisecond: 0 });
  const next = today > local ? today : today.plus({ days: 1 });
  return next.toUTC().toISO() as Instant; // a valid moment has a text
}
