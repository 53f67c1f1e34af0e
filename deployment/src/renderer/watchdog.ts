import { writeSync } from 'node:fs';

const WATCHDOG_INTERVAL_MS = 25;
const MAX_RSS_BYTES = 256_000_000;

/** Kills the renderer process on excessive memory or a lost gateway; a thread, so that it runs while the main one loops. */
const gatewayPid = Number(process.argv[2]);
setInterval(() => {
  const rss = process.memoryUsage.rss();
  if (rss <= MAX_RSS_BYTES && process.ppid === gatewayPid) return;
  try {
    // A thread's process.stderr needs the main thread, which may be blocked.
    writeSync(
      2,
      `\n${rss > MAX_RSS_BYTES ? `Memory limit exceeded: ${Math.round(rss / 1e6)} MB` : 'The gateway is gone'}\n`,
    );
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}, WATCHDOG_INTERVAL_MS);
