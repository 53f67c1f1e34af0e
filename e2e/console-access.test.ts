import type { Browser, Locator, Page } from 'playwright-core';
import { bookingsWithCode } from './api.ts';
import { findViolations } from './axe.ts';
import { book } from './book.ts';
import { DESKTOP, launchBrowser, PHONE, visit } from './browser.ts';
import { dayFromNow } from './days.ts';
import { seeToast, toast, visitAsStaff } from './staff.ts';
import { ADMIN } from './start-product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const MAX_TABS = 80;

const SIZES = [
  ['phone', PHONE, 220],
  ['desktop', DESKTOP, 230],
] as const;

/** Expects that axe finds no violation, and that the page is not wider than its window. */
async function expectSound(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** Waits until all content is loaded. The network is never idle, because the console keeps a stream of events open. */
async function untilRead(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
}

test.each(SIZES)('on a %s every screen and dialog is accessible and fits', async (_, size, day) => {
  const booking = await book({ from: dayFromNow(day), to: dayFromNow(day + 1) });
  const { page, complaints, close } = await visitAsStaff(browser, '/admin?sort=-id', size);
  const dialog = page.getByRole('dialog');
  const cancel = async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
  };

  await page.getByRole('link', { name: new RegExp(`^#? ?${booking.id}$`) }).waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: `Delete booking ${booking.id}`, exact: true }).click();
  await dialog.waitFor();
  await expectSound(page);
  await cancel();

  await page.getByRole('tab', { name: 'Car Fleet Management' }).click();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .waitFor();
  await untilRead(page);
  await expectSound(page);
  await page.getByRole('button', { name: 'Add New Car' }).click();
  await dialog.waitFor();
  await expectSound(page);
  await cancel();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await dialog.waitFor();
  await expectSound(page);
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Please enter the name of the car').waitFor();
  await expectSound(page);
  await cancel();
  const more = page.getByRole('button', { name: /^More for / }).first();
  await more.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await more.click();
  await page.getByRole('menuitem', { name: 'History' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await dialog.getByText('Are you sure you want to delete this car?').waitFor();
  await expectSound(page);
  await cancel();

  await page.goto(`${new URL(page.url()).origin}/admin/bookings/${booking.id}`);
  await page.getByRole('button', { name: 'Reserved', exact: true }).waitFor();
  await untilRead(page);
  await expectSound(page);
  await page.getByRole('button', { name: 'Send Email', exact: true }).click();
  await dialog.waitFor();
  await expectSound(page);
  await cancel();
  await page.getByRole('button', { name: 'Delete Booking' }).click();
  await dialog.waitFor();
  await expectSound(page);
  await cancel();
  await page.getByRole('button', { name: 'Reserved', exact: true }).click();
  await dialog.waitFor();
  await toast(page, 'status').getByText('Booking status updated to reserved', { exact: true }).waitFor();
  await expectSound(page);
  expect(complaints).toEqual([]);
  await close();
});

test.each(SIZES)('on a %s the sign-in page is accessible, also after a refusal', async (_, size) => {
  const { page, close } = await visit(browser, '/login', size);
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  await expectSound(page);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Failed to log in. Please check your credentials.').waitFor();
  await expectSound(page);
  await close();
});

test('on a phone every fact of a booking is in reach, and its actions are as large as a fingertip', async () => {
  const booking = await book({ from: dayFromNow(240), to: dayFromNow(242) });
  const { page, close } = await visitAsStaff(browser, '/admin?sort=-id', PHONE);
  const card = page.getByRole('listitem').filter({ hasText: booking.confirmationCode });
  await card.waitFor();
  for (const text of ['Amina El Fassi', '3 day(s)', 'Requested', `$${booking.totalPrice}`])
    expect(await card.innerText()).toContain(text);
  for (const target of [card.getByRole('button'), page.getByRole('button', { name: 'Page 2' })]) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Sort bookings').selectOption({ label: 'Total price, highest first' });
  await page.waitForURL('**/admin?sort=-totalPrice');
  await close();
});

test.each([
  ['phone', PHONE],
  ['low window', { ...DESKTOP, viewport: { width: 1280, height: 680 } }],
])('on a %s a changed status is told by one toast beside its dialog, which F8 reaches to undo it', async (_, size) => {
  const booking = await book({ from: dayFromNow(244), to: dayFromNow(245) });
  const { page, close } = await visitAsStaff(browser, `/admin/bookings/${booking.id}`, size);
  await page.getByRole('button', { name: 'Out', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await toast(page, 'status').getByText('Booking status updated to out', { exact: true }).waitFor();
  expect(await page.getByText('Status Updated', { exact: true }).count()).toBe(1);
  // A real press: it fails when something lies on the button.
  await dialog.getByRole('button', { name: 'Send Email' }).click({ trial: true });
  // The dialog keeps the focus otherwise.
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  // After the link to the protocol that is missing.
  await page.keyboard.press('Tab');
  const undo = toast(page, 'status').getByRole('button', { name: 'Undo' });
  expect(await undo.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(`${booking.confirmationCode} is as before: Requested.`).waitFor();
  await close();
});

test('a status is changed and the e-mail sent with the keyboard only', async () => {
  const booking = await book({ from: dayFromNow(250), to: dayFromNow(251) });
  const { page, close } = await visit(browser, '/admin?sort=-id', DESKTOP);
  const tabTo = async (target: Locator) => {
    await target.waitFor();
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < MAX_TABS && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
    expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
  };
  await tabTo(page.getByLabel('Email'));
  await page.keyboard.type(ADMIN.email);
  await tabTo(page.getByLabel('Password'));
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');

  await tabTo(page.getByRole('link', { name: String(booking.id), exact: true }));
  await page.keyboard.press('Enter');
  const out = page.getByRole('button', { name: 'Out', exact: true });
  await tabTo(out);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send Status Update Email' });
  await dialog.waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
  await tabTo(dialog.getByLabel('Content'));
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Good morning! ');
  await tabTo(dialog.getByRole('button', { name: 'Send Email' }));
  await page.keyboard.press('Enter');
  await seeToast(
    page,
    'status',
    'Email Written to a File',
    'It was not sent to amina@example.com: there is no mail server.',
  );
  await dialog.waitFor({ state: 'hidden' });
  expect((await bookingsWithCode(booking.confirmationCode))[0]?.status).toBe('out');
  // The focus returns to the button that opened the dialog.
  await page.waitForFunction(() => document.activeElement?.textContent === 'Out');

  const remove = page.getByRole('button', { name: 'Delete Booking' });
  await page.keyboard.press('Shift+Tab');
  await tabTo(remove);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Delete Booking');
  await close();
});
