import type { NoticeSettings, Webhook } from '#games/ports.ts';
import { linkOf } from '../desk/noticeSettings.ts';
import type { Web } from '../web.ts';

/** Ways beside mail: browsers, webhooks, feed and calendar. */
export function Ways({ web, settings }: { web: Web; settings: NoticeSettings }) {
  const { push } = web.house.couriers;
  return (
    <>
      <h2>Push to this browser</h2>
      {push ? (
        <>
          <p>
            {settings.push.length
              ? `${settings.push.length === 1 ? 'One browser gets' : `${settings.push.length} browsers get`} push notices.`
              : 'No browser gets push notices yet.'}
          </p>
          <p id="push" data-key={push.publicKey} data-worker="/push-worker.js" hidden>
            <button type="button">Push to this browser</button> <span role="status"></span>
          </p>
          {settings.push.length ? (
            <form method="post" action="/account/notices/push/off">
              <button type="submit">No push to any browser</button>
            </form>
          ) : null}
        </>
      ) : (
        <p>This server has no push.</p>
      )}
      <h2 id="webhooks">Webhooks</h2>
      <p>A chat or program of yours is called at an https address. What it gets holds no orders and no press.</p>
      <ul class="plain-list">
        {settings.hooks.map((hook) => (
          <Hook hook={hook} />
        ))}
      </ul>
      <form method="post" action="/account/notices/hooks" class="row">
        <div class="field">
          <label for="hook-url">Address</label>
          <input id="hook-url" name="url" type="url" required maxlength={2000} placeholder="https://" />
        </div>
        <div class="field">
          <label for="hook-shape">Shape</label>
          <select id="hook-shape" name="shape">
            <option value="discord">Discord</option>
            <option value="slack">Slack</option>
            <option value="json">JSON: title, say, url</option>
          </select>
        </div>
        <button type="submit">Add the webhook</button>
      </form>
      <h2>Feed and calendar</h2>
      <p>
        Links for your feed reader and your calendar. Whoever has one reads along: keep it to yourself, or change it.
      </p>
      <PassLink label="Atom feed of your notices" kind="feed" href={linkOf(web, 'feed', settings)} />
      <PassLink label="Calendar of your deadlines" kind="calendar" href={linkOf(web, 'calendar', settings)} />
    </>
  );
}

/** The host alone: the rest of a webhook's address is a password. */
function Hook({ hook }: { hook: Webhook }) {
  return (
    <li>
      <bdi>{new URL(hook.url).hostname}</bdi> ({hook.shape}):{' '}
      {hook.disabledAt
        ? `turned off on ${hook.disabledAt.slice(0, 10)}, after ${hook.fails} failures in a row`
        : hook.fails
          ? `${hook.fails} failures in a row; tried again later`
          : 'works'}
      <form method="post" action="/account/notices/hooks/drop" class="row">
        <input type="hidden" name="hook" value={hook.id} />
        <button type="submit">Take away</button>
        {hook.disabledAt ? (
          <button type="submit" formaction="/account/notices/hooks/on">
            Turn on again
          </button>
        ) : null}
      </form>
    </li>
  );
}

function PassLink({ label, kind, href }: { label: string; kind: 'feed' | 'calendar'; href: string | null }) {
  return (
    <form method="post" action="/account/notices/links">
      <input type="hidden" name="kind" value={kind} />
      {href ? (
        <div class="field">
          <label for={`link-${kind}`}>{label}</label>
          <input id={`link-${kind}`} type="text" readonly value={href} data-copy="" />
        </div>
      ) : (
        <p>{label}: none yet.</p>
      )}
      <div class="row">
        <button type="submit">{href ? 'Change the link; the old one dies' : 'Make a link'}</button>
        {href ? (
          <button type="submit" name="turn" value="off">
            No link
          </button>
        ) : null}
      </div>
    </form>
  );
}
