import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../../api/dist/server.js', import.meta.url));
const STOP_TIMEOUT_MS = 15_000;

/** What the API tells the process that started it. */
type Message =
  | { type: 'listening'; port: number; firstAdmin?: { email: string; password: string } }
  | { type: 'failed'; message: string };

export interface ApiProcess {
  readonly origin: string;
  /** The first account, in the one start that made it. */
  readonly firstAdmin?: { readonly email: string; readonly password: string };
  /** Settles when the process has ended, by itself or stopped. */
  readonly ended: Promise<void>;
  /** Asks it to finish what is in flight and waits for its end. */
  stop(): Promise<void>;
}

/**
 * The API as a process of its own, on a free port of the loopback interface.
 * @throws Error with the one line in which the API says why it cannot start
 */
export async function startApi(env: NodeJS.ProcessEnv): Promise<ApiProcess> {
  const child = fork(SERVER, { env: { LOG_LEVEL: 'warn', ...env, HOST: '127.0.0.1', PORT: '0' } });
  const ended = once(child, 'exit').then(() => undefined);
  const message = await firstMessage(child);
  if (message.type === 'failed') throw new Error(message.message);
  return {
    origin: `http://127.0.0.1:${message.port}`,
    ...(message.firstAdmin && { firstAdmin: message.firstAdmin }),
    ended,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const impatient = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(impatient);
    },
  };
}

function firstMessage(child: ChildProcess): Promise<Message> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(message as Message));
    child.once('exit', (code, signal) =>
      resolve({ type: 'failed', message: `The API ended while starting (${signal ?? `code ${code}`})` }),
    );
  });
}
