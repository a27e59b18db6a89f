import { boardLink } from '../links.ts';
import type { Block } from '../sheet.ts';
import type { Desk } from './desk.ts';

/** Link to the board, with the code that a browser new to the seat is asked for. */
export const boardLinkBlock = ({ config, holder }: Desk, label: string): Block => ({
  is: 'link',
  label,
  href: boardLink(config, holder),
  beside: `if the page asks: code ${holder.code}`,
});

/** How to answer by mail, with an example of the seat's own legal numbers. Only while the seat is asked for something. */
export function howToAnswer({ room, loaded, holder }: Desk): Block[] {
  return [
    { is: 'heading', text: 'How to answer by mail' },
    {
      is: 'say',
      text: 'Reply to this mail and write your orders above the line on top, one a line. Greetings are welcome: a line without a figure and without a word of the game is set aside. You get a receipt with the orders as they were understood, and may send others until the deadline; the last ones count. A line NOT READY YET beside them stores them without letting the game go on before the deadline.',
    },
    { is: 'orders', lines: room.title.notation.help(loaded.state.inner, holder.seat).split('\n') },
    { is: 'say', text: 'Lines that begin with | show how it is done and are never read as orders.' },
  ];
}
