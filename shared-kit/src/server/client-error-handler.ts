import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
/** Lets the client read the response; destroying the connection at once may lose it. */
const CLOSE_DELAY_MS = 2_000;

interface Refusal {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Returns a listener for the `clientError` event of an HTTP server: responds 400 (not HTTP), 431 (head too large) or 408
 * (too slow), and closes the connection.
 * @param describe returns headers and body of the response
 */
export function clientErrorHandler(describe: (status: number, reason: string) => Refusal) {
  const refused = new WeakSet<Socket>();

  return ({ code = '' }: Error & { readonly code?: string }, socket: Socket): void => {
    // Each further chunk raises the event again.
    if (refused.has(socket)) return;
    refused.add(socket);
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = STATUSES[code] ?? 400;
    const reason = STATUS_CODES[status] ?? '';
    const { headers, body } = describe(status, reason);
    const head = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${reason}`, ...lines, '', body].join('\r\n'));
    setTimeout(() => socket.destroy(), CLOSE_DELAY_MS).unref();
  };
}
