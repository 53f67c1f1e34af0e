import autocannon from 'autocannon';
import type { BenchResult } from './bench-result.ts';
import { percentile } from './percentile.ts';

const CONNECTIONS = 10;
const SECONDS = 0.5;

export interface Request {
  readonly method: 'GET' | 'POST';
  /** A function is called for every request. */
  readonly path: string | (() => string);
  /** A function is called for every request. */
  readonly body?: Readonly<Record<string, unknown>> | (() => object);
  /** Access token of the caller; absent for a visitor. */
  readonly token?: string;
}

/**
 * Repeats a request on keep-alive connections.
 * @param processorTime returns the CPU time of the server so far, in milliseconds
 * @throws Error when a response is not 2xx: error responses are fast and would falsify the result
 */
export async function load(
  origin: string,
  { method, path, body, token }: Request,
  processorTime: () => number,
  connections = CONNECTIONS,
): Promise<BenchResult> {
  const times: number[] = [];
  const isFresh = typeof path === 'function' || typeof body === 'function';
  const makeAnew = (request: autocannon.Request) => ({
    ...request,
    path: produce(path),
    ...(body && { body: JSON.stringify(produce(body)) }),
  });
  const options: autocannon.Options = {
    url: origin,
    connections,
    duration: SECONDS,
    requests: [
      {
        method,
        path: produce(path),
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(typeof body === 'object' && { body: JSON.stringify(body) }),
        ...(isFresh && { setupRequest: makeAnew }),
      },
    ],
  };
  const before = processorTime();
  const { non2xx, errors, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    // autocannon's own histogram has a resolution of one millisecond.
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${times.length} requests of ${produce(path)} failed`);
  return {
    perSecond: times.length / duration,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    processor: ((processorTime() - before) * 1_000) / times.length,
  };
}

/** Returns the value, or the result of the function. */
export function produce<Value extends string | object>(given: Value | (() => Value)): Value {
  return typeof given === 'function' ? given() : given;
}
