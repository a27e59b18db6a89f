import type { Prompt, Seat, Viewer } from './title.ts';

/** Is this seat asked, and has it not answered yet? */
export const isAsked = (prompt: Pick<Prompt, 'seats' | 'ready'>, seat: Seat): boolean =>
  prompt.seats.includes(seat) && !prompt.ready.includes(seat);

/** May this seat send something: is it asked, answered or not, or welcome without being asked? Who holds no seat may not. */
export const maySend = ({ seats, welcome }: Pick<Prompt, 'seats' | 'welcome'>, viewer: Viewer): boolean =>
  viewer !== 'spectator' && (seats.includes(viewer) || welcome?.includes(viewer) === true);

/** Who is missing at a prompt, in seat order. */
export const missing = ({ seats, ready }: Pick<Prompt, 'seats' | 'ready'>): Seat[] =>
  seats.filter((seat) => !ready.includes(seat));
