import type { Bench } from './bench.ts';
import { produce, type Request } from './load.ts';

/** Stores the API's response in the thin server, and returns the request that gets it from there. */
export async function createMemoryBaseline(bench: Bench, request: Request): Promise<Request> {
  const { method } = request;
  const path = produce(request.path);
  const sent = request.body && produce(request.body);
  const answer = await fetch(bench.api + path, {
    method,
    headers: { authorization: `Bearer ${bench.token}`, ...(sent && { 'content-type': 'application/json' }) },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  if (!answer.ok) throw new Error(`${path} responded with ${answer.status}: ${await answer.text()}`);
  const stored = await fetch(`${bench.thin}/memory`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: await answer.arrayBuffer(),
  });
  if (!stored.ok) throw new Error(`the thin server did not store the response: ${stored.status}`);
  // The same body each time: new ones would use up the bookable days.
  return { method, path: '/memory', ...(sent && { body: sent as Readonly<Record<string, unknown>> }) };
}
