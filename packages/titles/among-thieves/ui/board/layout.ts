/** Where things stand on the drawing, in its units. */
export const width = 1000;
export const panelWidth = 300;
export const panelHeight = 226;

export interface Spot {
  x: number;
  y: number;
}

/** Upper left corners of the seats' panels clockwise, the looker's first: bottom, then his left. */
export const panelSpots: Readonly<Record<number, readonly Spot[]>> = {
  3: [
    { x: 350, y: 616 },
    { x: 60, y: 72 },
    { x: 640, y: 72 },
  ],
  4: [
    { x: 350, y: 616 },
    { x: 12, y: 336 },
    { x: 350, y: 68 },
    { x: 688, y: 336 },
  ],
  5: [
    { x: 350, y: 616 },
    { x: 12, y: 356 },
    { x: 150, y: 68 },
    { x: 550, y: 68 },
    { x: 688, y: 356 },
  ],
};

/** The middle of the table: City above, locations below. */
export const middle = { x: 330, y: 308, width: 340, height: 296 };

export const handTop = panelSpots[3]![0]!.y + panelHeight + 14;
export const handHeight = 176;

export const center = ({ x, y }: Spot): Spot => ({ x: x + panelWidth / 2, y: y + panelHeight / 2 });

/** Where the line from a panel's middle towards `to` leaves the panel, `gap` units outside. */
export function edge(panel: Spot, to: Spot, gap: number): Spot {
  const from = center(panel);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const scale = Math.min(
    (panelWidth / 2 + gap) / Math.max(1, Math.abs(dx)),
    (panelHeight / 2 + gap) / Math.max(1, Math.abs(dy)),
  );
  return { x: round(from.x + dx * scale), y: round(from.y + dy * scale) };
}

export const round = (n: number): number => Math.round(n * 10) / 10;
