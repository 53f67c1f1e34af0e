import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RECORDED_ANSWERS } from './recorded-answers.ts';

const NOT_IMPLEMENTED = 501;

/** Starts an HTTP server on loopback that serves the recorded responses of the API; it ignores query and body. */
export async function serveRecordedApi(): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    const answer = Object.hasOwn(RECORDED_ANSWERS, call) ? RECORDED_ANSWERS[call] : undefined;
    request.resume();
    response.writeHead(answer ? 200 : NOT_IMPLEMENTED, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { code: NOT_IMPLEMENTED, message: `The recorded API has no ${call}` }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
