import { stop as stopBuilder } from 'esbuild';
import { afterwards } from '#games/afterwards.ts';
import { catchUp, makeUpForGap, watch } from '#games/clock.ts';
import { type House, openHouse } from '#games/house.ts';
import type { Clock } from '#games/ports.ts';
import { composer } from '#mail/compose.ts';
import { bareSender } from '#mail/config.ts';
import { webhooks } from '#mail/couriers/webhooks.ts';
import { webPush } from '#mail/couriers/webPush.ts';
import { digestLetter } from '#mail/letters/personal.ts';
import { signInLetter } from '#mail/letters/signIn.ts';
import { startListener } from '#mail/listener.ts';
import { INBOX_DEFAULTS, type InboxConfig } from '#mail/read/inbox.ts';
import { openTransport } from '#mail/transport.ts';
import { rooms } from '#titles/registry.ts';
import { webApp } from '#web/app.tsx';
import { bundleScripts } from '#web/bundle.ts';
import type { Web } from '#web/web.ts';
import { type Config, places } from './config.ts';
import { heartbeat } from './heartbeat.ts';
import { sentenceOf } from './io.ts';
import { localDesk } from './localDesk.ts';
import { openLocalStore } from './localStore.ts';
import { openLog } from './log.ts';
import { movedClock } from './movedClock.ts';
import { openPushKeys } from './pushKeys.ts';
import { announce, withdraw } from './running.ts';
import { systemClock, systemRandom } from './system.ts';
import { listenWeb, portTrouble } from './web.ts';

export interface Server {
  /** Where people reach it. */
  url: string;
  house: House;
  smtpPort: number;
  playDomain: string;
  mail: 'outbox' | 'smtp' | 'ses';
  /** Answers under way are finished, nothing is lost; calling it twice does no harm. */
  stop(): Promise<void>;
}

const BEAT_MS = 1_000;

/**
 * Puts everything together on this machine: store, house, pages, mail in and out, clock. `clock` is for tests. Throws a sentence for
 * people if a port or the data folder is in use; then nothing is left running.
 */
export async function startServer(config: Config, clock: Clock = systemClock): Promise<Server> {
  const stops: (() => unknown)[] = [];
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= stopAll(stops);
    return stopping;
  };
  try {
    return { ...(await start(config, clock, stops)), stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

/** What was opened last is closed first; one that fails does not keep the others open. */
async function stopAll(stops: readonly (() => unknown)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const one of [...stops].reverse())
    try {
      await one();
    } catch (cause) {
      failures.push(cause);
    }
  if (failures.length) throw failures[0];
}

/** Whatever is opened puts its end on `stops`; they run in the opposite order. */
async function start(config: Config, clock: Clock, stops: (() => unknown)[]): Promise<Omit<Server, 'stop'>> {
  // The port first: if it is taken, nothing else is touched. Early callers wait until there is somebody to answer.
  let open: (fetch: Parameters<typeof listenWeb>[1]) => void;
  const opened = new Promise<Parameters<typeof listenWeb>[1]>((resolve) => {
    open = resolve;
  });
  const listening = await listenWeb(config, async (request, env) => (await opened)(request, env));
  stops.push(listening.stop);
  const baseUrl = config.baseUrl ?? `http://localhost:${listening.port}`;
  const inbox: InboxConfig = { ...INBOX_DEFAULTS, baseUrl, playDomain: config.playDomain };
  const where = places(config);

  // The builder's helper process would stay in memory as long as we do.
  const building = bundleScripts(rooms).finally(stopBuilder);
  // If something else fails first: its end is waited for, and what it says does not matter any more.
  const built = building.then(
    () => {},
    () => {},
  );
  stops.push(() => built);
  const local = await openLocalStore(config);
  stops.push(local.close);
  const scripts = await building;
  const note = await openLog(where.log);
  // Only where mails stay on this machine may somebody move the clock.
  const { CONSIGLIERE_SMTP_URL: smtp, CONSIGLIERE_SES_REGION: ses } = config.mail;
  const moved = smtp || ses ? null : await movedClock(clock, where.clock);
  const time = moved ?? clock;
  const transport = await openTransport(config.mail, where.outbox, time);
  stops.push(() => transport.close());
  const ports = { ...local.store, clock: time, random: systemRandom };
  const pushKeys = await openPushKeys(config.pushKeys, where.pushKeys);
  const subject = baseUrl.startsWith('https://') ? baseUrl : `mailto:${bareSender(inbox)}`;
  const couriers = { push: webPush(pushKeys, subject, baseUrl), hook: webhooks(baseUrl) };
  const letters = { compose: composer(inbox, note), composeDigest: digestLetter(inbox) };
  const views = afterwards((game, cause) => note('views.failed', { game, cause: sentenceOf(cause) }));
  stops.push(views.idle);
  const house = openHouse({ ports, rooms, post: transport.post, ...letters, couriers, afterwards: views, note });

  // Before anybody is answered: what was due while the server was off must not be closed by the first who comes.
  await makeUpForGap(house);
  const clockwork = heartbeat(
    () => watch(house),
    BEAT_MS,
    (cause) => note('clock.failed', { cause: sentenceOf(cause) }),
  );
  stops.push(clockwork.stop);
  const web: Web = {
    house,
    baseUrl,
    playDomain: config.playDomain,
    scripts,
    letters: { signIn: (email, code) => signInLetter(inbox, email, code) },
    local: transport.outbox && moved && localDesk(house, inbox, transport.outbox, moved),
  };
  const app = webApp(web);
  open!(async (request, env) => {
    const answer = await app.fetch(request, env);
    // Whatever a form or a program has changed is told by mail without waiting for the next beat.
    if (request.method !== 'GET' && request.method !== 'HEAD') clockwork.nudge();
    return answer;
  });
  const listener = await startListener(house, inbox, config.smtpPort).catch((cause: NodeJS.ErrnoException) => {
    throw portTrouble(cause, config.smtpPort, 'CONSIGLIERE_SMTP_PORT');
  });
  stops.push(listener.stop);
  await announce(where.running, { pid: process.pid, url: baseUrl, dynamo: local.endpoint });
  stops.push(() => withdraw(where.running));
  const caughtUp = catchUp(house).catch((cause: unknown) => note('catchUp.failed', { cause: sentenceOf(cause) }));
  stops.push(() => caughtUp);
  return { url: baseUrl, house, smtpPort: listener.port, playDomain: config.playDomain, mail: transport.kind };
}
