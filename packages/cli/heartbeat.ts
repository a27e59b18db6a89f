/** Something that is done again and again, never twice at once. */
export interface Heartbeat {
  /** Once more, right now or as soon as the present run is over. */
  nudge(): void;
  /** Ends it and waits for a run that is under way. */
  stop(): Promise<void>;
}

/** Runs `beat` every `ms` milliseconds and whenever nudged. A run that fails is told to `failed` and the next one comes all the same. */
export function heartbeat(beat: () => Promise<unknown>, ms: number, failed: (cause: unknown) => void): Heartbeat {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  const run = async () => {
    do {
      again = false;
      await beat().catch(failed);
    } while (again && !stopped);
    running = null;
  };
  const nudge = () => {
    if (stopped) return;
    again = true;
    running ??= run();
  };
  const timer = setInterval(() => {
    if (!running) nudge();
  }, ms);
  return {
    nudge,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
