import type { Bench } from './bench.ts';
import { produce, type Request } from './load.ts';

/** Gives the API's answer to the thin server, which then answers these bytes to the same request at another path. */
export async function keepInMemory(bench: Bench, request: Request): Promise<Request> {
  const { method } = request;
  const path = produce(request.path);
  const sent = request.body && produce(request.body);
  const answer = await fetch(bench.api + path, {
    method,
    headers: { authorization: `Bearer ${bench.token}`, ...(sent && { 'content-type': 'application/json' }) },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  const kept = await fetch(`${bench.thin}/memory`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: await answer.arrayBuffer(),
  });
  if (!kept.ok) throw new Error(`the thin server keeps nothing: ${kept.status}`);
  // The same body each time: fresh ones would use up the days that can be booked.
  return { method, path: '/memory', ...(sent && { body: sent as Readonly<Record<string, unknown>> }) };
}
