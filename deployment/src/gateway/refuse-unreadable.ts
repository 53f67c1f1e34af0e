import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const HEADERS = [
  'connection: close',
  'cache-control: no-store',
  "content-security-policy: default-src 'none';frame-ancestors 'none'",
  'content-type: text/plain; charset=utf-8',
  'referrer-policy: no-referrer',
  'x-content-type-options: nosniff',
  'x-frame-options: SAMEORIGIN',
];

/** Answers what is no HTTP, or too much of it, like anything else, and hangs up. */
export function refuseUnreadable({ code = '' }: Error & { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = STATUSES[code] ?? 400;
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...HEADERS, '', STATUS_CODES[status]].join('\r\n'));
}
