import type { View } from '../model.ts';
import { boardFacts } from './board/facts.ts';
import { Picture } from './board/Picture.tsx';

/** The town as one SVG element (rules 16). */
export const Board = ({ view }: { view: View }) => <Picture facts={boardFacts(view)} />;
