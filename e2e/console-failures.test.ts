import { createServer, type Server, type Socket } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { bookingsWithCode } from './api.ts';
import { book, changeAsColleague } from './book.ts';
import { launchBrowser } from './browser.ts';
import { dayFromNow } from './days.ts';
import { seeToast, signIn, toast, visitAsStaff } from './staff.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

const MAIL_TIMEOUT_MS = 10_000;

let browser: Browser;
let product: StartedProduct;
let mailServer: Server;
const connections = new Set<Socket>();

beforeAll(async () => {
  // A mail server that accepts connections and never replies.
  mailServer = createServer((socket) => connections.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.address() as { port: number };
  [browser, product] = await Promise.all([launchBrowser(), startProduct({ SMTP_URL: `smtp://127.0.0.1:${port}` })]);
  process.env.E2E_ADDRESS = product.address;
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  for (const socket of connections) socket.destroy();
  await new Promise((resolve) => mailServer.close(resolve));
});

/** Makes this API call fail from now on. */
async function failAt(page: Page, method: string, path: string, status = 500): Promise<void> {
  const body = { code: status, message: 'It did not work', error: 'It did not work', meta: { type: 'broken' } };
  await page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status, json: body }) : route.fallback(),
  );
}

const statusButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isCurrent = (page: Page, name: string) => statusButton(page, name).getAttribute('aria-pressed');

test('of a booking: a failed call changes nothing, and each failure has its own message', async () => {
  const booking = await book({ from: dayFromNow(20), to: dayFromNow(21) });
  const { page, close } = await visitAsStaff(browser, `/admin/bookings/${booking.id}`);

  await failAt(page, 'PUT', '**/api/entities/CarsBooking');
  await statusButton(page, 'Out').click();
  await seeToast(page, 'alert', 'Error', 'Failed to update booking status');
  expect(await isCurrent(page, 'Requested')).toBe('true');
  expect(await page.getByRole('dialog').count()).toBe(0);

  await failAt(page, 'POST', '**/api/mailing/send');
  await page.getByRole('button', { name: 'Send Status Update', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Status Update Email' });
  await dialog.getByLabel('Content').fill('Hello');
  await dialog.getByRole('button', { name: 'Send Email' }).click();
  await seeToast(page, 'alert', 'Error', 'Failed to send email. Please try again.');
  expect(await dialog.getByLabel('Content').inputValue()).toBe('Hello');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await failAt(page, 'DELETE', '**/api/entities/CarsBooking/*');
  await page.getByRole('button', { name: 'Delete Booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await seeToast(page, 'alert', 'Error', 'Failed to delete booking');
  expect(new URL(page.url()).pathname).toBe(`/admin/bookings/${booking.id}`);
  expect((await bookingsWithCode(booking.confirmationCode))[0]?.status).toBe('requested');
  await close();
});

test('of the dashboard: the export and a deletion', async () => {
  const { page, close } = await visitAsStaff(browser, '/admin');
  await failAt(page, 'POST', '**/api/entities/CarsBooking/export*');
  await page.getByRole('button', { name: 'Export' }).click();
  await seeToast(page, 'alert', 'Error', 'Failed to export data');
  await failAt(page, 'DELETE', '**/api/entities/CarsBooking/*');
  await page
    .getByRole('button', { name: /^Delete booking/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await seeToast(page, 'alert', 'Error', 'Failed to delete booking');
  await close();
});

test('of the fleet: adding, changing, deleting, and a picture that is none', async () => {
  const { page, close } = await visitAsStaff(browser, '/admin?tab=fleet');
  await page.getByRole('button', { name: 'Add New Car' }).click();
  const dialog = page.getByRole('dialog');
  // The server checks the content, not the file name.
  const impostor = { name: 'car.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };
  await dialog.getByLabel('Image').setInputFiles(impostor);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await seeToast(page, 'alert', 'Error', 'Failed to upload image. Please try again.');
  await dialog.getByText('Please choose a JPEG, PNG, WebP or AVIF picture.').waitFor();

  const [address] = await page
    .locator('main img[src*="/media/"]')
    .first()
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  await page.route('**/api/images/upload', (route) =>
    route.fulfill({ json: { code: 200, data: [{ publicId: 'cars/none', secureUri: address }] } }),
  );
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await dialog.getByLabel('Name').fill('Fiat Panda');
  await dialog.getByLabel('Type').selectOption('Hatchback');
  await dialog.getByLabel('Price per day').fill('31,50');
  await failAt(page, 'POST', '**/api/entities/Cars');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await seeToast(page, 'alert', 'Error', 'Failed to add car');
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Fiat Panda');
  expect(await dialog.getByLabel('Price per day').inputValue()).toBe('31.50');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await failAt(page, 'PUT', '**/api/entities/Cars');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await dialog.getByLabel('Name').fill('Another name');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await seeToast(page, 'alert', 'Error', 'Failed to update car');
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Another name');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await failAt(page, 'DELETE', '**/api/entities/Cars/*');
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await seeToast(page, 'alert', 'Error', 'Failed to delete car');
  await close();
});

test('sending through an unresponsive mail server fails within ten seconds; the new status is kept', async () => {
  const booking = await book({ from: dayFromNow(22), to: dayFromNow(23) });
  const { page, close } = await visitAsStaff(browser, `/admin/bookings/${booking.id}`);
  await statusButton(page, 'Reserved').click();
  const dialog = page.getByRole('dialog', { name: 'Send Status Update Email' });
  await dialog.waitFor();
  const start = Date.now();
  await dialog.getByRole('button', { name: 'Send Email' }).click();
  await seeToast(page, 'alert', 'Error', 'Failed to send email. Please try again.');
  expect(Date.now() - start).toBeLessThan(MAIL_TIMEOUT_MS);
  expect(await dialog.getByLabel('Subject').inputValue()).toBe('Update on Your Booking: Reserved');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await isCurrent(page, 'Reserved')).toBe('true');
  expect((await bookingsWithCode(booking.confirmationCode))[0]?.status).toBe('reserved');
  // The e-mail can still be written later.
  await page.getByRole('button', { name: 'Send Status Update', exact: true }).click();
  await dialog.waitFor();
  await close();
});

test('a rejected change shows the reason and changes nothing', async () => {
  const range = { from: dayFromNow(30), to: dayFromNow(32) };
  const canceled = await book(range);
  await changeAsColleague('PUT', '/api/entities/CarsBooking', { id: canceled.id, status: 'canceled' });
  const other = await book({ from: dayFromNow(34), to: dayFromNow(34) });
  await changeAsColleague('PUT', '/api/entities/CarsBooking', {
    id: other.id,
    carId: canceled.carId,
    pickupDate: { $date: range.from },
    dropoffDate: { $date: range.to },
  });
  const { page, close } = await visitAsStaff(browser, `/admin/bookings/${canceled.id}`);
  await statusButton(page, 'Requested').click();
  await page
    .getByRole('main')
    .getByRole('alert')
    .getByText('The car is not available for this period. The status stays as it was.')
    .waitFor();
  await seeToast(page, 'alert', 'Error', 'Failed to update booking status');
  expect(await isCurrent(page, 'Canceled')).toBe('true');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await close();
});

test('a concurrent change by a colleague is shown and kept', async () => {
  const booking = await book({ from: dayFromNow(36), to: dayFromNow(37) });
  const { page, close } = await visitAsStaff(browser, `/admin/bookings/${booking.id}`);
  await statusButton(page, 'Out').waitFor();
  await changeAsColleague('PUT', '/api/entities/CarsBooking', { id: booking.id, status: 'canceled' });
  await statusButton(page, 'Out').click();
  await page
    .getByRole('main')
    .getByText('A colleague has changed this booking meanwhile: it is now Canceled. Your change was not made.')
    .waitFor();
  expect(await isCurrent(page, 'Canceled')).toBe('true');
  expect((await bookingsWithCode(booking.confirmationCode))[0]?.status).toBe('canceled');

  await page.getByRole('button', { name: 'Delete Booking' }).click();
  await changeAsColleague('DELETE', `/api/entities/CarsBooking/${booking.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await seeToast(page, 'status', 'Booking already deleted', 'A colleague deleted this booking before you.');
  await page.waitForURL((url) => url.pathname === '/admin');
  await close();
});

test('a 403 shows a message and signs out', async () => {
  const { page, close } = await visitAsStaff(browser, '/admin');
  await page.route('**/api/entities/CarsBooking/export*', (route) =>
    route.fulfill({ status: 403, json: { error: 'Your account was disabled', meta: { type: 'Forbidden' } } }),
  );
  await page.getByRole('button', { name: 'Export' }).click();
  await seeToast(page, 'alert', 'Forbidden', 'Your account was disabled');
  await page.waitForURL('**/login?redirect=%2Fadmin');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await close();
});

test('after the session has ended elsewhere, public pages work without a notice, the console signs out', async () => {
  const { page, close } = await visitAsStaff(browser, '/admin');
  // Waits until the console has read its data, since only the reads of public pages are checked.
  await page.getByRole('row').nth(1).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const headers = { authorization: `Bearer ${token}` };
  await page.goto('about:blank');
  await fetch(`${product.address}/api/auth/logout`, { method: 'POST', headers });

  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) answers.push(`${response.status()} ${pathname}`);
  });
  await page.goto(`${product.address}/cars?pickupDate=${dayFromNow(38)}&dropoffDate=${dayFromNow(39)}`);
  // Before hydration a link loads a document, whose bookings the server has read.
  await page.locator('html[data-hydrated]').waitFor();
  const bookingsRead = page.waitForResponse('**/api/entities/CarsBooking/search');
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await page.waitForURL('**/car/**');
  await bookingsRead;
  await page.waitForLoadState('networkidle');
  expect(answers).toContain('200 /api/entities/CarsBooking/search');
  expect(answers.filter((answer) => !answer.startsWith('200'))).toEqual([]);
  expect(await toast(page, 'alert').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBe(token);

  await page.goto(`${product.address}/admin`);
  await seeToast(page, 'alert', 'Unauthorized', 'Please sign in to continue');
  await page.waitForURL('**/login?redirect=%2Fadmin');
  await close();
});

test('an unsent e-mail is kept when the session expires and the person signs in again', async () => {
  const booking = await book({ from: dayFromNow(40), to: dayFromNow(41) });
  const { page, close } = await visitAsStaff(browser, `/admin/bookings/${booking.id}`);
  await page.getByRole('button', { name: 'Send Email', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Custom Email' });
  await dialog.getByLabel('Subject').fill('Your car');
  await dialog.getByLabel('Message').fill('A long e-mail that took an hour.');
  await page.route('**/api/mailing/send', (route) =>
    route.fulfill({ status: 401, json: { error: 'Please sign in to continue', meta: { type: 'Unauthorized' } } }),
  );
  await dialog.getByRole('button', { name: 'Send Email' }).click();
  await seeToast(page, 'alert', 'Unauthorized', 'Please sign in to continue');
  await page.waitForURL('**/login?**');
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('hour');
  await signIn(page);
  await dialog.waitFor();
  expect(await dialog.getByLabel('Subject').inputValue()).toBe('Your car');
  expect(await dialog.getByLabel('Message').inputValue()).toBe('A long e-mail that took an hour.');
  await close();
});

test('signing out in one tab signs out the other and deletes its drafts', async () => {
  const booking = await book({ from: dayFromNow(42), to: dayFromNow(43) });
  const { page, close } = await visitAsStaff(browser, `/admin/bookings/${booking.id}`);
  await page.getByRole('button', { name: 'Send Email', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Message').fill('Half an e-mail');
  const other = await page.context().newPage();
  await other.goto(`${product.address}/admin`);
  await other.getByLabel('Account: owner@example.com').click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.waitForURL('**/login?**');
  await page.waitForURL('**/login?**');
  expect(await toast(page, 'alert').count()).toBe(0);
  await signIn(page);
  await page.getByRole('button', { name: 'Send Email', exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await close();
});
