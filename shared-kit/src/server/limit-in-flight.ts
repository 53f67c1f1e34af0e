import type { ServerResponse } from 'node:http';

/** Requests that a server may work on at a time, however long they take. */
const FEW = 64;
/** Age of the oldest of them, from which on further ones only wait, milliseconds. */
const SLOW_MS = 500;

/**
 * Creates the door of a server, which lets in no more requests while many are there and the first of them has been there for
 * long. What waits behind them would be answered too late to be of use, and take the time of what could be. A crowd that
 * comes at once is let in: it is answered as fast as it can be.
 * @returns whether a request is let in; it leaves when its response is closed
 */
export function limitInFlight({ few = FEW, slowMs = SLOW_MS } = {}): (response: ServerResponse) => boolean {
  /** When each came, the first one first. */
  const arrivals = new Map<ServerResponse, number>();
  return (response) => {
    const now = performance.now();
    const [oldest = now] = arrivals.values();
    if (arrivals.size >= few && now - oldest > slowMs) return false;
    arrivals.set(response, now);
    response.once('close', () => arrivals.delete(response));
    return true;
  };
}
