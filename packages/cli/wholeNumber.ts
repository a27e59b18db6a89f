import { InvalidArgumentError } from 'commander';

/** Reads a whole number from the command line, at least `least`. */
export const wholeNumber =
  (least: number) =>
  (text: string): number => {
    const n = Number(text);
    if (!/^\d+$/.test(text) || n < least) throw new InvalidArgumentError(`It must be a whole number from ${least} up.`);
    return n;
  };
