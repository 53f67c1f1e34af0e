import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a stop waits for what is in flight. A process ends within 10 seconds, and closes a database after it. */
export const SHUTDOWN_TIMEOUT_MS = 8_000;
/** Longest wait for a moment without new connections, which a busy site may never have. */
const MAX_QUIET_WAIT_MS = 1_500;
const CHECK_INTERVAL_MS = 20;
/** Node accepts one connection in each turn of its loop: those that wait show up one after the other. */
const QUIET_CHECKS = { brief: 2, long: 15 };

export interface ShutdownOptions {
  /**
   * Whether new connections are refused from the beginning of the stop, so that a load balancer turns to another server;
   * otherwise they are accepted until the end, and answered 503 by the server.
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
  const sockets = new Set<Socket>();
  const unanswered = new Set<ServerResponse>();
  let isDraining = false;
  let arrivals = 0;

  server.on('connection', (socket: Socket) => {
    arrivals++;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    arrivals++;
    if (isDraining) response.setHeader('connection', 'close');
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
  });

  /** Settles when nothing new has come for a while and, unless told otherwise, everything is answered. */
  async function untilQuiet(checks: number, isAnswered = () => unanswered.size === 0): Promise<void> {
    const begin = Date.now();
    for (let quiet = 0; quiet < checks; ) {
      arrivals = 0;
      await sleep(CHECK_INTERVAL_MS);
      const isArriving = arrivals > 0 && Date.now() - begin < MAX_QUIET_WAIT_MS;
      quiet = isArriving || !isAnswered() ? 0 : quiet + 1;
    }
  }

  /** Stops listening. Unlike the `close` of HTTP servers it leaves a connection alone whose answer is being sent. */
  function closePort(): void {
    NetServer.prototype.close.call(server);
    const busy = new Set([...unanswered].map(({ socket }) => socket));
    for (const socket of sockets) if (!busy.has(socket) && socket.bytesRead > 0) socket.end();
  }

  async function finish(): Promise<void> {
    // A connection that waits to be accepted when the port closes is reset.
    await (refusesConnections ? untilQuiet(QUIET_CHECKS.brief, () => true) : untilQuiet(QUIET_CHECKS.long));
    closePort();
    await untilQuiet(QUIET_CHECKS.long);
  }

  return {
    isDraining: () => isDraining,
    async drain() {
      isDraining = true;
      if (!server.listening) return;
      for (const response of unanswered) if (!response.headersSent) response.setHeader('connection', 'close');
      await Promise.race([finish(), sleep(timeoutMs, undefined, { ref: false })]);
    },
  };
}
