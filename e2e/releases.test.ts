import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { CONTRACT_VERSION } from 'shared-kit/contract';
import { launchBrowser, PHONE, untilRendered } from './browser.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

const run = promisify(execFile);

let browser: Browser;
let product: StartedProduct;
let folder: string;

beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
  folder = await mkdtemp(path.join(tmpdir(), 'e2e-release-'));
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true });
});

/** `npm run release -- …`, as a team runs it. */
async function release(...args: string[]): Promise<string> {
  const command = path.join(__dirname, '../scripts/release.mjs');
  const { stdout } = await run(process.execPath, [command, ...args], {
    env: { ...process.env, RELEASE_STORE: product.releaseStore },
  });
  return stdout;
}

async function openPage(pathname: string): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.goto(product.address + pathname);
  return page;
}

/** Until the running gateway serves it. */
async function activate(version: string): Promise<void> {
  // Tests go back to what they found, which was published before.
  await release('activate', `public@${version}`, '--older');
  const isServed = async () => (await (await fetch(product.address)).text()).includes(`/releases/public/${version}/`);
  while (!(await isServed())) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** A public remote that is nothing but this module. */
async function publishFake(version: string, module: string): Promise<void> {
  const output = await mkdtemp(path.join(folder, 'build-'));
  const entry = `export const init = () => {}; export const get = async () => () => (${module});`;
  const active = await activeBuild();
  const { server: _, ...described } = active;
  const build = { ...described, scripts: ['remoteEntry.js'], exposed: { scripts: [], styles: [] }, pages: {} };
  await writeFile(path.join(output, 'remoteEntry.js'), entry);
  await writeFile(path.join(output, 'build.json'), JSON.stringify(build));
  await release('publish', 'public', '--version', version, '--folder', output);
}

async function activeBuild(): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(path.join(__dirname, '../remote-public/dist/build.json'), 'utf8'));
}

const notice = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'This page did not load' });

/** The visitor is never left alone: shell, a way to try again, telephone and WhatsApp. */
async function expectContained(page: Page): Promise<void> {
  await notice(page).waitFor({ timeout: 4000 });
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: '+212 524 000 000' }).getAttribute('href')).toBe('tel:+212524000000');
  expect(await main.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
}

describe('a release', () => {
  let original: string;
  beforeAll(async () => {
    original = JSON.parse(await release('list', '--json')).activation.apps.public.version;
  });
  afterEach(() => activate(original));

  test('is seen by new visits at once, an open tab lives on, and a rollback takes it back', async () => {
    const openTab = await openPage('/');
    await openTab.locator('main h1').waitFor();
    const before = await openTab.locator('main h1').innerText();

    await publishFake(
      'next',
      `{ contractVersion: ${CONTRACT_VERSION}, createRoutes: () => [{ path: '*', element: 'A new home' }] }`,
    );
    await activate('next');
    const newTab = await openPage('/');
    await newTab.getByText('A new home').waitFor();

    // Chunks of the version before, asked for after the activation.
    await openTab.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await openTab.getByRole('heading', { name: 'Redefining Car Rental' }).waitFor();
    await openTab.getByRole('button', { name: 'Refresh' }).click();
    await openTab.getByText('A new home').waitFor();

    await release('rollback', 'public');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await newTab.reload();
    await newTab.locator('main h1').waitFor();
    expect(await newTab.locator('main h1').innerText()).toBe(before);
    await Promise.all([openTab.context().close(), newTab.context().close()]);
  });

  test.each([
    ['speaks another contract than it says', `{ contractVersion: ${CONTRACT_VERSION + 1}, createRoutes: () => [] }`],
    ['has the wrong shape', `{ hello: 'world' }`],
    ['fails to start', `{ contractVersion: ${CONTRACT_VERSION}, createRoutes() { throw new Error('no'); } }`],
    [
      'fails while it renders',
      `{ contractVersion: ${CONTRACT_VERSION}, createRoutes: () => [{ path: '*', element: {} }] }`,
    ],
  ])('that %s is contained, and the console stays', async (name, module) => {
    const version = name.replaceAll(' ', '-');
    await publishFake(version, module);
    await activate(version);
    const page = await openPage('/cars');
    await expectContained(page);
    await page.goto(`${product.address}/admin`);
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
    await page.context().close();
  });

  test('of which a byte was changed does not run', async () => {
    await publishFake(
      'touched',
      `{ contractVersion: ${CONTRACT_VERSION}, createRoutes: () => [{ path: '*', element: 'Untouched' }] }`,
    );
    await activate('touched');
    const file = path.join(product.releaseStore, 'releases', 'public', 'touched', 'remoteEntry.js');
    const content = await readFile(file, 'utf8');
    await writeFile(file, content.replace('Untouched', 'Malicious'));

    const page = await openPage('/');
    await expectContained(page);
    expect(await page.content()).not.toContain('Malicious');
    // Trying again does not let it in by another address.
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectContained(page);
    expect(await page.content()).not.toContain('Malicious');

    // A visitor who never met it is fine as soon as the file is.
    await writeFile(file, content);
    const other = await openPage('/');
    await other.getByText('Untouched').waitFor();
    await Promise.all([page.context().close(), other.context().close()]);
  });
});

describe('the network', () => {
  /** A visit in which something between the server and the browser does not work as it should. */
  async function openWith(disturb: (page: Page) => Promise<unknown>, pathname: string): Promise<Page> {
    const page = await openPage('/login');
    await disturb(page);
    await untilRendered(pathname, product.address);
    await page.goto(product.address + pathname);
    return page;
  }
  const ENTRY = /\/releases\/public\/.*remoteEntry/;

  test.each([
    ['404', { status: 404, contentType: 'text/plain', body: 'Not found' }],
    ['500', { status: 500, contentType: 'text/plain', body: 'Error' }],
    ['a page instead of a script', { status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }],
  ])('answers the entry with %s: the page stays whole, and works again without a reload', async (_, answer) => {
    const page = await openWith((tab) => tab.route(ENTRY, (route) => route.fulfill(answer)), '/car/dacia-duster-k7m2');
    const failure = page.getByRole('alert').filter({ hasText: 'Booking does not work on this page right now' });
    await failure.waitFor({ timeout: 4000 });
    expect(await failure.getByRole('link', { name: '+212 524 000 000' }).isVisible()).toBe(true);
    expect(await failure.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1, name: 'Dacia Duster' }).isVisible()).toBe(true);
    // The site can still be walked through: the browser follows the link, and the next page comes whole too.
    await page.getByRole('link', { name: 'All cars' }).click();
    await page
      .getByRole('link', { name: /View Details/ })
      .first()
      .waitFor();
    await failure.waitFor();
    await page.unroute(ENTRY);
    await page.getByRole('button', { name: 'Try again' }).click();
    await failure.waitFor({ state: 'detached' });
    // Alive: the calendar opens.
    await page.getByRole('button', { name: /–/ }).click();
    await page.getByRole('grid').first().waitFor();
    await page.context().close();
  });

  test('never answers: the page stands all the same, the menu works, and the rest comes when it comes', async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const page = await openWith(
      (tab) =>
        tab.route(ENTRY, async (route) => {
          await waiting;
          await route.continue();
        }),
      '/about',
    );
    await page.getByRole('heading', { name: 'Redefining Car Rental' }).waitFor({ timeout: 4000 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Locations' }).waitFor();
    await page.getByRole('button', { name: 'Close menu' }).click();
    answer();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await page.waitForURL('**/terms');
    await page.context().close();
  });

  test("has lost a page's chunk: the rest works, and trying again fetches it", async () => {
    const chunk = await chunkOfAbout();
    const page = await openPage('/faq');
    // Until then a link asks the server for the page, which comes rendered.
    await page.locator('html[data-alive]').waitFor();
    await page.route(chunk, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expectContained(page);
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Redefining Car Rental' }).waitFor();
    await page.context().close();
  });

  test('has lost the code of a page that came rendered: it stands, and trying again brings it to life', async () => {
    const chunk = await chunkOfAbout();
    const page = await openWith((tab) => tab.route(chunk, (route) => route.abort()), '/about');
    const notice = page.getByRole('alert').filter({ hasText: 'Booking does not work on this page right now' });
    await notice.waitFor();
    expect(await page.getByRole('heading', { name: 'Redefining Car Rental' }).isVisible()).toBe(true);
    await page.unroute(chunk);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { name: 'Redefining Car Rental' }).isVisible()).toBe(true);
    await page.context().close();
  });
});

async function chunkOfAbout(): Promise<RegExp> {
  const { pages } = await activeBuild();
  const { scripts } = (pages as Record<string, { scripts: string[] }>)['/about'] ?? { scripts: [] };
  return new RegExp(scripts.map((file) => file.replaceAll('.', '\\.')).join('|'));
}
