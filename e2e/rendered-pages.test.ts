import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core';
import { freeCar, signInToken } from './api.ts';
import { book } from './book.ts';
import { address, DESKTOP, launchBrowser, PHONE, untilRendered } from './browser.ts';
import { dayFromNow } from './days.ts';
import { PUBLIC_PATTERNS } from './public-pages.ts';

let browser: Browser;
let wholeBrowser: Browser;
beforeAll(async () => {
  [browser, wholeBrowser] = await Promise.all([launchBrowser(), launchBrowser({ isWhole: true })]);
});
afterAll(() => Promise.all([browser.close(), wholeBrowser.close()]));

const AGENCY = 'Zellige Cars';

/** Every public page: path, status, title, and texts of its content. */
const PAGES: readonly (readonly [path: string, status: number, title: string, texts: readonly string[]])[] = [
  ['/', 200, 'Car rental in Marrakech', ['Search Available Cars', 'Dacia Duster', 'per day']],
  ['/cars', 200, 'Cars to rent', ['View Details', 'Dacia Duster']],
  ['/car/dacia-duster-k7m2', 200, 'Dacia Duster', ['Available at all locations', 'Book Now']],
  ['/locations', 200, 'Locations', ['Convenient Locations Nationwide']],
  ['/about', 200, 'About', ['Redefining Car Rental']],
  ['/support', 200, 'Support', ['Response within 2 hours']],
  ['/faq', 200, 'FAQ', ['How do I book a car?']],
  ['/my-booking', 200, 'My booking', ['My booking', 'You can also call us']],
  ['/review', 200, 'How was your rental?', ['How was your rental?', 'You can also tell us on']],
  ['/terms', 200, 'Terms of Service', ['Terms of Service']],
  ['/privacy', 200, 'Privacy Policy', ['Privacy Policy']],
  ['/nowhere', 404, 'Page Not Found', ['Page Not Found']],
  ['/car/no-such-car', 404, 'Car not found', []],
];

test('the list has every public page', () => {
  const addresses = PAGES.map(([path]) => path);
  for (const pattern of PUBLIC_PATTERNS) {
    const matching = new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}$`);
    expect([pattern, addresses.some((path) => matching.test(path))]).toEqual([pattern, true]);
  }
});

async function open(path: string, options: BrowserContextOptions, opener = browser) {
  const context = await opener.newContext({ ...PHONE, reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  let requests: string[] = [];
  let complaints: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // The browser logs an error for a page with status 404.
    const isStatus = message.text().includes('the server responded with a status of 404');
    if (['error', 'warning'].includes(message.type()) && !isStatus) complaints.push(message.text());
  });
  const { response } = await untilRendered(async () => {
    // Aborts the requests of a page that was not server-rendered.
    await page.goto('about:blank');
    requests = [];
    complaints = [];
    return page.goto(address(path));
  });
  return { page, requests, complaints, status: response.status(), close: () => context.close() };
}

/** Waits until React has hydrated the page, which it marks by properties of the elements. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.waitForLoadState('networkidle');
}

describe.each(PAGES)('%s', (path, status, title, texts) => {
  test('can be read without JavaScript, and leads to the agency', async () => {
    const { page, status: answered, close } = await open(path, { javaScriptEnabled: false });
    expect(answered).toBe(status);
    expect(await page.title()).toBe(`${title} | ${AGENCY}`);
    const main = await page.locator('main').innerText();
    for (const text of texts) expect(main).toContain(text);
    expect(await page.locator('h1').count()).toBe(1);
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByRole('link', { name: '+212 524 000 000' }).getAttribute('href')).toBe('tel:+212524000000');
    expect(await footer.locator('a[href^="https://wa.me/"]').count()).toBeGreaterThan(0);
    await close();
  });

  test.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('is hydrated on %s without changes, and its data are not fetched again', async (_, device) => {
    const options = { ...device, timezoneId: 'America/New_York' };
    const { page, requests, complaints, close } = await open(path, options, wholeBrowser);
    await untilHydrated(page);
    expect(complaints).toEqual([]);
    // The rules that the page shows are inlined; the whole sheets come with the scripts.
    const sheets = requests.filter((request) => request.endsWith('.css'));
    expect(sheets).toEqual([...new Set(sheets)]);
    expect(requests.filter((request) => request.startsWith('/api/'))).toEqual([]);
    expect(await page.title()).toBe(`${title} | ${AGENCY}`);
    await close();
  });
});

test('a search without JavaScript leads to the cars that are free on these days', async () => {
  const { page, close } = await open('/', { javaScriptEnabled: false });
  await page.getByLabel('Pick-up date').fill(dayFromNow(20));
  await page.getByLabel('Drop-off date').fill(dayFromNow(22));
  await page.getByRole('button', { name: 'Search Available Cars' }).click();
  await page.waitForURL('**/cars?**');
  const query = new URL(page.url()).searchParams;
  expect([query.get('pickupDate'), query.get('dropoffDate')]).toEqual([dayFromNow(20), dayFromNow(22)]);
  await untilRendered(() => page.reload());
  expect(await page.getByRole('link', { name: /View Details/ }).count()).toBeGreaterThan(0);
  await close();
});

test('input from before hydration is kept', async () => {
  let run: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    run = resolve;
  });
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.route('**/releases/**', async (route) => {
    await held;
    await route.continue();
  });
  await untilRendered(() => page.goto(address('/'), { waitUntil: 'commit' }));
  await page.getByLabel('Pick-up date').fill(dayFromNow(20));
  run();
  await untilHydrated(page);
  await page.getByLabel('Drop-off date').fill(dayFromNow(22));
  await page.getByRole('button', { name: 'Search Available Cars' }).click();
  await page.waitForURL('**/cars?**');
  expect(new URL(page.url()).searchParams.get('pickupDate')).toBe(dayFromNow(20));
  await context.close();
});

describe('the next visitor sees within a second', () => {
  async function html(path: string): Promise<string> {
    return (await untilRendered(() => fetch(address(path)))).html;
  }

  /** Waits for the lifetime of cached pages. */
  const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1000));

  async function aSecondLater(path: string): Promise<string> {
    await aSecond();
    return html(path);
  }

  test("a booking on the car's page and in the list", async () => {
    const range = { from: dayFromNow(200), to: dayFromNow(202) };
    const car = await freeCar(range);
    const list = `/cars?pickupDate=${range.from}&dropoffDate=${range.to}`;
    expect(await html(list)).toContain(`/car/${car.CarId}`);
    expect(await html(`/car/${car.CarId}`)).not.toContain(range.from);

    await book(range, { car });

    expect(await aSecondLater(list)).not.toContain(`/car/${car.CarId}`);
    expect(await html(`/car/${car.CarId}`)).toContain(range.from);
  });

  test('a booking, also in a list restored from the browser’s cache', async () => {
    const range = { from: dayFromNow(210), to: dayFromNow(212) };
    const car = await freeCar(range);
    const list = `/cars?pickupDate=${range.from}&dropoffDate=${range.to}`;
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await untilRendered(() => page.goto(address(list)));
    const link = page.locator(`main a[href^="/car/${car.CarId}"]`).first();
    await link.waitFor();
    await page.locator('html[data-hydrated]').waitFor();
    await page.goto(address(`/car/${car.CarId}`));
    await book(range, { car });
    await aSecond();
    await page.goBack();
    await link.waitFor({ state: 'detached' });
    await context.close();
  });

  test('a new price on the home page', async () => {
    const home = await html('/');
    const [, CarId = ''] = /\/car\/([^"?]+)/.exec(home) ?? [];
    const token = await signInToken();
    const car: { price: number } = await (await fetch(address(`/api/entities/Cars/${CarId}`))).json();
    const setPrice = async (price: number) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const body = JSON.stringify({ CarId, price });
      const answer = await fetch(address('/api/entities/Cars'), { method: 'PUT', headers, body });
      expect(answer.status).toBe(200);
    };
    await setPrice(77.25);
    expect(await aSecondLater('/')).toContain('77.25');
    await setPrice(car.price);
    expect(await aSecondLater('/')).not.toContain('77.25');
  });
});

/** Texts that identify the production build of each library. */
const LIBRARIES: readonly (readonly [name: string, mark: string])[] = [
  ['React', '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='],
  ['React DOM', 'rendererPackageName:"react-dom"'],
  ['React Router', '__reactRouterVersion'],
  ['SWR', '"$inf$"'],
];
/** Class name prefix of react-day-picker, the calendar. */
const CALENDAR = 'rdp-';

describe('of scripts', () => {
  async function scriptsOf(path: string) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    let answers: Response[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'script') answers.push(answer);
    });
    await untilRendered(async () => {
      await page.goto('about:blank');
      answers = [];
      return page.goto(address(path));
    });
    await untilHydrated(page);
    const scripts = await Promise.all(
      answers.map(async (answer) => ({ url: answer.url(), code: await answer.text() })),
    );
    await context.close();
    return scripts;
  }

  test.each([
    ['/', false],
    ['/cars', false],
    ['/car/dacia-duster-k7m2', true],
    ['/faq', false],
  ])(
    '%s fetches each once, and one copy of what is shared; is the calendar among them: %s',
    async (path, hasCalendar) => {
      const scripts = await scriptsOf(path);
      const urls = scripts.map(({ url }) => url);
      expect(urls).toEqual([...new Set(urls)]);
      const copies = LIBRARIES.map(([name, mark]) => [name, scripts.filter(({ code }) => code.includes(mark)).length]);
      expect(copies).toEqual(LIBRARIES.map(([name]) => [name, 1]));
      expect(scripts.some(({ code }) => code.includes(CALENDAR))).toBe(hasCalendar);
    },
  );
});

test('the hashes of further scripts are known before the first script, and a page works without them', async () => {
  const { page, complaints, close } = await open('/', {}, wholeBrowser);
  await untilHydrated(page);
  const [map] = await page
    .locator('script[type=importmap]')
    .evaluateAll((maps) => maps.map((map) => JSON.parse(map.textContent ?? '') as { integrity: object }));
  const own = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const pinned = Object.keys(map?.integrity ?? {});
  expect(pinned.length).toBeGreaterThan(own.length);
  expect(pinned).toEqual(expect.arrayContaining(own.map((href) => new URL(href).pathname)));
  expect(complaints).toEqual([]);
  await close();

  const context = await wholeBrowser.newContext(PHONE);
  const lost = await context.newPage();
  await lost.route('**/integrity/*', (route) => route.abort());
  await untilRendered(() => lost.goto(address('/')));
  await untilHydrated(lost);
  expect(await lost.locator('script[type=importmap]').count()).toBe(0);
  await context.close();
});

/** A new connection brings about as much in its first round trip. */
const FIRST_RESPONSE_BYTES = 15_100;

test.each(['/', '/cars', '/car/dacia-duster-k7m2', '/faq'])(
  '%s comes in one round trip once it was asked for',
  async (path) => {
    const ask = async () => {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        get(address(path), { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
      });
      return (await buffer(response)).length;
    };
    await untilRendered(() => fetch(address(path)));
    let size = await ask();
    // Compressed at its best in the background.
    for (let times = 0; times < 60 && size > FIRST_RESPONSE_BYTES; times++) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      size = await ask();
    }
    expect(size).toBeLessThanOrEqual(FIRST_RESPONSE_BYTES);
  },
);

test('the head announces the largest image, and no fonts, for which browsers would hold the first paint back', async () => {
  const { html } = await untilRendered(() => fetch(address('/car/dacia-duster-k7m2')));
  const [head = '', body = ''] = html.split('<body>');
  expect(head).toContain('as="image" fetchPriority="high"');
  expect(head).not.toContain('as="font"');
  expect(body).toMatch(/^\s*<link rel="preload" as="font"/);
});

test('a page whose style sheet is lost keeps its content, and says so', async () => {
  const context = await wholeBrowser.newContext(PHONE);
  const page = await context.newPage();
  await page.route('**/*.css', (route) => route.abort());
  await untilRendered(() => page.goto(address('/')));
  await page.getByText('This page could not be loaded completely.').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.locator('html[data-hydrated]').count()).toBe(0);

  // That of the remote is lost alone.
  await page.unrouteAll();
  await page.route('**/releases/public/**/*.css', (route) => route.abort());
  await untilRendered(() => page.reload());
  await page.getByText('Booking does not work on this page right now').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await context.close();
});

test('a cached page is revalidated with 304', async () => {
  const { response } = await untilRendered(() => fetch(address('/faq')));
  const tag = response.headers.get('etag') ?? '';
  const second = await fetch(address('/faq'), { headers: { 'if-none-match': tag } });
  expect([second.status, await second.text()]).toEqual([304, '']);
});

test('a press before hydration takes effect after it', async () => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/releases/**/*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  await untilRendered(() => page.goto(address('/faq'), { waitUntil: 'commit' }));
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await page.getByRole('button', { name: 'Close menu' }).isVisible()).toBe(false);
  answer();
  await page.getByRole('button', { name: 'Close menu' }).waitFor();
  // After hydration React handles every press.
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.getByRole('button', { name: 'Open menu' }).waitFor();
  expect(await page.evaluate(() => 'clicksToReplay' in window)).toBe(false);
  await context.close();
});
