import type { Browser, Page } from 'playwright-core';
import { bookingsWithCode, freeCar } from './api.ts';
import { findViolations } from './axe.ts';
import { bookOnPage } from './book.ts';
import { launchBrowser, PHONE, visit } from './browser.ts';
import { dayFromNow } from './days.ts';
import { startFront } from './start-front.ts';
import { waitUntil } from './wait-until.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Starts a proxy to the product whose connections can be cut. */
async function startSite() {
  const front = await startFront();
  return { ...front, visit: (path: string) => visit(browser, front.address + path, PHONE) };
}

/** Resolves when the service worker has a copy of the pages, of the files that they load, and of the bookings. */
async function untilCopied(page: Page): Promise<void> {
  await waitUntil(page, async () => {
    const copies = await Promise.all(['/my-booking', '/terms', '/api/my-bookings'].map((path) => caches.match(path)));
    const texts = await Promise.all(copies.map((copy) => copy?.clone().text() ?? ''));
    const files = texts.join('\n').match(/(?<=(?:src|href)=")\/releases\/[^"]+/g) ?? [];
    const kept = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })));
    return [...copies, ...kept].every(Boolean);
  });
}

test('a booking is available after a reload, in another tab, and offline', async () => {
  const range = { from: dayFromNow(110), to: dayFromNow(112) };
  const car = await freeCar(range);
  const path = `/car/${car.CarId}?pickupDate=${range.from}&dropoffDate=${range.to}`;
  const site = await startSite();
  const { page, complaints, close } = await site.visit(path);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  const code = await bookOnPage(page);
  await untilCopied(page);

  await page.goto(new URL('/my-booking', page.url()).href);
  await page.getByText(code, { exact: true }).waitFor();
  await page.reload();
  await page.getByText(code, { exact: true }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My booking' }).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText(code, { exact: true }).waitFor();
  await other.close();
  expect(complaints).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await page.getByText(code, { exact: true }).waitFor();
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  await untilCopied(page);
  await site.cut();
  await page.reload();
  await page.getByText(code, { exact: true }).waitFor();
  expect(await page.getByRole('status').filter({ hasText: 'You are offline' }).innerText()).toContain(
    '+212 524 000 000',
  );
  expect(await page.getByRole('button', { name: 'Cancel booking' }).count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);

  const terms = page.getByRole('heading', { level: 1, name: 'Terms of Service' });
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await terms.waitFor();
  await page.reload();
  await terms.waitFor();
  await page.goto(new URL('/my-booking', page.url()).href);
  await page.getByText(code, { exact: true }).waitFor();

  await site.mend();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByText('This booking is canceled').waitFor();
  const [stored] = await bookingsWithCode(code);
  expect(stored?.status).toBe('canceled');
  await close();
  await site.cut();
});

test('the copy contains only the page, and is deleted a day after the rental or on request', async () => {
  const range = { from: dayFromNow(114), to: dayFromNow(114) };
  const car = await freeCar(range);
  const path = `/car/${car.CarId}?pickupDate=${range.from}&dropoffDate=${range.to}`;
  const site = await startSite();
  const { page, close } = await site.visit(path);
  const code = await bookOnPage(page);
  await untilCopied(page);
  const home = new URL('/my-booking', page.url()).href;
  await page.goto(home);
  await page.getByText(code, { exact: true }).waitFor();
  // The page renews its copy: a browser removes an entry before it writes the new one.
  await page.waitForLoadState('networkidle');
  await untilCopied(page);
  const copy = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const others = copy.filter((copied) => !/^\/releases\/(host|public)\//.test(copied));
  expect(others.sort()).toEqual(['/api/my-bookings', '/my-booking', '/terms']);

  // Changes the copy so that the rental ended three days ago.
  await site.cut();
  await page.evaluate(async () => {
    const cache = await caches.open('my-booking');
    const answer = await (await cache.match('/api/my-bookings'))?.json();
    answer.data[0].dropoffDate.$date = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    await cache.put('/api/my-bookings', Response.json(answer));
  });
  await page.reload();
  await page.getByRole('heading', { name: 'We could not load your booking' }).waitFor();
  await waitUntil(page, async () => (await caches.keys()).length === 0);

  await site.mend();
  await page.goto(home);
  await page.getByText(code, { exact: true }).waitFor();
  await untilCopied(page);
  await page.getByRole('button', { name: 'Forget on this device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click();
  await page.getByRole('heading', { name: 'Find your booking' }).waitFor();
  await waitUntil(page, async () => (await caches.keys()).length === 0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
  await close();
  await site.cut();
});
