import { invitationLink } from '../links.ts';
import { oneLine } from '../oneLine.ts';
import type { SeatLetter } from '../writeLetter.ts';
import { type Desk, gameName, playerOf, type Scene, subjectOf, witnessLine } from './desk.ts';

/** An invitation; null once the seat is taken or the invitation went to somebody else. */
export async function invitationLetter(scene: Scene): Promise<SeatLetter | null> {
  const { config, holder, holders, loaded, room, notice } = scene;
  if (holder.state !== 'invited' || loaded.state.status === 'finished' || loaded.state.status === 'abandoned')
    return null;
  const host = hostOf(scene);
  return {
    key: notice.id,
    subject: subjectOf(scene, host ? `${host} invites you to play` : 'you are invited to play'),
    replyTo: null,
    blocks: [
      { is: 'say', text: `Hello ${oneLine(holder.name, 60)},` },
      {
        is: 'say',
        text: `${host ?? 'Somebody'} invites you to a game of ${room.title.label} by mail and on the web: ${gameName(scene)}.`,
      },
      { is: 'say', text: `${room.title.blurb} ${room.title.length}` },
      {
        is: 'list',
        lines: [
          `Your seat would be ${room.title.marks[holder.seat]?.name ?? `number ${holder.seat + 1}`}.`,
          `At the table: ${holders.map(({ seat }) => playerOf(scene, seat)).join(', ')}.`,
          `You have ${span(loaded.state.pace.turnMinutes)} for each turn.`,
        ],
      },
      { is: 'link', label: 'Take your seat', href: invitationLink(config, holder) },
      {
        is: 'say',
        text: 'On that page you may cut the deck with a word of your own: it goes into every die, so that nobody can have chosen them. If you don’t want to play, do nothing.',
      },
    ],
    foot: [witnessLine(scene)],
  };
}

/** The organiser's name, if he sits at the table himself: only then do the others know him. */
function hostOf({ record, holders }: Desk): string | null {
  const host = record.organiser ? holders.find(({ person }) => person === record.organiser) : undefined;
  return host ? oneLine(host.name, 60) : null;
}

function span(minutes: number): string {
  if (minutes >= 2880) return `${Math.round((minutes / 1440) * 10) / 10} days`;
  return minutes >= 120 ? `${Math.round((minutes / 60) * 10) / 10} hours` : `${minutes} minutes`;
}
