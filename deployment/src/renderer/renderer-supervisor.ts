import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { RenderedPage } from 'shared-kit/contract';
import { createDropReport } from './drop-report.ts';
import { createFairQueue } from './fair-queue.ts';
import { processorTimeOf } from './processor-time.ts';
import { type DropReason, tellOfRenderer } from './renderer-channel.ts';
import {
  HEARTBEAT_INTERVAL_MS,
  LOAD_TIMEOUT_MS,
  RENDER_TIMEOUT_MS,
  type RendererInput,
  type RenderResult,
} from './renderer-message.ts';
import { isDebugged, type RendererProcess, startRendererProcess } from './renderer-process.ts';

/** Renders public pages with two server builds, in a child process that is restarted when it ends. */
export interface RendererSupervisor {
  /** Settles when pages can be rendered, or the first process has ended; never rejects. */
  readonly ready: Promise<unknown>;
  /**
   * Returns undefined, and logs why, when the page must be rendered by the browser.
   * @param url path and query
   * @param route the pattern of the path, `/car/:carId`
   * @param client address or network of the browser, see `clientKey`; no client keeps pages of others from being rendered
   */
  render(url: string, route: string, client: string): Promise<RenderedPage | undefined>;
  /** Waits for the pages that are being rendered, then ends the process. */
  close(): Promise<void>;
}

/** A page that the process has not replied to, even if its request already fell back to client-side rendering. */
interface PageInFlight {
  readonly route: string;
  readonly client: string;
  /** When it was sent to the process, by `performance.now()`. */
  readonly begin: number;
  /** Without a page, falls back to client-side rendering. */
  readonly resolve: (page?: RenderedPage) => void;
}

/** The time since the last message of the process, while it has pages to render. */
interface Silence {
  /** Heartbeats missed. */
  readonly checks: number;
  /** Processor time of the process at the first of them. */
  readonly since?: number | undefined;
  /** Processor time since then; 0 where the operating system does not tell it. */
  readonly busyMs: number;
  /** Whether the pages in flight have fallen back to client-side rendering. */
  readonly isGivenUp: boolean;
}

const NO_SILENCE: Silence = { checks: 0, busyMs: 0, isGivenUp: false };

/** The longest timer of Node: no limit. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Delay of the first restart; quadruples with each further one, up to 64 seconds. */
const FIRST_RESTART_DELAY_MS = 250;
/**
 * Processor time of a silent process, in milliseconds, from which new pages, and then those in flight, fall back to
 * client-side rendering: one of them loops. A process that gets no processor time, as when a browser starts beside it, is
 * waited for.
 */
const MAX_BUSY_MS = { new: 50, inFlight: 100 };
/** The same until a process has rendered its first page, whose code is compiled meanwhile. */
const MAX_BUSY_MS_OF_FIRST = { new: 450, inFlight: 450 };
/** How long pages wait for a process that gets no processor time. */
const MAX_SILENCE_MS = 1_000;
const MAX_IN_FLIGHT = 10;
/** One client leaves places to others; more of its pages wait. */
const QUEUE_LIMITS = { maxRunning: MAX_IN_FLIGHT, maxRunningOfClient: 5, maxWaitingOfClient: 10, maxWaitMs: 500 };

/** @param onBuildFailure called when the builds end the process or fail to render a page */
export function startRenderer(
  input: Omit<RendererInput, 'renderTimeoutMs'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  onBuildFailure: () => void,
): RendererSupervisor {
  const app = input.name ?? 'host';
  const inFlight = new Set<PageInFlight>();
  const suspensions = new Map<string, { readonly failures: number; readonly until: number }>();
  const queue = createFairQueue(QUEUE_LIMITS);
  const dropped = createDropReport(log);
  const closing = new AbortController();
  let current: RendererProcess | undefined;
  let failures = 0;
  let isLoaded = false;
  let hasRendered = false;
  let silence = NO_SILENCE;
  let markReady = () => {};
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });

  function isSilentFor(pages: 'new' | 'inFlight'): boolean {
    const limits = hasRendered ? MAX_BUSY_MS : MAX_BUSY_MS_OF_FIRST;
    return silence.busyMs >= limits[pages] || silence.checks * HEARTBEAT_INTERVAL_MS >= MAX_SILENCE_MS;
  }

  function suspend(route: string) {
    const count = (suspensions.get(route)?.failures ?? 0) + 1;
    suspensions.set(route, { failures: count, until: performance.now() + delayAfter(count) });
  }

  function handleMessage() {
    if (!isLoaded) tellOfRenderer({ type: 'started', app });
    isLoaded = true;
    silence = NO_SILENCE;
    markReady();
  }

  function finish(page: PageInFlight, result: RenderResult) {
    inFlight.delete(page);
    const { route, begin } = page;
    const { type } = result;
    tellOfRenderer({ type: 'page', app, route, result: type, ms: performance.now() - begin });
    if (type === 'rendered') {
      hasRendered = true;
      failures = 0;
      suspensions.delete(route);
      page.resolve(result.page);
      return;
    }
    const { cause, reason } = result;
    // The next request must not wait for the timeout too.
    if (cause === 'timeout') suspend(route);
    if (cause === 'build') onBuildFailure();
    tellOfRenderer({ type: 'fallback', reason: 'page failed' });
    log.warn({ route, reason }, 'Falling back to client-side rendering');
    page.resolve();
  }

  /** Runs one process until it ends; returns the reason and the end of its standard error. */
  async function runProcess(): Promise<Awaited<RendererProcess['ended']>> {
    silence = NO_SILENCE;
    const renderTimeoutMs = isDebugged() ? MAX_TIMER_MS : RENDER_TIMEOUT_MS;
    const started = startRendererProcess({ ...input, renderTimeoutMs }, handleMessage);
    current = started;
    function check() {
      if (isDebugged() || (isLoaded && inFlight.size === 0)) return;
      const processorTime = processorTimeOf(started.pid);
      const { checks, since = processorTime, isGivenUp } = silence;
      const busyMs = (processorTime ?? 0) - (since ?? 0);
      silence = { checks: checks + 1, since, busyMs, isGivenUp };
      if (!isGivenUp && isSilentFor('inFlight')) {
        silence = { ...silence, isGivenUp: true };
        for (const { client, resolve } of inFlight) {
          dropped.add('busy', client);
          resolve();
        }
      }
      const timeoutMs = isLoaded ? RENDER_TIMEOUT_MS : LOAD_TIMEOUT_MS;
      const silentMs = silence.checks * HEARTBEAT_INTERVAL_MS;
      if (busyMs >= timeoutMs || silentMs >= LOAD_TIMEOUT_MS) started.kill(`No reply within ${silentMs} ms`);
    }
    // After pending messages: the gateway itself may have been busy.
    const checks = setInterval(() => setImmediate(check), HEARTBEAT_INTERVAL_MS);
    return started.ended.finally(() => clearInterval(checks));
  }

  async function keepRunning(): Promise<void> {
    while (!closing.signal.aborted) {
      // Fork fails without memory or process slots.
      const { reason, stderr } = await runProcess().catch((error) => ({ reason: String(error), stderr: '' }));
      const wasRunning = isLoaded;
      isLoaded = false;
      hasRendered = false;
      markReady();
      const pages = [...inFlight];
      inFlight.clear();
      for (const { resolve } of pages) {
        // Else it was counted when it was given up.
        if (!silence.isGivenUp) tellOfRenderer({ type: 'fallback', reason: 'process ended' });
        resolve();
      }
      tellOfRenderer({ type: closing.signal.aborted ? 'closed' : 'ended', app, wasRunning });
      if (closing.signal.aborted) return;
      const routes = [...new Set(pages.map(({ route }) => route))];
      routes.forEach(suspend);
      const restartInMs = delayAfter(failures++);
      onBuildFailure();
      log.warn({ reason, stderr, routes, restartInMs }, 'Renderer process ended');
      await sleep(restartInMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
  const ended = keepRunning();

  return {
    ready,
    async render(url, route, client) {
      const drop = (reason: DropReason) => {
        dropped.add(reason, client);
        return undefined;
      };
      const findObstacle = (): DropReason | undefined => {
        if (!isLoaded) return 'not running';
        return performance.now() < (suspensions.get(route)?.until ?? 0) ? 'route suspended' : undefined;
      };
      const obstacle = findObstacle();
      if (obstacle) return drop(obstacle);
      const free = await queue.enter(client);
      if (!free) return drop('too many pages of a client');
      try {
        if (inFlight.size === 0) silence = NO_SILENCE;
        const later = findObstacle() ?? (isSilentFor('new') ? 'busy' : undefined);
        if (later) return drop(later);
        // Pages that fell back to client-side rendering are still in the process.
        if (inFlight.size >= MAX_IN_FLIGHT) return drop('too many pages');
        return await new Promise<RenderedPage | undefined>((resolve) => {
          const page = { route, client, begin: performance.now(), resolve };
          inFlight.add(page);
          void current?.render(url).then((result) => result && finish(page, result));
        });
      } finally {
        free();
      }
    },
    async close() {
      closing.abort();
      while (inFlight.size > 0) await sleep(HEARTBEAT_INTERVAL_MS);
      current?.kill('it is closed');
      await ended;
      dropped.close();
    },
  };
}

function delayAfter(failures: number): number {
  return FIRST_RESTART_DELAY_MS * 4 ** Math.min(failures, 4);
}
