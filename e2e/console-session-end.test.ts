import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { call } from './api.ts';
import { book } from './book.ts';
import { address, DESKTOP, launchBrowser, PHONE, visit } from './browser.ts';
import { dayFromNow } from './days.ts';
import { seeToast, signIn, visitAsStaff } from './staff.ts';

let browser: Browser;
let bookingPath: string;
beforeAll(async () => {
  browser = await launchBrowser();
  const booking = await book({ from: dayFromNow(260), to: dayFromNow(261) });
  bookingPath = `/admin/bookings/${booking.id}`;
});
afterAll(() => browser.close());

const PICTURE = { name: 'car.png', mimeType: 'image/png', buffer: Buffer.from('never looked at') };
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();

/** Selector of elements that each screen shows only with its data: a row, a card, the status buttons. */
const ARRIVED = 'main :is(tbody a, tbody button, li button, fieldset)';

/** Opens a page as staff and waits for its data. `end` ends the session from outside of the browser. */
async function open(path: string, size: BrowserContextOptions) {
  const { page, complaints, settle, close } = await visit(browser, path, size);
  // A change that the stream of events reports makes the page read its lists, which would meet the end of the session
  // before the action does.
  await page.route('**/api/events', () => {});
  await signIn(page);
  await page.locator(ARRIVED).first().waitFor();
  // Reads in progress would meet the end of the session, too.
  await settle();
  await page.evaluate(watchForNonsense);
  const end = async () => {
    const token = await page.evaluate(() => localStorage.getItem('accessToken'));
    expect((await call('/api/auth/logout', {}, String(token))).status).toBe(200);
  };
  /** Expects one notice, the sign-in page, and the return to the page after signing in. */
  const expectReturn = async (to = path) => {
    await seeToast(page, 'alert', 'Unauthorized', 'Please sign in to continue');
    await page.waitForURL(address(`/login?${new URLSearchParams({ redirect: to })}`));
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    expect(complaints.filter((complaint) => complaint.startsWith('The API rejected'))).toHaveLength(1);
    await signIn(page);
    await page.waitForURL(address(to));
    await page.locator(ARRIVED).first().waitFor();
    expect(await page.evaluate(() => [...(window as unknown as { nonsense: Set<string> }).nonsense])).toEqual([]);
  };
  return { page, end, expectReturn, close };
}

/** Records texts that must not be shown, even for a moment. Runs in the page. */
function watchForNonsense(): void {
  const nonsense = new Set<string>();
  Object.assign(window, { nonsense });
  new MutationObserver(() => {
    for (const part of ['undefined', 'NaN', 'could not be loaded', 'Failed to'])
      if (document.body.innerText.includes(part)) nonsense.add(`${part} at ${location.pathname}`);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

test.each<[string, string, (page: Page) => Promise<void>]>([
  ['the table is refreshed', '/admin?sort=-id&page=2', (page) => press(page, 'Refresh')],
  ['the export is asked for', '/admin?page=2', (page) => press(page, 'Export')],
  [
    'a booking of the table is deleted',
    '/admin?page=2',
    async (page) => {
      await press(page, /^Delete booking/);
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
    },
  ],
  [
    'a car is deleted',
    '/admin?tab=fleet&cars=2',
    async (page) => {
      // Before the question, the future bookings of the car are read.
      await press(page, /^Delete /);
    },
  ],
  ['a booking is refreshed', '', (page) => press(page, 'Refresh')],
  ['a status is changed', '', (page) => press(page, 'Out')],
  [
    'a booking is deleted',
    '',
    async (page) => {
      await press(page, 'Delete Booking');
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
    },
  ],
])('a session that has ended when %s: the person signs in and is back', async (_, path, act) => {
  const { page, end, expectReturn, close } = await open(path || bookingPath, DESKTOP);
  await end();
  await Promise.all([act(page), page.waitForResponse((response) => response.status() === 401)]);
  await expectReturn();
  expect(await dialog(page).count()).toBe(0);
  await close();
});

test('a session that has ended when a booking is opened: the person signs in and sees it', async () => {
  const { page, end, expectReturn, close } = await open('/admin?sort=-id', DESKTOP);
  await end();
  await page.getByRole('row').locator(`a[href="${bookingPath}"]`).click();
  await expectReturn(bookingPath);
  await close();
});

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('on a %s unsaved input is kept after the session has ended', (_, size) => {
  test('a car with its price as it stood in the field', async () => {
    const { page, end, expectReturn, close } = await open('/admin?tab=fleet&cars=2', size);
    await press(page, /^Edit /);
    await dialog(page).getByLabel('Name').fill('Another name');
    await dialog(page).getByLabel('Price per day').fill('1 234,5');
    await end();
    await dialog(page).getByLabel('Price per day').press('Enter');
    await expectReturn();
    await dialog(page).waitFor();
    expect(await dialog(page).getByLabel('Name').inputValue()).toBe('Another name');
    expect(await dialog(page).getByLabel('Price per day').inputValue()).toBe('1234.50');
    await close();
  });

  test('a new car at the upload of its picture', async () => {
    const { page, end, expectReturn, close } = await open('/admin?tab=fleet', size);
    await press(page, 'Add New Car');
    await dialog(page).getByLabel('Price per day').fill('1,234');
    await dialog(page).getByLabel('Image').setInputFiles(PICTURE);
    await end();
    // A realistic duration of a press: the message about the price that appears meanwhile must not move the button.
    await dialog(page).getByRole('button', { name: 'Upload' }).click({ delay: 200 });
    await expectReturn();
    await dialog(page).waitFor();
    // The price is restored although it is invalid.
    expect(await dialog(page).getByLabel('Price per day').inputValue()).toBe('1,234');
    await close();
  });

  test.each([
    ['Send Email', 'Message'],
    ['Send Status Update', 'Content'],
  ])('an e-mail, by %s', async (button, field) => {
    const { page, end, expectReturn, close } = await open(bookingPath, size);
    await press(page, button);
    await dialog(page).getByLabel('Subject').fill('Your car');
    await dialog(page).getByLabel(field).fill('A long e-mail that took an hour.');
    await end();
    await dialog(page).getByRole('button', { name: 'Send Email' }).click();
    await expectReturn();
    await dialog(page).waitFor();
    expect(await dialog(page).getByLabel('Subject').inputValue()).toBe('Your car');
    expect(await dialog(page).getByLabel(field).inputValue()).toBe('A long e-mail that took an hour.');
    await close();
  });
});

test('rows with missing fields are not shown', async () => {
  const { page, close } = await visitAsStaff(browser, '/admin');
  const row = { carId: 'a-car', pickupDate: { $date: dayFromNow(1) }, dropoffDate: { $date: dayFromNow(2) } };
  const pagination = { current: 1, total: 1, pages: 1, first: 1, last: 1 };
  await page.route('**/api/entities/CarsBooking/search', (route) =>
    route.fulfill({ json: { code: 200, data: [{ ...row, status: 'requested' }], pagination } }),
  );
  await press(page, 'Refresh');
  await page.getByRole('main').getByText('The answer of the server could not be read.').waitFor();
  const text = await page.locator('main').innerText();
  expect(text).not.toMatch(/undefined|NaN/);
  await page.unroute('**/api/entities/CarsBooking/search');
  // The button of the table, which is below that of the strip; the strip's disappears after the first response.
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await page.getByRole('row').nth(1).waitFor();
  await close();
});
