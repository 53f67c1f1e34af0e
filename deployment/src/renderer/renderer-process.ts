import type { FastifyBaseLogger } from 'fastify';
import type { RenderedPage } from 'shared-kit/contract';
import { BuildError, type RendererChild, type RendererExit, startRendererChild } from './renderer-child.ts';
import { RENDER_TIMEOUT_MS, type RendererInput } from './renderer-message.ts';

/** Renders public pages with two server builds, in a process that is started anew whenever it ends. */
export interface RendererProcess {
  /** Settles when pages can be rendered, or the first process has ended; never rejects. */
  readonly ready: Promise<unknown>;
  /**
   * Returns undefined when the page is left to client rendering; the log says why.
   * @param url path and query
   * @param route the pattern of the path, `/car/:carId`
   */
  render(url: string, route: string): Promise<RenderedPage | undefined>;
  /** Waits for the pages in flight, then ends the process. */
  close(): Promise<void>;
}

/** After the first end of the process; twice as long after each further one, up to 64 seconds. */
const RESTART_DELAY_MS = 250;
const MAX_DOUBLINGS = 8;
/** A route that may have ended the process is suspended sooner for long than one that was only late. */
const DOUBLINGS = { late: 1, fatal: 2 };

/** @param onBuildFailure called when the builds end the process or fail to render a page */
export function rendererProcess(
  input: RendererInput,
  log: Pick<FastifyBaseLogger, 'warn'>,
  onBuildFailure: () => void,
): RendererProcess {
  const suspensions = new Map<string, { readonly doublings: number; readonly until: number }>();
  let failures = 0;
  let isClosed = false;
  let child: RendererChild | undefined;

  function start(): RendererChild | undefined {
    try {
      const started = startRendererChild(input);
      void started.ended.then(handleExit);
      return started;
    } catch (error) {
      // A machine out of memory or processes.
      handleExit({ reason: String(error), stderr: '', routes: [] });
      return undefined;
    }
  }

  function handleExit({ reason, stderr, routes }: RendererExit) {
    child = undefined;
    if (isClosed) return;
    for (const route of routes) suspend(route, DOUBLINGS.fatal);
    const delayMs = delayAfter(failures++);
    onBuildFailure();
    log.warn({ reason, stderr, routes, restartInMs: delayMs }, 'Renderer process ended');
    setTimeout(() => {
      if (!isClosed) child = start();
    }, delayMs).unref();
  }

  function suspend(route: string, doublings: number) {
    const sum = (suspensions.get(route)?.doublings ?? 0) + doublings;
    suspensions.set(route, { doublings: sum, until: performance.now() + delayAfter(sum) });
  }

  child = start();
  return {
    ready: child?.ready ?? Promise.resolve(),
    async render(url, route) {
      if (!child || performance.now() < (suspensions.get(route)?.until ?? 0)) return undefined;
      const start = performance.now();
      try {
        const page = await child.render(url, route);
        failures = 0;
        suspensions.delete(route);
        return page;
      } catch (error) {
        // The next visitor does not wait for it in vain.
        if (performance.now() - start > RENDER_TIMEOUT_MS / 2) suspend(route, DOUBLINGS.late);
        if (error instanceof BuildError) onBuildFailure();
        log.warn({ route, reason: (error as Error).message }, 'Page left to client rendering');
        return undefined;
      }
    },
    async close() {
      isClosed = true;
      await child?.close();
    },
  };
}

function delayAfter(doublings: number): number {
  return RESTART_DELAY_MS * 2 ** Math.min(doublings, MAX_DOUBLINGS);
}
