import type { GameRecord, Holder, Notice, Person } from '#games/ports.ts';
import type { Room } from '#titles/doors.ts';
import type { Web } from '../web.ts';

interface LobbySeatProps {
  web: Web;
  record: GameRecord;
  room: Room;
  holder: Holder;
  me: Person | null;
  /** The newest mail that invites to this seat. */
  invitation: Notice | undefined;
  /** How this person keeps his deadlines, if that can be said. */
  figure: string | null;
}

/** One seat in the organiser's lobby, with what can be done about it. */
export function LobbySeat({ web, record, room, holder, me, invitation, figure }: LobbySeatProps) {
  const mark = room.title.marks[holder.seat];
  return (
    <li id={`seat-${holder.seat}`}>
      <h3>
        {record.anonymous ? '' : mark ? `${mark.name} (${mark.letter}): ` : `Seat ${holder.seat + 1}: `}
        <bdi>{holder.name}</bdi>
        {me && holder.person === me.id ? ' (you)' : null}
      </h3>
      <p>
        {stateInWords(holder, invitation)}
        {figure ? <span class="faint"> In other games: {figure}.</span> : null}
      </p>
      {holder.state === 'open' ? <ByLink web={web} holder={holder} /> : null}
      {holder.state === 'open' || holder.state === 'invited' ? (
        <Fill record={record} room={room} holder={holder} />
      ) : null}
      {holder.state === 'invited' || (holder.state === 'accepted' && holder.person !== me?.id) ? (
        <form method="post" action={`/games/${record.id}/lobby/remove`}>
          <input type="hidden" name="seat" value={String(holder.seat)} />
          <button type="submit">{holder.state === 'invited' ? 'Take the invitation back' : 'Free this seat'}</button>
        </form>
      ) : null}
    </li>
  );
}

function stateInWords({ state, email, seenAt }: Holder, invitation: Notice | undefined): string {
  switch (state) {
    case 'open':
      return 'Open: whoever opens the link first and accepts has it.';
    case 'invited':
      return `Invited (${email}), not accepted yet. ${seenAt ? 'The invitation was looked at.' : mailInWords(invitation)}`;
    case 'accepted':
      return 'Accepted.';
    case 'bot':
      return 'A bot; always ready.';
    default:
      return state satisfies never;
  }
}

/** Whether the invitation went out. */
function mailInWords(invitation: Notice | undefined): string {
  const state = invitation?.state ?? 'queued';
  switch (state) {
    case 'queued':
    case 'held':
    case 'claimed':
      return 'The invitation is about to go out.';
    case 'sent':
      return 'The invitation went out.';
    case 'dropped':
      return 'The invitation did not go out: it was not needed any more.';
    case 'failed':
      return 'The invitation could not be sent.';
    case 'bounced':
      return 'The invitation came back: this address takes no mail. Invite another one, or copy the link.';
    default:
      return state satisfies never;
  }
}

/** Only open seats show their link: with the link of an invitation by mail one could sit down in somebody else's name. */
function ByLink({ web, holder }: { web: Web; holder: Holder }) {
  const id = `link-${holder.seat}`;
  return (
    <div class="field">
      <label for={id}>Link to give away</label>
      <input id={id} type="text" readonly value={`${web.baseUrl}/join/${holder.inviteToken}`} data-copy="" />
    </div>
  );
}

function Fill({ record, room, holder }: Pick<LobbySeatProps, 'record' | 'room' | 'holder'>) {
  const action = `/games/${record.id}/lobby/seat`;
  const id = (part: string) => `${part}-${holder.seat}`;
  return (
    <details>
      <summary>{holder.state === 'open' ? 'Invite by mail, or put a bot here' : 'Put a bot here instead'}</summary>
      {holder.state === 'open' ? (
        <form method="post" action={action} class="row">
          <input type="hidden" name="seat" value={String(holder.seat)} />
          <div class="field">
            <label for={id('email')}>E-mail address</label>
            <input id={id('email')} name="email" type="email" autocomplete="off" required />
          </div>
          <div class="field">
            <label for={id('name')}>Name (optional)</label>
            <input id={id('name')} name="name" type="text" autocomplete="off" maxlength={60} />
          </div>
          <button type="submit">Invite</button>
        </form>
      ) : null}
      <form method="post" action={action} class="row">
        <input type="hidden" name="seat" value={String(holder.seat)} />
        <div class="field">
          <label for={id('bot')}>Bot</label>
          <select id={id('bot')} name="bot">
            {Object.keys(room.title.bots).map((bot) => (
              <option value={bot}>{bot}</option>
            ))}
          </select>
        </div>
        <button type="submit">Put a bot here</button>
      </form>
    </details>
  );
}
