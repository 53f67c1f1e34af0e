import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { freePort } from '../../test/free-port.ts';
import { renderSite } from '../../test/render-site.ts';
import { findNginx, runNginx } from '../../test/run-nginx.ts';

const nginx = findNginx();

if (!nginx) {
  test('nginx is not installed: its refusals were not tested', () => {
    expect(findNginx()).toBeUndefined();
  });
} else {
  test('while the servers have enough to do, further calls and pages are refused at once, and streams are not', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'overload-'));
    const waiting: (() => void)[] = [];
    let arrived: () => void = () => undefined;
    const api = fastify();
    for (const slow of ['/api/slow', '/slow/:page'])
      api.get(slow, async () => {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          arrived();
        });
        return {};
      });
    api.get('/api/events', async () => 'a stream');
    const address = (await api.listen({ host: '127.0.0.1', port: 0 })).replace('http://', '');
    const port = await freePort();
    const rendered = await renderSite({
      LISTEN: `127.0.0.1:${port}`,
      LISTEN_IPV6: '',
      API_LISTEN: `127.0.0.1:${await freePort()}`,
      SERVER_NAME: 'localhost',
      RELEASE_STORE: folder,
      PAGE_CACHE: path.join(folder, 'pages'),
      GATEWAY_1: address,
      GATEWAY_2: address,
      API_1: address,
      API_2: address,
    });
    const site = rendered.replaceAll('max_conns=128', 'max_conns=1');
    const stop = await runNginx(nginx, { folder: path.join(folder, 'nginx'), site, port });
    try {
      const ask = (name: string) => fetch(`http://127.0.0.1:${port}/${name}`);
      // One for each of the two servers.
      const served = [];
      for (const slow of ['api/slow', 'api/slow', 'slow/1', 'slow/2']) {
        const arrival = new Promise<void>((resolve) => {
          arrived = resolve;
        });
        served.push(ask(slow));
        await arrival;
      }
      const refused = await ask('api/slow');
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await refused.json()).toMatchObject({ code: 503, meta: { type: 'service_unavailable' } });
      const page = await ask('slow/3');
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '10']);
      expect((await ask('api/events')).status).toBe(200);
      for (const end of waiting) end();
      expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    } finally {
      await stop();
      await api.close();
      await rm(folder, { recursive: true });
    }
  });
}
