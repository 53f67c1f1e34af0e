import { writeSync } from 'node:fs';

const WATCHDOG_INTERVAL_MS = 25;
const MAX_RSS = 256_000_000;

/** A thread of the renderer process, so that it goes on while the main thread loops. Ends the process with SIGKILL. */
const gatewayPid = Number(process.argv[2]);
setInterval(() => {
  const rss = process.memoryUsage.rss();
  if (rss <= MAX_RSS && process.ppid === gatewayPid) return;
  try {
    // Standard error of a thread goes through the main thread, which may not get to it.
    writeSync(2, `\n${rss > MAX_RSS ? `Memory limit exceeded: ${Math.round(rss / 1e6)} MB` : 'The gateway is gone'}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}, WATCHDOG_INTERVAL_MS);
