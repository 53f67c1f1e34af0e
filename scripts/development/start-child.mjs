import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';

const LAST_LINES = 12;

/**
 * Starts a Node program of this repository as a child process that ends with this one (see `exit-with-parent.mjs`).
 * Forwards its output to standard error unless `isQuiet`.
 * @param {string} file
 * @param {{ args?: readonly string[], cwd?: string, env?: NodeJS.ProcessEnv, isQuiet?: boolean }} options
 */
export function startChild(file, { args = [], cwd, env, isQuiet = false } = {}) {
  // A separate process group: Ctrl-C reaches only this process, and the child's own children are killed with the group.
  const child = fork(file, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  /** @type {string[]} */
  const lines = [];
  for (const input of [child.stdout, child.stderr])
    if (input)
      createInterface({ input }).on('line', (line) => {
        if (!isQuiet) process.stderr.write(`${line}\n`);
        lines.push(line);
        if (!isQuiet) lines.splice(0, lines.length - LAST_LINES);
      });
  // Ends descendants that still have the output open, which would keep the event `close` from being emitted.
  child.once('exit', () => endGroup(child.pid));
  /** @type {Promise<{ code: number | null, signal: NodeJS.Signals | null, lines: string[] }>} */
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, lines })));
  return { child, ended };
}

/** @param {number | undefined} leader */
function endGroup(leader) {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // The group has ended already.
  }
}
