import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { buildGateway } from '../gateway/gateway.ts';
import { createGatewayMonitoring, type GatewayMonitoring } from '../gateway/measure-gateway.ts';
import { SHARED_PAGE } from '../gateway/page-caching.ts';
import { activateReleases } from '../release-store/activate-releases.ts';
import { createPreview } from '../release-store/previews.ts';
import { publishRelease } from '../release-store/publish-release.ts';

/** Source of a host that reads one value from the API for each page, and passes the rendering to the remote. */
const HOST = `
  exports.singletons = { react: { version: 'the one of the host' } };
  exports.createRenderer = ({ remote, settings, apiOrigin }) => async (url, signal) => {
    const count = await (await fetch(apiOrigin + '/api/count', { signal })).text();
    return {
      status: url.startsWith('/car/gone') ? 404 : 200,
      head: '<title>' + settings.site.agencyName + '</title>',
      body: '<p>' + await remote.write(url) + ', reading ' + count + '</p>',
      data: { renderedAt: '2026-11-21T12:00:00.000Z', reads: [{ key: '/api/cars', data: '</script><script>' }] },
    };
  };`;
const REMOTE = `const react = require('react'); exports.write = (url) => 'At ' + url + ' with ' + react.version;`;

/** Code of a broken page by its path, and the text that the log must contain. */
const ACCIDENTS: Readonly<Record<string, readonly [code: string, log: string]>> = {
  '/throws': [`throw new Error('broken component')`, 'broken component'],
  '/throws-later': [
    `setTimeout(() => { throw new Error('broken timer') }, 20); return new Promise(() => {})`,
    'broken timer',
  ],
  '/never-returns': ['return new Promise(() => {})', 'Not rendered in'],
  '/loops': ['for (;;);', 'No reply within'],
  '/grows-an-array': [
    'const all = []; for (;;) all.push(new Array(1e5).fill(all.length))',
    'heap|Memory limit|No reply within',
  ],
  '/grows-a-map': ['const all = new Map(); for (;;) all.set(all.size, {})', 'heap|Memory limit|No reply within'],
  '/grows-buffers': ['const all = []; for (;;) all.push(Buffer.alloc(1e7, 1))', 'Memory limit|No reply within'],
  '/exits': ['process.exit(3)', 'exit code 3'],
};
const BROKEN = `
  const accidents = {
    ${Object.entries(ACCIDENTS).map(([page, [code]]) => `'${page}': () => { ${code} }`)},
    '/prints': () => {
      for (let line = 0; line < 50; line++) { console.log('x'.repeat(1e5)); console.error('y'.repeat(1e5)); }
      return 'Printed';
    },
    '/environment': () => 'Environment: ' + Object.keys(process.env),
  };
  exports.write = (url) => (accidents[url.split('?')[0]] ?? (() => 'At ' + url))();`;

const NOTHING = { scripts: [], styles: [] };
const PAGES = {
  host: {},
  public: {
    '/': NOTHING,
    '/car/:carId': { scripts: [], styles: ['31.abc.css'] },
    ...Object.fromEntries([...Object.keys(ACCIDENTS), '/prints', '/environment'].map((page) => [page, NOTHING])),
  },
  admin: { '/admin': NOTHING },
};

let folder: string;
let store: { root: string };
let api: FastifyInstance;
let apiOrigin: string;
let gateway: FastifyInstance;
let monitoring: GatewayMonitoring | undefined;
let warned: jest.SpyInstance;
let count: number;
let readWith: IncomingHttpHeaders;
/** While pending, the API delays its responses. */
let held: Promise<void> | undefined;

async function publish(app: 'host' | 'public' | 'admin', version: string, server?: string, more = {}): Promise<void> {
  const build = await mkdtemp(path.join(folder, 'build-'));
  const description = {
    name: app === 'host' ? 'host' : `remote_${app}`,
    contractVersion: 2,
    singletons: { react: '19.3.1' },
    scripts: ['entry.js'],
    styles: app === 'host' ? ['main.abc.css'] : [],
    exposed: NOTHING,
    pages: PAGES[app],
    fonts: [],
    ...(server !== undefined && { server: 'server/index.cjs' }),
    ...more,
  };
  await writeFile(path.join(build, 'build.json'), JSON.stringify(description));
  await writeFile(path.join(build, 'entry.js'), '');
  await writeFile(
    path.join(build, 'main.abc.css'),
    '@font-face { src: url(font.woff2) } p::after { content: "</style>" }',
  );
  await writeFile(path.join(build, '31.abc.css'), 'h1 { background: url("/media/x.svg") }');
  await mkdir(path.join(build, 'server'));
  if (server !== undefined) await writeFile(path.join(build, 'server', 'index.cjs'), server);
  await publishRelease(store, { app, folder: build, version });
}

async function openGateway(): Promise<void> {
  monitoring?.close();
  monitoring = createGatewayMonitoring();
  gateway = await buildGateway({ store, site: DEFAULT_SITE_SETTINGS, apiOrigin, logLevel: 'silent', monitoring });
  warned = jest.spyOn(gateway.log, 'warn');
}

/** Activates versions, and waits until the running gateway serves them. */
async function activate(versions: Parameters<typeof activateReleases>[1]): Promise<void> {
  const { revision } = (await activateReleases(store, versions, { allowOlder: true })).activation;
  while ((await gateway.inject('/active.json')).json().revision !== revision) await sleep(20);
}

/** Returns the rendered content of a page; empty when the page falls back to client-side rendering. */
async function root(url: string): Promise<string | undefined> {
  const { body } = await gateway.inject(url);
  return /<div id="root">(.*?)<\/div>/s.exec(body)?.[1];
}

/**
 * Requests a page, each time with another URL, until it is server-rendered, and returns its content.
 * @throws Error after 20 seconds
 */
async function untilRendered(url: string): Promise<string> {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50)) {
    const content = await root(`${url}?at=${Date.now()}`);
    if (content) return content;
  }
  throw new Error(`${url} does not come rendered: ${logged()}`);
}

function logged(): string {
  return JSON.stringify(warned.mock.calls, (_, value) => (value instanceof Error ? value.stack : value));
}

function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}
/** Returns the resident memory of a process in bytes; 0 when it has ended. */
function memoryOf(pid: number): number {
  const isZombie = / Z /.test(readProc(`${pid}/stat`));
  return isZombie ? 0 : Number(readProc(`${pid}/statm`).split(' ')[1] ?? 0) * 4096;
}
/** Returns the renderer processes among the children of a process, which may have other ones when tests share it. */
const renderers = (pid = process.pid) =>
  readProc(`${pid}/task/${pid}/children`)
    .split(' ')
    .map(Number)
    .filter((child) => readProc(`${child}/cmdline`).includes('renderer-main.js'));
const memory = () => [process.pid, ...renderers()].reduce((sum, pid) => sum + memoryOf(pid), 0);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rendered-'));
  store = { root: path.join(folder, 'store') };
  api = fastify({ forceCloseConnections: true });
  api.get('/api/count', async ({ headers }) => {
    const answer = String(++count);
    readWith = headers;
    await held;
    return answer;
  });
  apiOrigin = await api.listen({ host: '127.0.0.1', port: 0 });
  await publish('host', 'h1', HOST);
  await publish('public', 'p1', REMOTE);
  await publish('public', 'broken', BROKEN);
  await publish('admin', 'a1');
});
beforeEach(async () => {
  count = 0;
  held = undefined;
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

describe('a server build with broken pages', () => {
  beforeAll(async () => {
    await activateReleases(store, { host: 'h1', public: 'broken', admin: 'a1' }, { allowOlder: true });
    process.env.A_SECRET = 'of the gateway';
    await openGateway();
  });
  afterAll(() => gateway.close());

  test.each(Object.entries(ACCIDENTS))(
    '%s costs this page its server rendering and nothing else',
    async (page, [, log]) => {
      await untilRendered('/');
      warned.mockClear();
      const before = memory();
      let isAnswered = false;
      const broken = gateway.inject(page).finally(() => {
        isAnswered = true;
      });
      let slowest = 0;
      let most = 0;
      while (!isAnswered || !new RegExp(log).test(logged())) {
        const start = performance.now();
        const answers = await Promise.all([`/?${start}`, '/login', '/api/count'].map((url) => gateway.inject(url)));
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
        slowest = Math.max(slowest, performance.now() - start);
        most = Math.max(most, memory() - before);
        await sleep(10);
      }
      const { statusCode, body } = await broken;
      expect([statusCode, body.includes('needs JavaScript')]).toEqual([200, true]);
      expect(slowest).toBeLessThan(1_200);
      expect(most).toBeLessThan(400e6);
      expect(logged()).toContain(page);
      expect(await untilRendered('/')).toContain('At /');
    },
  );

  test('a page that ended the process is suspended for a while, the others are rendered', async () => {
    await untilRendered('/');
    await root('/exits');
    await untilRendered('/');
    warned.mockClear();
    for (let visit = 0; visit < 5; visit++) expect(await root('/exits')).toBe('');
    expect(await root('/?after')).toContain('At /');
    expect(logged()).toBe('[]');
  });

  test('figures count what was rendered, what was left to browsers and why, and processes that ended', async () => {
    const figures = await monitoring?.registry.metrics();
    const counted = (name: string) => expect(figures).toMatch(new RegExp(`^${name}.* [1-9]`, 'm'));
    counted('page_render_duration_seconds_count\\{.*app="public",route="/",result="rendered"');
    counted('page_render_duration_seconds_count\\{.*app="public",route="/throws",result="failed"');
    for (const reason of ['page failed', 'process ended', 'route suspended', 'busy'])
      counted(`page_fallbacks_total\\{reason="${reason}"`);
    counted('renderer_ends_total\\{app="public"');
    expect(figures).toContain('renderer_processes{app="public",service="gateway"} 1');
    expect(monitoring?.isWithoutRenderer()).toBe(false);
  });

  test('a page that prints 10 MB is rendered, and so is the next', async () => {
    await untilRendered('/');
    const before = memory();
    expect(await untilRendered('/prints')).toContain('Printed');
    expect(memory() - before).toBeLessThan(100e6);
    expect(await untilRendered('/')).toContain('At /');
  });

  test('the reads of a page have the id and the trace of its request', async () => {
    await untilRendered('/');
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const { headers } = await gateway.inject({ url: '/?with=a-trace', headers: { traceparent } });
    expect(readWith).toMatchObject({ traceparent, 'x-request-id': headers['x-request-id'] });
  });

  test("server builds cannot read the gateway's environment", async () => {
    expect(await untilRendered('/environment')).toMatch(/Environment: (NODE_EXTRA_CA_CERTS)?,/);
  });

  test('every page is rendered again after the activation of another release', async () => {
    await activate({ public: 'p1' });
    for (const page of Object.keys(ACCIDENTS)) expect(await untilRendered(page)).toContain('the one of the host');
  });
});

describe('a server build that cannot be loaded', () => {
  beforeAll(async () => {
    await activateReleases(store, { host: 'h1', public: 'p1', admin: 'a1' }, { allowOlder: true });
    await openGateway();
  });
  afterAll(() => gateway.close());

  test.each([
    ['throws', `throw new Error('broken build');`, 'broken build'],
    ['loops', 'for (;;);', 'No reply within'],
    ['grows', 'const all = []; for (;;) all.push(Buffer.alloc(1e7, 1));', 'Memory limit|No reply within'],
    ['asks-for-more', `require('node:fs');`, 'requires node:fs'],
  ])('%s: all pages fall back to client-side rendering', async (name, code, log) => {
    await publish('public', `load-${name}`, code);
    warned.mockClear();
    await activate({ public: `load-${name}` });
    const start = performance.now();
    expect(await root('/')).toBe('');
    expect(performance.now() - start).toBeLessThan(1_000);
    while (!new RegExp(log).test(logged())) await sleep(50);
    // The one of the release before has ended too.
    while (!monitoring?.isWithoutRenderer()) await sleep(50);
  });

  test('is replaced by an activation, and pages are rendered again', async () => {
    await activate({ public: 'p1' });
    expect(await untilRendered('/')).toContain('At /');
  });
});

describe('the process', () => {
  /** Starts a separate gateway process that renders a page, and returns it with its renderer process. */
  async function startOwner(page: string): Promise<{ owner: ChildProcess; renderer: number }> {
    const builds = Object.entries({ host: 'h1', public: 'broken' }).map(([app, version]) => {
      const release = path.join(store.root, 'releases', app, version);
      const { files } = JSON.parse(readFileSync(path.join(release, 'release.json'), 'utf8'));
      return { file: path.join(release, 'server/index.cjs'), hash: files['server/index.cjs'] };
    });
    const module = path.join(__dirname, '../../dist/renderer/renderer-supervisor.js');
    const input = { host: builds[0], remote: builds[1], settings: { site: {} }, apiOrigin };
    const script = `import(${JSON.stringify(module)}).then(async ({ startRenderer }) => {
      const renderer = startRenderer(${JSON.stringify(input)}, console, () => {});
      await renderer.ready;
      void renderer.render(${JSON.stringify(page)}, '/');
      setTimeout(() => console.log('rendering'), 200);
    });`;
    const owner = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(owner.stdout, 'data');
    // On a busy machine the first renderer process may have been replaced while it loaded.
    while (renderers(owner.pid).length === 0) await sleep(20);
    return { owner, renderer: renderers(owner.pid)[0] ?? 0 };
  }

  test.each(['/', '/loops'])('ends after its gateway was killed, while rendering %s', async (page) => {
    const { owner, renderer } = await startOwner(page);
    expect(memoryOf(renderer)).toBeGreaterThan(0);
    owner.kill('SIGKILL');
    while (memoryOf(renderer) > 0) await sleep(20);
  });

  test.each(['/', '/never-returns', '/loops'])(
    'has ended when the gateway is closed, while rendering %s',
    async (page) => {
      await activateReleases(store, { host: 'h1', public: 'broken', admin: 'a1' }, { allowOlder: true });
      const before = renderers();
      await openGateway();
      const answer = gateway.inject(page);
      await sleep(100);
      await gateway.close();
      expect((await answer).statusCode).toBe(200);
      expect(renderers()).toEqual(before);
    },
  );

  test('ignores a signal to the process group until the gateway ends it', async () => {
    await activateReleases(store, { host: 'h1', public: 'p1', admin: 'a1' }, { allowOlder: true });
    await openGateway();
    const before = renderers();
    for (const pid of before) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid, signal);
    await untilRendered('/');
    expect(renderers()).toEqual(before);
    await gateway.close();
  });
});

describe('with working builds', () => {
  beforeAll(async () => {
    await activateReleases(store, { host: 'h1', public: 'p1', admin: 'a1' }, { allowOlder: true });
    await openGateway();
  });
  afterAll(() => gateway.close());

  test('a public page contains its content, head, styles and page data', async () => {
    await untilRendered('/car/duster');
    const { statusCode, body } = await gateway.inject('/car/duster?x=1');
    expect(statusCode).toBe(200);
    expect(body).toContain(`<p>At /car/duster?x=1 with the one of the host, reading ${count}</p>`);
    expect(body).toContain(`<title>${DEFAULT_SITE_SETTINGS.agencyName}</title>`);
    // Relative URLs in the style sheet are made absolute, and its content cannot end the element.
    expect(body).toContain('@font-face { src: url(/releases/host/h1/font.woff2) }');
    expect(body).toContain('content: "<\\/style>"');
    expect(body).toContain('h1 { background: url("/media/x.svg") }');
    expect(body).toContain(
      '<link rel="stylesheet" disabled href="/releases/public/p1/31.abc.css" data-rspack="remote_public:chunk-31">',
    );
    const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(data).reads).toEqual([{ key: '/api/cars', data: '</script><script>' }]);
  });

  test.each([
    ['/login', 200],
    ['/admin', 200],
    // Malformed encoding, which server and browser would decode differently.
    ['/car/%E0%A4%A', 404],
  ])('%s falls back to client-side rendering', async (url, status) => {
    const { statusCode, body, headers } = await gateway.inject(url);
    expect([statusCode, body.includes('<div id="root"></div>')]).toEqual([status, true]);
    // A cache in front of the site goes on with the page that has its content.
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<link rel="stylesheet" href="/releases/host/h1/main.abc.css"');
  });

  test('the hashes of the scripts are in a file of their own, which the policy allows as import map', async () => {
    await untilRendered('/car/duster');
    const { body, headers } = await gateway.inject('/car/duster');
    expect(body).not.toContain('importmap">');
    const [, href = ''] = /<link rel="preload" as="fetch" href="([^"]+)"/.exec(body) ?? [];
    const map = await gateway.inject(href);
    expect(Object.keys(map.json().integrity)).toContain('/releases/admin/a1/entry.js');
    expect(map.headers['cache-control']).toContain('immutable');
    const hash = createHash('sha256').update(map.body).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect((await gateway.inject('/integrity/none.json')).statusCode).toBe(404);
  });

  test('a rendered page is cached for one second', async () => {
    const pages = await Promise.all(Array.from({ length: 5 }, () => root('/?once')));
    expect(new Set(pages)).toEqual(new Set(['<p>At /?once with the one of the host, reading 1</p>']));
    await sleep(1_000);
    expect(await root('/?once')).toContain('reading 2');
  });

  test('the cache time counts from the start of rendering', async () => {
    held = sleep(1_100);
    expect(await root('/?slow')).toContain('reading 1');
    expect(await root('/?slow')).toContain('reading 2');
  });

  test('nobody waits for a rendering that began more than a second ago', async () => {
    held = sleep(1_300);
    const first = root('/?slower');
    await sleep(1_050);
    expect(await root('/?slower')).toContain('reading 2');
    expect(await first).toContain('reading 1');
  });

  test('an unknown path and a missing entity get 404 and are not cached', async () => {
    expect((await gateway.inject('/nowhere')).statusCode).toBe(404);
    const first = await gateway.inject('/car/gone');
    expect([first.statusCode, first.body.includes('reading 2')]).toEqual([404, true]);
    expect(await root('/car/gone')).toContain('reading 3');
  });

  test('an unchanged page gets 304', async () => {
    const first = await gateway.inject('/?same');
    const again = await gateway.inject({
      url: '/?same',
      headers: { 'if-none-match': `"other", ${first.headers.etag}` },
    });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', SHARED_PAGE]);
    const other = await gateway.inject({ url: '/?same', headers: { 'if-none-match': 'W/"another"' } });
    expect(other.statusCode).toBe(200);
  });

  test('pages are rendered concurrently while they wait for data', async () => {
    let answer = () => {};
    held = new Promise((resolve) => {
      answer = resolve;
    });
    const pages = Array.from({ length: 5 }, (_, index) => root(`/?page=${index}`));
    let isOver = false;
    void Promise.race(pages).finally(() => {
      isOver = true;
    });
    while (count < 5 && !isOver) await sleep(10);
    answer();
    expect(await Promise.all(pages)).toEqual(
      Array.from({ length: 5 }, (_, index) => expect.stringContaining(`At /?page=${index} `)),
    );
  });

  test('pages of one client leave places to others; what is dropped is logged once, without its URL', async () => {
    await untilRendered('/');
    warned.mockClear();
    count = 0;
    held = new Promise(() => {});
    const flood = Array.from({ length: 96 }, (_, index) => root(`/?flood=${index}`));
    while (count < 5) await sleep(5);
    held = undefined;
    const other = await gateway.inject({ url: '/?of-another-client', remoteAddress: '203.0.113.7' });
    expect(other.body).toContain('At /?of-another-client with the one of the host, reading 6');
    await Promise.all(flood);
    expect(logged()).not.toContain('flood');
  });

  test('query parameters that a page does not read make no other rendering', async () => {
    await publish('public', 'p-described', REMOTE, { parameters: { '/': ['type'] } });
    await activate({ public: 'p-described' });
    expect(await root('/?type=suv&utm_source=mail')).toContain('At /?type=suv with the one of the host, reading 1');
    const others = Array.from({ length: 96 }, (_, index) => root(`/?gclid=${index}&type=suv`));
    expect(new Set(await Promise.all(others))).toEqual(
      new Set(['<p>At /?type=suv with the one of the host, reading 1</p>']),
    );
    await activate({ public: 'p1' });
  });

  test('a page whose data times out falls back to client-side rendering; the query is not logged', async () => {
    held = new Promise(() => {});
    expect(await root('/car/duster?name=Amina')).toBe('');
    expect(logged()).toContain('/car/:carId');
    expect(logged()).not.toContain('Amina');
    // The route is suspended: the fallback is immediate.
    const start = performance.now();
    expect(await root('/car/another')).toBe('');
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  test.each([
    ['that is being rendered', 0],
    ['asked for meanwhile', 250],
  ])('a process that gets no processor time is waited for: a page %s', async (_, delayMs) => {
    await untilRendered('/');
    warned.mockClear();
    const before = count;
    const stopped = renderers();
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of stopped) process.kill(pid, name);
    };
    held = sleep(50);
    const inFlight = root(`/?before-${delayMs}`);
    while (count === before) await sleep(5);
    signal('SIGSTOP');
    await sleep(delayMs);
    const meanwhile = root(`/?meanwhile-${delayMs}`);
    await sleep(400 - delayMs);
    signal('SIGCONT');
    expect(await Promise.all([inFlight, meanwhile])).toEqual([
      expect.stringContaining('At /?before'),
      expect.stringContaining('At /?meanwhile'),
    ]);
    expect(logged()).not.toContain('busy');
  });

  test('an activated release is rendered', async () => {
    await publish('public', 'p2', `exports.write = async () => 'The next version';`);
    expect(await root('/')).toContain('At / with');
    await activate({ public: 'p2' });
    expect(await untilRendered('/')).toContain('The next version');
  });

  test('server builds are not served', async () => {
    expect((await gateway.inject('/releases/public/p1/server/index.cjs')).statusCode).toBe(404);
  });

  test('a release without a server build is served without server rendering', async () => {
    await publish('public', 'plain');
    await activate({ public: 'plain' });
    expect(await root('/')).toBe('');
  });
});

test('a preview is rendered too, beside what is active, by processes of its own', async () => {
  await activateReleases(store, { host: 'h1', public: 'p1', admin: 'a1' }, { allowOlder: true });
  const others = renderers();
  await openGateway();
  const { token } = await createPreview(store, { public: 'broken' }, { hours: 1, by: 'anna' });
  const preview = async (url: string) => {
    const { body } = await gateway.inject({ url, headers: { cookie: `preview=${token}` } });
    return /<div id="root">(.*?)<\/div>/s.exec(body)?.[1];
  };
  expect(await untilRendered('/')).toContain('with the one of the host');
  let previewed = await preview('/');
  // On a busy machine the first process may have been replaced while it loaded.
  for (; !previewed; previewed = await preview('/')) await sleep(50);
  expect(previewed).toMatch(/^<p>At \/, reading/);
  // What it breaks costs that page its rendering, and is not counted against what is active.
  expect(await preview('/throws')).toBe('');
  expect(logged()).toContain('broken component');
  expect(await untilRendered('/throws')).toContain('with the one of the host');
  await gateway.close();
  expect(renderers()).toEqual(others);
});

describe('a release whose files are removed', () => {
  const file = () => path.join(store.root, 'releases/public/p1/31.abc.css');
  let style: Buffer;
  beforeAll(async () => {
    await activateReleases(store, { host: 'h1', public: 'p1', admin: 'a1' }, { allowOlder: true });
    await openGateway();
    style = readFileSync(file());
  });
  afterAll(async () => {
    await writeFile(file(), style);
    await gateway.close();
  });

  test('still serves the styles of a page requested for the first time', async () => {
    await untilRendered('/');
    await rm(file());
    await untilRendered('/car/removed');
    expect((await gateway.inject('/car/removed?again')).body).toContain('h1 { background: url("/media/x.svg") }');
  });
});

test.each([
  ['server/index.cjs', /^$/],
  ['31.abc.css', /At \//],
])('a page is not served with a modified %s', async (file, other) => {
  const version = `changed-${path.basename(file)}`;
  await publish('public', version, REMOTE);
  await activateReleases(store, { host: 'h1', public: version, admin: 'a1' }, { allowOlder: true });
  await appendFile(path.join(store.root, 'releases', 'public', version, file), '\n/* evil */');
  await openGateway();
  while (!logged().includes('was changed since it was published')) {
    expect((await gateway.inject('/car/duster')).body).not.toContain('evil');
    await sleep(50);
  }
  expect(await root('/')).toMatch(other);
  await gateway.close();
});
