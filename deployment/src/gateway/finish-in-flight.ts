import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long requests in flight may take once the process is asked to stop. */
const PATIENCE_MS = 10_000;

/** Lets a stop wait for the answers that are on their way: the gateway itself cuts every connection when it closes. */
export function finishInFlight(gateway: FastifyInstance): void {
  const answering = new Set<ServerResponse>();
  gateway.server.on('request', (_request, response: ServerResponse) => {
    answering.add(response);
    response.once('close', () => answering.delete(response));
  });
  gateway.addHook('preClose', async () => {
    const finished = Promise.all([...answering].map((response) => once(response, 'close')));
    await Promise.race([finished, sleep(PATIENCE_MS, undefined, { ref: false })]);
  });
}
