import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';

const SERVER = resolve(__dirname, '../dist/server.js');
/** Optimizing the code of the embedded database takes more processor time than running a short test with it. */
const WITHOUT_OPTIMIZING = '--liftoff-only';

export interface SpawnedServer {
  readonly process: ChildProcess;
  /** Messages received over IPC, or lines of stdout without IPC. */
  readonly messages: unknown[];
  readonly output: { stdout: string; stderr: string };
  readonly exited: Promise<number | null>;
  /** Resolves with the first message or line, or when the process ends. */
  readonly settled: Promise<unknown>;
}

/** Starts the compiled server as a child process on a free port. */
export function spawnServer(env: Record<string, string>, { ipc = true } = {}): SpawnedServer {
  const child = spawn(process.execPath, [WITHOUT_OPTIMIZING, SERVER], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', DEMO_DATA: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])],
  });
  const messages: unknown[] = [];
  const output = { stdout: '', stderr: '' };
  child.on('message', (message) => messages.push(message));
  child.stdout?.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.stderr += chunk;
  });
  // Not the event `close`: it never comes for a child whose parent has disconnected.
  const ends = [once(child, 'exit'), once(child.stdout as Readable, 'close'), once(child.stderr as Readable, 'close')];
  const exited = Promise.all(ends).then(([exit]) => exit?.[0] as number | null);
  const first = ipc ? once(child, 'message') : once(child.stdout ?? child, 'data');
  return { process: child, messages, output, exited, settled: Promise.race([first, exited]) };
}
