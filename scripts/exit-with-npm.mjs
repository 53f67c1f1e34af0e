import { readFile } from 'node:fs/promises';

const CHECK_INTERVAL_MS = 500;
/** npm scripts that run the product in the foreground. */
const COMMANDS = ['start', 'dev', 'cluster'];

/** Sends SIGTERM to this process when npm has exited: npm was killed, or its shell did not forward the signal. */
export async function exitWithNpm() {
  if (!COMMANDS.includes(process.env.npm_lifecycle_event ?? '')) return;
  const ancestors = await readAncestors();
  const timer = setInterval(async () => {
    if ((await readAncestors()) === ancestors) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_INTERVAL_MS);
  timer.unref();
}

/** Returns the process ids of the parent and, on Linux, of the grandparent: npm runs scripts through a shell. */
async function readAncestors() {
  const parent = await readFile(`/proc/${process.ppid}/stat`, 'utf8').catch(() => '');
  const [, , grandparent = ''] = parent.slice(parent.lastIndexOf(')')).split(' ');
  return `${process.ppid} ${grandparent}`;
}
