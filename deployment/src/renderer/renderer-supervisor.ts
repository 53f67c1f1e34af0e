import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { RenderedPage } from 'shared-kit/contract';
import Value from 'typebox/value';
import { forkRenderer, isDebugged } from './fork-renderer.ts';
import {
  HEARTBEAT_INTERVAL_MS,
  LOAD_TIMEOUT_MS,
  RENDER_TIMEOUT_MS,
  type RendererInput,
  RendererReplySchema,
  type RendererRequest,
} from './renderer-message.ts';

/** Renders public pages with two server builds, in a child process that is restarted when it ends. */
export interface RendererSupervisor {
  /** Settles when pages can be rendered, or the first process has ended; never rejects. */
  readonly ready: Promise<unknown>;
  /**
   * Returns undefined, and logs why, when the page must be rendered by the browser.
   * @param url path and query
   * @param route the pattern of the path, `/car/:carId`
   */
  render(url: string, route: string): Promise<RenderedPage | undefined>;
  /** Waits for the pages that are being rendered, then ends the process. */
  close(): Promise<void>;
}

/** A page that the process has not replied to, even if its request already fell back to client-side rendering. */
interface PageInFlight {
  readonly route: string;
  /** Without a page, falls back to client-side rendering. */
  readonly resolve: (page?: RenderedPage) => void;
}

/** The longest timer of Node: no limit. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Delay of the first restart; quadruples with each further one, up to 64 seconds. */
const FIRST_RESTART_DELAY_MS = 250;
/** Heartbeats missed before new pages, and then those in flight, fall back to client-side rendering. */
const MAX_SILENT_CHECKS = { new: 2, inFlight: 3 };
/** The same until a process has rendered its first page, whose code is compiled meanwhile. */
const MAX_SILENT_CHECKS_OF_FIRST = { new: 10, inFlight: 10 };
const MAX_IN_FLIGHT = 10;

/** @param onBuildFailure called when the builds end the process or fail to render a page */
export function startRenderer(
  input: Omit<RendererInput, 'renderTimeoutMs'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  onBuildFailure: () => void,
): RendererSupervisor {
  const inFlight = new Map<number, PageInFlight>();
  const suspensions = new Map<string, { readonly failures: number; readonly until: number }>();
  const closing = new AbortController();
  let child: ChildProcess | undefined;
  let lastId = 0;
  let failures = 0;
  let isLoaded = false;
  let hasRendered = false;
  /** Heartbeats missed since the last message. */
  let silentChecks = 0;
  let markReady = () => {};
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });

  const silentLimits = () => (hasRendered ? MAX_SILENT_CHECKS : MAX_SILENT_CHECKS_OF_FIRST);

  function suspend(route: string) {
    const count = (suspensions.get(route)?.failures ?? 0) + 1;
    suspensions.set(route, { failures: count, until: performance.now() + delayAfter(count) });
  }

  function handleReply(reply: unknown) {
    if (!Value.Check(RendererReplySchema, reply)) return;
    isLoaded = true;
    silentChecks = 0;
    markReady();
    if (reply.type === 'heartbeat') return;
    const page = inFlight.get(reply.id);
    if (!page) return;
    inFlight.delete(reply.id);
    if (reply.type === 'rendered') {
      hasRendered = true;
      failures = 0;
      suspensions.delete(page.route);
      page.resolve(reply.page);
      return;
    }
    // The next request must not wait for the timeout too.
    if (reply.cause === 'timeout') suspend(page.route);
    if (reply.cause === 'build') onBuildFailure();
    leave(page, reply.reason);
  }

  function leave({ route, resolve }: PageInFlight, reason: string) {
    log.warn({ route, reason }, 'Falling back to client-side rendering');
    resolve();
  }

  /** Runs one process until it ends; returns the reason and the end of its standard error. */
  async function runChild(): Promise<{ readonly reason: string; readonly stderr: string }> {
    let killReason: string | undefined;
    silentChecks = 0;
    const { child: started, stderr } = forkRenderer({
      ...input,
      renderTimeoutMs: isDebugged() ? MAX_TIMER_MS : RENDER_TIMEOUT_MS,
    });
    child = started;
    function kill(reason: string) {
      killReason ??= reason;
      started.kill('SIGKILL');
    }
    function check() {
      if (isDebugged() || (isLoaded && inFlight.size === 0)) return;
      silentChecks += 1;
      if (silentChecks === silentLimits().inFlight)
        for (const page of inFlight.values()) leave(page, 'The renderer is busy');
      const timeoutMs = isLoaded ? RENDER_TIMEOUT_MS : LOAD_TIMEOUT_MS;
      if (silentChecks * HEARTBEAT_INTERVAL_MS >= timeoutMs) kill(`No reply within ${timeoutMs} ms`);
    }
    // After pending messages: the gateway itself may have been busy.
    const checks = setInterval(() => setImmediate(check), HEARTBEAT_INTERVAL_MS);
    started.on('message', handleReply);
    started.on('error', (error) => kill(error.message));
    const [code, signal] = await once(started, 'close').catch(() => []);
    clearInterval(checks);
    return { reason: killReason ?? String(signal ?? `exit code ${code}`), stderr: stderr() };
  }

  async function keepRunning(): Promise<void> {
    while (!closing.signal.aborted) {
      // Fork fails without memory or process slots.
      const { reason, stderr } = await runChild().catch((error) => ({ reason: String(error), stderr: '' }));
      isLoaded = false;
      hasRendered = false;
      markReady();
      const pages = [...inFlight.values()];
      inFlight.clear();
      for (const { resolve } of pages) resolve();
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
    async render(url, route) {
      if (!isLoaded || performance.now() < (suspensions.get(route)?.until ?? 0)) return undefined;
      if (inFlight.size === 0) silentChecks = 0;
      return new Promise((resolve) => {
        const page = { route, resolve };
        if (silentChecks >= silentLimits().new) return leave(page, 'The renderer is busy');
        if (inFlight.size >= MAX_IN_FLIGHT) return leave(page, 'Too many pages are being rendered');
        inFlight.set(++lastId, page);
        const request: RendererRequest = { id: lastId, url };
        // Ignores send errors: a closed channel means that the process ends.
        child?.send(request, () => undefined);
      });
    },
    async close() {
      closing.abort();
      while (inFlight.size > 0) await sleep(HEARTBEAT_INTERVAL_MS);
      child?.kill('SIGKILL');
      await ended;
    },
  };
}

function delayAfter(failures: number): number {
  return FIRST_RESTART_DELAY_MS * 4 ** Math.min(failures, 4);
}
