import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a stop waits for what is in flight. A process ends within 10 seconds, and closes a database after it. */
export const SHUTDOWN_TIMEOUT_MS = 8_000;
/** Requests that were sent before the stop was asked for are read within it, and get an answer. */
const SHUTDOWN_DELAY_MS = 300;
/** What waits to be accepted would be reset by a port that closes at once. */
const CLOSE_PORT_DELAY_MS = 20;
const CHECK_INTERVAL_MS = 20;

export interface ShutdownOptions {
  /**
   * Whether new connections are refused from the beginning of the stop, so that a load balancer turns to another server;
   * otherwise they are accepted, and answered 503 by the server.
   */
  readonly refusesConnections: boolean;
  readonly timeoutMs?: number;
}

export interface GracefulShutdown {
  /** Whether a request that arrives now is to be answered 503. */
  isDraining(): boolean;
  /** Begins the stop. Settles when all requests are answered, or after `timeoutMs`; then the server may be closed. */
  drain(): Promise<void>;
}

/** Follows the requests of a server, so that a stop answers those in flight and asks clients to close connections. */
export function gracefulShutdown(
  server: Server,
  { refusesConnections, timeoutMs = SHUTDOWN_TIMEOUT_MS }: ShutdownOptions,
): GracefulShutdown {
  const unanswered = new Set<ServerResponse>();
  let isDraining = false;

  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isDraining) response.setHeader('connection', 'close');
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
  });

  async function untilAnswered(): Promise<void> {
    await sleep(SHUTDOWN_DELAY_MS);
    while (unanswered.size > 0) await sleep(CHECK_INTERVAL_MS);
  }

  return {
    isDraining: () => isDraining,
    async drain() {
      isDraining = true;
      if (!server.listening) return;
      for (const response of unanswered) if (!response.headersSent) response.setHeader('connection', 'close');
      // Idle connections are closed with it.
      if (refusesConnections) setTimeout(() => server.close(), CLOSE_PORT_DELAY_MS);
      await Promise.race([untilAnswered(), sleep(timeoutMs, undefined, { ref: false })]);
    },
  };
}
