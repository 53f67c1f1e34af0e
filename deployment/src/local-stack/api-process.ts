import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';

const SERVER = fileURLToPath(new URL('../../../api/dist/server.js', import.meta.url));

const FirstAdminSchema = Type.Object({ email: Type.String(), password: Type.String() });
/** The account that a first start makes, when its password must be told to a person. */
export type FirstAdmin = Readonly<Static<typeof FirstAdminSchema>>;

/** What the API sends to the process that started it; `first-admin` when its database was away at the start. */
const MessageSchema = Type.Union([
  Type.Object({
    type: Type.Literal('listening'),
    port: Type.Integer(),
    firstAdmin: Type.Optional(FirstAdminSchema),
  }),
  Type.Object({ type: Type.Literal('first-admin'), firstAdmin: FirstAdminSchema }),
  Type.Object({ type: Type.Literal('failed'), message: Type.String() }),
]);
type Message = Static<typeof MessageSchema>;

export interface ApiProcess {
  readonly origin: string;
  /** The first account, in the one start that made it. */
  readonly firstAdmin?: FirstAdmin;
  /** Settles when the process has ended, by itself or stopped. */
  readonly ended: Promise<void>;
  /** Asks it to finish what is in flight and waits for its end, which is forced after `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
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
    // In a process group of its own a signal to this one's group, such as Ctrl-C, does not reach it: it is stopped after
    // the gateway. It ends by itself when this process is gone.
    detached: true,
    // Only the gateway asks it, and says who asked the gateway.
    env: { LOG_LEVEL: 'warn', ...env, HOST: '127.0.0.1', PORT: '0', TRUSTED_PROXIES: 'loopback' },
  });
  const ended = once(child, 'exit').then(() => undefined);
  const message = await firstMessage(child);
  if (message.type === 'failed') throw new Error(message.message);
  child.on('message', (later) => {
    if (Value.Check(MessageSchema, later) && later.type === 'first-admin') onFirstAdmin(later.firstAdmin);
  });
  if (message.type !== 'listening') throw new Error('The API did not say where it listens');
  return {
    origin: `http://127.0.0.1:${message.port}`,
    ...(message.firstAdmin && { firstAdmin: message.firstAdmin }),
    ended,
    async stop(timeoutMs) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

function firstMessage(child: ChildProcess): Promise<Message> {
  return new Promise((resolve) => {
    child.once('message', (message) =>
      resolve(
        Value.Check(MessageSchema, message)
          ? message
          : { type: 'failed', message: 'The API sent a message that is not known here' },
      ),
    );
    child.once('exit', (code, signal) =>
      resolve({ type: 'failed', message: `The API ended while starting (${signal ?? `code ${code}`})` }),
    );
  });
}
