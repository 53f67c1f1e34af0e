import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../../api/dist/server.js', import.meta.url));
const STOP_TIMEOUT_MS = 15_000;

/** The account that a first start makes, when its password must be told to a person. */
export interface FirstAdmin {
  readonly email: string;
  readonly password: string;
}

/** What the API tells the process that started it; `first-admin` when its database was away at the start. */
type Message =
  | { type: 'listening'; port: number; firstAdmin?: FirstAdmin }
  | { type: 'first-admin'; firstAdmin: FirstAdmin }
  | { type: 'failed'; message: string };

export interface ApiProcess {
  readonly origin: string;
  /** The first account, in the one start that made it. */
  readonly firstAdmin?: FirstAdmin;
  /** Settles when the process has ended, by itself or stopped. */
  readonly ended: Promise<void>;
  /** Asks it to finish what is in flight and waits for its end. */
  stop(): Promise<void>;
}

/**
 * The API as a process of its own, on a free port of the loopback interface.
 * @param onFirstAdmin told of an account that was made later than the start
 * @throws Error with the one line in which the API says why it cannot start
 */
export async function startApi(
  env: NodeJS.ProcessEnv,
  onFirstAdmin: (account: FirstAdmin) => void,
): Promise<ApiProcess> {
  const child = fork(SERVER, {
    // Only the gateway asks it, and says who asked the gateway.
    env: { LOG_LEVEL: 'warn', ...env, HOST: '127.0.0.1', PORT: '0', TRUSTED_PROXIES: 'loopback' },
  });
  const ended = once(child, 'exit').then(() => undefined);
  const message = await firstMessage(child);
  if (message.type === 'failed') throw new Error(message.message);
  child.on('message', (later) => {
    const { type, firstAdmin } = later as Message & { firstAdmin?: FirstAdmin };
    if (type === 'first-admin' && firstAdmin) onFirstAdmin(firstAdmin);
  });
  if (message.type !== 'listening') throw new Error('The API did not say where it listens');
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
