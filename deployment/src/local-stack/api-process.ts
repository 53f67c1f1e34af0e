import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readSiteSettings } from 'shared-kit/domain';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';

const SERVER = fileURLToPath(new URL('../../../api/dist/server.js', import.meta.url));

const FirstAdminSchema = Type.Object({ email: Type.String(), password: Type.String() });
/** The account created at the first start, with its generated password. */
export type FirstAdmin = Readonly<Static<typeof FirstAdminSchema>>;

/** A message of the API to its parent process; `first-admin` if the database was unavailable at the start. */
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
  /** The first account, if this start created it. */
  readonly firstAdmin?: FirstAdmin;
  /** Resolves with the exit code when the process has ended; with null after a signal. */
  readonly ended: Promise<number | null>;
  /**
   * Loads changed code in a process of development. Resolves when it listens again; throws an Error with one line.
   * @param isDatabaseChanged whether the database must be reopened
   */
  restart(isDatabaseChanged: boolean): Promise<void>;
  /** Stops the process gracefully and waits for its end; kills it after `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

/**
 * Starts the API as a child process on a loopback port.
 * @param onFirstAdmin called with a first account that is created after the start
 * @param port 0 takes any free one
 * @param program file that runs the API
 * @throws Error with the API's one-line reason why it cannot start
 */
export async function startApi(
  env: NodeJS.ProcessEnv,
  onFirstAdmin: (account: FirstAdmin) => void,
  { port = 0, program = SERVER } = {},
): Promise<ApiProcess> {
  const child = fork(program, {
    // A separate process group, so that Ctrl-C does not stop the API before the gateway. The API exits when this
    // process exits.
    detached: true,
    execArgv: [...process.execArgv, '--enable-source-maps'],
    env: {
      LOG_LEVEL: 'warn',
      ...env,
      // For links in e-mails: by default it has the port of the site, which is not that of the API.
      SITE_URL: readSiteSettings(env).siteUrl,
      // Only the gateway connects, and forwards the client's address.
      HOST: '127.0.0.1',
      PORT: String(port),
      TRUSTED_PROXIES: 'loopback',
      // The builds of this checkout are activated after its start.
      RELEASE_STORE: '',
    },
  });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const message = await nextMessage(child);
  child.on('message', (later) => {
    if (Value.Check(MessageSchema, later) && later.type === 'first-admin') onFirstAdmin(later.firstAdmin);
  });
  if (message.type !== 'listening') throw new Error('The API reported no port');
  return {
    origin: `http://127.0.0.1:${message.port}`,
    ...(message.firstAdmin && { firstAdmin: message.firstAdmin }),
    ended,
    async restart(isDatabaseChanged) {
      child.send({ isDatabaseChanged });
      await nextMessage(child);
    },
    async stop(timeoutMs) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** @throws Error when the message is a failure, or the process ends before */
async function nextMessage(child: ChildProcess): Promise<Message> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const [message] = await Promise.race([
    once(child, 'message', { signal }),
    once(child, 'exit', { signal }).then(([code, name]) => {
      throw new Error(`The API ended while starting (${name ?? `code ${code}`})`);
    }),
  ]).finally(() => waiting.abort());
  if (!Value.Check(MessageSchema, message)) throw new Error('The API sent an unknown message');
  if (message.type === 'failed') throw new Error(message.message);
  return message;
}
