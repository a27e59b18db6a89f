import { timeLeft } from '../game/timeLeft.ts';

// Keeps a game's page true: the time that is left, and that somebody has acted since. The page works without this script.

/** While people sit together and moves follow each other, and otherwise. */
const ASK_EVERY_MS = { lively: 1_500, quiet: 15_000 };

/** Set as soon as somebody types: what is not sent yet must not be lost by a reload. */
let unsent = document.querySelector('form[data-unsent]') !== null;

const bar = document.getElementById('live');

/** The server's time when it made this page, and ours then: a clock that is wrong, here or there, counts down rightly all the same. */
const madeAt = Date.parse(bar?.dataset.now ?? '') || Date.now();
const seenAt = performance.now();

function countDown(): void {
  const now = madeAt + performance.now() - seenAt;
  for (const element of document.querySelectorAll<HTMLElement>('[data-countdown]')) {
    const left = timeLeft(Date.parse(element.dataset.countdown ?? '') - now);
    if (element.textContent !== left) element.textContent = left;
  }
}

async function ask(bar: HTMLElement): Promise<void> {
  const { live, n } = bar.dataset;
  if (!live || document.hidden || !bar.hidden) return;
  const answer = await fetch(live, { headers: { accept: 'application/json' } }).catch(() => null);
  // The server is away or the network is: the next try may go better.
  if (!answer?.ok) return;
  const now: { n: number } = await answer.json();
  if (now.n <= Number(n)) return;
  const page = bar.querySelector('a')?.href;
  if (unsent || !page) bar.hidden = false;
  // A page that answered a form stands at the form's address: only the board's own can be had again as it is, scrolled as it was.
  else if (new URL(page).pathname === location.pathname) location.reload();
  else location.replace(page);
}

countDown();
setInterval(countDown, 1000);

for (const form of document.querySelectorAll('form.orders-form'))
  form.addEventListener('input', () => {
    unsent = true;
  });

if (bar) {
  setInterval(() => void ask(bar), bar.dataset.lively ? ASK_EVERY_MS.lively : ASK_EVERY_MS.quiet);
  document.addEventListener('visibilitychange', () => void ask(bar));
}
