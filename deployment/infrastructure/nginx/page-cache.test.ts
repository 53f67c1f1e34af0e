import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { composeUnavailablePage } from '../../src/gateway/compose-unavailable-page.ts';
import { SHARED_PAGE } from '../../src/gateway/page-caching.ts';
import { freePort } from '../../test/free-port.ts';
import { renderSite } from '../../test/render-site.ts';
import { findNginx, runNginx } from '../../test/run-nginx.ts';

const nginx = findNginx();

const SHOWN_WITHIN_MS = 2_000;

if (!nginx) {
  test('nginx is not installed: its cache was not tested', () => {
    expect(findNginx()).toBeUndefined();
  });
} else {
  let folder: string;
  let site: string;
  let gateway: FastifyInstance;
  let api: FastifyInstance;
  let stopNginx: () => Promise<void>;
  /** Requests that reached a server, by path. */
  const reached = new Map<string, number>();
  let free = 'car-1 is free';

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'page-cache-'));
    const store = path.join(folder, 'store');
    await mkdir(store);
    await writeFile(path.join(store, 'unavailable.html'), composeUnavailablePage(DEFAULT_SITE_SETTINGS));
    const count = (url: string) => reached.set(url, (reached.get(url) ?? 0) + 1);
    gateway = fastify();
    gateway.get('/cars', ({ url, headers }, reply) => {
      count(url);
      if (headers.cookie) return reply.header('cache-control', 'private, no-store').send('a preview');
      return reply.header('cache-control', SHARED_PAGE).header('vary', 'accept-encoding').type('text/html').send(free);
    });
    gateway.get('/my-booking', ({ url }, reply) => {
      count(url);
      return reply.header('cache-control', 'no-store').type('text/html').send('mine');
    });
    api = fastify();
    api.get('/api/fleet', ({ url, headers }, reply) => {
      count(url);
      if (!headers.authorization) reply.header('cache-control', 'public, max-age=0, s-maxage=1, stale-if-error=600');
      return reply.send({ data: [free, headers.authorization ?? 'a visitor'] });
    });
    const port = await freePort();
    const addressOf = async (server: FastifyInstance) =>
      (await server.listen({ host: '127.0.0.1', port: 0 })).replace('http://', '');
    const gatewayAddress = await addressOf(gateway);
    const apiAddress = await addressOf(api);
    const rendered = await renderSite({
      LISTEN: `127.0.0.1:${port}`,
      LISTEN_IPV6: '',
      API_LISTEN: `127.0.0.1:${await freePort()}`,
      SERVER_NAME: 'localhost',
      RELEASE_STORE: store,
      PAGE_CACHE: path.join(folder, 'pages'),
      GATEWAY_1: gatewayAddress,
      GATEWAY_2: gatewayAddress,
      API_1: apiAddress,
      API_2: apiAddress,
    });
    stopNginx = await runNginx(nginx, { folder: path.join(folder, 'nginx'), site: rendered, port });
    site = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await stopNginx();
    await gateway.close();
    await api.close();
    await rm(folder, { recursive: true });
  });

  const read = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(site + url, { headers });
    return { status: answer.status, text: await answer.text(), caching: answer.headers.get('cache-control') };
  };

  test('a page that many ask for is read once a second, and browsers ask each time', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => read('/cars')));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['car-1 is free']));
    // Once; on a busy machine the answers may take some seconds.
    expect(reached.get('/cars')).toBeLessThan(5);
    expect(answers[0]?.caching).toContain('max-age=0');
  });

  test('a booked day is gone within two seconds, on the page and in the list', async () => {
    await read('/cars');
    await read('/api/fleet?from=2026-12-01');
    free = 'no car is free';
    await sleep(SHOWN_WITHIN_MS);
    expect((await read('/cars')).text).toBe('no car is free');
    expect((await read('/api/fleet?from=2026-12-01')).text).toContain('no car is free');
  });

  test('previews, personal pages and what staff read are not kept', async () => {
    expect((await read('/cars', { cookie: 'preview=secret' })).text).toBe('a preview');
    expect((await read('/cars')).text).toBe('no car is free');
    const before = reached.get('/my-booking') ?? 0;
    for (const _ of [1, 2]) await read('/my-booking');
    expect(reached.get('/my-booking')).toBe(before + 2);
    expect((await read('/api/fleet', { authorization: 'Bearer staff' })).text).toContain('Bearer staff');
    expect((await read('/api/fleet')).text).toContain('a visitor');
  });

  test('without gateway and API, pages and the list that were read before are served; others name the phone number', async () => {
    await read('/cars');
    await read('/api/fleet?from=2026-12-01');
    await gateway.close();
    await api.close();
    await sleep(SHOWN_WITHIN_MS);
    expect(await read('/cars')).toMatchObject({ status: 200, text: 'no car is free' });
    expect(await read('/api/fleet?from=2026-12-01')).toMatchObject({ status: 200 });
    const other = await read('/car/duster');
    expect([other.status, other.text.includes(DEFAULT_SITE_SETTINGS.phone)]).toEqual([503, true]);
    const booking = await fetch(`${site}/api/entities/CarsBooking`, { method: 'POST', body: '{}' });
    expect(booking.status).toBe(503);
  });
}
