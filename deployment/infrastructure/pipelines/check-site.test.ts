import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { buildGateway } from '../../src/gateway/gateway.ts';
import { APPS, publishSmallBuilds } from '../../test/publish-small-builds.ts';

const SCRIPT = path.resolve(__dirname, '../../../scripts/check-site.mjs');

interface Outcome {
  readonly code?: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the check as a pipeline does. */
async function check(site: string, ...args: string[]): Promise<Outcome> {
  const env = { ...process.env, SITE_URL: site };
  return promisify(execFile)(process.execPath, [SCRIPT, ...args, '--timeout', '0'], { env }).catch(
    (error: Outcome) => error,
  );
}

describe('a site behind a gateway', () => {
  let folder: string;
  let site: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'check-site-'));
    const store = await publishSmallBuilds(folder);
    // The test build's compressed script has other content, which the check would report.
    for (const app of APPS) await rm(path.join(store.root, 'releases', app, 'v1', 'main.abc.js.gz'));
    const options = { store, site: DEFAULT_SITE_SETTINGS, apiOrigin: 'http://127.0.0.1:1', logLevel: 'silent' };
    const gateway = await buildGateway(options);
    site = await gateway.listen({ host: '127.0.0.1', port: 0 });
    close = () => gateway.close();
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true });
  });

  test('passes when the active version is served', async () => {
    expect(await check(site, 'admin@v1', 'host@v1', 'host')).toMatchObject({
      stdout: `${site} serves admin@v1\n${site} serves host@v1\n${site} serves host\n`,
      stderr: '',
    });
  });

  test('fails when another version is served, and names the rollback', async () => {
    const { code, stderr } = await check(site, 'admin@v2');
    expect(code).toBe(1);
    expect(stderr).toContain('/admin is not made of admin@v2 (activation 1)');
    expect(stderr).toContain('release rollback admin --reason TEXT');
  });

  test('fails when a public page is not server-rendered, or a file differs from the published one', async () => {
    expect((await check(site, 'public@v1')).stderr).toContain('/ came without its content');
    await writeFile(path.join(folder, 'store/releases/host/v1/main.abc.js'), 'changed()');
    expect((await check(site, 'host@v1')).stderr).toContain('/releases/host/v1/main.abc.js is not what was published');
    await rm(path.join(folder, 'store/releases/host/v1/main.abc.js'));
    const { code, stderr } = await check(site, 'host@v1');
    expect([code, stderr]).toEqual([1, expect.stringContaining('/releases/host/v1/main.abc.js answers 404')]);
  });
});

describe('a small site', () => {
  let server: Server;
  let site: string;
  let home: [status: number, html: string];
  let settings: string;
  beforeEach(() => {
    settings = '{"mounts":{"public":{"paths":["/"]}}}';
  });
  beforeAll(async () => {
    server = createServer(({ url }, response) => {
      const signIn = `<script type="application/json" id="runtime-settings">${settings}</script>`;
      const [status, body] = url === '/' ? home : [200, url === '/login' ? signIn : '{"revision":7}'];
      response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('passes with a server-rendered page of the version', async () => {
    home = [200, '<h1>Cars</h1><script type="module" src="/releases/public/4.1/a.js" crossorigin></script>'];
    expect(await check(site, 'public@4.1')).toEqual({ stdout: `${site} serves public@4.1\n`, stderr: '' });
  });

  test('fails when the page is an error or references no file', async () => {
    home = [503, ''];
    expect((await check(site, 'public')).stderr).toContain('/ answers 503');
    home = [200, '<h1>Cars</h1>'];
    expect((await check(site, 'public')).stderr).toContain('/ names no released file');
  });

  test('fails with a gateway that is older than the paths of remotes, and names it', async () => {
    settings = '{"remotes":{"public":{}}}';
    expect((await check(site, 'public')).stderr).toContain('the gateway is older than this check');
  });

  test('retries until the gateway applies the activation', async () => {
    home = [503, ''];
    setTimeout(() => {
      home = [200, '<h1>Cars</h1><link rel="modulepreload" href="/releases/public/4.1/a.js">'];
    }, 200);
    const env = { ...process.env, SITE_URL: site };
    const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, 'public@4.1'], { env });
    expect(stdout).toBe(`${site} serves public@4.1\n`);
  });
});

test('without a site or without the name of an application it prints its usage', async () => {
  for (const [site, app] of [
    ['', 'public'],
    ['http://127.0.0.1:1', '../public'],
  ] as const)
    expect(await check(site, app)).toMatchObject({ code: 1, stderr: expect.stringContaining('usage: SITE_URL=') });
});
