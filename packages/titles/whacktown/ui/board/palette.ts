/** The colours of the picture: a town at night, and a colour for every kind of location (rules 16). */
export const night = '#17131f';
export const asphalt = '#2a2433';
export const chalk = '#fffdf6';
export const ink = '#1b1720';
export const faint = '#5b5563';
export const lamp = '#ffd54a';
export const blood = '#b3151a';

/** Band (white letters on it) and paper (dark letters on it) of a kind of location. */
export interface Tint {
  band: string;
  paper: string;
}

export const tints: Readonly<Record<string, Tint>> = {
  grey: { band: '#4d545c', paper: '#e3e5e8' },
  green: { band: '#1f6b33', paper: '#d9f0d4' },
  pink: { band: '#a82a6b', paper: '#fbdcea' },
  blue: { band: '#1d5a9c', paper: '#d6e8fa' },
  yellow: { band: '#7a5a00', paper: '#fbeeb9' },
  purple: { band: '#5e3596', paper: '#e8dcf7' },
};
