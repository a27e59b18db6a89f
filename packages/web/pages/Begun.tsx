import type { GameState } from '#games/model.ts';
import type { GameRecord, Holder, Notice } from '#games/ports.ts';
import type { Room } from '#titles/doors.ts';
import type { Web } from '../web.ts';

interface BegunProps {
  web: Web;
  record: GameRecord;
  room: Room;
  holders: readonly Holder[];
  notices: readonly Notice[];
  state: GameState;
}

/** The organiser's view of a game that runs: who can't be reached, and links for those who take a seat over. */
export function Begun({ web, record, room, holders, notices, state }: BegunProps) {
  const running = state.status === 'running' || state.status === 'paused';
  return (
    <>
      <p>
        The game has begun. <a href={`/games/${record.id}`}>To the board</a>
      </p>
      {running && !record.anonymous ? (
        <ul class="seats">
          {holders.map((holder) => (
            <li>
              <h3>
                {room.title.marks[holder.seat]?.name ?? `Seat ${holder.seat + 1}`}: <bdi>{holder.name}</bdi>
              </h3>
              <p>{seatInWords(holder, state, notices)}</p>
              {state.seats[holder.seat]?.wanted ? (
                <div class="field">
                  <label for={`link-${holder.seat}`}>Link for whoever takes it over</label>
                  <input
                    id={`link-${holder.seat}`}
                    type="text"
                    readonly
                    value={`${web.baseUrl}/join/${holder.inviteToken}`}
                    data-copy=""
                  />
                </div>
              ) : null}
              {holder.state === 'accepted' || holder.state === 'invited' ? (
                <form method="post" action={`/games/${record.id}/lobby/remove`}>
                  <input type="hidden" name="seat" value={String(holder.seat)} />
                  <button type="submit">Take the seat back for somebody else</button>
                </form>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function seatInWords(holder: Holder, { seats }: GameState, notices: readonly Notice[]): string {
  if (holder.state === 'bot') return 'A bot.';
  const place = seats[holder.seat];
  const meanwhile = place?.kept ? ' A bot keeps it meanwhile.' : '';
  if (holder.state === 'open') return `Nobody holds it.${meanwhile}`;
  const newest = notices
    .filter(({ seat, person, channel }) => seat === holder.seat && person === holder.person && channel === 'mail')
    .filter(({ state }) => state === 'sent' || state === 'bounced')
    .reduce<Notice | null>((last, one) => (last && last.at > one.at ? last : one), null);
  const reach = newest?.state === 'bounced' ? ' Mail to this player comes back: he can’t be reached.' : '';
  return `${place?.wanted ? `Open to a replacement.${meanwhile}` : 'Held.'}${reach}`;
}
