import type { Card } from '../../model.ts';

/** Ink and paper of a card by its sort: crimes gold, stoppers blue, betrayal red. Each reads at 4.5:1 or better; the code says it again. */
export const cardColours: Readonly<Record<Card, { paper: string; ink: string }>> = {
  steal: { paper: '#ffefc2', ink: '#5a3d00' },
  trap: { paper: '#dcebf7', ink: '#10375c' },
  heist: { paper: '#ffe3b0', ink: '#5c3200' },
  sabotage: { paper: '#d9efe9', ink: '#0c4238' },
  noHonor: { paper: '#fbdcd8', ink: '#7a1014' },
};

export const night = '#191512';
export const room = '#2a211b';
export const wood = '#4a3223';
export const rim = '#6d4a31';
export const paper = '#fffaf0';
export const ink = '#221a12';
export const faint = '#665a4c';
export const candle = '#ffe2a0';
export const gold = '#f2c14a';
export const goldRim = '#7d5500';
export const blood = '#e2483f';
export const chalk = '#e9e4da';
