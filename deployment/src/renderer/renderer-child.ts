import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { RenderedPage } from 'shared-kit/contract';
import {
  isRendererReply,
  type RendererInput,
  type RendererReply,
  type RendererRequest,
  type RenderFailureCause,
} from './renderer-message.ts';

/** One process that renders, until it ends. */
export interface RendererChild {
  /** Settles when the builds are loaded or the process has ended. */
  readonly ready: Promise<unknown>;
  readonly ended: Promise<RendererExit>;
  /**
   * @param route the pattern of the path, `/car/:carId`
   * @throws RenderFailure, or Error when the process is busy or ends
   */
  render(url: string, route: string): Promise<RenderedPage>;
  /** Waits for the pages in flight, then ends the process. */
  close(): Promise<void>;
}

export interface RendererExit {
  /** Why this side ended it, or else its exit code or signal. */
  readonly reason: string;
  /** The last that it wrote to standard error. */
  readonly stderr: string;
  /** Routes whose pages were being rendered. */
  readonly routes: readonly string[];
}

/** The process answered that it could not render the page. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
  override readonly cause: RenderFailureCause;

  constructor(message: string, cause: RenderFailureCause) {
    super(message);
    this.cause = cause;
  }
}

interface PageInFlight {
  readonly route: string;
  readonly resolve: (page: RenderedPage) => void;
  readonly reject: (error: Error) => void;
  isStarted: boolean;
}

/** For any reply: while the process is busy or loading, pages are better left to the browser. */
const ACK_TIMEOUT_MS = 100;
/** For a page that waits for its data, and for a process that stays busy. */
export const RENDER_TIMEOUT_MS = 1_500;
const LOAD_TIMEOUT_MS = 5_000;
const MAX_IN_FLIGHT = 20;
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
  // It never keeps the gateway from ending, but while it loads and closes: see `checks`.
  child.unref();
  child.channel?.unref();
  (child.stderr as Socket | null)?.unref();

  const inFlight = new Map<number, PageInFlight>();
  let lastId = 0;
  let isLoaded = false;
  /** Checks since the last reply. */
  let silentChecks = 0;
  let killReason: string | undefined;
  let stderr = '';
  let onLoaded = () => {};
  let onIdle = () => {};
  const loaded = new Promise<void>((resolve) => {
    onLoaded = resolve;
  });

  function send(request: RendererRequest) {
    // A channel that is closed shows in the end of the process.
    child.send(request, () => undefined);
  }
  function kill(reason: string) {
    killReason ??= reason;
    child.kill('SIGKILL');
  }
  function handleReply(reply: RendererReply) {
    silentChecks = 0;
    if (reply.type === 'alive') return;
    if (reply.type === 'loaded') {
      isLoaded = true;
      checks.unref();
      return onLoaded();
    }
    const page = inFlight.get(reply.id);
    if (reply.type === 'started') {
      if (page) page.isStarted = true;
      return;
    }
    inFlight.delete(reply.id);
    if (reply.type === 'rendered') page?.resolve(reply.page);
    else page?.reject(new RenderFailure(reply.error, reply.cause));
    if (inFlight.size === 0) onIdle();
  }
  function checkReplies() {
    // What has arrived is read first: it may be this process that was busy.
    setImmediate(() => {
      silentChecks = isLoaded && inFlight.size === 0 ? 0 : silentChecks + 1;
      if (silentChecks === 0) return;
      const timeoutMs = isLoaded ? RENDER_TIMEOUT_MS : LOAD_TIMEOUT_MS;
      // The first check only asks.
      if (silentChecks > 1) for (const { reject } of inFlight.values()) reject(new Error('The renderer is busy'));
      if (silentChecks * ACK_TIMEOUT_MS > timeoutMs) kill(`No reply within ${timeoutMs} ms`);
      else send({ type: 'ping' });
    });
  }

  const checks = setInterval(checkReplies, ACK_TIMEOUT_MS);
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-MAX_STDERR_LENGTH);
  });
  child.on('message', (reply: unknown) => {
    if (isRendererReply(reply)) handleReply(reply);
  });
  child.on('error', (error) => kill(error.message));
  const ended = once(child, 'close')
    .catch((): unknown[] => [])
    .then(([code, signal]): RendererExit => {
      clearInterval(checks);
      const pages = [...inFlight.values()];
      for (const { reject } of pages) reject(new Error('The renderer process ended'));
      const routes = pages.filter(({ isStarted }) => isStarted).map(({ route }) => route);
      return { reason: killReason ?? String(signal ?? `exit code ${code}`), stderr, routes: [...new Set(routes)] };
    });
  send({ type: 'load', input });

  return {
    ready: Promise.race([loaded, ended]),
    ended,
    async render(url, route) {
      if (inFlight.size >= MAX_IN_FLIGHT) throw new Error('Too many pages are being rendered');
      const id = ++lastId;
      const now = Date.now();
      const page = new Promise<RenderedPage>((resolve, reject) => {
        inFlight.set(id, { route, resolve, reject, isStarted: false });
      });
      send({ type: 'render', id, url, startBy: now + 2 * ACK_TIMEOUT_MS, endBy: now + RENDER_TIMEOUT_MS });
      return page;
    },
    async close() {
      const idle = new Promise<void>((resolve) => {
        onIdle = resolve;
      });
      checks.ref();
      if (inFlight.size > 0) await Promise.race([idle, ended]);
      kill('Closed');
      await ended;
    },
  };
}
