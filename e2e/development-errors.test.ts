import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { buildGateway } from '../deployment/src/gateway/gateway.ts';
import { address, launchBrowser } from './browser.ts';
import { copySources } from './copy-sources.ts';

const HERO = 'remote-public/src/features/home/hero.tsx';
const FIRST_DEV_PORT = '3200';
const FOOTER = 'host/src/features/shell/site-footer.tsx';

/** A copy of the sources, to be edited. */
let copy: string;
let site: string;
const servers: ChildProcess[] = [];
let gateway: Awaited<ReturnType<typeof buildGateway>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  copy = await copySources();
  const sitePort = await findFreePort();
  site = `http://localhost:${sitePort}`;
  const [host, remote] = await Promise.all([startDevServer('host'), startDevServer('remote-public')]);
  gateway = await buildGateway({
    store: { root: copy },
    devServers: { host, public: remote },
    site: DEFAULT_SITE_SETTINGS,
    apiOrigin: address(''),
    logLevel: 'silent',
  });
  await gateway.listen({ host: '127.0.0.1', port: sitePort });
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await gateway?.close();
  // The servers exit when the connection to their parent process is closed.
  for (const server of servers) if (server.connected) server.disconnect();
  await rm(copy, { recursive: true, force: true });
});

async function findFreePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  await once(listener.close(), 'close');
  return port;
}

/** Starts the development server of an application. Returns its URL. */
async function startDevServer(application: string): Promise<string> {
  const server = fork(path.join(copy, 'scripts/development/dev-server.mjs'), [FIRST_DEV_PORT], {
    cwd: path.join(copy, application),
    env: { ...process.env, DEV_ORIGINS: site, NODE_ENV: 'development' },
    execArgv: [],
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  servers.push(server);
  const ended = once(server, 'exit').then(() => Promise.reject(new Error(`The server of ${application} ended`)));
  const [{ port }] = await Promise.race([once(server, 'message'), ended]);
  return `http://localhost:${port}/`;
}

const originals = new Map<string, string>();

async function edit(file: string, change: (text: string) => string) {
  const text = await readFile(path.join(copy, file), 'utf8');
  originals.set(file, originals.get(file) ?? text);
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(path.join(copy, file), changed);
}

/** Reverts all edits. */
async function mend() {
  for (const [file, text] of originals) await writeFile(path.join(copy, file), text);
  originals.clear();
}

beforeEach(async () => {
  page = await browser.newPage();
  page.setDefaultTimeout(30_000);
});

afterEach(async () => {
  await page?.close();
  await mend();
});

const heading = () => page.getByRole('heading', { level: 1, name: 'Your car in Marrakech' });
const notice = () => page.getByRole('heading', { level: 1, name: 'This page did not load' });
const overlay = () => page.getByLabel('Development errors');

/** Opens a page, and marks its document when it is hydrated. */
async function open(path = '/') {
  await page.goto(site + path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);

/** Returns the edit that puts a statement at the beginning of a function. */
const begin = (name: string, statement: string) => (text: string) =>
  text.replace(new RegExp(`function ${name}\\b[^]*?\\)(: [^{]*)? \\{\n`), (head) => `${head}  ${statement}\n`);

/** Returns the edit that runs an effect in a component or hook. */
const addEffect = (name: string, statement: string) => (text: string) =>
  `import { useEffect as useAdded } from 'react';\n${begin(name, `useAdded(() => {\n    ${statement}\n  });`)(text)}`;

test('a hook can be added in hook files of remote, shared-kit and host without a reload', async () => {
  await open('/cars');
  await page.locator('main a[href^="/car/"]').first().click();
  await page.getByText('Pick-up').first().waitFor();
  const hooks: [string, string][] = [
    ['remote-public/src/features/car/use-date-choice.ts', 'useDateChoice'],
    ['shared-kit/src/ui/use-media-query.ts', 'useMediaQuery'],
    ['host/src/features/navigation/use-navigation-focus.ts', 'useNavigationFocus'],
  ];
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A script without sources of its own, and one that a change has replaced, have no source map to fetch.
    if (message.type() === 'error' && !message.location().url.endsWith('.map')) complaints.push(message.text());
  });
  for (const [file, name] of hooks) {
    await edit(file, addEffect(name, `document.documentElement.classList.add('${name}');`));
    await page.locator(`html.${name}`).waitFor();
  }
  await page.getByText('Pick-up').first().waitFor();
  expect(await overlay().count()).toBe(0);
  expect(complaints).toEqual([]);
  expect(await isSameDocument()).toBe(true);
});

test('a render error is shown once with component and source, above the notice, until it is fixed', async () => {
  await open();
  await edit(HERO, begin('Hero', "if (Math.random() < 2) throw new Error('no render');"));
  await notice().waitFor();
  await overlay().getByText('HomePage (').waitFor();
  const text = await overlay().innerText();
  expect(text).toMatch(/^Close\s+Error in <Hero>\s+Error: no render\s+remote-public\/src\/features\/home\/hero\.tsx/);
  expect(text).toMatch(/> +\d+ \| {3}if \(Math\.random\(\) < 2\) throw new Error\('no render'\);/);
  expect(text).toMatch(
    /\nHero \(remote-public\/src\/features\/home\/hero\.tsx:\d+\)\nHomePage \(remote-public\/src\/pages\/home-page\.tsx:\d+\)/,
  );
  expect(text.match(/Error: no render/g)).toHaveLength(1);
  // The overlay of the bundler, an iframe, is disabled.
  expect(await page.locator('iframe').count()).toBe(0);
  await page.keyboard.press('Escape');
  await overlay().waitFor({ state: 'detached' });
  await mend();
  await heading().waitFor();
  expect(await isSameDocument()).toBe(true);
});

test.each<[string, string, (text: string) => string, string]>([
  ['fails to render', HERO, begin('Hero', "if (Math.random() < 2) throw new Error('no render');"), 'no render'],
  ['fails in an effect', HERO, addEffect('Hero', "throw new Error('no effect');"), 'no effect'],
  ['cannot be evaluated', HERO, (text) => `${text}\nthrow new Error('no module');\n`, 'no module'],
  ['cannot be compiled', HERO, (text) => `${text}\nconst = 1;\n`, 'Unexpected token'],
  ['is broken outside of the remote', FOOTER, begin('SiteFooter', "throw new Error('no footer');"), 'no footer'],
])('a page that was loaded while it %s recovers when the file is fixed', async (_, file, breaking, message) => {
  await edit(file, breaking);
  await page.goto(site);
  await overlay().getByText(message).first().waitFor();
  // The page may have been loaded before the file was compiled.
  await page.reload();
  await overlay().getByText(message).first().waitFor();
  await mend();
  await overlay().waitFor({ state: 'detached' });
  await heading().waitFor();
});

test('an error of a handler, a rejection and a hydration warning are shown, each once', async () => {
  await open();
  await page.evaluate(() => {
    document.body.addEventListener('click', () => {
      throw new Error('no click');
    });
    document.body.click();
    void Promise.reject(new Error('no promise'));
    for (let attempt = 0; attempt < 2; attempt++)
      console.error('Hydration failed because the server rendered %s.%s', 'text', '\n+ client\n- server');
  });
  await overlay().getByText('no promise').waitFor();
  const text = await overlay().innerText();
  for (const message of ['Error: no click', 'Error: no promise', 'the server rendered text.\n+ client\n- server'])
    expect(text.split(message)).toHaveLength(2);
  await overlay().getByRole('button', { name: 'Close' }).click();
  await overlay().waitFor({ state: 'detached' });
});

test('type errors are shown until they are fixed', async () => {
  const problem = "host/src/main.tsx(3,4): error TS2304: Cannot find name 'x'.";
  let problems = [{ source: 'types', text: problem }];
  await page.route('**/problems', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      headers: { 'access-control-allow-origin': '*' },
      body: `retry: 200\ndata: ${JSON.stringify({ problems })}\n\n`,
    }),
  );
  await open();
  await overlay().getByText(problem).waitFor();
  problems = [];
  await overlay().waitFor({ state: 'detached' });
});

test('a hydration mismatch is shown with its source position', async () => {
  await edit(HERO, (text) => text.replace('<h1>', "<h1 title={typeof window === 'undefined' ? 'server' : 'browser'}>"));
  await page.goto(site);
  await overlay().getByText('+ title="browser"').waitFor();
});
