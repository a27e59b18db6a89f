import type { Room } from '#titles/doors.ts';
import { longshotRoom } from '../../test/longshotRoom.tsx';

/** Longshot in which whoever is not at the dice may mark a number beforehand; `heard`: everybody may see that he has. */
export function welcomingRoom(heard: boolean): Room {
  const { title, ui } = longshotRoom();
  return {
    ui,
    title: {
      ...title,
      prompts: (state) =>
        title.prompts(state).map((prompt) => ({
          ...prompt,
          welcome: [0, 1].filter((seat) => !prompt.seats.includes(seat)),
          heard,
        })),
      decide: (state, seat, command, luck) =>
        title.decide(state, command.type === 'Mark' ? state.seat : seat, command, luck),
      audience: (event) => (event.type === 'Marked' ? [1] : 'all'),
    },
  };
}
