import type { Browser, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { call, signInToken } from './api.ts';
import { book, changeAsColleague } from './book.ts';
import { address, launchBrowser, PHONE } from './browser.ts';
import { dayFromNow } from './days.ts';
import { visitAsStaff } from './staff.ts';
import { startFront } from './start-front.ts';
import { waitUntil } from './wait-until.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

interface StoredHandover {
  readonly values: Readonly<Record<string, unknown>>;
  readonly photos: readonly { readonly fileId: string }[];
  readonly damages: readonly { readonly kind: string; readonly view: string }[];
  readonly signedAt?: string;
}

async function handoversOf(bookingId: number): Promise<readonly StoredHandover[]> {
  const { body } = await call(`/api/handovers?bookingId=${bookingId}`, undefined, await signInToken());
  return body.data as unknown as StoredHandover[];
}

async function statusOf(bookingId: number): Promise<string> {
  const response = await fetch(address(`/api/entities/CarsBooking/${bookingId}`), {
    headers: { authorization: `Bearer ${await signInToken()}` },
  });
  return ((await response.json()) as { status: string }).status;
}

/** A photograph as a phone takes it, with the place where it was taken. */
async function photograph(): Promise<Buffer> {
  const create = { width: 2_400, height: 1_800, channels: 3 as const, background: '#7a5530' };
  return await sharp({ create })
    .withExif({ IFD3: { GPSLatitude: '31/1 38/1 0/1', GPSLongitude: '8/1 0/1 0/1' } })
    .jpeg()
    .toBuffer();
}

async function sign(page: Page): Promise<void> {
  const field = page.getByLabel(/^Field for the signature/);
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error('There is no field for the signature');
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(0.2, 0.5));
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(...at(0.2 + step * 0.05, step % 2 ? 0.3 : 0.7));
  await page.mouse.up();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}

/** Lets the server answer the first call of this kind, and loses its answer. */
async function loseFirstAnswer(page: Page, url: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(url, lose, { times: 1 });
}

test('a whole rental on a phone in a yard: the network is cut at every step, and nothing is lost or doubled', async () => {
  const booking = await book({ from: dayFromNow(1), to: dayFromNow(3) });
  const path = `/admin/bookings/${booking.id}/handover`;
  const { page, close } = await visitAsStaff(browser, `${path}/pickup`, PHONE);
  const context = page.context();
  const state = page.getByRole('status');
  await page.getByLabel('Kilometers', { exact: true }).waitFor();

  // Without a network, from the first field on.
  await context.setOffline(true);
  await page.getByLabel('Kilometers', { exact: true }).fill('48000');
  await page.getByRole('radio', { name: 'Full' }).check({ force: true });
  await page.getByRole('button', { name: 'Add damage' }).click();
  const dialog = page.getByRole('dialog', { name: /^Damage/ });
  await dialog.getByRole('radio', { name: 'Dent' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Done' }).click();
  const photo = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photograph() };
  await page.locator('input[type=file]').last().setInputFiles(photo);
  await page.getByRole('img', { name: 'Picture 1' }).waitFor();
  await state.filter({ hasText: 'Waiting for the network' }).waitFor();
  expect(await handoversOf(booking.id)).toEqual([]);

  // The page is opened again while nothing gets through to the server.
  const isUnreachable = (route: Route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort('connectionrefused');
  await context.route('**/api/handovers**', isUnreachable);
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('img', { name: 'Picture 1' }).waitFor();
  expect(await page.getByLabel('Kilometers', { exact: true }).inputValue()).toBe('48000');
  expect(await page.getByRole('radio', { name: 'Full' }).isChecked()).toBe(true);
  await page.getByText('Dent', { exact: true }).waitFor();

  // The answers to the first calls are lost.
  for (const url of ['**/api/handovers', '**/api/handovers/*', '**/damages/*', '**/photos/*'])
    await loseFirstAnswer(page, url);
  await context.unroute('**/api/handovers**', isUnreachable);
  await state.filter({ hasText: 'All saved' }).waitFor({ timeout: 60_000 });
  const [stored, ...others] = await handoversOf(booking.id);
  expect([stored?.values, stored?.damages, stored?.photos.length, others]).toMatchObject([
    { kilometers: 48_000, fuel: 8 },
    [{ kind: 'dent', view: 'left' }],
    1,
    [],
  ]);
  const picture = await fetch(address(`/api/photos/${stored?.photos[0]?.fileId}`), {
    headers: { authorization: `Bearer ${await signInToken()}` },
  });
  const { exif, width = 0, height = 0 } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  expect([exif, Math.max(width, height) <= 2_048]).toEqual([undefined, true]);

  // Signed without a network, and sent when it is back; the answer is lost once.
  await context.setOffline(true);
  await sign(page);
  await page.getByText(/^Signed on this device/).waitFor();
  expect(await statusOf(booking.id)).toBe('requested');
  await loseFirstAnswer(page, '**/sign');
  await context.setOffline(false);
  await page.getByText(/^Signed on (?!this device)/).waitFor({ timeout: 60_000 });
  expect(await statusOf(booking.id)).toBe('out');

  await page.goto(address(`${path}/return`));
  await page.getByLabel('Kilometers', { exact: true }).fill('48120');
  await page.getByRole('radio', { name: '6/8' }).check({ force: true });
  await sign(page);
  await page.getByText(/^Signed on (?!this device)/).waitFor();
  expect(await statusOf(booking.id)).toBe('returned');
  const all = await handoversOf(booking.id);
  expect(all.map(({ values, signedAt }) => [values.kilometers, signedAt !== undefined])).toEqual([
    [48_000, true],
    [48_120, true],
  ]);
  await close();
}, 180_000);

/** Lets this device take nothing for a while, as one with a slow disk. */
async function holdDeviceStore(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(async (time) => {
    const [{ name = '' } = {}] = await indexedDB.databases();
    const opening = indexedDB.open(name);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const store = opening.result.transaction('changes', 'readwrite').objectStore('changes');
    const end = Date.now() + time;
    const hold = () => {
      if (Date.now() < end) store.get('').onsuccess = hold;
      else opening.result.close();
    };
    hold();
  }, milliseconds);
}

test('without a network a protocol opens in a browser that was closed; all arrives later, and a sign-out leaves nothing', async () => {
  const site = await startFront();
  const booking = await book({ from: dayFromNow(1), to: dayFromNow(3) });
  const protocol = `${site.address}/admin/bookings/${booking.id}/handover/pickup`;
  const first = await visitAsStaff(browser, protocol, PHONE);
  const context = first.page.context();
  await first.page.getByLabel('Kilometers', { exact: true }).fill('48000');
  await first.page.getByRole('status').filter({ hasText: 'All saved' }).waitFor();
  const copy = `/admin/handovers/${booking.id}`;
  // The copy of what was saved is written after it.
  await waitUntil(
    first.page,
    async (paths) => {
      const [shell, kept] = await Promise.all(paths.map((path) => caches.match(path)));
      return Boolean(shell && (await kept?.text())?.includes('"kilometers":48000'));
    },
    ['/admin/handover', copy],
  );

  /** Opens the page as a browser that the phone has ended. */
  const reopen = async (page: Page) => {
    await page.close();
    const next = await context.newPage();
    await next.goto(protocol);
    return next;
  };
  await context.setOffline(true);
  await site.cut();
  const second = await reopen(first.page);
  await second.getByRole('status').filter({ hasText: 'No network' }).waitFor();
  expect(await second.getByLabel('Kilometers', { exact: true }).inputValue()).toBe('48000');
  await second.getByRole('radio', { name: 'Full' }).check({ force: true });
  await second.getByLabel('Notes', { exact: true }).fill('Washed');
  await second.getByRole('status').filter({ hasText: 'Waiting for the network' }).waitFor();

  const third = await reopen(second);
  await third.getByRole('status').filter({ hasText: 'Waiting for the network' }).waitFor();
  expect(await third.getByLabel('Notes', { exact: true }).inputValue()).toBe('Washed');
  await holdDeviceStore(third, 2500);
  await sign(third);
  await third.getByText(/^Signed on this device/).waitFor();

  const fourth = await reopen(third);
  await fourth.getByText(/^Signed on this device/).waitFor();
  await site.mend();
  await context.setOffline(false);
  await fourth.getByText(/^Signed on (?!this device)/).waitFor({ timeout: 60_000 });
  await fourth.getByText('No network').waitFor({ state: 'detached' });
  const [stored] = await handoversOf(booking.id);
  expect([stored?.values, await statusOf(booking.id)]).toMatchObject([
    { kilometers: 48_000, fuel: 8, notes: 'Washed' },
    'out',
  ]);
  await waitUntil(fourth, async (path) => !(await caches.match(path)), copy);

  await fourth.goto(`${site.address}/admin/bookings/${booking.id}/handover/return`);
  await fourth.getByLabel('Kilometers', { exact: true }).waitFor();
  await site.cut();
  await context.setOffline(true);
  await fourth.getByLabel('Notes', { exact: true }).fill('Nobody has this yet');
  await fourth.getByRole('status').filter({ hasText: 'Waiting for the network' }).waitFor();
  await fourth.getByLabel('Account: owner@example.com').click();
  await fourth.getByRole('button', { name: 'Sign out' }).click();
  const question = fourth.getByRole('dialog', { name: 'Sign out before all is sent?' });
  await question.getByRole('button', { name: 'Sign out and remove it' }).click();
  await fourth.waitForURL('**/login**');
  await waitUntil(fourth, async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return (await caches.keys()).length + (await indexedDB.databases()).length + workers.length === 0;
  });
  expect(await fourth.evaluate(() => Object.keys(localStorage))).not.toContain('handoversWaiting');
  await first.close();
}, 180_000);

test('Today keeps the protocols that are due: each opens in a car park without a network, and arrives later', async () => {
  const site = await startFront();
  const booking = await book({ from: dayFromNow(0), to: dayFromNow(2) });
  await changeAsColleague('PUT', '/api/entities/CarsBooking', { id: booking.id, status: 'reserved' });
  const path = `/admin/bookings/${booking.id}/handover/pickup`;
  const { page, close } = await visitAsStaff(browser, `${site.address}/admin/today`, PHONE);
  const context = page.context();
  await waitUntil(page, async (paths) => (await Promise.all(paths.map((one) => caches.match(one)))).every(Boolean), [
    '/admin/handover',
    `/admin/handovers/${booking.id}`,
  ]);

  await context.setOffline(true);
  await site.cut();
  await page.locator(`a[href="${path}"]`).click();
  await page.getByRole('status').filter({ hasText: 'No network' }).waitFor();
  await page.getByLabel('Kilometers', { exact: true }).fill('51000');
  await page.getByRole('status').filter({ hasText: 'Waiting for the network' }).waitFor();
  await page.close();

  // In a browser that was closed, by the address.
  const next = await context.newPage();
  await next.goto(site.address + path);
  await next.getByRole('status').filter({ hasText: 'No network' }).waitFor();
  expect(await next.getByLabel('Kilometers', { exact: true }).inputValue()).toBe('51000');
  await next.getByRole('radio', { name: 'Full' }).check({ force: true });
  await sign(next);
  await next.getByText(/^Signed on this device/).waitFor();
  await site.mend();
  await context.setOffline(false);
  await next.getByText(/^Signed on (?!this device)/).waitFor({ timeout: 60_000 });
  expect(await statusOf(booking.id)).toBe('out');
  await close();
}, 180_000);
