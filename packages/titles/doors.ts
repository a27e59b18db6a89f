import type { AnyTitle } from '#engine/title.ts';
import type { AnyTitleUi } from './furniture.ts';

/** A title with its furniture. */
export interface Room {
  title: AnyTitle;
  ui: AnyTitleUi;
}

const door =
  (title: () => Promise<{ title: AnyTitle }>, ui: () => Promise<{ ui: AnyTitleUi }>) => async (): Promise<Room> => {
    const [rules, furniture] = await Promise.all([title(), ui()]);
    return { title: rules.title, ui: furniture.ui };
  };

/** Every title of the house, read when somebody first needs it; a new one is its folder and a line here. */
export const doors: Readonly<Record<string, () => Promise<Room>>> = {
  brotherhood: door(
    () => import('./brotherhood/title.ts'),
    () => import('./brotherhood/ui/ui.ts'),
  ),
  'among-thieves': door(
    () => import('./among-thieves/title.ts'),
    () => import('./among-thieves/ui/ui.ts'),
  ),
  whacktown: door(
    () => import('./whacktown/title.ts'),
    () => import('./whacktown/ui/ui.ts'),
  ),
  'thug-life': door(
    () => import('./thug-life/title.ts'),
    () => import('./thug-life/ui/ui.ts'),
  ),
};
