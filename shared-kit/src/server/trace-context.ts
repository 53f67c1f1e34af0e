import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

/** The header of W3C Trace Context: which trace a request belongs to, and which span it is part of. */
export const TRACEPARENT_HEADER = 'traceparent';

const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The `traceparent` of what the code runs for, to be passed on; set for requests that belong to a trace. */
export const currentTrace = new AsyncLocalStorage<string | undefined>();

/** Returns the `traceparent` that a request came with, if it is one. */
export function traceparentOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const given = headers[TRACEPARENT_HEADER];
  return typeof given === 'string' && TRACEPARENT.test(given) ? given : undefined;
}

/** Returns the id of a trace, for log lines. */
export function traceIdOf(traceparent: string): string | undefined {
  return TRACEPARENT.exec(traceparent)?.[1];
}
