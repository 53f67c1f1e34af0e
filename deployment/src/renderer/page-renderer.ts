import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import type { RenderedPage } from 'shared-kit/contract';
import { createBeats, watchHeartbeat } from './heartbeat.ts';
import type { PageTask, RenderInput, RenderTask, ThreadInput } from './render-worker.ts';
import { withDeadline } from './with-deadline.ts';

export interface PageRenderer {
  /** Settles once the builds are loaded, or turned out not to work; never rejects. */
  readonly ready: Promise<void>;
  /**
   * Ends at the deadline, unless the thread hangs.
   * @throws Error when the page is to be left to the browser
   */
  render(task: PageTask): Promise<RenderedPage>;
  /** Finishes what is being rendered. */
  close(): Promise<void>;
}

/** A thread that gets round to nothing for so long hangs. It is busy loading the builds at first. */
const HANG_MS = 5_000;
const LOADING_HANG_MS = 15_000;
/** For what is being rendered when the renderer is closed. */
const CLOSE_MS = 1_500;
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
  stopWatching(): void;
}

/**
 * Runs two server builds, the host's and the public remote's, in a thread of their own: one that throws, hangs or eats
 * memory costs the gateway nothing but its rendered pages.
 */
export function createPageRenderer(
  input: RenderInput,
  log: Pick<FastifyBaseLogger, 'warn'>,
  onFailure: () => void,
): PageRenderer {
  let restsUntil = 0;
  let isClosed = false;
  let thread: Thread | undefined = start();
  const ready = thread.loaded.then(nothing, nothing);

  function start(): Thread {
    const beats = createBeats();
    const pool: Pool = new Piscina({
      filename: WORKER,
      name: 'renderPage',
      workerData: { ...input, beats } satisfies ThreadInput,
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
      closeTimeout: CLOSE_MS,
    });
    const loaded = withDeadline(pool.run(undefined), LOADING_HANG_MS);
    let stopWatching = nothing;
    const started = { pool, loaded, stopWatching: () => stopWatching() };
    const isInUse = () => thread === started && !isClosed;
    loaded.then(
      () => {
        const hangs = () => breakDown(started, new Error('The thread that renders pages hangs'));
        if (isInUse()) stopWatching = watchHeartbeat(beats, HANG_MS, hangs);
      },
      (error: unknown) => breakDown(started, error),
    );
    pool.on('error', (error) => isInUse() && log.warn(error, 'The thread that renders pages failed'));
    return started;
  }

  function breakDown(broken: Thread, error: unknown) {
    if (thread !== broken || isClosed) return;
    thread = undefined;
    restsUntil = performance.now() + REST_MS;
    onFailure();
    log.warn(error, `Pages of ${input.settings.remotes.public.entry} are not rendered and left to the browser`);
    broken.stopWatching();
    broken.pool.destroy().catch((cause: unknown) => log.warn(cause, 'The thread that renders pages did not end'));
  }

  return {
    ready,
    async render(task) {
      if (isClosed || (!thread && performance.now() < restsUntil)) throw new RendererResting('The renderer rests');
      thread ??= start();
      const { loaded, pool } = thread;
      await loaded;
      const page = await pool.run(task);
      if (!page) throw new Error('The thread answered without a page');
      return page;
    },
    async close() {
      isClosed = true;
      thread?.stopWatching();
      await thread?.pool.close();
    },
  };
}

function nothing(): void {}
