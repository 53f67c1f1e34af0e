import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServerMessage } from '#src/notify-parent';

export interface Child {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** Returns the CPU time used so far in milliseconds; NaN where the system does not report it. */
  processorTime(): number;
  stop(): Promise<void>;
}

/** Starts a server as a child process in production mode. @throws Error with its message when it fails to start */
export async function startChild(file: string, env: Readonly<Record<string, string>>): Promise<Child> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  });
  // Prepended: the child must end before another exit handler removes its data folder.
  process.prependOnceListener('exit', () => child.kill('SIGKILL'));
  const exit = once(child, 'exit').then(() => ({ type: 'failed', message: `${file} ended` }) as const);
  const message = await Promise.race([once(child, 'message').then(([said]) => said as ServerMessage), exit]);
  if (message.type !== 'listening') throw new Error(message.type === 'failed' ? message.message : message.type);
  return {
    origin: `http://127.0.0.1:${message.port}`,
    processorTime: () => readProcessorTime(child.pid),
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** Returns `utime` plus `stime` of /proc/PID/stat, fields 14 and 15, in units of 10 ms; NaN elsewhere than on Linux. */
function readProcessorTime(pid: number | undefined): number {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
    return (Number(user) + Number(system)) * 10;
  } catch {
    return Number.NaN;
  }
}
