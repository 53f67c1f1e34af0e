import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export interface LingeringOptions {
  /** Time for which the rest of a body is read after the response. */
  readonly timeoutMs?: number;
  /** Maximum number of bytes read of the rest. */
  readonly maxBytes?: number;
}

const LINGERING_TIMEOUT_MS = 30_000;
const LINGERING_BYTES = 64 * 1_048_576;

/**
 * Lets a server respond before a request's body has arrived: it reads and discards the rest of the body, within limits,
 * before the connection is reused or closed. Closing a connection with unread bytes makes the kernel reset it, and the
 * client would lose the response.
 */
export function enableLingeringClose(server: Server, options: LingeringOptions = {}): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Before Node's own listener, which closes the connection.
    response.prependOnceListener('finish', () => {
      if (!request.complete && !request.destroyed) discardRest(request, options);
    });
  });
}

function discardRest(
  request: IncomingMessage,
  { timeoutMs = LINGERING_TIMEOUT_MS, maxBytes = LINGERING_BYTES }: LingeringOptions,
): void {
  const { socket } = request;
  const destroySoon = socket.destroySoon.bind(socket);
  let isLast = false;
  let bytes = 0;
  // Called by Node when the connection is not kept alive. Sends the end of the response, but still accepts data.
  socket.destroySoon = () => {
    isLast = true;
    socket.end();
  };
  const timer = setTimeout(() => socket.destroy(), timeoutMs);
  const stopTimer = () => clearTimeout(timer);
  socket.once('close', stopTimer);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) socket.destroy();
  });
  request.once('end', () => {
    stopTimer();
    socket.off('close', stopTimer);
    socket.destroySoon = destroySoon;
    if (isLast) destroySoon();
  });
  request.resume();
}
