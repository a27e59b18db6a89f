import { type Refusal, refuse } from '#engine/title.ts';

/** Something wrong in a card file; `at` is the card and its field (`pizza.cost`), which `say` need not name again. */
export const fault = (code: string, at: string, say: string): Refusal => refuse(code, say, at);
