import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import type { RenderedPage } from 'shared-kit/contract';
import type { RenderInput, RenderTask } from './render-worker.ts';
import { withDeadline } from './with-deadline.ts';

export interface PageRenderer {
  /** Settles once the builds are loaded, or turned out not to work; never rejects. */
  readonly ready: Promise<void>;
  /** @param url path and query @throws Error when the page is to be left to the browser */
  render(url: string): Promise<RenderedPage>;
  /** Finishes what is being rendered. */
  close(): Promise<void>;
}

/** A visitor waits no longer for a page that can show itself in the browser. */
const PATIENCE_MS = 1_500;
/** A thread that has answered nothing for so long hangs. It is busy loading the builds at first. */
const HANG_MS = 5_000;
const LOADING_HANG_MS = 15_000;
/** After a breakdown, before the next attempt. */
const REST_MS = 5_000;
/** While so many wait, who comes is served faster without. */
const MAX_WAITING = 40;
const AT_ONCE = 8;
const MEMORY_MB = 256;
const WORKER = fileURLToPath(new URL('../../dist/renderer/render-worker.js', import.meta.url));

/** Why a page is not rendered when the log says already what is wrong. */
export class RendererResting extends Error {
  override readonly name = 'RendererResting';
}

type Pool = Piscina<RenderTask, RenderedPage | undefined>;

/** A pool of one thread, once the builds are loaded in it. */
interface Thread {
  readonly pool: Pool;
  readonly loaded: Promise<unknown>;
}

/**
 * Runs two server builds, the host's and the public remote's, in a thread of their own: one that throws, hangs or eats
 * memory costs the gateway nothing but its rendered pages.
 */
export function createPageRenderer(input: RenderInput, log: Pick<FastifyBaseLogger, 'warn'>): PageRenderer {
  let restsUntil = 0;
  let isClosed = false;
  let thread: Thread | undefined = start();
  const ready = thread.loaded.then(nothing, nothing);

  function start(): Thread {
    const pool: Pool = new Piscina({
      filename: WORKER,
      name: 'renderPage',
      workerData: input,
      // Secrets of the gateway are no business of a page.
      env: {},
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: AT_ONCE,
      maxQueue: MAX_WAITING,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      recordTiming: false,
      // By default a thread without work sleeps so fast that it does not hear the API close its connections.
      atomics: 'disabled',
    });
    pool.on('error', (error) => log.warn(error, 'The thread that renders pages failed'));
    const loaded = withDeadline(pool.run({}), LOADING_HANG_MS);
    const started = { pool, loaded };
    loaded.catch((error: unknown) => breakDown(started, error));
    return started;
  }

  function breakDown(broken: Thread, error: unknown) {
    if (thread !== broken || isClosed) return;
    thread = undefined;
    restsUntil = performance.now() + REST_MS;
    log.warn(error, `Pages of ${input.settings.remotes.public.entry} are not rendered and left to the browser`);
    void broken.pool.destroy();
  }

  return {
    ready,
    async render(url) {
      if (isClosed || (!thread && performance.now() < restsUntil)) throw new RendererResting('The renderer rests');
      thread ??= start();
      const current = thread;
      const rendering = current.loaded.then(() => current.pool.run({ url }));
      // The visitor gives up before the thread is given up: a slow API is no reason to load everything again.
      watchForHang(current, rendering);
      const page = await withDeadline(rendering, PATIENCE_MS);
      if (!page) throw new Error('The thread answered without a page');
      return page;
    },
    async close() {
      isClosed = true;
      const pool = thread?.pool;
      if (pool) await withDeadline(pool.close(), PATIENCE_MS).catch(() => pool.destroy());
    },
  };

  function watchForHang(current: Thread, rendering: Promise<unknown>) {
    current.loaded.then(() => {
      const timer = setTimeout(() => breakDown(current, new Error('The thread that renders pages hangs')), HANG_MS);
      timer.unref();
      rendering.then(nothing, nothing).finally(() => clearTimeout(timer));
    }, nothing);
  }
}

function nothing(): void {}
