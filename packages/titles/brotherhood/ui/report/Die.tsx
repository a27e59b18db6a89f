const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

/** A die as it fell; `strikes` (hit, arrested, removed) is a red die, so is the word that stands beside it. */
export const Die = ({ face, strikes }: { face: number; strikes: boolean }) => (
  <svg class="brotherhood-die" viewBox="0 0 24 24" role="img" aria-label={`a ${face}`}>
    <rect
      x="1"
      y="1"
      width="22"
      height="22"
      rx="5"
      fill={strikes ? '#a01217' : '#ffffff'}
      stroke="#221c14"
      stroke-width="1.5"
    />
    {(pips[face] ?? []).map(([x, y]) => (
      <circle cx={x} cy={y} r="2.3" fill={strikes ? '#ffffff' : '#221c14'} />
    ))}
  </svg>
);
