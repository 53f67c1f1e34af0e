import type { RenderedPage } from 'shared-kit/contract';
import Value from 'typebox/value';
import { forkRenderer } from './fork-renderer.ts';
import {
  LOAD_TIMEOUT_MS,
  type RendererInput,
  type RendererReply,
  RendererReplySchema,
  type RendererRequest,
} from './renderer-message.ts';

type RenderResult = { readonly status: 'rendered'; readonly page: RenderedPage } | RenderFailure;

export interface RenderFailure {
  readonly status: 'failed';
  /** The error with its stack, or the last part of standard error if the process exited. */
  readonly reason: string;
  readonly cause: 'build' | 'api' | 'timeout';
}

/** One renderer process. */
export interface OpenRenderer {
  /** @param url path and query */
  render(url: string): Promise<RenderResult>;
  hasEnded(): boolean;
  /** Ends the process after the pages that are being rendered. */
  close(): void;
}

/**
 * Starts a renderer process without heartbeat monitoring and restarts, for use in development and before a release is
 * published.
 */
export function openRenderer(input: RendererInput): OpenRenderer {
  const { child, stderr } = forkRenderer(input);
  const waiting = new Map<number, (result: RenderResult) => void>();
  let lastId = 0;
  let end: string | undefined;
  let isClosing = false;
  const endIfDone = () => isClosing && waiting.size === 0 && child.kill('SIGKILL');

  let markReady = () => {};
  // Messages sent before would be lost.
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });
  child.on('message', (reply) => {
    if (!Value.Check(RendererReplySchema, reply)) return;
    markReady();
    if (reply.type !== 'heartbeat') waiting.get(reply.id)?.(toResult(reply));
  });
  function handleEnd(reason: string) {
    end ??= reason;
    markReady();
    for (const resolve of waiting.values()) resolve({ status: 'failed', reason: end, cause: 'build' });
  }
  child.on('error', (error) => handleEnd(error.message));
  child.on('close', (code, signal) =>
    handleEnd(stderr().trim() || `The renderer ended: ${signal ?? `exit code ${code}`}`),
  );

  return {
    hasEnded: () => end !== undefined,
    async render(url) {
      const request: RendererRequest = { id: ++lastId, url };
      const timeoutMs = input.renderTimeoutMs + LOAD_TIMEOUT_MS;
      const timer = setTimeout(() => {
        handleEnd(`No reply within ${timeoutMs} ms`);
        child.kill('SIGKILL');
      }, timeoutMs);
      const result = await new Promise<RenderResult>((resolve) => {
        waiting.set(request.id, resolve);
        void ready.then(() => {
          if (end !== undefined) return handleEnd(end);
          child.send(request, () => undefined);
        });
      });
      clearTimeout(timer);
      waiting.delete(request.id);
      endIfDone();
      return result;
    },
    close() {
      isClosing = true;
      endIfDone();
    },
  };
}

function toResult(reply: Exclude<RendererReply, { type: 'heartbeat' }>): RenderResult {
  return reply.type === 'rendered'
    ? { status: 'rendered', page: reply.page }
    : { status: 'failed', reason: reply.reason, cause: reply.cause };
}
