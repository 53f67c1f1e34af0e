import { type ApiProcess, type FirstAdmin, startApi } from './api-process.ts';

/** Time limit for requests in flight, such as an export, before the process is replaced. */
const STOP_TIMEOUT_MS = 5_000;
/** Each restart leaves the earlier code in the memory of the process, about 4 MB. */
const MAX_RESTARTS_PER_PROCESS = 100;
/** Matches an error about a setting (`PORT …`): restarting after a change of the code would not help. */
const SETTING = /^[A-Z_]{4,} /;

/** The API in development: it runs changed code without stopping the product. */
export interface RestartableApi extends Pick<ApiProcess, 'firstAdmin' | 'stop'> {
  /** Resolves when the process exits by itself with code 0 or by a signal. A crash waits for the next restart instead. */
  readonly ended: Promise<void>;
  /** @param isDatabaseChanged whether the database is to be opened anew */
  restart(isDatabaseChanged: boolean): void;
  /** Resolves when no restart is in progress. */
  whenReady(): Promise<void>;
}

/**
 * Starts the API; every restart uses the same port. A failure is logged to standard error, and the API stays down until
 * the next restart.
 * @param program file that runs the API (see `ApiProcess.restart`)
 * @throws Error with one line that names a wrong setting
 */
export async function startRestartableApi(
  env: NodeJS.ProcessEnv,
  onFirstAdmin: (account: FirstAdmin) => void,
  { port, program }: { readonly port: number; readonly program: string },
): Promise<RestartableApi> {
  let current: ApiProcess | undefined;
  let restarts = 0;
  let hasEnded: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    hasEnded = resolve;
  });

  async function start(): Promise<void> {
    const api = await startApi(env, onFirstAdmin, { port, program });
    current = api;
    restarts = 0;
    void api.ended.then((code) => {
      if (api !== current) return;
      current = undefined;
      if (code) report(`ended with code ${code}`);
      else hasEnded();
    });
  }
  async function restart(isDatabaseChanged: boolean): Promise<void> {
    if (current && restarts++ < MAX_RESTARTS_PER_PROCESS) return await current.restart(isDatabaseChanged);
    await stop(STOP_TIMEOUT_MS);
    await start();
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
  let waiting: { isDatabaseChanged: boolean } | undefined;
  return {
    ...(firstAdmin && { firstAdmin }),
    ended,
    restart(isDatabaseChanged) {
      if (waiting) {
        waiting.isDatabaseChanged ||= isDatabaseChanged;
        return;
      }
      const change = { isDatabaseChanged };
      waiting = change;
      starting = starting.then(async () => {
        waiting = undefined;
        await restart(change.isDatabaseChanged).catch((error: Error) => report(error.message));
      });
    },
    whenReady: () => starting,
    async stop(timeoutMs) {
      await starting;
      await stop(timeoutMs);
    },
  };
}
