import type { ServerResponse } from 'node:http';

/** Requests in flight below which a further one is always accepted. */
const ALWAYS_ACCEPTED = 64;
/** Age of the oldest request in flight above which the server is too slow for further ones, milliseconds. */
const SLOW_MS = 500;

/**
 * Limits the requests that a server works on: it refuses further ones while many are in flight and the oldest has taken long.
 * They would be answered too late to be of use, and would delay those before them. Many requests that arrive at the same
 * moment are accepted.
 * @returns a function that returns whether a request is accepted; the request counts until its response is closed
 */
export function limitInFlight({
  alwaysAccepted = ALWAYS_ACCEPTED,
  slowMs = SLOW_MS,
} = {}): (response: ServerResponse) => boolean {
  /** When each request arrived, the oldest first. */
  const arrivals = new Map<ServerResponse, number>();
  return (response) => {
    const now = performance.now();
    const [oldest = now] = arrivals.values();
    if (arrivals.size >= alwaysAccepted && now - oldest > slowMs) return false;
    arrivals.set(response, now);
    response.once('close', () => arrivals.delete(response));
    return true;
  };
}
