import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { LANGUAGE_COOKIE, LOCALE_CODES, type LocaleCode, localizePath } from 'shared-kit/domain';
import { runReleaseCommand } from '../deployment/src/run-release-command.ts';
import { launchBrowser } from './browser.ts';
import { copySources } from './copy-sources.ts';
import { signIn } from './staff.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

const ROOT = path.join(__dirname, '..');
const HEADING: Readonly<Record<LocaleCode, string>> = {
  en: 'Welcome to Guest',
  fr: 'Bienvenue chez Guest',
  es: 'Bienvenidos a Guest',
  ar: 'مرحباً بكم في Guest',
};
const TIMEOUT_MS = 240_000;

let browser: Browser;
let product: StartedProduct;
/** A copy of the repository, in which the remote is written. */
let copy: string;
let visiting = false;

beforeAll(async () => {
  [browser, product, copy] = await Promise.all([
    launchBrowser(),
    startProduct({ REMOTE_OVERRIDE: 'on' }),
    copySources(),
  ]);
  await mkdir(path.join(copy, 'keys'));
  await release(['keys', 'create', 'operator', '--out', settings().RELEASE_SIGNING_KEY], settings());
}, TIMEOUT_MS);
afterAll(async () => {
  visiting = false;
  await browser.close();
  await product.stop();
  await rm(copy, { recursive: true });
});

/** The settings of an operator in the copy, whose store verifies releases. */
const settings = () => ({
  RELEASE_KEYS: path.join(copy, 'keys/trusted.json'),
  RELEASE_SIGNING_KEY: path.join(copy, 'keys/operator.pem'),
});

/** Runs a release command in this process. */
const release = (args: readonly string[], env = {}): Promise<string> =>
  runReleaseCommand({ root: product.releaseStore }, args, { env, warn: () => undefined });

/** Runs npm in the copy. */
const npm = (...args: string[]) =>
  promisify(execFile)('npm', args, { cwd: copy, env: { ...process.env, ...settings() } });

const get = async (pathname: string, cookie = '') =>
  (await fetch(product.address + pathname, { headers: { cookie } })).text();

/** Returns a page as the running gateway serves it once that is as expected. */
async function getWhen(isExpected: (html: string) => boolean, pathname: string, cookie?: string): Promise<string> {
  const end = Date.now() + 60_000;
  for (;;) {
    const html = await get(pathname, cookie);
    if (isExpected(html)) return html;
    if (Date.now() > end) throw new Error(`${pathname} did not become ${isExpected}:\n${html}`);
    await sleep(100);
  }
}

/** Waits until what is served has, or no longer has, the remote. */
const untilServed = (isActive: boolean) =>
  getWhen((html) => html.includes('/releases/guest/') === isActive, '/fr/guest');

/** Returns a page once the server has rendered it: while a renderer starts, browsers do. */
const getRendered = (pathname: string, cookie?: string) => getWhen((html) => html.includes('<h1'), pathname, cookie);

test('new-remote refuses what cannot be a remote here', async () => {
  const refused: readonly (readonly [name: string, path: string, reason: string])[] = [
    ['public', '/partner', 'public is taken: there is remote-public'],
    ['audit', '/audit', 'audit is taken: there is .github/workflows/audit.yml'],
    ['a-b', '/partner', '"a-b" is no name of a remote: expected lower-case letters and digits, first a letter'],
    ['guest', '/Gäste', '"/Gäste" is no path: expected lower-case letters, digits and hyphens, as in /partner'],
    ['guest', '/admin', 'guest mounts /admin, which admin mounts'],
    ['guest', '/cars', 'public has the page /cars, whose path belongs to guest'],
    ['guest', '/api/guest', 'guest mounts /api/guest, but /api belongs to the API'],
  ];
  const call = `import(process.argv[1]).then(async ({ findRemoteProblems }) => {
    const inputs = JSON.parse(process.argv[2]).map(([name, path]) => findRemoteProblems(name, [path]));
    console.log(JSON.stringify(await Promise.all(inputs)));
  })`;
  const script = path.join(copy, 'scripts/new-remote/find-remote-problems.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', call, script, JSON.stringify(refused)]);
  const problems: readonly (readonly string[])[] = JSON.parse(stdout);
  expect(problems.map(([first]) => first)).toEqual(refused.map(([, , reason]) => reason));
});

test.each([
  [['public', '--paths', '/partner'], 'public is taken: there is remote-public\nNothing was written.'],
  [['guest'], 'usage: npm run new-remote -- NAME --paths PATH'],
])('new-remote %j fails, and writes nothing', async (args, reason) => {
  const read = async () => (await readdir(copy, { recursive: true })).filter((name) => !name.includes('node_modules'));
  const before = await read();
  await expect(npm('run', 'new-remote', '--', ...args)).rejects.toThrow(reason);
  expect(await read()).toEqual(before);
});

test(
  'new-remote writes a remote that all tools find, and admits it',
  async () => {
    const { stdout } = await npm('run', 'new-remote', '--', 'guest', '--paths', '/guest');
    expect(stdout).toContain('npm run dev -w remote-guest');
    expect(await release(['apps', 'list'], settings())).toMatch(/^guest +\w+ \/guest$/m);
    // Types, lint, import rules; its test; texts and sizes with its build.
    await Promise.all([
      npm('run', 'check', '-w', 'remote-guest'),
      npm('test', '-w', 'remote-guest'),
      npm('run', 'build', 'remote-guest'),
    ]);
  },
  TIMEOUT_MS,
);

test('a third remote is added to a running product, and removed, without a build of host or gateway and without a lost request', async () => {
  const builds = ['host/dist/build.json', 'deployment/dist/gateway/gateway.js'].map((file) => path.join(ROOT, file));
  const builtAt = async () => (await Promise.all(builds.map((file) => stat(file)))).map(({ mtimeMs }) => mtimeMs);
  const before = await builtAt();
  const statuses = new Set<number>();
  visiting = true;
  const visits = (async () => {
    while (visiting)
      statuses.add(
        await fetch(`${product.address}/cars`).then(
          ({ status }) => status,
          () => 0,
        ),
      );
  })();

  await release(['publish', 'guest', '--version', 'v1', '--folder', path.join(copy, 'remote-guest/dist')]);
  // Before its activation a preview shows it, rendered by the server, to those who have the link.
  const [, token] = /preview=(\S+)/.exec(await release(['preview', 'guest@v1'])) ?? [];
  expect(await getRendered('/fr/guest', `preview=${token}`)).toContain(`<h1>${HEADING.fr}</h1>`);
  expect((await fetch(`${product.address}/guest`)).status).toBe(404);

  await release(['activate', 'guest@v1']);
  await untilServed(true);

  for (const locale of LOCALE_CODES) {
    const html = await getRendered(localizePath(locale, '/guest'));
    // Rendered on the server: heading, links to it in header and footer, alternates.
    expect(html).toContain(`<h1>${HEADING[locale]}</h1>`);
    expect(html.match(new RegExp(`href="${localizePath(locale, '/guest')}"[^>]*>Guest<`))).not.toBeNull();
    expect(html).toContain(`hrefLang="${locale}"`);
    expect(await getRendered(localizePath(locale, '/about'))).toContain('>Guest</a>');
  }
  expect((await get('/sitemap.xml')).match(/<loc>[^<]+\/guest<\/loc>/g)).toHaveLength(LOCALE_CODES.length);

  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${product.address}/fr/guest`);
  await page.waitForSelector('html[data-hydrated]');
  // From remote to remote and back without another document.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('main').getByRole('link', { name: 'Voir les voitures' }).click();
  await page.waitForURL('**/fr/cars');
  await page.locator('main h1').first().waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Guest' }).click();
  await page.getByRole('heading', { level: 1, name: HEADING.fr }).waitFor();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(errors).toEqual([]);
  await context.close();

  await release(['apps', 'remove', 'guest']);
  await untilServed(false);
  expect((await fetch(`${product.address}/guest`)).status).toBe(404);
  expect(await get('/about')).not.toContain('>Guest</a>');
  // An open tab may still ask for its files.
  const { scripts } = JSON.parse(await readFile(path.join(copy, 'remote-guest/dist/build.json'), 'utf8'));
  expect((await fetch(`${product.address}/releases/guest/v1/${scripts[0]}`)).status).toBe(200);
  visiting = false;
  await visits;
  expect([...statuses]).toEqual([200]);
  expect(await builtAt()).toEqual(before);
}, 120_000);

test(
  'staff see the remote of their machine in the running site, and a remote for staff in the navigation of the console',
  async () => {
    const dist = path.join(copy, 'remote-guest/dist');
    const desk = path.join(copy, 'desk');
    const label: Readonly<Record<LocaleCode, string>> = { en: 'Desk', fr: 'Guichet', es: 'Mostrador', ar: 'المكتب' };
    await cp(dist, desk, { recursive: true });
    const build = JSON.parse(await readFile(path.join(dist, 'build.json'), 'utf8'));
    const mount = { paths: ['/guest'], rendered: false, languages: false, indexed: false, staff: true };
    const links = [{ slot: 'staff', path: '/guest', label }];
    await writeFile(path.join(desk, 'build.json'), JSON.stringify({ ...build, mount, links }));
    const context = await browser.newContext();
    const page = await context.newPage();
    const heading = (locale: LocaleCode) => page.getByRole('heading', { level: 1, name: HEADING[locale] });

    await release(['activate', 'guest@v1']);
    await untilServed(true);
    await page.goto(`${product.address}/login`);
    await signIn(page);
    const development = spawn(process.execPath, ['scripts/dev.mjs', 'remote-guest', '--site', product.address], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(development, 'exit');
    try {
      const link = await new Promise<string>((resolve, reject) => {
        let output = '';
        for (const stream of [development.stdout, development.stderr])
          stream.on('data', (chunk) => {
            output += chunk;
            const [found] = /http\S+@http\S+(?=\n)/.exec(output) ?? [];
            if (found) resolve(found);
          });
        ended.then(() => reject(new Error(`It ended without a link:\n${output}`)), reject);
      });
      await page.goto(link);
      await page.goto(`${product.address}/guest`);
      await heading('en').waitFor();
      const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      expect(loaded).toContain(`${link.split('@')[1]}/remoteEntry.js`);
      await page.goto(`${product.address}/guest?preview=off`);
    } finally {
      development.kill();
      await ended;
    }

    await release(['publish', 'guest', '--version', 'desk', '--folder', desk]);
    await release(['activate', 'guest@desk']);
    await getWhen((html) => html.includes('/releases/guest/desk/'), '/guest');
    for (const locale of LOCALE_CODES) {
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: locale, url: product.address }]);
      await page.goto(`${product.address}/guest`);
      await heading(locale).waitFor();
      const shown = page.getByRole('banner').getByRole('navigation').getByRole('link');
      // Its link follows those of the console, which are there too.
      expect((await shown.allTextContents()).map((text) => text.trim()).at(-1)).toBe(label[locale]);
      expect(await shown.count()).toBe(6);
    }
    await context.close();
    const visitor = await browser.newContext();
    const asked = await visitor.newPage();
    await asked.goto(`${product.address}/guest`);
    await asked.waitForURL('**/login**');
    await visitor.close();
  },
  TIMEOUT_MS,
);
