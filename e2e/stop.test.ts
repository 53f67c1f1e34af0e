import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from './start-product.ts';

test('a request that is on its way when the product is asked to stop gets its answer', async () => {
  const product = await startProduct();
  const login = request(`${product.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '2' },
  });
  const answered = once(login, 'response');
  await new Promise((sent) => login.write('{', sent));
  // What was sent before it has arrived when it is answered.
  await fetch(`${product.address}/api/health`);
  const stopped = product.stop();
  await sleep(300);
  login.end('}');
  const [answer] = (await answered) as [IncomingMessage];
  expect(answer.statusCode).toBe(400);
  answer.resume();
  await stopped;
});
