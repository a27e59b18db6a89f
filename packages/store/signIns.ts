import type { SignInCode, SignIns } from '#games/ports.ts';
import { shape, text, whole } from './attributes.ts';
import { secondsOf } from './instants.ts';
import { signInKey } from './keys.ts';
import type { Table } from './table.ts';

const code = shape<SignInCode>('sign-in code', { email: text, codeHash: text, expiresAt: text, triesLeft: whole });

export function signIns(table: Table): SignIns {
  return {
    async put(one) {
      // Without condition on purpose: a new code replaces the one before.
      await table.put({ ...code.write(one), ...signInKey(one.email), ttl: secondsOf(one.expiresAt) });
    },
    async take(email, now) {
      const left = await table.update(signInKey(email), { add: { triesLeft: -1 } }, [
        { attribute: 'triesLeft', is: '>', to: 0 },
        { attribute: 'expiresAt', is: '>', to: now },
      ]);
      return left && code.read(left);
    },
    async drop(email) {
      await table.delete(signInKey(email));
    },
  };
}
