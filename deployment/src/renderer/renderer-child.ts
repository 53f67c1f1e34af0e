import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { RenderedPage } from 'shared-kit/contract';
import {
  ACK_TIMEOUT_MS,
  isRendererReply,
  RENDER_TIMEOUT_MS,
  type RendererInput,
  type RendererReply,
  type RendererRequest,
} from './renderer-message.ts';

/** One process that renders, until it ends. */
export interface RendererChild {
  /** Settles when the builds are loaded or the process has ended. */
  readonly ready: Promise<unknown>;
  readonly ended: Promise<RendererExit>;
  /** @throws BuildError, or Error when the process is busy, late or ends */
  render(url: string, route: string): Promise<RenderedPage>;
  /** Waits for the pages in flight, then ends the process. */
  close(): Promise<void>;
}

export interface RendererExit {
  /** Why the gateway ended it, or else its exit code or signal. */
  readonly reason: string;
  /** The last that it wrote to standard error. */
  readonly stderr: string;
  /** Routes whose pages were being rendered. */
  readonly routes: readonly string[];
}

/** The server builds threw. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

interface PageInFlight {
  readonly route: string;
  readonly resolve: (page: RenderedPage) => void;
  readonly reject: (error: Error) => void;
  isStarted: boolean;
}

const LOAD_TIMEOUT_MS = 5_000;
const MAX_IN_FLIGHT = 10;
const MAX_HEAP_MB = 160;
const MAX_STDERR_LENGTH = 2_000;
const CHILD = fileURLToPath(new URL('../../dist/renderer/render-child.js', import.meta.url));

export function startRendererChild(input: RendererInput): RendererChild {
  const { NODE_EXTRA_CA_CERTS } = process.env;
  const child = fork(CHILD, [String(process.pid)], {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    // The gateway's secrets are no business of a page; an API under https may need its certificates.
    env: NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const inFlight = new Map<number, PageInFlight>();
  const pages = new Set<Promise<RenderedPage>>();
  let lastId = 0;
  let isLoaded = false;
  /** Since the last reply. */
  let silentChecks = 0;
  let killReason: string | undefined;
  let stderr = '';

  // A closed channel shows in the end of the process.
  const send = (request: RendererRequest) => child.send(request, () => undefined);
  function kill(reason: string) {
    killReason ??= reason;
    child.kill('SIGKILL');
  }
  function check() {
    if (isLoaded && inFlight.size === 0) return;
    silentChecks += 1;
    // A page that was started may be what keeps the process busy, and gets a little longer.
    for (const { isStarted, reject } of inFlight.values())
      if (silentChecks > (isStarted ? 4 : 1)) reject(new Error('The renderer is busy'));
    const timeoutMs = isLoaded ? RENDER_TIMEOUT_MS : LOAD_TIMEOUT_MS;
    if (silentChecks * ACK_TIMEOUT_MS > timeoutMs) kill(`No reply within ${timeoutMs} ms`);
  }
  function handlePage(reply: Exclude<RendererReply, { type: 'alive' }>) {
    const page = inFlight.get(reply.id);
    if (page && reply.type === 'started') page.isStarted = true;
    else inFlight.delete(reply.id);
    if (reply.type === 'rendered') page?.resolve(reply.page);
    if (reply.type === 'failed') page?.reject(new (reply.isBuildError ? BuildError : Error)(reply.reason));
  }

  // After what has arrived was read: it may be the gateway that was busy. Of all that belongs to the process only this
  // keeps the gateway from ending, while it loads and closes.
  const checks = setInterval(() => setImmediate(check), ACK_TIMEOUT_MS);
  for (const handle of [child, child.channel, child.stderr as Socket | null]) handle?.unref();
  const loaded = new Promise<void>((resolve) => {
    child.on('message', (reply: unknown) => {
      if (!isRendererReply(reply)) return;
      silentChecks = 0;
      if (reply.type !== 'alive') return handlePage(reply);
      if (!isLoaded) checks.unref();
      isLoaded = true;
      resolve();
    });
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-MAX_STDERR_LENGTH);
  });
  child.on('error', (error) => kill(error.message));
  const ended = once(child, 'close').then(handleEnd, () => handleEnd([]));
  function handleEnd([code, signal]: unknown[]): RendererExit {
    clearInterval(checks);
    for (const { reject } of inFlight.values()) reject(new Error('The renderer process ended'));
    const routes = [...inFlight.values()].filter(({ isStarted }) => isStarted).map(({ route }) => route);
    return { reason: killReason ?? String(signal ?? `exit code ${code}`), stderr, routes: [...new Set(routes)] };
  }
  send({ type: 'load', input });

  return {
    ready: Promise.race([loaded, ended]),
    ended,
    async render(url, route) {
      if (inFlight.size >= MAX_IN_FLIGHT) throw new Error('Too many pages are being rendered');
      const id = ++lastId;
      if (inFlight.size === 0) silentChecks = 0;
      send({ type: 'render', id, url, sentAt: Date.now() });
      const page = new Promise<RenderedPage>((resolve, reject) => {
        inFlight.set(id, { route, resolve, reject, isStarted: false });
      });
      pages.add(page);
      return page.finally(() => pages.delete(page));
    },
    async close() {
      checks.ref();
      await Promise.allSettled(pages);
      kill('Closed');
      await ended;
    },
  };
}
