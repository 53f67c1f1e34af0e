import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { runReleaseCommand } from '../deployment/src/run-release-command.ts';
import { call, signInToken } from './api.ts';
import { findViolations } from './axe.ts';
import { book, changeAsColleague } from './book.ts';
import { address, launchBrowser, PHONE } from './browser.ts';
import { dayFromNow } from './days.ts';
import { drawSignature } from './draw-signature.ts';
import { visitAsStaff } from './staff.ts';
import { startFront } from './start-front.ts';
import { type StartedProduct, startProduct } from './start-product.ts';
import { waitUntil } from './wait-until.ts';

let browser: Browser;
let product: StartedProduct;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct({}, { isAgency: true })]);
  process.env.E2E_ADDRESS = product.address;
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** A photo as a phone takes it, large and with the place in it. */
const photo = async (colour: string) => ({
  name: `${colour}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 3000, height: 2000, channels: 3, background: colour } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 37/1 0/1' } })
    .jpeg()
    .toBuffer(),
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const saved = (page: Page) => page.getByText('All saved').waitFor();

async function readHandovers(bookingId: number) {
  const { body } = await call(`/api/handovers?bookingId=${bookingId}`, undefined, await signInToken());
  return body.data as {
    id: string;
    direction: string;
    values: Record<string, unknown>;
    photos: { fileId: string; damageId?: string }[];
    damages: { id: string; kind: string; view: string }[];
    charges: object[];
    signedAt?: string;
  }[];
}

async function statusOf(bookingId: number): Promise<unknown> {
  const query = [{ field: 'id', operator: 'EQ', value: bookingId }];
  const { body } = await call(
    '/api/entities/CarsBooking/search',
    { entity: 'CarsBooking', query },
    await signInToken(),
  );
  return body.data[0]?.status;
}

test('a rental in a car park: the network is cut at every step of the hand-over, the return is charged at the desk', async () => {
  const token = await signInToken();
  const terms = await call('/api/entities/RentalTerms', { kmPerDay: 100, kmPrice: 0.5, fuelPrice: 12 }, token);
  expect(terms.status).toBe(200);
  const { id } = await book({ from: dayFromNow(1), to: dayFromNow(1) });
  // Visitors cannot book for today at every hour.
  const today = { pickupDate: { $date: dayFromNow(0) } };
  await changeAsColleague('PUT', '/api/entities/CarsBooking', { id, status: 'reserved', ...today });

  const desk = await visitAsStaff(browser, `/admin/bookings/${id}/handover/pickup`);
  const { page, close } = await visitAsStaff(browser, '/admin/today', PHONE);
  const context = page.context();
  await page.locator(`a[href="/admin/bookings/${id}/handover/pickup"]`).click();
  await field(page, 'Kilometers').waitFor();
  expect(await findViolations(page)).toEqual([]);

  const withoutNetwork = async (act: () => Promise<unknown>) => {
    await context.setOffline(true);
    await act();
    await page.getByText('Waiting for the network').waitFor();
    await context.setOffline(false);
    await saved(page);
  };
  await withoutNetwork(() => field(page, 'Kilometers').fill('48210'));
  // A colleague at the desk sees it.
  await desk.page.locator('input[inputmode="numeric"]').and(desk.page.locator('[value="48210"]')).waitFor();
  await withoutNetwork(() => page.getByRole('radio', { name: 'Full' }).check());
  await withoutNetwork(() => page.getByRole('checkbox', { name: 'Second key' }).check());
  await withoutNetwork(() => page.getByLabel('License valid until').fill(dayFromNow(900)));
  await withoutNetwork(async () =>
    page.getByLabel('Take pictures').setInputFiles([await photo('red'), await photo('blue')]),
  );
  await withoutNetwork(async () => {
    await page.getByRole('button', { name: 'Left side: mark new damage' }).click({ position: { x: 30, y: 30 } });
    const dialog = page.getByRole('dialog', { name: 'Damage 1' });
    await dialog.getByRole('radio', { name: 'Dent' }).check();
    await dialog.getByLabel('Take pictures').setInputFiles(await photo('green'));
    await dialog.getByRole('listitem').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  // The answers are lost and the page is loaded again: what was typed is still there, and is sent.
  await page.route('**/api/handovers/*', (route) => route.abort());
  await field(page, 'Notes').fill('Washed');
  await page.getByText('Waiting for the network').waitFor();
  await page.reload();
  await page.getByText('Waiting for the network').waitFor();
  expect(await field(page, 'Notes').inputValue()).toBe('Washed');
  await page.unroute('**/api/handovers/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await saved(page);

  await drawSignature(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.setViewportSize({ width: 390, height: 844 });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByText(/^Signed on this device/).waitFor();
  await context.setOffline(false);
  await page.getByText(/^Signed on (?!this device)/).waitFor();
  expect(await findViolations(page)).toEqual([]);

  const [pickup] = await readHandovers(id);
  expect(pickup).toMatchObject({
    values: {
      kilometers: 48_210,
      fuel: 8,
      notes: 'Washed',
      licenseExpiry: dayFromNow(900),
      driverName: 'Amina El Fassi',
    },
    damages: [{ kind: 'dent', view: 'left' }],
  });
  expect(pickup?.values.accessories).toContain('key2');
  expect(pickup?.photos.map(({ damageId }) => damageId)).toEqual([undefined, undefined, pickup?.damages[0]?.id]);
  expect(await statusOf(id)).toBe('out');
  const { fileId } = pickup?.photos[0] ?? {};
  const stored = await page.evaluate(
    async (path) => [...new Uint8Array(await (await fetch(path)).arrayBuffer())],
    `/api/photos/${fileId}`,
  );
  const { width, exif } = await sharp(Buffer.from(stored)).metadata();
  expect([width, exif]).toEqual([2048, undefined]);
  await close();

  await desk.page.goto(new URL(`/admin/bookings/${id}`, product.address).href);
  await desk.page.getByRole('link', { name: 'Return protocol' }).click();
  await field(desk.page, 'Kilometers').fill('48450');
  await desk.page.getByRole('radio', { name: '6/8' }).check();
  const charges = desk.page.getByRole('region', { name: 'Charges' });
  await charges.getByText(/240 km driven/).waitFor();
  await charges.getByRole('button', { name: 'Drop: Missing fuel' }).click();
  await charges.getByLabel('Reason: Missing fuel').fill('Regular customer');
  await saved(desk.page);
  expect(await findViolations(desk.page)).toEqual([]);
  await drawSignature(desk.page);
  await desk.page.getByRole('button', { name: 'Sign', exact: true }).click();
  await desk.page.getByText(/^Signed on (?!this device)/).waitFor();
  const returned = (await readHandovers(id)).at(-1);
  expect(returned).toMatchObject({ direction: 'return', values: { kilometers: 48_450, fuel: 6 } });
  expect(returned?.charges).toMatchObject([
    { kind: 'kilometers', quantity: 40, amount: 20 },
    { kind: 'fuel', dropped: true, reason: 'Regular customer' },
  ]);
  expect(await statusOf(id)).toBe('returned');
  await desk.close();
});

test('a protocol that was begun without a network under one release is completed under the next', async () => {
  const site = await startFront();
  const { id } = await book({ from: dayFromNow(1), to: dayFromNow(2) });
  await changeAsColleague('PUT', '/api/entities/CarsBooking', { id, status: 'reserved' });
  const protocol = `${site.address}/admin/bookings/${id}/handover/pickup`;
  const { page, close } = await visitAsStaff(browser, protocol, PHONE);
  const context = page.context();
  await field(page, 'Kilometers').waitFor();
  await waitUntil(page, async (paths) => (await Promise.all(paths.map((one) => caches.match(one)))).every(Boolean), [
    '/admin/handover',
    `/admin/handovers/${id}`,
  ]);
  await context.setOffline(true);
  await site.cut();
  await field(page, 'Kilometers').fill('48210');
  await page.getByText('Waiting for the network').waitFor();

  const { CHROME_PATH: _, ...env } = process.env;
  const release = (...words: string[]) =>
    runReleaseCommand({ root: product.releaseStore }, words, { env, warn: () => undefined });
  const folder = path.join(__dirname, '../remote-admin/dist');
  await release('publish', 'admin', '--version', 'next', '--folder', folder);
  await release('activate', 'admin@next');
  const served = async () => (await fetch(address('/admin/today'))).text();
  while (!(await served()).includes('/releases/admin/next/')) await new Promise((resolve) => setTimeout(resolve, 50));

  // The copy has all files of the release that it was made of.
  await page.close();
  const kept = await context.newPage();
  await kept.goto(protocol);
  await kept.getByText('Waiting for the network').waitFor();
  await kept.getByRole('radio', { name: 'Full' }).check({ force: true });
  await site.mend();
  await context.setOffline(false);
  await saved(kept);
  expect((await readHandovers(id))[0]?.values).toMatchObject({ kilometers: 48_210, fuel: 8 });

  await kept.reload();
  await field(kept, 'Kilometers').waitFor();
  expect(await kept.locator('link[rel=modulepreload][href^="/releases/admin/next/"]').count()).toBeGreaterThan(0);
  expect(await field(kept, 'Kilometers').inputValue()).toBe('48210');
  // The copy follows.
  await waitUntil(kept, async () => {
    const files = (await (await caches.open('handover')).keys()).map(({ url }) => url);
    const ofAdmin = files.filter((url) => url.includes('/releases/admin/'));
    return ofAdmin.length > 0 && ofAdmin.every((url) => url.includes('/releases/admin/next/'));
  });
  await drawSignature(kept);
  await kept.getByRole('button', { name: 'Sign', exact: true }).click();
  await kept.getByText(/^Signed on (?!this device)/).waitFor();
  expect(await statusOf(id)).toBe('out');
  await close();
});
