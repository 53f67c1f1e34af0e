import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exchange } from '../../test/exchange.ts';
import { freePort } from '../../test/free-port.ts';
import { renderSite } from '../../test/render-site.ts';
import { findNginx, runNginx } from '../../test/run-nginx.ts';

const CERTIFICATE = path.resolve(__dirname, '../../test/localhost.pem');
const nginx = findNginx();

/** Returns status and headers of an https response; accepts the self-signed certificate. */
function ask(port: number, pathname: string): Promise<{ status?: number; headers: object }> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: pathname, rejectUnauthorized: false };
    request(options, (answer) => {
      answer.resume();
      resolve({ ...(answer.statusCode && { status: answer.statusCode }), headers: answer.headers });
    })
      .once('error', reject)
      .end();
  });
}

test('tls.conf has one placeholder for the host name, which sed replaces', async () => {
  const template = await readFile(path.resolve(__dirname, 'tls.conf'), 'utf8');
  expect(template.match(/cars\.example/g)).toHaveLength(3);
  expect(template).toContain('listen [::]:443 ssl http2;');
});

if (nginx)
  describe('the site behind a real nginx with a certificate', () => {
    let folder: string;
    let ports: { readonly plain: number; readonly tls: number };
    let stop: (() => Promise<void>) | undefined;

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'nginx-tls-'));
      ports = { plain: await freePort(), tls: await freePort() };
      const store = path.join(folder, 'store');
      await mkdir(path.join(store, 'releases', 'host', 'v1'), { recursive: true });
      await writeFile(path.join(store, 'releases', 'host', 'v1', 'main.js'), 'start()');
      const gone = '127.0.0.1:1';
      const site = await renderSite({
        LISTEN: `127.0.0.1:${ports.plain}`,
        LISTEN_IPV6: '',
        PAGE_CACHE: path.join(folder, 'pages'),
        API_LISTEN: `127.0.0.1:${await freePort()}`,
        SERVER_NAME: 'localhost',
        RELEASE_STORE: store,
        GATEWAY_1: gone,
        GATEWAY_2: gone,
        API_1: gone,
        API_2: gone,
      });
      const tls = (await readFile(path.resolve(__dirname, 'tls.conf'), 'utf8'))
        .replaceAll(/\/etc\/letsencrypt\S+\.pem/g, CERTIFICATE)
        .replace('listen 443', `listen 127.0.0.1:${ports.tls}`)
        .replace('listen [::]:443 ssl http2;', '');
      await writeFile(path.join(folder, 'tls.conf'), tls);
      const withTls = site.replace('/etc/nginx/car-rental.d/*.conf', path.join(folder, 'tls.conf'));
      stop = await runNginx(nginx, { folder: path.join(folder, 'nginx'), site: withTls, port: ports.plain });
    });
    afterAll(async () => {
      await stop?.();
      await rm(folder, { recursive: true });
    });

    test.each([
      ['/', 503],
      ['/api/health', 503],
      ['/media/a.webp', 503],
      ['/releases/host/v1/main.js', 200],
      ['/releases/host/v1/gone.js', 404],
      ['/.well-known/acme-challenge/none', 404],
      ['/%', 400],
    ])('%s over https gets %d with Strict-Transport-Security', async (pathname, status) => {
      const answer = await ask(ports.tls, pathname);
      expect(answer).toMatchObject({ status, headers: { 'strict-transport-security': 'max-age=31536000' } });
    });

    test.each(['/cars?pickup=2027-01-02', 'http://evil.example/', '//evil.example/x', 'http://evil.example'])(
      '%s on http moves to the same path of this site on https',
      async (target) => {
        const answer = await exchange(`http://127.0.0.1:${ports.plain}`, [`GET ${target} HTTP/1.1`]);
        expect(answer).toMatch(/^HTTP\/1.1 301 /);
        const [, location] = /^Location: (.*)\r$/im.exec(answer) ?? [];
        expect(location).toBe(`https://cars.example${target.replace(/^http:\/\/[^/]+/, '') || '/'}`);
        expect(answer).not.toMatch(/Strict-Transport-Security/i);
      },
    );

    test('the ACME challenge is served over http without a redirect', async () => {
      const answer = await exchange(`http://127.0.0.1:${ports.plain}`, [
        'GET /.well-known/acme-challenge/none HTTP/1.1',
      ]);
      expect(answer).toMatch(/^HTTP\/1.1 404 /);
    });
  });
