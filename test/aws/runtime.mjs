// One Lambda process: the bundle of the folder it is started in, and events as JSON over the channel to the test. Time can be moved on.
import { pathToFileURL } from 'node:url';

const Real = Date;
let aheadMs = 0;
globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length) super(...given);
    else super(Real.now() + aheadMs);
  }
  static now() {
    return Real.now() + aheadMs;
  }
};

const begun = performance.now();
const { handler } = await import(pathToFileURL('index.mjs').href);
process.send({ ready: performance.now() - begun });

process.on('message', async ({ id, event, ahead, leftMs }) => {
  aheadMs = ahead;
  const end = Date.now() + leftMs;
  try {
    const result = await handler(event, { getRemainingTimeInMillis: () => end - Date.now() });
    process.send({ id, result: result ?? null });
  } catch (error) {
    process.send({ id, error: { name: error.name, message: error.message } });
  }
});
