import type { Requirement } from '../../deck/effects.ts';
import { counterIcon } from './glyphs.ts';
import type { IconName } from './iconNames.ts';

/** The badge in the corner of a tile: what is asked, as picture and figure. Null where nothing is asked. */
export function badgeOf(requirement: Requirement): { icon: IconName; text: string } | null {
  switch (requirement.type) {
    case 'none':
      return null;
    case 'info':
    case 'money':
      return { icon: requirement.type, text: String(requirement.n) };
    case 'combined':
      return { icon: 'combined', text: `${requirement.n}+` };
    case 'adjacent':
      return { icon: 'adjacent', text: '' };
    case 'topRowClear':
      return { icon: 'topRow', text: '' };
    case 'aheadOfAny':
      return { icon: counterIcon[requirement.res], text: '>any' };
    case 'behindAny':
      return { icon: counterIcon[requirement.res], text: '<any' };
    case 'behindAll':
      return { icon: counterIcon[requirement.res], text: '<all' };
    case 'exactly':
      return { icon: counterIcon[requirement.res], text: `=${requirement.n}` };
    case 'atMost':
      return { icon: counterIcon[requirement.res], text: `≤${requirement.n}` };
  }
}
