import { existsSync } from 'node:fs';
import { run } from './install.mjs';

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium for the browser tests: the one that is named, an installed one, Playwright's own, else Debian's is installed. Null: none. */
export async function findChromium() {
  const there = process.env.CHROMIUM_PATH || USUAL.find((path) => existsSync(path)) || (await playwrights());
  if (there) return there;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  process.stdout.write('Installing Chromium for the browser tests ...\n');
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], quietly);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quietly);
  return USUAL.find((path) => existsSync(path)) ?? null;
}

async function playwrights() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}
