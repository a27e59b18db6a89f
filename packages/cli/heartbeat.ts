/** Something that is done again and again, never twice at once. */
export interface Heartbeat {
  /** Once more as soon as nudges have paused for a moment: whoever is writing just now is served first. */
  nudge(): void;
  /** Ends it and waits for a run that is under way. */
  stop(): Promise<void>;
}

/** Milliseconds without a nudge before one counts; no longer than a person waits for a mail anyway. */
const PAUSE_MS = 150;

/** Runs `beat` every `ms` milliseconds and whenever nudged. A run that fails is told to `failed` and the next one comes all the same. */
export function heartbeat(beat: () => Promise<unknown>, ms: number, failed: (cause: unknown) => void): Heartbeat {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  let soon: NodeJS.Timeout | undefined;
  const run = async () => {
    do {
      again = false;
      await beat().catch(failed);
    } while (again && !stopped);
    running = null;
  };
  const start = () => {
    again = true;
    running ??= run();
  };
  const timer = setInterval(() => {
    if (!running) start();
  }, ms);
  return {
    nudge() {
      clearTimeout(soon);
      if (!stopped) soon = setTimeout(start, PAUSE_MS);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(soon);
      await running;
    },
  };
}
