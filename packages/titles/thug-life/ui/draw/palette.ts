/** A street at night under a lamp; every ink reads at 4.5:1 or better on the paper it stands on. */
export const night = '#17181d';
export const asphalt = '#2c2e36';
export const kerb = '#5a5d68';
export const lamp = '#ffd65a';
export const paper = '#fbf5e6';
export const ink = '#1d1a17';
export const faint = '#5f574b';
export const line = '#cfc4ac';
export const chalk = '#f1ede3';
export const red = '#a8201a';
export const gold = '#e8b53a';
export const goldRim = '#7a5200';
export const police = '#16294f';
export const policeLight = '#c9d8f5';
export const grass = '#dfe8cc';
export const shed = '#e4dccb';

/** Paper and ink of a card by its type. The type is also written on it and has a picture of its own. */
export const typeColours = {
  caution: { paper: '#ffe3cf', ink: '#7d3300' },
  crime: { paper: '#fbdadb', ink: '#7c1220' },
  weapon: { paper: '#e0e4ea', ink: '#26323f' },
  homie: { paper: '#efe0f5', ink: '#512063' },
  ride: { paper: '#d9ebf7', ink: '#12406a' },
  turf: { paper: '#dcefd9', ink: '#1e4a20' },
  drama: { paper: '#fff1b8', ink: '#5c4300' },
} as const;
