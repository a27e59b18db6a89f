import type { View } from '../model.ts';
import { Picture } from './board/Picture.tsx';

/** The table as one SVG element (rules 16). */
export const Board = ({ view }: { view: View }) => <Picture view={view} />;
