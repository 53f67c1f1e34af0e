import type { Browser, Page } from 'playwright-core';
import { book } from './book.ts';
import { address, launchBrowser, PHONE, visit } from './browser.ts';
import { dayFromNow } from './days.ts';
import { visitAsStaff } from './staff.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Returns the fields whose text is smaller than 16 px: a phone zooms in when one is focused, and stays so. */
async function smallFields(page: Page): Promise<readonly string[]> {
  const fields = page.locator(
    'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]):visible, select:visible, textarea:visible',
  );
  await fields.first().waitFor();
  return fields.evaluateAll((all) =>
    all
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${getComputedStyle(field).fontSize} ${field.outerHTML.slice(0, 200)}`),
  );
}

const RANGE = { from: dayFromNow(320), to: dayFromNow(322) };

test('a phone does not zoom into the fields of the public pages', async () => {
  const { page, close } = await visit(browser, '/', PHONE);
  expect(await smallFields(page)).toEqual([]);
  const days = new URLSearchParams({ pickupDate: RANGE.from, dropoffDate: RANGE.to });
  await page.goto(address(`/cars?${days}`));
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('link', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  expect(await smallFields(page)).toEqual([]);
  await page.goto(address('/my-booking'));
  expect(await smallFields(page)).toEqual([]);

  await page.goto(address(`/car/dacia-duster-k7m2?${days}`));
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Booking' });
  for (const details of await dialog.locator('details > summary').all()) await details.click();
  expect(await smallFields(page)).toEqual([]);
  await dialog.getByLabel('Full Name').fill('Amina El Fassi');
  await dialog.getByLabel('Email Address').fill('amina@example.com');
  await dialog.getByLabel('Phone Number').fill('+212 612 345 678');
  await dialog.getByLabel("Driver's License Number").fill('B 123456');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  await page.getByRole('dialog', { name: 'Booking Confirmed!' }).waitFor();
  await page.goto(address('/my-booking'));
  await page.getByRole('button', { name: 'Change details' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await smallFields(page)).toEqual([]);
  await close();
});

test('a phone does not zoom into the fields of the console', async () => {
  const booking = await book(RANGE);
  const login = await visit(browser, '/login', PHONE);
  expect(await smallFields(login.page)).toEqual([]);
  await login.close();

  const { page, close } = await visitAsStaff(browser, '/admin', PHONE);
  const open = async (path: string, button?: string) => {
    await page.goto(address(path));
    if (!button) return;
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog').waitFor();
  };
  const small: Record<string, readonly string[]> = {};
  for (const [path, button] of [
    ['/admin', 'New booking'],
    [`/admin/bookings/${booking.id}`, 'Edit'],
    [`/admin/bookings/${booking.id}`, 'Send Email'],
    ['/admin?tab=fleet', 'Add New Car'],
    ['/admin/planning', undefined],
    ['/admin/settings#account-settings', undefined],
    ['/admin/settings/prices', 'Add: Seasons'],
  ] as const) {
    await open(path, button);
    const found = await smallFields(page);
    if (found.length > 0) small[`${path} ${button}`] = found;
  }
  expect(small).toEqual({});
  await close();
});
