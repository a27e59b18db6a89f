import type { Cell } from '../../tables.ts';
import type { TileFacts } from './facts.ts';
import { gap, spotOf, tileHeight, tileWidth } from './layout.ts';
import { ink, lamp } from './palette.ts';
import { Tile } from './Tile.tsx';

/** The barrier tape around four tiles. It lies over the streets between the tiles, so that no letter is hidden. */
const CrimeScene = ({ anchor }: { anchor: Cell }) => {
  const { x, y } = spotOf(anchor);
  const frame = {
    x: x - gap / 2,
    y: y - gap / 2,
    width: 2 * tileWidth + 2 * gap,
    height: 2 * tileHeight + 2 * gap,
    rx: '12',
    fill: 'none',
  };
  return (
    <g>
      <rect {...frame} stroke={ink} stroke-width="17" />
      <rect {...frame} stroke={lamp} stroke-width="13" />
      <rect {...frame} stroke={ink} stroke-width="13" stroke-dasharray="15 15" />
    </g>
  );
};

/** The city: four rows of five locations, and the crime scene as a frame over them. */
export const City = ({ tiles, crimeScene }: { tiles: readonly TileFacts[]; crimeScene: Cell | null }) => (
  <g>
    {tiles.map((tile) => (
      <Tile facts={tile} />
    ))}
    {crimeScene && <CrimeScene anchor={crimeScene} />}
  </g>
);
