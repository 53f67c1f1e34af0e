import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServerMessage } from '#src/notify-parent';

export interface Child {
  /** Where it answers, `http://127.0.0.1:port`. */
  readonly origin: string;
  /** Milliseconds that it has used; NaN where the system does not tell. */
  processorTime(): number;
  stop(): Promise<void>;
}

/** A server in a process of its own, as it is in service. @throws Error with what it said when it did not start */
export async function startChild(file: string, env: Readonly<Record<string, string>>): Promise<Child> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  });
  // Before the folder that it writes to is removed.
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

/** Linux counts it in hundredths of a second, in the 14th and 15th field. */
function readProcessorTime(pid: number | undefined): number {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
    return (Number(user) + Number(system)) * 10;
  } catch {
    return Number.NaN;
  }
}
