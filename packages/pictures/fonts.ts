import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The family that all our pictures name; its files come with a package, so that a server needs no fonts of its own. */
export const FONT_FAMILY = 'DejaVu Sans';

/** Files of the family, plain and bold. */
export const fontFiles: readonly string[] = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) =>
  resolve(`dejavu-fonts-ttf/ttf/${file}`),
);
