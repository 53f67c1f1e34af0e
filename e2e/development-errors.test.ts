import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { buildGateway } from '../deployment/src/gateway/gateway.ts';
import { address, launchBrowser } from './browser.ts';

const ROOT = path.join(__dirname, '..');
const WORKSPACES = ['host', 'remote-public', 'shared-kit'];
const HERO = 'remote-public/src/features/home/hero.tsx';
const FOOTER = 'host/src/features/shell/site-footer.tsx';
const HERO_STYLES = 'remote-public/src/features/home/hero.module.css';

/** A copy of the sources, to be edited. */
let copy: string;
let site: string;
let servers: ChildProcess[];
let gateway: Awaited<ReturnType<typeof buildGateway>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'e2e-development-'));
  await copySources();
  const [hostPort, remotePort, sitePort] = await findFreePorts();
  site = `http://localhost:${sitePort}`;
  servers = [
    await startDevServer('host', hostPort, `hostConfiguration({ root, devPort: ${hostPort} })`),
    await startDevServer(
      'remote-public',
      remotePort,
      `remoteConfiguration({ root, devPort: ${remotePort}, name: 'remote_public', isRendered: true })`,
    ),
  ];
  const [host, remote] = await Promise.all([untilCompiled(hostPort), untilCompiled(remotePort)]);
  gateway = await buildGateway({
    store: { root: copy },
    // No page of the console is visited.
    devServers: { host, public: remote, admin: remote },
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
  for (const server of servers ?? []) if (server.kill()) await once(server, 'exit');
  await rm(copy, { recursive: true, force: true });
});

async function copySources() {
  await mkdir(path.join(copy, 'node_modules'));
  for (const name of await readdir(path.join(ROOT, 'node_modules')))
    await symlink(
      WORKSPACES.includes(name) ? path.join(copy, name) : path.join(ROOT, 'node_modules', name),
      path.join(copy, 'node_modules', name),
    );
  const isSource = (file: string) => !/[\\/](dist|node_modules|\.cache)$|\.css\.d\.ts$/.test(file);
  for (const name of WORKSPACES)
    await cp(path.join(ROOT, name), path.join(copy, name), { recursive: true, filter: isSource });
}

async function findFreePorts(): Promise<[number, number, number]> {
  const listeners = [1, 2, 3].map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(listeners.map((listener) => once(listener, 'listening')));
  const ports = listeners.map((listener) => (listener.address() as AddressInfo).port);
  await Promise.all(listeners.map((listener) => once(listener.close(), 'close')));
  return ports as [number, number, number];
}

/** Starts the development server of an application. @param configuration a call of shared-kit/build */
async function startDevServer(application: string, port: number, configuration: string): Promise<ChildProcess> {
  const cwd = path.join(copy, application);
  const text = `import * as build from 'shared-kit/build';
const root = import.meta.dirname;
export default build.${configuration};`;
  await writeFile(path.join(cwd, 'rspack.config.mjs'), text);
  const rspack = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  return spawn(process.execPath, [rspack, 'serve', '--mode', 'development'], {
    cwd,
    env: { ...process.env, DEV_PORT: String(port), PORT: new URL(site).port, NODE_ENV: 'development' },
    stdio: 'ignore',
  });
}

/** Waits for a development server's first build. Returns the server's URL. */
async function untilCompiled(port: number): Promise<string> {
  const url = `http://localhost:${port}/`;
  for (let attempt = 0; attempt < 300; attempt++) {
    const response = await fetch(`${url}build.json`).catch(() => undefined);
    if (response?.ok) return url;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The development server at ${url} does not answer`);
}

const originals = new Map<string, string>();

async function edit(file: string, change: (text: string) => string) {
  const text = await readFile(path.join(copy, file), 'utf8');
  originals.set(file, originals.get(file) ?? text);
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(path.join(copy, file), changed);
}

/** Takes back every edit. */
async function mend() {
  for (const [file, text] of originals) await writeFile(path.join(copy, file), text);
  originals.clear();
}

beforeEach(async () => {
  page = await browser.newPage();
  page.setDefaultTimeout(30_000);
});

afterEach(async () => {
  await page.close();
  await mend();
});

const heading = () => page.getByRole('heading', { level: 1, name: 'Your car in Marrakech' });
const notice = () => page.getByRole('heading', { level: 1, name: 'This page did not load' });
const overlay = () => page.getByLabel('Development errors');

/** Opens the home page, and marks its document. */
async function openHome() {
  await page.goto(site);
  await heading().waitFor();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);

/** Returns the edit that puts a statement at the beginning of a function. */
const begin = (name: string, statement: string) => (text: string) =>
  text.replace(new RegExp(`function ${name}\\b[^]*?\\)(: [^{]*)? \\{\n`), (head) => `${head}  ${statement}\n`);

/** Returns the edit that runs an effect in a component or hook. */
const addEffect = (name: string, statement: string) => (text: string) =>
  `import { useEffect as useAdded } from 'react';\n${begin(name, `useAdded(() => {\n    ${statement}\n  });`)(text)}`;

test('a hook may be added in the hook files of remote, shared-kit and host while the page goes on', async () => {
  await page.goto(`${site}/cars`);
  await page.locator('main a[href^="/car/"]').first().click();
  await page.getByText('Pick-up').first().waitFor();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const hooks: [string, string][] = [
    ['remote-public/src/features/car/use-date-choice.ts', 'useDateChoice'],
    ['shared-kit/src/ui/use-media-query.ts', 'useMediaQuery'],
    ['host/src/features/navigation/use-page-arrival.ts', 'usePageArrival'],
  ];
  for (const [file, name] of hooks) {
    await edit(file, addEffect(name, `document.documentElement.classList.add('${name}');`));
    await page.locator(`html.${name}`).waitFor();
  }
  await page.getByText('Pick-up').first().waitFor();
  expect(await overlay().count()).toBe(0);
  expect(await isSameDocument()).toBe(true);
});

test('a render error is shown once with component and source, over the notice, and goes when it is mended', async () => {
  await openHome();
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
  // The bundler's own is off.
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
  ['has a broken style sheet', HERO_STYLES, (text) => `${text}\n.a { color: red; } }\n`, 'error CSS'],
  ['is broken outside of the remote', FOOTER, begin('SiteFooter', "throw new Error('no footer');"), 'no footer'],
])('a page that was loaded while it %s recovers when the file is mended', async (_, file, breaking, message) => {
  await edit(file, breaking);
  await page.goto(site);
  await overlay().getByText(message).first().waitFor();
  // It was loaded before the file was compiled, maybe.
  await page.reload();
  await overlay().getByText(message).first().waitFor();
  await mend();
  await overlay().waitFor({ state: 'detached' });
  await heading().waitFor();
});

test('an error of a handler, a rejection and a hydration warning are shown, each once', async () => {
  await openHome();
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

test('what the type check says is shown until it says nothing', async () => {
  const problem = "host/src/main.tsx(3,4): error TS2304: Cannot find name 'x'.";
  let problems = [{ source: 'types', text: problem }];
  await page.route('**/problems', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      headers: { 'access-control-allow-origin': '*' },
      body: `retry: 200\ndata: ${JSON.stringify({ problems })}\n\n`,
    }),
  );
  await openHome();
  await overlay().getByText(problem).waitFor();
  problems = [];
  await overlay().waitFor({ state: 'detached' });
});

test('a class of a style sheet is known to the type check when the sheet is saved', async () => {
  await edit(HERO_STYLES, (text) => `${text}\n.added {\n  color: red;\n}\n`);
  const isKnown = async () => (await readFile(path.join(copy, `${HERO_STYLES}.d.ts`), 'utf8')).includes("'added'");
  for (let attempt = 0; attempt < 100 && !(await isKnown()); attempt++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await isKnown()).toBe(true);
});
