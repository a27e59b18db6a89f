import { raw } from 'hono/html';
import type { Child, PropsWithChildren } from 'hono/jsx';
import { type Head, printHead } from '#engine/commit.ts';
import type { Refusal } from '#engine/title.ts';
import type { Visitor } from './visitor.ts';
import type { Web } from './web.ts';

export interface PageProps {
  title: string;
  web: Web;
  /** Null on pages that are the same for everybody, such as errors. */
  visitor: Visitor | null;
  /** Head of the game's chain, printed at the foot of its pages. */
  head?: Head;
  /** For boards: the full width of the window instead of a column. */
  wide?: boolean;
  /** Names of browser scripts to load. All pages work without them. */
  scripts?: readonly string[];
  /** More for the head of the document, such as a meta refresh. */
  meta?: Child;
}

/** The whole document around a page. */
export function Page({ title, web, visitor, head, wide, scripts, meta, children }: PropsWithChildren<PageProps>) {
  return (
    <>
      {raw('<!doctype html>')}
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light" />
          <title>{`${title} · Consigliere`}</title>
          <link rel="stylesheet" href={web.scripts.url('style')} />
          <link rel="icon" href={web.scripts.url('icon')} type="image/svg+xml" />
          {scripts?.map((name) => (
            <script type="module" src={web.scripts.url(name)}></script>
          ))}
          {meta}
        </head>
        <body>
          <a class="skip" href="#main">
            Skip to the content
          </a>
          <Masthead web={web} visitor={visitor} />
          <main id="main" class={wide ? 'wide' : 'column'}>
            {children}
          </main>
          <footer class="foot">
            <p>
              Consigliere: long games of crime, by mail and on the web. <a href="/titles">Titles</a> ·{' '}
              <a href="/seats">Seats in need of a boss</a> · <a href="/api/openapi.json">API</a>
            </p>
            {head ? (
              <p>
                Head of this game’s record: <code>{printHead(head)}</code>
              </p>
            ) : null}
          </footer>
        </body>
      </html>
    </>
  );
}

function Masthead({ web, visitor }: { web: Web; visitor: Visitor | null }) {
  return (
    <header class="masthead">
      <a class="name" href="/">
        Consigliere
      </a>
      <nav aria-label="Main">
        <ul>
          {visitor?.person ? (
            <>
              <li>
                <a href="/my">My games</a>
              </li>
              <li>
                <a href="/games/new">New game</a>
              </li>
              <li>
                <a href="/account">
                  <bdi>{visitor.person.name}</bdi>
                </a>
              </li>
            </>
          ) : (
            <>
              <li>
                <a href="/titles">Titles</a>
              </li>
              <li>
                <a href="/sign-in">Sign in</a>
              </li>
            </>
          )}
          {web.local ? (
            <li>
              <a href="/outbox">Outbox</a>
            </li>
          ) : null}
        </ul>
      </nav>
    </header>
  );
}

/** Why something was not done, where the eye falls first. */
export function RefusalNote({ refusal }: { refusal: Refusal | null | undefined }) {
  return refusal ? (
    <p class="refusal" role="alert" id="refusal">
      {refusal.say}
      {refusal.at ? <span class="at"> ({refusal.at})</span> : null}
    </p>
  ) : null;
}
