import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { localClient } from './client.ts';

/** How to start a DynamoDB look-alike that will listen on a port of this machine. */
export interface Launch {
  command: string;
  args: (port: number) => readonly string[];
}

export interface ChildServer {
  endpoint: string;
  pid: number;
  /** Ends it and waits until it is gone. Calling it again does nothing. */
  stop(): Promise<void>;
}

const PATIENCE_MS = 30_000;
const TRIES = 3;

/** Starts a server as a child process that does not outlive this one, and waits until it answers. */
export async function startChild(launch: Launch): Promise<ChildServer> {
  for (let tried = 1; ; tried++) {
    const port = await freePort();
    try {
      return await startOn(launch, port);
    } catch (error) {
      // Somebody else may have taken the port between our look and the child's.
      if (tried === TRIES) throw error;
    }
  }
}

async function startOn(launch: Launch, port: number): Promise<ChildServer> {
  // A process group of its own: Ctrl-C in the terminal must not end the store before we have put everything into it.
  const child = spawn(launch.command, launch.args(port), { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  endWithUs(child);
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2_000);
  });
  child.on('error', (error) => {
    complaint += error.message;
  });
  const endpoint = `http://127.0.0.1:${port}`;
  if (!(await answers(endpoint, child)) || child.pid === undefined) {
    await end(child);
    throw new Error(`${launch.command} did not start on port ${port}. ${complaint.trim()}`.trim());
  }
  // It must not keep us alive when all else is done.
  child.unref();
  if ('unref' in child.stderr && typeof child.stderr.unref === 'function') child.stderr.unref();
  watchOver(child, child.pid);
  return { endpoint, pid: child.pid, stop: () => end(child) };
}

/**
 * A tiny shell that waits for our end and then ends the child: kill -9 leaves us no time for it. It reads from a pipe that nobody
 * writes to; the pipe closes when we are gone, in whichever way.
 */
function watchOver(child: ChildProcess, pid: number): void {
  if (process.platform === 'win32') return;
  const script = 'read -r _; kill -9 "$1"';
  const watch = spawn('/bin/sh', ['-c', script, 'sh', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without it only kill -9 leaves the child behind, and the lock of the data folder knows it.
  watch.on('error', () => {});
  watch.unref();
  if ('unref' in watch.stdin && typeof watch.stdin.unref === 'function') watch.stdin.unref();
  child.once('exit', () => watch.kill('SIGKILL'));
}

const isGone = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

async function answers(endpoint: string, child: ChildProcess): Promise<boolean> {
  const client = localClient(endpoint, 1);
  try {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until && !isGone(child); await pause(15)) {
      const answered = await client.send(new ListTablesCommand({ Limit: 1 })).then(
        () => true,
        () => false,
      );
      // If the child is gone, whoever answered is a stranger on our port.
      if (answered) return !isGone(child);
    }
    return false;
  } finally {
    client.destroy();
  }
}

async function end(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (isGone(child)) return;
  child.ref();
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 3_000);
  await gone;
  clearTimeout(late);
}

const running = new Set<ChildProcess>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let watching = false;

/** Exit and uncaught exceptions end in `exit`; signals do not, unless somebody handles them and exits. */
function endWithUs(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
  if (watching) return;
  watching = true;
  const endAll = () => {
    for (const one of running) one.kill('SIGKILL');
  };
  process.on('exit', endAll);
  for (const signal of SIGNALS) {
    const onSignal = () => {
      // Who else listens to the signal wants to close in order and still needs the store.
      if (process.listenerCount(signal) > 1) return;
      endAll();
      process.off(signal, onSignal);
      process.kill(process.pid, signal);
    };
    process.on(signal, onSignal);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found on 127.0.0.1.');
  return address.port;
}
