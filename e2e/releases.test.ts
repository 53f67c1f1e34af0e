import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { CONTRACT_VERSION } from 'shared-kit/contract';
import { readActivation } from '../deployment/src/release-store/release-store.ts';
import { runReleaseCommand } from '../deployment/src/run-release-command.ts';
import { launchBrowser, PHONE, untilRendered } from './browser.ts';
import { dayFromNow } from './days.ts';
import { signIn } from './staff.ts';
import { ADMIN, type StartedProduct, startProduct } from './start-product.ts';

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

/** The releases of these tests are broken on purpose: no browser tries them before they are published. */
const { CHROME_PATH: _, ...ENV } = process.env;

/** Runs a release command in this process. */
function release(...args: string[]): Promise<string> {
  const warn = (line: string) => process.stderr.write(`${line}\n`);
  return runReleaseCommand({ root: product.releaseStore }, args, { env: ENV, warn });
}

/** Runs the script of `npm run release -- …` in a child process. */
async function runRelease(...args: string[]): Promise<void> {
  const command = path.join(__dirname, '../scripts/release.mjs');
  await run(process.execPath, [command, ...args], { env: { ...ENV, RELEASE_STORE: product.releaseStore } });
}

async function openPage(pathname: string, origin = product.address): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.goto(origin + pathname);
  return page;
}

/** Activates a version, and waits until the running gateway serves it. */
async function activate(version: string): Promise<void> {
  const activation = await readActivation({ root: product.releaseStore });
  // `--older`, because tests return to the initially active version. Already active versions are skipped.
  if (activation?.apps.public?.version !== version) await release('activate', `public@${version}`, '--older');
  await untilServed();
}

/** Waits until the running gateway serves the active releases. */
async function untilServed(): Promise<void> {
  const activation = await readActivation({ root: product.releaseStore });
  const served = async () => (await (await fetch(`${product.address}/active.json`)).json()) as { revision: number };
  while ((await served()).revision !== activation?.revision) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Publishes a public remote whose entry consists of the statements and the module. */
async function publishFake(version: string, module: string, statements = ''): Promise<void> {
  const output = await mkdtemp(path.join(folder, 'build-'));
  const entry = `${statements}\nexport const init = () => {}; export const get = async () => () => (${module});`;
  const active = await activeBuild();
  const { server: _, texts: __, ...described } = active;
  const build = { ...described, scripts: ['remoteEntry.js'], exposed: { scripts: [], styles: [] }, pages: {} };
  await writeFile(path.join(output, 'remoteEntry.js'), entry);
  await writeFile(path.join(output, 'build.json'), JSON.stringify(build));
  await release('publish', 'public', '--version', version, '--folder', output);
}

/** Publishes the public remote with an entry that throws; its pages are still server-rendered. */
async function publishWithoutEntry(version: string): Promise<void> {
  const output = await mkdtemp(path.join(folder, 'build-'));
  await cp(path.join(__dirname, '../remote-public/dist'), output, { recursive: true });
  const [entry = ''] = (await activeBuild()).scripts as string[];
  for (const compressed of ['.br', '.gz']) await rm(path.join(output, entry + compressed));
  await writeFile(path.join(output, entry), 'missing.name();');
  await release('publish', 'public', '--version', version, '--folder', output);
}

/** Publishes the public remote as a build from before the versions of our own shared modules followed their sources. */
async function publishOlder(version: string): Promise<void> {
  const output = await mkdtemp(path.join(folder, 'build-'));
  await cp(path.join(__dirname, '../remote-public/dist'), output, { recursive: true });
  const [entry = ''] = (await activeBuild()).scripts as string[];
  for (const compressed of ['.br', '.gz']) await rm(path.join(output, entry + compressed));
  for (const file of [entry, 'build.json']) {
    const text = await readFile(path.join(output, file), 'utf8');
    const older = text.replaceAll(/(\d\.\d+\.\d+)\+[0-9a-f]{12}/g, '$1');
    if (older === text) throw new Error(`${file} names no version of ours`);
    await writeFile(path.join(output, file), older);
  }
  await release('publish', 'public', '--version', version, '--folder', output);
}

async function activeBuild(application = 'remote-public'): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(path.join(__dirname, '..', application, 'dist/build.json'), 'utf8'));
}

const notice = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'This page did not load' });

/** Expects the notice of a page that did not load, with telephone and WhatsApp links, inside the shell. */
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
    original = JSON.parse(await release('list', '--json')).activation.apps.public?.version;
  });
  afterEach(() => activate(original));

  test('is used by new visits at once, open tabs keep working, and a rollback reverts it', async () => {
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

    // The open tab loads chunks of the previous version after the activation.
    await openTab.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await openTab.getByRole('heading', { name: 'Redefining Car Rental' }).waitFor();
    await openTab.getByRole('button', { name: 'Refresh' }).click();
    await openTab.getByText('A new home').waitFor();

    await runRelease('rollback', 'public');
    await untilServed();
    await newTab.reload();
    await newTab.locator('main h1').waitFor();
    expect(await newTab.locator('main h1').innerText()).toBe(before);
    await Promise.all([openTab.context().close(), newTab.context().close()]);
  });

  test('with other versions of our own shared modules runs with those of the host, without loading its own', async () => {
    await publishOlder('older');
    await activate('older');
    const page = await openPage('/cars');
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await page.getByRole('heading', { name: 'Redefining Car Rental' }).waitFor();
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
    );
    const sources = await Promise.all(scripts.map(async (script) => (await fetch(script)).text()));
    expect(sources.filter((source) => source.includes('was called outside of TextsProvider'))).toHaveLength(1);
    expect(messages.filter((message) => /singleton|version/i.test(message))).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['speaks another contract than it says', `{ contractVersion: ${CONTRACT_VERSION + 1}, createRoutes: () => [] }`],
    ['has the wrong shape', `{ hello: 'world' }`],
    ['fails to start', `{ contractVersion: ${CONTRACT_VERSION}, createRoutes() { throw new Error('no'); } }`],
    [
      'fails while it renders',
      `{ contractVersion: ${CONTRACT_VERSION}, createRoutes: () => [{ path: '*', element: {} }] }`,
    ],
  ])('that %s does not affect the console', async (name, module) => {
    const version = name.replaceAll(' ', '-');
    await publishFake(version, module);
    await activate(version);
    const page = await openPage('/cars');
    await expectContained(page);
    await page.goto(`${product.address}/admin`);
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
    await page.context().close();
  });

  test('that fails is named to owners on the page, with its version; visitors load nothing of that', async () => {
    await publishFake('failing', `{ contractVersion: ${CONTRACT_VERSION}, createRoutes() { throw new Error('no'); } }`);
    await activate('failing');
    /** Returns the scripts of a loaded page that know where to ask for the releases. */
    const asking = async (page: Page) => {
      await page.waitForLoadState('networkidle');
      const scripts = await page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
      );
      const sources = await Promise.all(scripts.map(async (script) => (await fetch(script)).text()));
      return sources.filter((source) => source.includes('/release-status'));
    };
    const visitor = await openPage('/faq');
    await expectContained(visitor);
    expect(await asking(visitor)).toEqual([]);
    expect((await fetch(`${product.address}/release-status`)).status).toBe(401);
    await visitor.context().close();

    const owner = await openPage('/login');
    await signIn(owner);
    await owner.goto(`${product.address}/faq`);
    await owner.getByText('3 parts · 1 failure').click();
    const panel = owner.getByRole('complementary', { name: 'Parts of this page' });
    await panel.getByText('Active since').first().waitFor();
    expect(await panel.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^host \w+\nActive since [-\d]+ [:\d]+\n.*\nNo failures since this page was loaded$/),
      expect.stringMatching(/^public failing\nActive since [-\d]+ [:\d]+\n.*\n1 failure since this page was loaded$/),
      expect.stringMatching(/^API\nLevel \d+; .*\nNo failures since this page was loaded$/),
    ]);
    expect(await asking(owner)).toHaveLength(1);
    await owner.context().close();
  });

  test('with a modified file does not run', async () => {
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
    // The retry does not run the changed file either.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Try again' }).click();
    await reloaded;
    await expectContained(page);
    expect(await page.content()).not.toContain('Malicious');

    // Once the file is restored, one retry recovers the page; a visitor without the broken file in the cache needs
    // none.
    await writeFile(file, content);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Untouched').waitFor();
    const other = await openPage('/');
    await other.getByText('Untouched').waitFor();
    await Promise.all([page.context().close(), other.context().close()]);
  });
});

/** Page of a car that is free on these days, on which tests check typed drafts. */
const CAR_WITH_DATES = `/car/dacia-duster-k7m2?pickupDate=${dayFromNow(200)}&dropoffDate=${dayFromNow(203)}`;

const fullName = (page: Page) => page.getByRole('dialog').getByLabel('Full Name');

async function openBooking(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
  if (await fullName(page).isVisible()) return;
  await page.getByRole('button', { name: 'Book Now' }).last().click();
  await fullName(page).waitFor();
}

/** Types into the booking dialog, then navigates to another page without a reload. */
async function typeAndGoToAbout(page: Page): Promise<void> {
  await openBooking(page);
  await fullName(page).fill('Amina El Fassi');
  await page.getByRole('button', { name: 'Close dialog' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
}

/** Expects that one press of "Try again" recovers the page, and that the typed draft was kept. */
async function expectRecovered(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Redefining Car Rental' }).waitFor();
  await page.locator('html[data-hydrated]').waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await page.goBack();
  await openBooking(page);
  expect(await fullName(page).inputValue()).toBe('Amina El Fassi');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Amina');
}

describe('a broken version that is rolled back', () => {
  let original: string;
  beforeAll(async () => {
    original = JSON.parse(await release('list', '--json')).activation.apps.public?.version;
  });
  afterEach(() => activate(original));

  /** Returns a class component without React's code, whose given method throws. */
  const failing = (method: string) =>
    `class Broken { constructor(props) { this.props = props; } render() { return null; } ${method}() { throw new Error('boom'); } }
     Broken.prototype.isReactComponent = {};
     const element = { $$typeof: Symbol.for('react.transitional.element'), type: Broken, key: null, ref: null, props: {} };
     const routes = { contractVersion: ${CONTRACT_VERSION}, createRoutes: () => [{ path: '*', element }] };`;

  test.each<[string, string, () => Promise<void>]>([
    ['its entry does not run', 'entry-error', () => publishFake('entry-error', '{}', 'missing.name();')],
    ['its page came rendered, without its remote', 'server-page', () => publishWithoutEntry('server-page')],
    ['it fails to render', 'render-error', () => publishFake('render-error', 'routes', failing('render'))],
    ['an effect fails', 'effect-error', () => publishFake('effect-error', 'routes', failing('componentDidMount'))],
  ])('%s: one press reaches the version before, with what was typed', async (_, version, publish) => {
    const page = await openPage(CAR_WITH_DATES);
    await publish();
    await activate(version);
    await typeAndGoToAbout(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await activate(original);
    await expectRecovered(page);
    await page.context().close();
  });
});

describe('a chunk that arrived broken', () => {
  let front: Front;
  beforeAll(async () => {
    front = await startFront();
  });
  afterAll(() => front.close());

  /**
   * Opens the page of a car. The next `answers` responses to the chunk of the About page are broken, and the browser
   * caches them for a year.
   */
  async function openBeforeBroken(answers: number): Promise<Page> {
    front.breakAnswers(await chunkOfAbout(), answers);
    return openPage(CAR_WITH_DATES, front.address);
  }

  test('is not loaded from the cache again after it was restored and the page reloaded', async () => {
    const page = await openBeforeBroken(1);
    await typeAndGoToAbout(page);
    await expectContained(page);
    await front.untilAnswered(2);
    await page.reload();
    await page.getByRole('heading', { name: 'Redefining Car Rental' }).waitFor();
    await page.locator('html[data-hydrated]').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.context().close();
  });

  test('is refetched once automatically, then by one press, which keeps the input', async () => {
    const page = await openBeforeBroken(Number.POSITIVE_INFINITY);
    await typeAndGoToAbout(page);
    await expectContained(page);
    await front.untilAnswered(2);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(front.answered()).toBe(2);
    front.breakAnswers(await chunkOfAbout(), 0);
    await expectRecovered(page);
    await page.context().close();
  });

  test('does not affect other pages', async () => {
    const page = await openBeforeBroken(Number.POSITIVE_INFINITY);
    await typeAndGoToAbout(page);
    await expectContained(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Locations' }).click();
    await page.getByRole('heading', { name: 'Convenient Locations Nationwide' }).waitFor();
    expect(await notice(page).count()).toBe(0);
    // The failed page shows its notice again until it is retried.
    await page.goBack();
    await notice(page).waitFor();
    front.breakAnswers(await chunkOfAbout(), 0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Redefining Car Rental' }).waitFor();
    await page.context().close();
  });
});

test('an unsent e-mail in the console is kept over a retry', async () => {
  const front = await startFront();
  const openSignedIn = async (path: string) => {
    const page = await openPage(`/login?redirect=${encodeURIComponent(path)}`, front.address);
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password').fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    return page;
  };
  const dashboard = await openSignedIn('/admin');
  const booking = await dashboard.locator('a[href^="/admin/bookings/"]').first().getAttribute('href');
  await dashboard.context().close();
  // In a new browser profile, which has not cached the code of the dashboard.
  const page = await openSignedIn(booking ?? '');
  await page.getByRole('button', { name: 'Send Email' }).click();
  const message = page.getByRole('dialog').getByLabel('Message');
  await message.fill('Your car is ready.');
  front.breakAnswers(await chunkOf('remote-admin', '/admin'), Number.POSITIVE_INFINITY);
  await page.evaluate(() => {
    history.pushState(null, '', '/admin');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await notice(page).waitFor();
  front.breakAnswers(/^$/, 0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('tab').first().waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toBe('{}');
  await page.goBack();
  await message.waitFor();
  expect(await message.inputValue()).toBe('Your car is ready.');
  await page.context().close();
  await front.close();
});

describe('the network', () => {
  /** Opens a server-rendered page after `disturb` has intercepted requests. */
  async function openWith(disturb: (page: Page) => Promise<unknown>, pathname: string): Promise<Page> {
    const page = await openPage('/login');
    await disturb(page);
    await untilRendered(() => page.goto(product.address + pathname));
    return page;
  }
  const ENTRY = /\/releases\/public\/.*remoteEntry/;

  test.each([
    ['404', { status: 404, contentType: 'text/plain', body: 'Not found' }],
    ['500', { status: 500, contentType: 'text/plain', body: 'Error' }],
    ['a page instead of a script', { status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }],
  ])('responds to the entry with %s: the page stays readable, and one press recovers it', async (_, answer) => {
    const page = await openWith((tab) => tab.route(ENTRY, (route) => route.fulfill(answer)), '/car/dacia-duster-k7m2');
    const failure = page.getByRole('alert').filter({ hasText: 'Booking does not work on this page right now' });
    await failure.waitFor({ timeout: 4000 });
    expect(await failure.getByRole('link', { name: '+212 524 000 000' }).isVisible()).toBe(true);
    expect(await failure.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1, name: 'Dacia Duster' }).isVisible()).toBe(true);
    // Links load documents, which are server-rendered.
    await page.getByRole('link', { name: 'All cars' }).click();
    await page.waitForURL('**/cars**');
    await untilRendered(() => page.reload());
    await page
      .getByRole('link', { name: /View Details/ })
      .first()
      .waitFor();
    await failure.waitFor();
    await page.unroute(ENTRY);
    await page.getByRole('button', { name: 'Try again' }).click();
    await failure.waitFor({ state: 'detached' });
    // Hydrated: the calendar opens.
    await page.getByRole('button', { name: /–/ }).click();
    await page.getByRole('grid').first().waitFor();
    await page.context().close();
  });

  test('never responds: the page is readable, the menu works, and a late response is used', async () => {
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

  test('is interrupted: a retry waits for it, and the input is kept', async () => {
    const page = await openPage(CAR_WITH_DATES);
    await openBooking(page);
    await page.context().setOffline(true);
    await typeAndGoToAbout(page);
    await expectContained(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('There is no connection yet.').waitFor();
    await page.context().setOffline(false);
    await expectRecovered(page);
    await page.context().close();
  });

  test('loses the entry of the home page: the dates typed into its form are kept', async () => {
    const page = await openWith((tab) => tab.route(ENTRY, (route) => route.abort()), '/');
    await page.getByRole('alert').filter({ hasText: 'Booking does not work' }).waitFor();
    await page.getByLabel(/pick-?up date/i).fill(dayFromNow(30));
    await page.unroute(ENTRY);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('html[data-hydrated]').waitFor();
    expect(await page.getByLabel(/pick-?up date/i).inputValue()).toBe(dayFromNow(30));
    await page.context().close();
  });

  test("has lost a page's chunk: the rest works, and trying again fetches it", async () => {
    const chunk = await chunkOfAbout();
    const page = await openPage('/faq');
    // Before hydration a link would load a server-rendered document.
    await page.locator('html[data-hydrated]').waitFor();
    await page.route(chunk, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expectContained(page);
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Redefining Car Rental' }).waitFor();
    await page.context().close();
  });

  test('loses the chunk for staff: the sign-in page shows a notice, and one press reloads it', async () => {
    const { exposed } = (await activeBuild('host')) as { exposed: { scripts: string[] } };
    expect(exposed.scripts).toHaveLength(1);
    const isStaffCode = ({ pathname }: URL) => pathname.endsWith(`/${exposed.scripts[0]}`);
    const page = await openPage('/about');
    await page.route(isStaffCode, (route) => route.abort());
    await page.goto(`${product.address}/login`);
    const notice = page.getByRole('alert').filter({ hasText: 'This page did not load' });
    await notice.waitFor();
    await page.unroute(isStaffCode);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
    await page.context().close();
  });

  test('loses the code of a server-rendered page: it is readable, and one press hydrates it', async () => {
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

/**
 * A proxy to the product that replaces responses. Interception by the browser driver would disable the browser's cache.
 */
interface Front {
  readonly address: string;
  /** Replaces the next `count` responses to matching URLs by another script. Resets the counter. */
  breakAnswers(pattern: RegExp, count: number): void;
  /** Returns the number of responses to matching URLs since then. */
  answered(): number;
  untilAnswered(count: number): Promise<void>;
  close(): Promise<void>;
}

async function startFront(): Promise<Front> {
  let broken = { pattern: /^$/, left: 0, answered: 0 };
  const server = createServer((asked, response) => {
    const { url = '', method, headers } = asked;
    const isMatch = broken.pattern.test(url);
    const passed = request(product.address + url, { method, headers }, (answer) => {
      if (isMatch) broken.answered += 1;
      if (!isMatch || broken.left-- <= 0)
        return answer.pipe(response.writeHead(answer.statusCode ?? 0, answer.headers));
      const { 'content-type': type, 'cache-control': caching } = answer.headers;
      answer.resume();
      response.writeHead(200, { 'content-type': type ?? '', 'cache-control': caching ?? '' }).end('broken();');
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    breakAnswers(pattern, count) {
      broken = { pattern, left: count, answered: 0 };
    },
    answered: () => broken.answered,
    async untilAnswered(count) {
      while (broken.answered < count) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

const chunkOfAbout = () => chunkOf('remote-public', '/about');

/** Returns a pattern of the URLs of chunks that only this page uses. */
async function chunkOf(application: string, route: string): Promise<RegExp> {
  const { pages } = await activeBuild(application);
  const { [route]: own, ...others } = pages as Record<string, { scripts: string[] }>;
  const shared = Object.values(others).flatMap(({ scripts }) => scripts);
  const scripts = own?.scripts.filter((file) => !shared.includes(file)) ?? [];
  return new RegExp(scripts.map((file) => file.replaceAll('.', '\\.')).join('|'));
}
