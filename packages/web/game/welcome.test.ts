import { expect, test } from 'vitest';
import { welcomingRoom } from '#games/welcome.fixtures.ts';
import { programWith, testWeb } from '../web.fixtures.ts';
import { browser, hiddenFields, openTestHouse, startTestGame } from './table.fixtures.ts';

test('who is only welcome has a form, and what is refused in it is shown at it', async () => {
  const here = openTestHouse({ longshot: welcomingRoom(true) });
  const { id, holders } = await startTestGame(here, 'longshot');
  const who = browser(here);
  const { seatToken, code } = holders[1]!;
  const html = await who.text(`/s/${seatToken}`);
  expect(html).toContain('What you may say beforehand');
  const fields = { ...hiddenFields(html), code };
  const wrong = await who.post(`/games/${id}/orders`, { ...fields, orders: 'MARK 9' });
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('To your form, as you sent it')]);
  const sent = await who.post(`/games/${id}/orders`, { ...fields, orders: 'MARK 3' });
  expect(sent.status).toBe(303);
});

test('a program learns that its seat is welcome, and whose turn it is', async () => {
  const t = testWeb({ rooms: { longshot: welcomingRoom(true) } });
  const { id, holders } = await startTestGame(t, 'longshot');
  const seen = await Promise.all(
    holders.map(async ({ seatToken }) => (await programWith(t, seatToken).get(`/api/games/${id}`)).json()),
  );
  expect(seen.map(({ prompts: [one] }) => ({ mine: one.mine, welcome: one.welcome }))).toEqual([
    { mine: true, welcome: false },
    { mine: false, welcome: true },
  ]);
});
