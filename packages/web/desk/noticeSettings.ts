import * as z from 'zod';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { clearMailbox } from '#games/feedback.ts';
import type { House } from '#games/house.ts';
import { choicesRequest, readChoices } from '#games/notices/choices.ts';
import { unfitUrl } from '#games/notices/publicAddress.ts';
import type { GameId, Mailbox, NoticeSettings, Person, PushSubscription, Webhook } from '#games/ports.ts';
import { hashToken, newId, newToken } from '#games/tokens.ts';

const MOST_HOOKS = 5;
const MOST_BROWSERS = 10;

/** What a person may say of his notices at large. Every field may be left out. */
export const settingsRequest = z.strictObject({
  mail: z.boolean().optional().meta({ description: 'False: no mail at all, but one if a seat is lost.' }),
  digestHour: z.int().min(0).max(23).optional().meta({ description: 'In the person’s own zone.' }),
  choices: choicesRequest.optional().meta({ description: '`kind/channel` to now, digest or off.' }),
});

export async function changeSettings(
  house: House,
  person: Person,
  wish: z.output<typeof settingsRequest>,
): Promise<NoticeSettings | Refusal> {
  const choices = readChoices(wish.choices ?? {});
  if (isRefusal(choices)) return choices;
  return house.ports.settings.change(person.id, (now) => ({
    ...now,
    mailOff: wish.mail === undefined ? now.mailOff : !wish.mail,
    digestHour: wish.digestHour ?? now.digestHour,
    choices: { ...now.choices, ...choices },
  }));
}

/** What differs in one game; an empty list takes all differences back. */
export async function changeGameSettings(
  house: House,
  person: Person,
  game: GameId,
  given: z.output<typeof choicesRequest>,
): Promise<NoticeSettings | Refusal> {
  const choices = readChoices(given);
  if (isRefusal(choices)) return choices;
  return house.ports.settings.change(person.id, (now) => {
    const { [game]: _, ...others } = now.games;
    return { ...now, games: Object.keys(choices).length ? { ...others, [game]: choices } : others };
  });
}

export const hookRequest = z.strictObject({
  url: z.string().max(2000),
  shape: z.enum(['discord', 'slack', 'json']).default('json'),
});

export async function addHook(
  house: House,
  person: Person,
  { url, shape }: z.output<typeof hookRequest>,
): Promise<Webhook | Refusal> {
  const unfit = unfitUrl(url.trim());
  if (unfit) return refuse('BAD_WEBHOOK', `This address can’t be called: ${unfit}.`, 'url');
  const hook: Webhook = {
    ...{ id: newId(house.ports.random), url: url.trim(), shape },
    ...{ fails: 0, retryAt: null, disabledAt: null },
  };
  const { hooks } = await house.ports.settings.change(person.id, (now) =>
    now.hooks.length < MOST_HOOKS ? { ...now, hooks: [...now.hooks, hook] } : now,
  );
  return hooks.some(({ id }) => id === hook.id)
    ? hook
    : refuse('TOO_MANY_HOOKS', `You have ${MOST_HOOKS} webhooks, the most there can be: take one away first.`, 'url');
}

export const dropHook = (house: House, person: Person, id: string): Promise<NoticeSettings> =>
  house.ports.settings.change(person.id, (now) => ({ ...now, hooks: now.hooks.filter((hook) => hook.id !== id) }));

/** After it was turned off for its failures. */
export const reviveHook = (house: House, person: Person, id: string): Promise<NoticeSettings> =>
  house.ports.settings.change(person.id, (now) => ({
    ...now,
    hooks: now.hooks.map((hook) => (hook.id === id ? { ...hook, fails: 0, retryAt: null, disabledAt: null } : hook)),
  }));

export const pushRequest = z.strictObject({
  endpoint: z.string().max(2000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});

export async function addBrowser(house: House, person: Person, browser: PushSubscription): Promise<null | Refusal> {
  const unfit = unfitUrl(browser.endpoint);
  if (unfit) return refuse('BAD_PUSH', `This push service can’t be called: ${unfit}.`, 'endpoint');
  await house.ports.settings.change(person.id, (now) => ({
    ...now,
    push: [browser, ...now.push.filter(({ endpoint }) => endpoint !== browser.endpoint)].slice(0, MOST_BROWSERS),
  }));
  return null;
}

export const dropBrowsers = (house: House, person: Person): Promise<NoticeSettings> =>
  house.ports.settings.change(person.id, (now) => ({ ...now, push: [] }));

/** A new link for feed or calendar; the old one is dead. `on` false: there is none any more. */
export const turnLink = (
  house: House,
  person: Person,
  kind: 'feed' | 'calendar',
  on: boolean,
): Promise<NoticeSettings> => {
  const token = on ? newToken(house.ports.random) : null;
  return house.ports.settings.change(person.id, (now) => ({
    ...now,
    ...(kind === 'feed' ? { feedToken: token } : { calendarToken: token }),
  }));
};

/** Where a person's feed or calendar can be had; null: he has no such link. */
export function linkOf(
  { baseUrl }: { baseUrl: string },
  kind: 'feed' | 'calendar',
  { feedToken, calendarToken }: NoticeSettings,
): string | null {
  const token = kind === 'feed' ? feedToken : calendarToken;
  return token && `${baseUrl}/${kind}/${token}${kind === 'calendar' ? '.ics' : ''}`;
}

export const mailboxOf = (house: House, person: Person): Promise<Mailbox | null> =>
  house.ports.mailboxes.of(hashToken(person.email.toLowerCase()));

export const clearOwnMailbox = (house: House, person: Person): Promise<void> => clearMailbox(house, person.email);
