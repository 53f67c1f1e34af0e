import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export interface LingeringOptions {
  /** How long the rest of a body is read after the answer. */
  readonly timeoutMs?: number;
  /** How much of it is read. */
  readonly maxBytes?: number;
}

const LINGERING_TIMEOUT_MS = 30_000;
const LINGERING_BYTES = 64 * 1_048_576;

/**
 * Lets a server answer a request before its body has arrived: the rest of the body is read and discarded, within limits,
 * and only then is the connection used again or closed. The kernel resets a connection that is closed with unread
 * bytes, and the client loses the answer that was on its way.
 */
export function lingeringClose(server: Server, options: LingeringOptions = {}): void {
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
  // Node calls this where the connection is not kept alive. The client reads the end of the answer, and may go on sending.
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
