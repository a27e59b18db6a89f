import { systemClock, systemRandom } from '#cli/system.ts';
import { type Compose, type ComposeDigest, type House, type Note, openHouse } from '#games/house.ts';
import type { Couriers } from '#games/notices/courier.ts';
import type { Notices, Post } from '#games/ports.ts';
import { INBOX_DEFAULTS, type InboxConfig } from '#mail/inboxConfig.ts';
import { cloudClient } from '#store/client.ts';
import { sealerOf } from '#store/keyringText.ts';
import { openStore } from '#store/store.ts';
import { doors } from '#titles/doors.ts';
import { sendMessage } from './aws.ts';
import { type CloudConfig, readCloudConfig } from './config.ts';
import { type HandOver, handedOver } from './queue.ts';

export interface Cloud {
  config: CloudConfig;
  inbox: InboxConfig;
  /** Whoever acts through it hands notices over to the queue. */
  house: House;
  /** The notices themselves, for who sends them. */
  ledger: Notices;
  handOver: HandOver;
}

/** Opens the house inside a Lambda function, once for each process. */
export function openCloud(env = process.env): Cloud {
  const config = readCloudConfig(env);
  const inbox: InboxConfig = { ...INBOX_DEFAULTS, baseUrl: config.baseUrl, playDomain: config.playDomain };
  const store = openStore({ client: cloudClient(config.region), ...config.tables, sealer: sealerOf(config.keys()) });
  const handOver: HandOver = ({ id }) => sendMessage(config.region, config.queueUrl, { notice: id });
  const ports = {
    ...store,
    notices: handedOver(store.notices, handOver),
    clock: systemClock,
    random: systemRandom,
  };
  const letters = { compose: lazyCompose(inbox, note), composeDigest: lazyDigest(inbox) };
  const house = openHouse({
    ports,
    rooms: {},
    doors,
    post: lazyPost(config),
    ...letters,
    couriers: lazyCouriers(config),
    note,
  });
  return { config, inbox, house, ledger: store.notices, handOver };
}

/** Notes of the house as lines of JSON, which CloudWatch can search by field. */
export const note: Note = (event, fields = {}) => {
  process.stdout.write(`${JSON.stringify({ event, ...fields })}\n`);
};

/** Writing and sending mail is a third of the code, and most calls of most functions send none. */
const lazyPost = ({ region }: CloudConfig): Post => {
  let opened: Promise<Post> | null = null;
  return {
    async send(letter) {
      opened ??= import('#mail/ses.ts').then(({ sesPost }) => sesPost({ region }, systemClock));
      return (await opened).send(letter);
    },
  };
};

const lazyCompose =
  (inbox: InboxConfig, noting: Note): Compose =>
  async (context) =>
    (await import('#mail/compose.ts')).composer(inbox, noting)(context);

const lazyDigest =
  (inbox: InboxConfig): ComposeDigest =>
  async (digest) =>
    (await import('#mail/letters/personal.ts')).digestLetter(inbox)(digest);

/** Webhooks are called; browsers are not pushed to, for which keys would have to be kept (docs/operating.md). */
const lazyCouriers = ({ baseUrl }: CloudConfig): Couriers => ({
  push: null,
  hook: {
    async send(to, words) {
      const { webhooks } = await import('#mail/couriers/webhooks.ts');
      return webhooks(baseUrl).send(to, words);
    },
  },
});
