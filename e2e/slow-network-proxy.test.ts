import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** The proxy is an ES module, which Jest cannot load. */
const PROXY = path.join(__dirname, 'bench/slow-network-proxy.mjs');
const START = `import(process.argv[1]).then(async ({ startSlowNetworkProxy }) => {
  const { address } = await startSlowNetworkProxy(process.argv[2], JSON.parse(process.argv[3]));
  process.stdout.write(address);
})`;

const RATE = 1.6e6 / 8;
const ROUND_TRIP_MS = 150;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Returns the round trips until each of some simultaneous downloads, on new connections, is complete. */
async function download(sizes: readonly number[], bytesPerSecond: number) {
  const server = createServer(({ url = '' }, response) => response.end(Buffer.alloc(Number(url.slice(1)))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const network = JSON.stringify({ roundTripMs: ROUND_TRIP_MS, bytesPerSecond });
  const proxy = spawn(process.execPath, ['-e', START, PROXY, target, network]);
  ends.push(
    () => proxy.kill(),
    () => server.close(),
  );
  const [address] = await once(proxy.stdout, 'data');
  const start = performance.now();
  return Promise.all(
    sizes.map(
      (size) =>
        new Promise<number>((resolve, reject) => {
          get(`${address}/${size}`, { agent: false }, (response) =>
            response.resume().on('end', () => resolve((performance.now() - start) / ROUND_TRIP_MS)),
          ).on('error', reject);
        }),
    ),
  );
}

/** Returns the shortest of up to five downloads, or the first below the limit: a busy machine only makes them longer. */
async function quickest(size: number, bytesPerSecond: number, limit: number): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 5 && shortest >= limit; attempt += 1) {
    const [taken = 0] = await download([size], bytesPerSecond);
    shortest = Math.min(shortest, taken);
  }
  return shortest;
}

const HANDSHAKE = 1;
test.each([
  ['what fits into the first window takes one round trip', 14_000, 1],
  ['twice as much is sent in the second', 40_000, 2],
  ['and twice as much again in the third', 90_000, 3],
])('on a fast link, %s', async (_, size, roundTrips) => {
  const limit = HANDSHAKE + roundTrips + 0.4;
  const taken = await quickest(size, 1e9, limit);
  expect(taken).toBeGreaterThan(HANDSHAKE + roundTrips - 0.1);
  expect(taken).toBeLessThan(limit);
});

test('on a slow link, 14 kB take a round trip and their time on the link, 40 kB about three', async () => {
  const onLink = 14_000 / RATE / (ROUND_TRIP_MS / 1000);
  const small = await quickest(14_000, RATE, HANDSHAKE + 1 + onLink + 0.4);
  const large = await quickest(40_000, RATE, HANDSHAKE + 3.3);
  expect(small - HANDSHAKE).toBeGreaterThan(1 + onLink - 0.1);
  expect(small - HANDSHAKE).toBeLessThan(1 + onLink + 0.4);
  expect(large - HANDSHAKE).toBeGreaterThan(2.7);
  expect(large - HANDSHAKE).toBeLessThan(3.3);
});

test('connections share the rate', async () => {
  const [one = 0, other = 0] = await download([14_000, 14_000], RATE);
  const onLink = 28_000 / RATE / (ROUND_TRIP_MS / 1000);
  expect(Math.max(one, other)).toBeGreaterThan(HANDSHAKE + 1 + onLink - 0.1);
});
