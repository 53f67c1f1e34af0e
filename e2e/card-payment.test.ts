import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Browser, Locator, Page } from 'playwright-core';
import { type Booking, createConfirmationCode, quote } from 'shared-kit/domain';
import { CMI_SETTINGS, startCmiPage } from '../api/test/cmi-page.ts';
import { bookingsWithCode, call, freeCar, signInToken } from './api.ts';
import { findViolations } from './axe.ts';
import { launchBrowser, PHONE, visit } from './browser.ts';
import { dayFromNow } from './days.ts';
import { seeToast, visitAsStaff } from './staff.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

let browser: Browser;
let bank: Awaited<ReturnType<typeof startCmiPage>>;
let product: StartedProduct;
beforeAll(async () => {
  bank = await startCmiPage();
  const port = await freePort();
  // The bank's server calls the site by its public address.
  const settings = {
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    CURRENCY: 'MAD',
    PAYMENT_GATEWAY: 'cmi',
    ONLINE_PAYMENT: 'rental deposit',
    CMI_URL: bank.url,
    CMI_CLIENT_ID: CMI_SETTINGS.clientId,
    CMI_STORE_KEY: CMI_SETTINGS.storeKey,
  };
  [browser, product] = await Promise.all([launchBrowser(), startProduct(settings)]);
  process.env.E2E_ADDRESS = product.address;
  const terms = await call('/api/entities/RentalTerms', { deposit: 500 }, await signInToken());
  expect(terms.status).toBe(200);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await bank.close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Books in the browser of the page, and has the agency confirm it. */
async function bookOn(page: Page): Promise<Booking> {
  const token = await signInToken();
  const range = { from: dayFromNow(120), to: dayFromNow(122) };
  const car = await freeCar(range);
  const { days, unitPrice, totalPrice } = quote({ unitPrice: car.price, range });
  const confirmationCode = createConfirmationCode();
  const request = {
    carId: car.CarId,
    ...{ confirmationCode, days, unitPrice, totalPrice },
    customerName: "Zoë O'Brien",
    customerEmail: 'zoe@example.com',
    customerPhone: '+212 612 345 678',
    driverLicense: 'B 123456',
    pickupDate: { $date: range.from },
    dropoffDate: { $date: range.to },
  };
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/bookings', { method: 'POST', headers, body: JSON.stringify(body) })).status;
  }, request);
  expect(status).toBe(200);
  const [booking] = await bookingsWithCode(confirmationCode);
  await call(`/api/bookings/${booking?.id}/status`, { status: 'reserved' }, token);
  return booking as unknown as Booking;
}

async function expectFits(page: Page, section: Locator): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const button of await section.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await findViolations(page)).toEqual([]);
}

test('a customer pays by card on a phone, is refused once, comes back and sees it received; so do staff', async () => {
  const { page, complaints, close } = await visit(browser, '/my-booking', PHONE);
  const { id, totalPrice } = await bookOn(page);
  await page.reload();
  const section = page.getByRole('region', { name: 'Pay by card' });
  const state = section.getByRole('status');
  const total = `MAD ${totalPrice}`;
  const payPrice = section.getByRole('button', { name: /^Pay the price/ });
  await payPrice.waitFor();
  await section.getByRole('button', { name: /^Pay the deposit, MAD 500$/ }).waitFor();
  await expectFits(page, section);

  await payPrice.press('Enter');
  await page.getByRole('button', { name: 'Decline' }).click();
  await state.getByText('The bank did not accept the payment').waitFor();
  expect(await state.innerText()).toContain('(code 51)');
  await expectFits(page, section);

  await payPrice.click();
  await page.getByRole('heading', { name: totalPrice.toFixed(2), exact: true }).waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await state.getByText('We have received your payment').waitFor();
  expect((await state.innerText()).replace(/\s/g, ' ')).toContain(total);
  expect(await payPrice.count()).toBe(0);
  await page.getByRole('link', { name: /^Receipt/ }).waitFor();
  expect(bank.answers.map(({ text }) => text)).toEqual(['APPROVED', 'ACTION=POSTAUTH']);

  // Left on the page of the bank, the payment waits, and its answer comes by itself.
  await section.getByRole('button', { name: /^Pay the deposit/ }).click();
  await page.getByRole('button', { name: 'Decline' }).waitFor();
  const tab = await page.context().newPage();
  await tab.goto(new URL('/my-booking', product.address).href);
  const shown = tab.getByRole('region', { name: 'Pay by card' }).getByRole('status');
  await shown.getByText("We are waiting for the bank's answer").waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await shown.getByText('We have received your deposit').waitFor();
  expect(complaints).toEqual([]);
  await close();

  const staff = await visitAsStaff(browser, `/admin/bookings/${id}`);
  const panel = staff.page.getByRole('region', { name: 'Payments', exact: true });
  await panel.getByRole('heading', { name: 'Card payment online' }).waitFor();
  const lines = (await panel.getByRole('listitem').allInnerTexts()).map((line) => line.replace(/\s+/g, ' '));
  expect(lines).toEqual([
    expect.stringMatching(/^Paid .*Card, online/),
    expect.stringMatching(/^Deposit .*500.*Card, online/),
    expect.stringMatching(/^Deposit, MAD 500 · paid /),
    expect.stringMatching(/^Price, .* · paid /),
    expect.stringMatching(/^Price, .* · not accepted .*, code 51$/),
  ]);
  await staff.close();
});

test('staff send a pay link, which opens the booking', async () => {
  const customer = await visit(browser, '/my-booking', PHONE);
  const { id } = await bookOn(customer.page);
  await customer.close();
  const { page, close } = await visitAsStaff(browser, `/admin/bookings/${id}`);
  await page.getByRole('button', { name: 'Send pay link' }).click();
  await seeToast(page, 'status', 'The pay link is on its way to zoe@example.com');
  await close();
  const token = await signInToken();
  const { body } = await call(`/api/mailing/bookings/${id}`, undefined, token);
  expect(body.data[0]).toMatchObject({ kind: 'pay_link', recipient: 'zoe@example.com' });
});
