import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header by which a request has one id in the logs of all servers that it passes. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Id of the request for which the code runs, for log lines that are written far from it, and to be passed on. */
export const currentRequestId = new AsyncLocalStorage<string>();

/** Nothing that breaks a log line, or grows it. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Returns the id that a server in front gave a request, or a new one: unique across restarts and servers. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}
