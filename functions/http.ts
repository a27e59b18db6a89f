import { readFileSync } from 'node:fs';
import { handle } from 'hono/aws-lambda';
import { openCloud } from '#cloud/house.ts';
import { signInLetter } from '#mail/letters/signIn.ts';
import { webApp } from '#web/app.tsx';
import { scriptsOf } from '#web/browserFiles.ts';

const { config, inbox, house } = openCloud();

/** Pages, API and board pictures. */
export const handler = handle(
  webApp({
    house,
    baseUrl: config.baseUrl,
    playDomain: config.playDomain,
    // Built together with this function and laid beside it.
    scripts: scriptsOf(JSON.parse(readFileSync('browser.json', 'utf8'))),
    letters: { signIn: (email, code) => signInLetter(inbox, email, code) },
    local: null,
  }),
);
