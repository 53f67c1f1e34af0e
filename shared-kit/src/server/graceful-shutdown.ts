import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

/** Time limit for requests in flight; leaves 2 of the usual 10 seconds for closing the database. */
export const SHUTDOWN_TIMEOUT_MS = 8_000;
/** Time limit for the end of new requests, which a busy site may never see. */
const ARRIVALS_TIMEOUT_MS = 1_500;
const CHECK_INTERVAL_MS = 20;
/** Number of consecutive checks without a new request. Node accepts one connection per turn of the event loop, so queued ones arrive one by one. */
const QUIET_CHECKS = { brief: 2, long: 15 };

export interface ShutdownOptions {
  /**
   * Whether new connections are refused from the start of the shutdown, so that a load balancer uses another server, and requests
   * on open ones are answered; otherwise connections are accepted until the end, and the server responds 503.
   */
  readonly refusesConnections: boolean;
  readonly timeoutMs?: number;
}

export interface GracefulShutdown {
  /** Returns whether the shutdown has begun. */
  isDraining(): boolean;
  /** Begins the shutdown. Settles when all requests are done, or after `timeoutMs`; then the server may be closed. */
  drain(): Promise<void>;
}

/** Tracks a server's requests and connections for a graceful shutdown that completes requests in flight. */
export function trackForShutdown(
  server: Server,
  { refusesConnections, timeoutMs = SHUTDOWN_TIMEOUT_MS }: ShutdownOptions,
): GracefulShutdown {
  const sockets = new Set<Socket>();
  const unanswered = new Set<ServerResponse>();
  let isDraining = false;
  /** Whether each response ends its connection. */
  let isClosing = false;
  let arrivals = 0;

  server.on('connection', (socket: Socket) => {
    arrivals++;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isClosing) {
      arrivals++;
      response.setHeader('connection', 'close');
    }
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
  });

  /** Settles when no request has arrived for a number of checks and `isAnswered` returns true. */
  async function untilQuiet(checks: number, isAnswered = () => unanswered.size === 0): Promise<void> {
    const begin = Date.now();
    for (let quiet = 0; quiet < checks; ) {
      arrivals = 0;
      await sleep(CHECK_INTERVAL_MS);
      const isArriving = arrivals > 0 && Date.now() - begin < ARRIVALS_TIMEOUT_MS;
      quiet = isArriving || !isAnswered() ? 0 : quiet + 1;
    }
  }

  function closeWithResponses(): void {
    isClosing = true;
    for (const response of unanswered) if (!response.headersSent) response.setHeader('connection', 'close');
  }

  /** Stops listening. Unlike `http.Server.close` it keeps connections whose response is being sent. */
  function closePort(): void {
    NetServer.prototype.close.call(server);
    const busy = new Set([...unanswered].map(({ socket }) => socket));
    for (const socket of sockets) if (!busy.has(socket) && socket.bytesRead > 0) socket.end();
  }

  async function finish(): Promise<void> {
    if (refusesConnections) {
      // A proxy goes on with the connections that it has, so that few are new: those in the accept queue are reset when the port closes.
      await untilQuiet(QUIET_CHECKS.brief, () => true);
      // After the event loop has accepted what there is.
      await setImmediate();
    } else {
      closeWithResponses();
      await untilQuiet(QUIET_CHECKS.long);
    }
    closePort();
    closeWithResponses();
    await untilQuiet(QUIET_CHECKS.long);
  }

  return {
    isDraining: () => isDraining,
    async drain() {
      isDraining = true;
      if (!server.listening) return;
      await Promise.race([finish(), sleep(timeoutMs, undefined, { ref: false })]);
    },
  };
}
