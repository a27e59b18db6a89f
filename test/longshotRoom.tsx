import { raw } from 'hono/html';
import { drawsFrom, type Luck } from '#engine/luck.ts';
import type { Room } from '#titles/doors.ts';
import type { Chapter, TitleUi } from '#titles/furniture.ts';
import { type Command, type Event, type Legal, longshot, type View } from './longshot.ts';

const told = ({ events }: Chapter<Event>): string[] =>
  events.map((event) => longshot.tell(event, 'spectator')).filter(Boolean);

const ui: TitleUi<View, Legal, Command, Event> = {
  Board: ({ view }) =>
    raw(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><text x="9" y="50">Pot ${view.pot}</text></svg>`,
    ),
  boardText: ({ pot, scores }) => [`POT ${pot}`, ...scores.map((score, seat) => `${seat}: ${score}`)].join('\n'),
  Glance: () => null,
  Orders: ({ fields, refusal }) => (
    <div>
      {refusal ? <p class="refusal">{refusal.say}</p> : null}
      <textarea name="orders">{fields?.orders ?? ''}</textarea>
    </div>
  ),
  read(fields, view) {
    const read = longshot.notation.parse({ pot: view.pot } as never, view.seat, fields.orders ?? '');
    return 'code' in read ? read : read.then ? [read.command, ...read.then] : read.command;
  },
  receipt: (command) => [`understood: ${longshot.notation.print(command)}`],
  Report: ({ chapter }) => (told(chapter).length ? <p>{told(chapter).join(' ')}</p> : null),
  reportText: told,
  headline: (chapter) => told(chapter)[0] ?? null,
  chart: () => ({ title: '', x: [], series: [] }),
  rules: async () => '# Longshot',
  css: '',
};

/** Longshot with told dice by their labels (`t1/roll2`); all others show a four. */
export function longshotRoom(dice: Readonly<Record<string, number>> = {}): Room {
  const draws = drawsFrom((label) => (dice[label] ?? 4) - 1);
  const luck: Luck = { ...draws, secret: draws };
  const title: typeof longshot = {
    ...longshot,
    decide: (state, seat, command) => longshot.decide(state, seat, command, luck),
    close: (state, prompt) => longshot.close(state, prompt, luck),
  };
  return { title, ui };
}
