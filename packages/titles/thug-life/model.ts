export * from './commands.ts';
export type { Line } from './eventParts.ts';
export * from './events.ts';
export * from './options.ts';
export * from './orders.ts';
export * from './state.ts';
export type { Face } from './tables.ts';
export * from './terms.ts';
