/** Keys of the function's role, as Lambda puts them into the environment of each process; they outlive it. */
export function environmentKeys(env = process.env): {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
} {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = env;
  if (!accessKeyId || !secretAccessKey) throw new Error('There are no AWS keys in the environment.');
  return { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) };
}

/**
 * Stands for @aws-sdk/credential-provider-node in the bundles (functions/bundling.mjs): on Lambda keys come from the environment and
 * nowhere else, and the other places to look for them are 110 KB of code.
 */
export const defaultProvider = () => async () => environmentKeys();
