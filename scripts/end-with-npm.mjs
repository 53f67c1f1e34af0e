import { readFile } from 'node:fs/promises';

const CHECK_INTERVAL_MS = 500;
/** Commands whose end stops the product; others may leave it running on purpose. */
const COMMANDS = ['start', 'dev'];

/** Sends this process SIGTERM when the npm that runs it is gone: killed, or ended by a signal that its shell kept. */
export async function endWithNpm() {
  if (!COMMANDS.includes(process.env.npm_lifecycle_event ?? '')) return;
  const ancestors = await readAncestors();
  const timer = setInterval(async () => {
    if ((await readAncestors()) === ancestors) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_INTERVAL_MS);
  timer.unref();
}

/** Returns the process ids of parent and, on Linux, grandparent: npm runs a command through a shell. */
async function readAncestors() {
  const parent = await readFile(`/proc/${process.ppid}/stat`, 'utf8').catch(() => '');
  const [, , grandparent = ''] = parent.slice(parent.lastIndexOf(')')).split(' ');
  return `${process.ppid} ${grandparent}`;
}
