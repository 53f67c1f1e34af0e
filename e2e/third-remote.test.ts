import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { LOCALE_CODES, type LocaleCode, localizePath } from 'shared-kit/domain';
import { runReleaseCommand } from '../deployment/src/run-release-command.ts';
import { launchBrowser } from './browser.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

const ROOT = path.join(__dirname, '..');
const CACHE = path.join(ROOT, '.cache');
const HEADING: Readonly<Record<LocaleCode, string>> = {
  en: 'Transfers from the airport',
  fr: 'Transferts depuis l’aéroport',
  es: 'Traslados desde el aeropuerto',
  ar: 'التنقل من المطار',
};
const LINK: Readonly<Record<LocaleCode, string>> = {
  en: 'Transfers',
  fr: 'Transferts',
  es: 'Traslados',
  ar: 'التنقلات',
};

let browser: Browser;
let product: StartedProduct;
let folder: string;

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(path.join(CACHE, 'remote-guest-'));
  await cp(path.join(__dirname, 'fixtures/remote-guest'), folder, { recursive: true });
  const rspack = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  const building = promisify(execFile)(process.execPath, [rspack, 'build'], { cwd: folder });
  [browser, product] = await Promise.all([launchBrowser(), startProduct(), building]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true });
});

/** Runs a release command in this process. */
const release = (...args: string[]): Promise<string> =>
  runReleaseCommand({ root: product.releaseStore }, args, { env: {}, warn: () => undefined });

const get = async (pathname: string) => (await fetch(product.address + pathname)).text();

/** Waits until what the running gateway serves has, or no longer has, the remote. */
async function untilServed(isActive: boolean): Promise<void> {
  while ((await get('/fr/guest')).includes('/releases/guest/') !== isActive)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Returns a page once the server has rendered it: while a renderer starts, browsers do. */
async function getRendered(pathname: string): Promise<string> {
  for (;;) {
    const html = await get(pathname);
    if (html.includes('<h1')) return html;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

test('a third remote is added to a running product, and removed, without a build of host or gateway and without a lost request', async () => {
  const builds = ['host/dist/build.json', 'deployment/dist/gateway/gateway.js'].map((file) => path.join(ROOT, file));
  const builtAt = async () => (await Promise.all(builds.map((file) => stat(file)))).map(({ mtimeMs }) => mtimeMs);
  const before = await builtAt();
  const statuses = new Set<number>();
  let isDone = false;
  const visits = (async () => {
    while (!isDone)
      statuses.add(
        await fetch(`${product.address}/cars`).then(
          ({ status }) => status,
          () => 0,
        ),
      );
  })();

  await release('publish', 'guest', '--version', 'v1', '--folder', path.join(folder, 'dist'));
  await release('activate', 'guest@v1');
  await untilServed(true);

  for (const locale of LOCALE_CODES) {
    const html = await getRendered(localizePath(locale, '/guest'));
    // Rendered on the server: heading, links to it in header and footer, alternates.
    expect(html).toContain(`<h1>${HEADING[locale]}</h1>`);
    expect(html.match(new RegExp(`href="${localizePath(locale, '/guest')}"[^>]*>${LINK[locale]}`))).not.toBeNull();
    expect(html).toContain(`hrefLang="${locale}"`);
    expect(await getRendered(localizePath(locale, '/about'))).toContain(`>${LINK[locale]}</a>`);
  }
  expect((await get('/sitemap.xml')).match(/<loc>[^<]+\/guest<\/loc>/g)).toHaveLength(LOCALE_CODES.length);

  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${product.address}/fr/guest`);
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('button', { name: 'Places : 1' }).click();
  expect(await page.getByRole('button', { name: 'Places : 2' }).count()).toBe(1);
  // From remote to remote and back without another document.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('link', { name: 'Vers les voitures' }).click();
  await page.waitForURL('**/fr/cars');
  await page.locator('main h1').first().waitFor();
  await page.getByRole('banner').getByRole('link', { name: LINK.fr }).click();
  await page.getByRole('heading', { level: 1, name: HEADING.fr }).waitFor();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(errors).toEqual([]);
  await context.close();

  await release('apps', 'remove', 'guest');
  await untilServed(false);
  expect((await fetch(`${product.address}/guest`)).status).toBe(404);
  expect(await get('/about')).not.toContain('>Transfers</a>');
  // An open tab may still ask for its files.
  const { scripts } = JSON.parse(await readFile(path.join(folder, 'dist/build.json'), 'utf8'));
  expect((await fetch(`${product.address}/releases/guest/v1/${scripts[0]}`)).status).toBe(200);
  isDone = true;
  await visits;
  expect([...statuses]).toEqual([200]);
  expect(await builtAt()).toEqual(before);
}, 120_000);
