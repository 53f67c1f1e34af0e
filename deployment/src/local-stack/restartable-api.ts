import { type ApiProcess, type FirstAdmin, startApi } from './api-process.ts';

/** Time limit for requests in flight, such as an export, before a restart. */
const STOP_TIMEOUT_MS = 5_000;
/** Matches an error about a setting (`PORT …`): restarting after a change of the code would not help. */
const SETTING = /^[A-Z_]{4,} /;

/** The API in development: its process can be restarted without stopping the product. */
export interface RestartableApi extends Pick<ApiProcess, 'firstAdmin' | 'stop'> {
  /** Resolves when the process exits by itself with code 0 or by a signal. A crash waits for the next restart instead. */
  readonly ended: Promise<void>;
  restart(): void;
  /** Resolves when no restart is in progress. */
  whenReady(): Promise<void>;
}

/**
 * Starts the API; every restart uses the same port. A failure is logged to standard error, and the process stays down
 * until the next restart.
 * @throws Error with one line that names a wrong setting
 */
export async function startRestartableApi(
  env: NodeJS.ProcessEnv,
  onFirstAdmin: (account: FirstAdmin) => void,
  port: number,
): Promise<RestartableApi> {
  let current: ApiProcess | undefined;
  let hasEnded: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    hasEnded = resolve;
  });

  async function start(): Promise<void> {
    const api = await startApi(env, onFirstAdmin, port);
    current = api;
    void api.ended.then((code) => {
      if (api !== current) return;
      current = undefined;
      if (code) report(`ended with code ${code}`);
      else hasEnded();
    });
  }
  async function stop(timeoutMs: number): Promise<void> {
    const api = current;
    current = undefined;
    await api?.stop(timeoutMs);
  }
  function report(reason: unknown): void {
    process.stderr.write(`API: ${reason}; the next change of its code starts it again\n`);
  }

  await start().catch((error: Error) => {
    if (SETTING.test(error.message)) throw error;
    report(error.message);
  });
  const firstAdmin = (current as ApiProcess | undefined)?.firstAdmin;
  let starting = Promise.resolve();
  let isWaiting = false;
  return {
    ...(firstAdmin && { firstAdmin }),
    ended,
    restart() {
      if (isWaiting) return;
      isWaiting = true;
      starting = starting.then(async () => {
        isWaiting = false;
        await stop(STOP_TIMEOUT_MS);
        await start().catch((error: Error) => report(error.message));
      });
    },
    whenReady: () => starting,
    async stop(timeoutMs) {
      await starting;
      await stop(timeoutMs);
    },
  };
}
