import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { buildGateway } from '../gateway/gateway.ts';
import { activateReleases } from '../release-store/activate-releases.ts';
import { publishRelease } from '../release-store/publish-release.ts';
import { CONTENT_VERSION_PATH } from './content-version.ts';

/** A host that asks the API how often it was asked, and lets the remote write the rest. */
const HOST = `
  exports.singletons = { react: { version: 'the one of the host' } };
  exports.createPageRenderer = ({ remote, settings, apiOrigin }) => async (url) => {
    const count = await (await fetch(apiOrigin + '/api/count')).text();
    const body = await remote.write(url);
    return {
      status: url.startsWith('/car/gone') ? 404 : 200,
      head: '<title>' + settings.site.agencyName + '</title>',
      body: '<p>' + body + ', reading ' + count + '</p>',
      data: { renderedAt: '2026-11-21T12:00:00.000Z', reads: [{ key: '/api/cars', data: '</script><script>' }] },
    };
  };`;
const REMOTE = `const react = require('react'); exports.write = (url) => 'At ' + url + ' with ' + react.version;`;

// What breaks down takes its time to come back, the more on a busy machine.
jest.setTimeout(60_000);

let folder: string;
let store: { root: string };
let api: FastifyInstance;
let apiOrigin: string;
let gateway: FastifyInstance;
let version: string | undefined;
let count: number;
/** How often the API was asked, and until when it keeps its answers. */
let asked: number;
let slowly: Promise<void> | undefined;

async function publish(app: 'host' | 'public' | 'admin', name: string, server?: string): Promise<void> {
  const build = await mkdtemp(path.join(folder, 'build-'));
  const description = {
    name: app === 'host' ? 'host' : `remote_${app}`,
    contractVersion: 2,
    singletons: { react: '19.3.1' },
    scripts: ['entry.js'],
    styles: app === 'host' ? ['main.abc.css'] : [],
    exposed: { scripts: [], styles: [] },
    pages: PAGES[app],
    fonts: [],
    ...(server && { server: 'server/index.cjs' }),
  };
  await writeFile(path.join(build, 'build.json'), JSON.stringify(description));
  await writeFile(path.join(build, 'entry.js'), '');
  await writeFile(
    path.join(build, 'main.abc.css'),
    '@font-face { src: url(font.woff2) } p::after { content: "</style>" }',
  );
  await writeFile(path.join(build, '31.abc.css'), 'h1 { background: url("/media/x.svg") }');
  await mkdir(path.join(build, 'server'));
  if (server) await writeFile(path.join(build, 'server', 'index.cjs'), server);
  await publishRelease(store, { app, folder: build, version: name });
}
const NOTHING = { scripts: [], styles: [] };
const PAGES = {
  host: {},
  public: { '/': NOTHING, '/car/:carId': { scripts: [], styles: ['31.abc.css'] } },
  admin: { '/admin': NOTHING },
};

const openGateway = () => buildGateway({ store, site: DEFAULT_SITE_SETTINGS, apiOrigin, logLevel: 'silent' });

/** Until the running gateway serves it. */
async function activate(versions: Parameters<typeof activateReleases>[1]): Promise<void> {
  const { revision } = await activateReleases(store, versions, { allowOlder: true });
  while ((await gateway.inject('/active.json')).json().revision !== revision) await sleep(50);
}

/** A thread that says nothing for so long is given up. */
const HANG_MS = 5500;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const rootOf = (html: string) => /<div id="root">(.*?)<\/div>/s.exec(html)?.[1];

/** A question to the API about its version stays good for half a second. */
const untilAskedAgain = () => sleep(550);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rendered-'));
  store = { root: path.join(folder, 'store') };
  api = fastify();
  api.get(CONTENT_VERSION_PATH, (_, reply) => (version ? { version } : reply.code(503).send({})));
  api.get('/api/count', async () => {
    asked += 1;
    await slowly;
    return String(++count);
  });
  api.post('/api/entities/CarsBooking', async () => {
    version = `${version}2:`;
    return {};
  });
  apiOrigin = await api.listen({ host: '127.0.0.1', port: 0 });
  await publish('host', 'h1', HOST);
  await publish('public', 'p1', REMOTE);
  await publish('admin', 'a1');
});
beforeEach(async () => {
  count = 0;
  asked = 0;
  slowly = undefined;
  version = '1:1:';
  await activateReleases(store, { host: 'h1', public: 'p1', admin: 'a1' }, { allowOlder: true });
  gateway = await openGateway();
});
afterEach(() => gateway.close());
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

test('a public page carries its content, its head, its styles and what it was rendered from', async () => {
  const { statusCode, body } = await gateway.inject('/car/duster?x=1');
  expect(statusCode).toBe(200);
  expect(rootOf(body)).toBe('<p>At /car/duster?x=1 with the one of the host, reading 1</p>');
  expect(body).toContain(`<title>${DEFAULT_SITE_SETTINGS.agencyName}</title>`);
  // Addresses in the style sheet keep their meaning, and nothing breaks out of an element.
  expect(body).toContain('@font-face { src: url(/releases/host/h1/font.woff2) }');
  expect(body).toContain('content: "<\\/style>"');
  expect(body).toContain('h1 { background: url("/media/x.svg") }');
  expect(body).toContain(
    '<link rel="stylesheet" disabled href="/releases/public/p1/31.abc.css" data-rspack="remote_public:chunk-31">',
  );
  const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(data).reads).toEqual([{ key: '/api/cars', data: '</script><script>' }]);
});

test.each(['/login', '/admin'])('%s is left to the browser', async (url) => {
  const { statusCode, body } = await gateway.inject(url);
  expect([statusCode, rootOf(body)]).toEqual([200, '']);
  expect(body).toContain('<link rel="stylesheet" href="/releases/host/h1/main.abc.css"');
});

test('an address that cannot be decoded is left to the browser, as one that does not exist', async () => {
  const { statusCode, body } = await gateway.inject('/car/%E0%A4%A');
  expect([statusCode, rootOf(body)]).toEqual([404, '']);
});

test('what does not exist is 404, by the path or by what the page found', async () => {
  expect((await gateway.inject('/nowhere')).statusCode).toBe(404);
  expect((await gateway.inject('/car/gone')).statusCode).toBe(404);
});

test('what does not exist is not kept', async () => {
  expect(rootOf((await gateway.inject('/car/gone')).body)).toContain('reading 1');
  expect(rootOf((await gateway.inject('/car/gone')).body)).toContain('reading 2');
});

test('a page is rendered once as long as nothing is written, and anew as soon as something is', async () => {
  const pages = await Promise.all(Array.from({ length: 5 }, () => gateway.inject('/')));
  expect(new Set(pages.map(({ body }) => rootOf(body)))).toEqual(
    new Set(['<p>At / with the one of the host, reading 1</p>']),
  );
  await untilAskedAgain();
  expect(rootOf((await gateway.inject('/')).body)).toContain('reading 1');
  version = '2:2:';
  await untilAskedAgain();
  expect(rootOf((await gateway.inject('/')).body)).toContain('reading 2');
});

test('what is booked through one gateway is seen through another a second later', async () => {
  const other = await openGateway();
  try {
    expect(rootOf((await other.inject('/')).body)).toContain('reading 1');
    expect(rootOf((await other.inject('/')).body)).toContain('reading 1');
    const booked = await gateway.inject({ method: 'POST', url: '/api/entities/CarsBooking', payload: {} });
    expect(booked.statusCode).toBe(200);
    await sleep(1000);
    expect(rootOf((await other.inject('/')).body)).toContain('reading 2');
  } finally {
    await other.close();
  }
});

test('nothing is kept while the database does not say whether it changed', async () => {
  version = undefined;
  expect(rootOf((await gateway.inject('/')).body)).toContain('reading 1');
  expect(rootOf((await gateway.inject('/')).body)).toContain('reading 2');
});

test('while the database does not say whether it changed, a page is shown that was read within the second', async () => {
  version = undefined;
  slowly = sleep(500);
  expect(rootOf((await gateway.inject('/')).body)).toContain('reading 1');
  slowly = sleep(1100);
  expect(rootOf((await gateway.inject('/')).body)).toBe('');
  expect(asked).toBe(2);
});

test('a page that is the same is not sent again', async () => {
  const first = await gateway.inject('/');
  const again = await gateway.inject({ url: '/', headers: { 'if-none-match': `"other", ${first.headers.etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['cache-control']).toBe('no-cache');
  const other = await gateway.inject({ url: '/', headers: { 'if-none-match': 'W/"another"' } });
  expect(other.statusCode).toBe(200);
});

test('an activation changes what is rendered', async () => {
  await publish('public', 'p2', `exports.write = async () => 'The next version';`);
  expect(rootOf((await gateway.inject('/')).body)).toContain('At / with');
  await activate({ public: 'p2' });
  expect(rootOf((await gateway.inject('/')).body)).toContain('The next version');
});

test.each([
  ['throws when it is loaded', `throw new Error('broken');`],
  ['throws while it renders', `exports.write = () => { throw new Error('broken'); };`],
  ['never ends', `exports.write = () => { for (;;); };`],
  ['never answers', `exports.write = () => new Promise(() => {});`],
  ['eats all memory', `exports.write = () => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); };`],
  ['ends its process', `exports.write = () => process.exit(1);`],
  ['asks for what no remote may have', `require('node:fs');`],
])('a server build that %s leaves the page to the browser, and the gateway alive', async (name, server) => {
  const broken = `b-${name.replaceAll(' ', '-')}`;
  await publish('public', broken, server);
  const warned = jest.spyOn(gateway.log, 'warn');
  await activate({ public: broken });
  const { statusCode, body } = await gateway.inject('/');
  expect([statusCode, rootOf(body)]).toEqual([200, '']);
  expect(body).toContain('needs JavaScript');
  expect(body).toContain(`/releases/public/${broken}/entry.js`);
  expect(warned).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('left to the browser'));
  await activate({ public: 'p1' });
  expect(rootOf((await gateway.inject('/')).body)).toContain('At / with');
});

test('a gateway that starts can render before it answers', async () => {
  const slow = `const end = Date.now() + 2000; while (Date.now() < end); exports.write = () => 'Loaded';`;
  await publish('public', 'slow', slow);
  await gateway.close();
  await activateReleases(store, { public: 'slow' });
  gateway = await openGateway();
  expect(rootOf((await gateway.inject('/')).body)).toContain('Loaded');
});

test.each(['server/index.cjs', 'main.abc.css'])('a changed byte in %s is not let into a page', async (file) => {
  const name = `c-${path.basename(file)}`;
  await publish('host', name, HOST);
  await activate({ host: name });
  await appendFile(path.join(store.root, 'releases', 'host', name, file), '\n/* evil */');
  await gateway.close();
  gateway = await openGateway();
  const { statusCode, body } = await gateway.inject('/');
  expect([statusCode, rootOf(body)]).toEqual([200, '']);
  expect(body).not.toContain('evil');
  await activate({ host: 'h1' });
});

test('pages are rendered side by side while they wait for their data', async () => {
  let answer: () => void = () => undefined;
  slowly = new Promise((resolve) => (answer = resolve));
  const pages = Array.from({ length: 5 }, (_, index) => gateway.inject(`/?page=${index}`));
  while (asked < 5) await sleep(20);
  answer();
  expect((await Promise.all(pages)).map(({ body }) => rootOf(body))).toEqual(
    Array.from({ length: 5 }, (_, index) => expect.stringContaining(`At /?page=${index} `)),
  );
});

test('a thread without work goes on hearing what happens, such as an API that closes its connections', async () => {
  const counting = `let heard = 0; setInterval(() => heard++, 20).unref(); exports.write = () => 'Heard ' + heard;`;
  await publish('public', 'counting', counting);
  await activate({ public: 'counting' });
  const heard = async (url: string) => Number(/Heard (\d+)/.exec((await gateway.inject(url)).body)?.[1]);
  const before = await heard('/');
  await sleep(500);
  expect(await heard('/car/next')).toBeGreaterThan(before + 3);
});

test('a page that took long is rendered anew when something was written meanwhile', async () => {
  let answer: () => void = () => undefined;
  slowly = new Promise((resolve) => (answer = resolve));
  const page = gateway.inject('/');
  await sleep(700);
  version = '3:3:';
  answer();
  expect(rootOf((await page).body)).toContain('reading 2');
});

test('a slow API costs pages, not the thread, and is not asked for visitors who are gone', async () => {
  await publish('public', 'known', `const id = Math.random(); exports.write = () => 'Thread ' + id;`);
  await activate({ public: 'known' });
  const threadOf = async (url: string) => /Thread ([\d.]+)/.exec((await gateway.inject(url)).body)?.[1];
  const known = await threadOf('/');
  asked = 0;
  let answer: () => void = () => undefined;
  slowly = new Promise((resolve) => (answer = resolve));
  const pages = await Promise.all(Array.from({ length: 30 }, (_, index) => threadOf(`/?page=${index}`)));
  expect(new Set(pages)).toEqual(new Set([undefined]));
  await sleep(HANG_MS);
  answer();
  expect(await threadOf('/?after')).toBe(known);
  expect(asked).toBeLessThan(20);
});

test.each([
  ['ends', 'process.exit(1)'],
  ['hangs', '(() => { for (;;); })()'],
])('a thread that %s comes back by itself', async (name, accident) => {
  await publish('public', `moody-${name}`, `exports.write = (url) => (url === '/?now' ? ${accident} : 'Back again');`);
  await activate({ public: `moody-${name}` });
  expect(rootOf((await gateway.inject('/?now')).body)).toBe('');
  const isBack = async () => rootOf((await gateway.inject('/')).body)?.includes('Back again');
  while (!(await isBack())) await sleep(100);
});

test('what is typed into an address does not get into the log', async () => {
  const warned = jest.spyOn(gateway.log, 'warn');
  slowly = new Promise(() => undefined);
  expect(rootOf((await gateway.inject('/car/duster?name=Amina')).body)).toBe('');
  const lines = JSON.stringify(warned.mock.calls);
  expect(lines).toContain('/car/duster');
  expect(lines).not.toContain('Amina');
});

test('a release without a server build is served as it is', async () => {
  await publish('public', 'plain');
  await activate({ public: 'plain' });
  expect(rootOf((await gateway.inject('/')).body)).toBe('');
});

test("server builds are nobody else's to read", async () => {
  expect((await gateway.inject('/releases/public/p1/server/index.cjs')).statusCode).toBe(404);
});
