import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';

/** A headless Chromium: the one `npm test` has found or installed. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** What axe finds wrong on a page, a line each. Our CSP lets no script in, so axe comes by the debugger. */
export async function troublesOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window.
    const { violations } = await (window as any).axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      (one: { id: string; nodes: { html: string }[] }) => `${one.id}: ${one.nodes[0]?.html.slice(0, 200)}`,
    );
  });
  return found as string[];
}

/** A page that is wider than its window makes a phone scroll sideways. */
export const tooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);
