import type { Browser, Page } from 'playwright-core';
import { call, freeCar, signInToken } from './api.ts';
import { findViolations } from './axe.ts';
import { bookOnPage, changeAsColleague } from './book.ts';
import { DESKTOP, launchBrowser, PHONE, visit } from './browser.ts';
import { dayFromNow } from './days.ts';
import { drawSignature } from './draw-signature.ts';
import { visitAsStaff } from './staff.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

let browser: Browser;
let product: StartedProduct;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
  process.env.E2E_ADDRESS = product.address;
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const payments = (page: Page) => page.getByRole('region', { name: 'Payments' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const saved = (page: Page) => page.getByText('All saved').waitFor();

/** Records a payment in the panel, of the amount that is filled in unless one is given. */
async function record(page: Page, action: string, amount?: string, isMailed = false): Promise<void> {
  await payments(page).getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: action });
  if (amount) await dialog.getByLabel(/^Amount/).fill(amount);
  if (isMailed) await dialog.getByRole('checkbox', { name: /^Send the receipt to/ }).check();
  await dialog.getByRole('button', { name: 'Record' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function sumsOf(bookingId: number) {
  const { body } = await call(`/api/payments?bookingId=${bookingId}`, undefined, await signInToken());
  return (body as unknown as { balance: { open: number; paid: number; held: number } }).balance;
}

/** Expects that the tables of the cash desk fit on phones. */
async function expectWholeCashDesk(): Promise<void> {
  const { page, close } = await visitAsStaff(browser, '/admin/cash', PHONE);
  await page.getByRole('table', { name: 'Payments' }).waitFor();
  for (const width of [PHONE.viewport?.width ?? 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const hidden = await page
      .getByRole('table')
      .evaluateAll((tables) =>
        tables.map(({ parentElement: box }) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0)),
      );
    expect(hidden).toEqual(hidden.map(() => 0));
  }
  await close();
}

/** Signs the hand-over that the page shows. */
async function sign(page: Page): Promise<void> {
  await drawSignature(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByText(/^Signed on (?!this device)/).waitFor({ timeout: 60_000 });
}

/** Returns the first letters of a file, as the page gets it. */
const beginningOf = (page: Page, path: string) =>
  page.evaluate(async (url) => (await (await fetch(url)).text()).slice(0, 5), path);

async function expectNoViolations(page: Page): Promise<void> {
  for (const size of [PHONE.viewport, DESKTOP.viewport]) {
    if (size) await page.setViewportSize(size);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
}

test('a rental from the booking on a phone to the credit note: money, papers, and nothing open at the end', async () => {
  const token = await signInToken();
  const terms = { kmPerDay: 100, kmPrice: 0.5, deposit: 500 };
  expect((await call('/api/entities/RentalTerms', terms, token)).status).toBe(200);
  const range = { from: dayFromNow(2), to: dayFromNow(3) };
  const car = await freeCar(range);
  const customer = await visit(browser, `/car/${car.CarId}?pickupDate=${range.from}&dropoffDate=${range.to}`, PHONE);
  const code = await bookOnPage(customer.page);
  const query = [{ field: 'confirmationCode', operator: 'EQ', value: code }];
  const found = await call('/api/entities/CarsBooking/search', { entity: 'CarsBooking', query }, token);
  const { id, totalPrice } = found.body.data[0] as unknown as { id: number; totalPrice: number };
  await changeAsColleague('PUT', '/api/entities/CarsBooking', { id, status: 'reserved' });

  const { page, close } = await visitAsStaff(browser, `/admin/bookings/${id}`);
  await record(page, 'Hold deposit');
  await record(page, 'Take payment', undefined, true);
  await expectWholeCashDesk();
  expect(await sumsOf(id)).toMatchObject({ open: 0, paid: totalPrice, held: 500 });

  const phone = await visitAsStaff(browser, `/admin/bookings/${id}/handover/pickup`, PHONE);
  const context = phone.page.context();
  await field(phone.page, 'Kilometers').waitFor();
  await context.setOffline(true);
  await field(phone.page, 'Kilometers').fill('1000');
  await phone.page.getByRole('radio', { name: 'Full' }).check();
  await phone.page.getByText('Waiting for the network').waitFor();
  await context.setOffline(false);
  await saved(phone.page);
  await sign(phone.page);

  await phone.page.goto(new URL(`/admin/bookings/${id}/handover/return`, product.address).href);
  await field(phone.page, 'Kilometers').fill('1240');
  await phone.page.getByRole('radio', { name: 'Full' }).check();
  await phone.page.getByRole('button', { name: 'Left side: mark new damage' }).click({ position: { x: 30, y: 30 } });
  await phone.page.getByRole('dialog', { name: 'Damage 1' }).getByRole('button', { name: 'Done' }).click();
  await phone.page
    .getByRole('region', { name: 'Charges' })
    .getByLabel(/^Amount: Damage 1/)
    .fill('120');
  await saved(phone.page);
  await sign(phone.page);
  await phone.close();
  expect(await sumsOf(id)).toMatchObject({ open: 140, held: 500 });

  await page.reload();
  await record(page, 'Keep from the deposit', '140');
  // The next dialog fills in what is held now.
  await payments(page).locator('dt', { hasText: 'Deposit held' }).locator('+ dd', { hasText: '360' }).waitFor();
  await record(page, 'Give deposit back');
  expect(await sumsOf(id)).toEqual({ bookingId: id, open: 0, paid: totalPrice + 140, held: 0 });
  await payments(page).locator('dt', { hasText: 'Deposit held' }).waitFor({ state: 'detached' });
  expect(await payments(page).locator('dt', { hasText: 'Open' }).locator('+ dd').innerText()).toMatch(/^\D*0(\.00)?$/);
  // What the list and Today read.
  const { body } = await call(`/api/payments/balances?ids=${id}`, undefined, token);
  expect(body.data[0]).toMatchObject({ open: 0, held: 0 });

  await payments(page).getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const papers = page.getByRole('region', { name: 'Papers' });
  await papers.getByRole('button', { name: /^Open Invoice/ }).waitFor();
  await page.goto(new URL('/admin/invoices', product.address).href);
  await page.getByRole('button', { name: /^Cancel invoice/ }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Wrong buyer');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel invoice', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await page.goto(new URL(`/admin/bookings/${id}`, product.address).href);
  const names = ['Rental agreement', 'Return sheet', 'Receipt', 'Invoice', 'Credit note'];
  for (const name of names)
    await papers
      .getByRole('button', { name: new RegExp(`^Open ${name}`) })
      .first()
      .waitFor();
  const opened = page.waitForEvent('popup');
  await papers.getByText('Copies and new agreement').click();
  await papers.getByLabel('Open as a copy with').selectOption({ label: 'العربية' });
  const answered = page.waitForResponse(/\/file\?secondLocale=ar$/);
  await papers.getByRole('button', { name: /^Open Invoice/ }).click();
  await opened;
  expect((await answered).headers()['content-type']).toBe('application/pdf');
  await expectNoViolations(page);
  await close();

  // What the customer has: each paper, and a copy of each.
  await customer.page.goto(new URL('/my-booking', product.address).href);
  const own = customer.page.getByRole('region', { name: 'Your papers' });
  await own.getByRole('link', { name: /^Rental agreement/ }).waitFor();
  await own.getByLabel('Second language').selectOption({ label: 'Français' });
  const links = await own
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  // The deposit, the payment, what was kept and what was given back each have a receipt.
  expect(links).toHaveLength(8);
  for (const link of links) expect([link, await beginningOf(customer.page, link)]).toEqual([link, '%PDF-']);
  await expectNoViolations(customer.page);
  await customer.page.goto(new URL('/ar/my-booking', product.address).href);
  await customer.page.getByRole('region', { name: 'وثائقكم' }).waitFor();
  await expectNoViolations(customer.page);
  await customer.close();
});

test('what stands on papers is set in the settings', async () => {
  const { page, close } = await visitAsStaff(browser, '/admin/settings/papers');
  await page.getByLabel('Registration numbers').fill('ICE: 001234567000089');
  const taxes = page.getByRole('group', { name: 'Tax contained (%)' });
  await taxes.getByLabel('In prices').fill('20');
  await taxes.getByLabel('In damage charges').fill('0');
  await page.getByLabel(/^Conditions in/).fill('No smoking.\nNo pets.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved for the papers to come').waitFor();
  const { body } = await call('/api/paper-settings', undefined, await signInToken());
  expect(body.data[0]).toMatchObject({ taxRate: 20, taxRates: { damage: 0 }, clausesVersion: 1 });
  await expectNoViolations(page);
  await close();
});
