import type { Area } from '../../model.ts';

/** Colours of one district: rich ones are bright, poor ones dark; `ink` on `ground` reads at 4.5:1 or better. */
export interface Palette {
  ground: string;
  sky: string;
  far: string;
  near: string;
  lit: string;
  ink: string;
}

export const palettes: Record<Area, Palette> = {
  WE: { ground: '#fbf0d3', sky: '#fff8e6', far: '#ecd9a4', near: '#cdb06a', lit: '#fff6d0', ink: '#3b2c0a' },
  SB: { ground: '#e3edda', sky: '#f2f8ee', far: '#c3d7b4', near: '#8fae7b', lit: '#f7fbe8', ink: '#1f3216' },
  CC: { ground: '#dbe6f1', sky: '#edf4fb', far: '#b4c9de', near: '#7f9dbc', lit: '#fdf7cf', ink: '#152a40' },
  DT: { ground: '#7d6250', sky: '#92745f', far: '#6a5142', near: '#503b2f', lit: '#f3c76b', ink: '#ffffff' },
  ES: { ground: '#51403f', sky: '#654f4d', far: '#433333', near: '#2f2323', lit: '#e0a75a', ink: '#fdf3ea' },
  TD: { ground: '#24384a', sky: '#30485d', far: '#1e2f3f', near: '#121f2c', lit: '#e8b75c', ink: '#eef6fc' },
};

export const card = '#fffdf6';
export const cardInk = '#221c14';
export const faint = '#6f675a';
export const alarm = '#b3151a';
export const street = '#3c3f45';
export const night = '#1d222a';
