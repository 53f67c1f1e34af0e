import { type ApiProcess, type FirstAdmin, startApi } from './api-process.ts';

/** Requests in flight are answered first; an export may take as long. */
const STOP_TIMEOUT_MS = 5_000;
/** A message that begins with the name of a setting, which no change of the code mends. */
const SETTING = /^[A-Z_]{4,} /;

/** An API whose process is replaced when its code has changed. */
export interface HotApi extends Pick<ApiProcess, 'firstAdmin' | 'stop'> {
  /** Resolves when a process ended that nobody stopped, and whose code is not to blame. */
  readonly ended: Promise<void>;
  restart(): void;
  /** Resolves when no start is under way. */
  untilReady(): Promise<void>;
}

/**
 * Starts the API on a port that stays the same. A process that fails is reported on standard error, and started again
 * with the next change.
 * @throws Error with one line that names a wrong setting
 */
export async function startHotApi(
  env: NodeJS.ProcessEnv,
  onFirstAdmin: (account: FirstAdmin) => void,
  port: number,
): Promise<HotApi> {
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
    untilReady: () => starting,
    async stop(timeoutMs) {
      await starting;
      await stop(timeoutMs);
    },
  };
}
