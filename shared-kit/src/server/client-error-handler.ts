import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
/** Within it the client reads why; a connection that is destroyed at once may lose the answer. */
const CLOSE_DELAY_MS = 2_000;

interface Refusal {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * A listener for the `clientError` event of an HTTP server: answers what is not HTTP (400), has too large a head (431) or
 * arrives too slowly (408), and closes the connection.
 * @param describe headers and body of the answer
 */
export function clientErrorHandler(describe: (status: number, reason: string) => Refusal) {
  const refused = new WeakSet<Socket>();

  return ({ code = '' }: Error & { readonly code?: string }, socket: Socket): void => {
    // Every further piece of what cannot be parsed is an error of its own.
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
