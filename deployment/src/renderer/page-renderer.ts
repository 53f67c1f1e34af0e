import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { RenderedPage } from 'shared-kit/contract';
import type { RenderInput } from './render-worker.ts';

export interface PageRenderer {
  /**
   * @param url path and query
   * @param patienceMs how long it may take
   * @throws Error when the page is to be left to the browser
   */
  render(url: string, patienceMs?: number): Promise<RenderedPage>;
  close(): Promise<void>;
}

/** A visitor waits no longer for a page that can show itself in the browser. */
const PATIENCE_MS = 1_500;
/** While so many wait, who comes is served faster without. */
const MAX_WAITING = 40;
const AT_ONCE = 8;
const MEMORY_MB = 256;
const WORKER = fileURLToPath(new URL('../../dist/renderer/render-worker.js', import.meta.url));

/**
 * Runs two server builds, the host's and the public remote's, in a thread of their own: one that throws, hangs or eats
 * memory costs the gateway nothing but its rendered pages.
 */
export function createPageRenderer(input: RenderInput): PageRenderer {
  const pool = new Piscina<string, RenderedPage>({
    filename: WORKER,
    name: 'renderPage',
    workerData: input,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: AT_ONCE,
    maxQueue: MAX_WAITING,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    recordTiming: false,
  });
  return {
    // A thread that does not answer in time is ended, and the next page gets a new one.
    render: (url, patienceMs = PATIENCE_MS) => pool.run(url, { signal: AbortSignal.timeout(patienceMs) }),
    close: () => pool.destroy(),
  };
}
