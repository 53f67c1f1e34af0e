import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { COMPRESSION_OPTIONS } from 'shared-kit/server';
import { requestTimeout } from './request-timeout.ts';

test('an answer that is read slowly outlives the time limit, and is whole', async () => {
  const text = randomBytes(8_000_000).toString('hex');
  const app = fastify();
  await app.register(compress, COMPRESSION_OPTIONS);
  await app.register(requestTimeout, { timeoutMs: 50 });
  app.get('/large', async (_request, reply) => reply.type('text/plain').send(text));
  app.get('/never', () => new Promise(() => {}));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const request = get(`${origin}/large`, { headers: { 'accept-encoding': 'gzip' } });
    const [slow] = (await once(request, 'response')) as [IncomingMessage];
    // It is answered when its time is over, which began later.
    const late = await fetch(`${origin}/never`);
    expect({ status: late.status, retryAfter: late.headers.get('retry-after') }).toEqual({
      status: 503,
      retryAfter: '5',
    });
    const chunks: Buffer[] = [];
    for await (const chunk of slow) chunks.push(chunk);
    expect(slow.statusCode).toBe(200);
    expect(gunzipSync(Buffer.concat(chunks)).toString() === text).toBe(true);
  } finally {
    await app.close();
  }
});
