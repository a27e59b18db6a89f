import { describe, expect, test } from 'vitest';
import { INBOX_DEFAULTS } from '#mail/read/inbox.ts';
import { localDesk } from './localDesk.ts';
import { quietHouse, startedGame } from './table.fixtures.ts';

const inbox = { ...INBOX_DEFAULTS, baseUrl: 'http://localhost:3000', playDomain: 'play.localhost' };
const clock = { now: () => '2026-03-01T18:00:00.000Z', set: () => {}, keep: async () => {} };
const mail = {
  at: '',
  id: 'one',
  to: 'p0@example.org',
  replyTo: null as string | null,
  subject: 'Your ledger',
  headers: {},
  text: '',
};

describe('the reply box of the outbox', () => {
  test('says in a sentence what came of a reply', async () => {
    const house = quietHouse();
    const desk = localDesk(
      house,
      inbox,
      {
        list: async () => [],
        whole: async () => {
          throw new Error('no mail');
        },
        send: async () => ({ messageId: '' }),
      },
      clock,
    );
    const { id } = await startedGame(house, { bots: 1, people: 1, options: { months: 2 } });
    const [holder] = await house.ports.holders.of(id);
    const replyTo = `play+${holder!.replyToken}@play.localhost`;
    expect(await desk.reply(mail, 'NOTHING')).toContain('takes no answers');
    expect(await desk.reply({ ...mail, replyTo: `play+${'a'.repeat(26)}@play.localhost` }, 'NOTHING')).toContain(
      'No seat has',
    );
    expect(await desk.reply({ ...mail, replyTo }, '99R: WE')).toContain('Refused, nothing was changed.');
    expect(await desk.reply({ ...mail, to: 'eve@example.org', replyTo }, 'NOTHING')).toContain('Kept as a draft');
    expect(await desk.reply({ ...mail, replyTo }, '1R: ES')).toMatch(/^Stored as commit #\d+: .*ES/);
  });
});
