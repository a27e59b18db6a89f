import type { House } from '#games/house.ts';
import { KINDS } from '#games/notices/kinds.ts';
import type { Notice, NoticeState, Person } from '#games/ports.ts';

/** A line of the notice ledger. */
export interface LedgerLine {
  at: string;
  game: string;
  gameName: string;
  what: string;
  channel: Notice['channel'];
  state: NoticeState;
  say: string;
}

const SAY: Readonly<Record<NoticeState, string>> = {
  queued: 'is about to go out',
  held: 'waits for your digest',
  claimed: 'is going out now',
  sent: 'went out',
  dropped: 'was not sent',
  failed: 'could not be sent',
  bounced: 'came back',
};

/** What was queued, sent and bounced for a person, newest first. */
export async function ledgerOf(
  house: House,
  person: Person,
  after?: string,
): Promise<{ lines: readonly LedgerLine[]; next: string | null }> {
  const { notices, next } = await house.ports.notices.ofPerson(person.id, after === undefined ? {} : { after });
  const names = new Map<string, string>();
  for (const game of new Set(notices.map((one) => one.game)))
    names.set(game, (await house.ports.index.get(game))?.name ?? game);
  return { lines: notices.map((one) => lineOf(one, names.get(one.game) ?? one.game)), next };
}

const lineOf = ({ at, game, kind, channel, state, why }: Notice, gameName: string): LedgerLine => ({
  ...{ at, game, gameName, what: KINDS[kind].label, channel, state },
  say: channel === 'feed' ? 'stands in your feed' : `${SAY[state]}${why && state !== 'sent' ? `: ${why}` : ''}`,
});
