/** Bytes of a function's code: loaded at its start (of which the titles' own), and loaded when they are needed. */
export interface Sizes {
  start: number;
  titles: number;
  later: number;
}

export function buildFunctions(): Promise<{ folder: string; sizes: Record<string, Sizes> }>;
