import type { AnyTitle } from '#engine/title.ts';
import { title as amongThieves } from './among-thieves/title.ts';
import { ui as amongThievesUi } from './among-thieves/ui/ui.ts';
import { title as brotherhood } from './brotherhood/title.ts';
import { ui as brotherhoodUi } from './brotherhood/ui/ui.ts';
import type { AnyTitleUi } from './furniture.ts';

/** A title with its furniture. */
export interface Room {
  title: AnyTitle;
  ui: AnyTitleUi;
}

/** Every title of the house; a new one is its folder and a line here. */
export const rooms: Readonly<Record<string, Room>> = {
  brotherhood: { title: brotherhood, ui: brotherhoodUi },
  'among-thieves': { title: amongThieves, ui: amongThievesUi },
};
