import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { BOOKING_FIELDS, type EntityFields } from 'shared-kit/domain';
import { FIELD_LABELS } from 'shared-kit/messages';
import { bookingsWithCode, call, freeCars, signInToken } from './api.ts';
import { book } from './book.ts';
import { launchBrowser, PHONE } from './browser.ts';
import { dayFromNow } from './days.ts';
import { seeToast, toast, visitAsStaff } from './staff.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

const run = promisify(execFile);

let browser: Browser;
let product: StartedProduct;
beforeAll(async () => {
  // A separate product, so that no other test creates bookings: the export is compared with all of them.
  [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
  process.env.E2E_ADDRESS = product.address;
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Returns the e-mails whose subject begins with the text, oldest first, with decoded bodies. */
async function emails(subject: string): Promise<string[]> {
  const names = (await readdir(product.outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const raw = await Promise.all(names.map((name) => readFile(path.join(product.outbox, name), 'utf8')));
  const wanted = raw.filter((email) => email.includes(`\r\nSubject: ${subject}`));
  return wanted.map((email) => {
    const soft = email.replaceAll('=\r\n', '');
    return soft.replaceAll(/((?:=[0-9A-F]{2})+)/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );
  });
}

/** Returns title and text of the notice after sending an e-mail without a mail server. */
function writtenTo(recipient: string): readonly string[] {
  return ['Email Written to a File', `It was not sent to ${recipient}: there is no mail server.`];
}

test('a booking goes through all statuses, with an e-mail to the customer after each change', async () => {
  const range = { from: dayFromNow(20), to: dayFromNow(22) };
  // The heading keeps to its line with the longest name too.
  const [car] = [...(await freeCars(range))].sort((one, other) => other.name.length - one.name.length);
  const booking = await book(range, { ...(car && { car }) });
  const { page, complaints, close } = await visitAsStaff(browser, '/admin?sort=-id');
  const row = page.getByRole('row').filter({ hasText: booking.confirmationCode });
  await row.waitFor();
  for (const text of ['Amina El Fassi', '3 day(s)', 'Requested', `$${booking.totalPrice}`])
    expect(await row.innerText()).toContain(text);
  await row.getByRole('link', { name: String(booking.id), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Booking Details' }).waitFor();
  await page.getByRole('heading', { name: `Booking #${booking.confirmationCode}` }).waitFor();
  await page.getByRole('region', { name: 'Vehicle Info' }).getByText(String(car?.seats), { exact: true }).waitFor();
  // On one screen, also the latest of e-mails and history.
  const facts = page.getByRole('region', { name: /Info$|Rental Period|Pick-up Details|Payment Summary|Staff note/ });
  const places = [...(await facts.all()), page.getByRole('listitem').filter({ hasText: 'Request received' })];
  expect(places).toHaveLength(7);
  for (const place of places)
    expect(await place.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(800);
  expect(await page.locator('summary', { hasText: 'Request received' }).evaluate((line) => line.clientHeight)).toBe(32);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(800);

  const dialog = page.getByRole('dialog', { name: 'Send Status Update Email' });
  const steps = [
    ['Reserved', 'reserved', 'Your car is reserved and ready for you.'],
    ['Out', 'out', 'Your vehicle is on its way.'],
    ['Returned', 'returned', 'Your rental is completed.'],
  ] as const;
  for (const [index, [label, status, text]] of steps.entries()) {
    await page.getByRole('button', { name: label, exact: true }).click();
    await dialog.waitFor();
    await toast(page, 'status').getByText(`Booking status updated to ${status}`, { exact: true }).waitFor();
    expect(await dialog.getByLabel('Recipient').inputValue()).toBe('amina@example.com');
    expect(await dialog.getByLabel('Recipient').getAttribute('readonly')).not.toBeNull();
    expect(await dialog.getByLabel('Subject').inputValue()).toBe(`Update on Your Booking: ${label}`);
    const content = await dialog.getByLabel('Content').inputValue();
    expect(content).toMatch(/^Hello Amina El Fassi,/);
    expect(content).toContain(text);
    expect(content).toMatch(/The Zellige Cars team$/);
    await dialog.getByRole('button', { name: 'Send Email' }).click();
    await seeToast(page, 'status', ...writtenTo('amina@example.com'));
    await dialog.waitFor({ state: 'hidden' });
    const sent = await emails('Update on Your Booking');
    expect(sent).toHaveLength(index + 1);
    expect(sent[index]).toContain('To: amina@example.com');
    expect(sent[index]).toContain(`Subject: Update on Your Booking: ${label}`);
    expect(sent[index]?.replaceAll('\r\n', '\n')).toContain(content);
    expect((await bookingsWithCode(booking.confirmationCode))[0]?.status).toBe(status);
  }
  await page.getByRole('link', { name: 'All Bookings' }).click();
  await row.getByText('Returned').waitFor();
  expect(new URL(page.url()).search).toBe('?sort=-id');
  expect(complaints).toEqual([]);
  await close();
});

test('a custom e-mail is sent only when all its fields are filled in', async () => {
  const booking = await book({ from: dayFromNow(24), to: dayFromNow(24) });
  const { page, close } = await visitAsStaff(browser, `/admin/bookings/${booking.id}`, PHONE);
  await page.getByRole('button', { name: 'Send Email', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Custom Email' });
  const send = dialog.getByRole('button', { name: 'Send Email' });
  const [to, subject, message] = [dialog.getByLabel('To'), dialog.getByLabel('Subject'), dialog.getByLabel('Message')];
  expect(await to.inputValue()).toBe('amina@example.com');
  expect(await send.isDisabled()).toBe(true);
  await subject.fill('The key of your car');
  await message.fill('  ');
  await send.click();
  await dialog.getByText('Please fill in all fields', { exact: true }).waitFor();
  await message.fill('مرحبا, the key is at the desk.');
  await to.fill(' ');
  expect(await send.isDisabled()).toBe(true);
  await to.fill('amina@elsewhere.example');
  await send.click();
  await seeToast(page, 'status', ...writtenTo('amina@elsewhere.example'));
  const sent = await emails('The key of your car');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('To: amina@elsewhere.example');
  await close();
});

test('the exported workbook contains all bookings of the API, in order of creation', async () => {
  const { page, close } = await visitAsStaff(browser, '/admin');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`rental-bookings-${dayFromNow(0)}.xlsx`);
  await seeToast(page, 'status', 'Export Successful', 'Booking data has been exported to CSV file');
  const { stdout } = await run(process.execPath, [path.join(__dirname, 'read-workbook.mjs'), await file.path()]);
  const [header = [], ...rows] = JSON.parse(stdout) as (string | number)[][];

  const search = { entity: 'CarsBooking', sort: { field: 'createdAt', direction: 'ascending' } };
  const { body } = await call('/api/entities/CarsBooking/search', search, await signInToken());
  expect(rows.length).toBeGreaterThan(30);
  const fields = Object.entries(BOOKING_FIELDS as EntityFields)
    .filter(([, { isExported = true }]) => isExported)
    .map(([name]) => name as keyof typeof BOOKING_FIELDS);
  expect(header).toEqual(fields.map((field) => FIELD_LABELS[field].defaultMessage));
  const text = (value: unknown) => (value as { $date?: string } | null)?.$date ?? value;
  expect(rows).toEqual(body.data.map((booking) => fields.map((field) => text(booking[field]) ?? '')));
  await close();
});

test('a booking is deleted after its question, and the dashboard is shown again', async () => {
  const booking = await book({ from: dayFromNow(26), to: dayFromNow(27) });
  const { page, close } = await visitAsStaff(browser, `/admin/bookings/${booking.id}`);
  await page.getByRole('button', { name: 'Delete Booking' }).click();
  const question = page.getByRole('dialog');
  await question
    .getByText('Are you sure you want to delete this booking? This action cannot be undone.', { exact: true })
    .waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await bookingsWithCode(booking.confirmationCode)).toHaveLength(1);

  await page.getByRole('button', { name: 'Delete Booking' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await seeToast(page, 'status', 'Success', 'Booking has been deleted successfully');
  await page.waitForURL((url) => url.pathname === '/admin');
  await page.getByRole('heading', { name: 'All Bookings' }).waitFor();
  expect(await bookingsWithCode(booking.confirmationCode)).toEqual([]);

  await page.goBack();
  await page.waitForURL((url) => url.pathname !== `/admin/bookings/${booking.id}`);
  await close();
});

test('a booking is deleted from the table as well', async () => {
  const booking = await book({ from: dayFromNow(28), to: dayFromNow(29) });
  const { page, close } = await visitAsStaff(browser, '/admin?sort=-id');
  await page.getByRole('button', { name: `Delete booking ${booking.id}`, exact: true }).click();
  const question = page.getByRole('dialog');
  await question.getByText('Are you sure you want to delete this booking?', { exact: true }).waitFor();
  await question.getByRole('button', { name: 'Delete' }).click();
  await seeToast(page, 'status', 'Booking deleted successfully');
  await question.waitFor({ state: 'detached' });
  await page.getByText(booking.confirmationCode).waitFor({ state: 'detached' });
  await page.locator('h1:focus').waitFor();
  await close();
});
