import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type CalendarDay, formatPrice, type LocaleCode } from 'shared-kit/domain';
import { bookingsWithCode, call, freeCar, signInToken } from './api.ts';
import { findViolations } from './axe.ts';
import { DESKTOP, launchBrowser, PHONE, visit } from './browser.ts';
import { dayFromNow } from './days.ts';
import { visitAsStaff } from './staff.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

const CURRENCY = 'MAD';

let browser: Browser;
let product: StartedProduct;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct({ CURRENCY })]);
  process.env.E2E_ADDRESS = product.address;
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test('an owner sets up the prices on a phone, and sees the days that change', async () => {
  const season = { from: dayFromNow(40), to: dayFromNow(60) };
  const { page, complaints, close } = await visitAsStaff(browser, '/admin/settings/prices', PHONE);
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  const add = async (list: string) => {
    await page.getByRole('button', { name: `Add: ${list}`, exact: true }).click();
    await dialog.waitFor();
  };
  const save = async (shown: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(shown).first().waitFor();
  };

  await add('Seasons');
  await field('Name in English').fill('Spring');
  await field('Percent').fill('50');
  await dialog.getByRole('button', { name: 'Add a period' }).click();
  await field('Periods 1: From').fill(season.from);
  await field('Periods 1: Until').fill(season.to);
  await dialog.getByText('21 days change for this car.').waitFor();
  expect(await dialog.locator('[data-day][data-changed="true"]').count()).toBe(21);
  expect(await findViolations(page)).toEqual([]);
  await save('+50');
  await add('Length discounts');
  await field('From days').fill('7');
  await field('Percent').fill('10');
  await save('10 % less per day');
  await add('Extras');
  await field('Name in English').fill('Child seat');
  await field('Price of one piece').fill('4.50');
  await save('Child seat');
  await add('Places');
  await field('Name in English').fill('Menara airport');
  await field('Kind').selectOption('airport');
  await field('Fee for delivery').fill('15');
  await save('Menara airport');
  await add('Terms');
  await field('Deposit').fill('500');
  await field('Minimum age').fill('23');
  await save('Minimum age');
  expect(await findViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

interface Visitor {
  readonly context: BrowserContextOptions;
  readonly locale: LocaleCode;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  /** Whether a child seat and the airport are chosen. */
  readonly hasChoices: boolean;
  /** Returns the total in cents. */
  readonly cents: (pricePerDay: number) => number;
}

const ONE_AND_A_HALF = 150;
const inSeason = (price: number) => Math.round(price * ONE_AND_A_HALF);

const VISITORS: readonly (readonly [string, Visitor])[] = [
  [
    'a phone in Los Angeles, with a seat at the airport',
    {
      context: { ...PHONE, timezoneId: 'America/Los_Angeles' },
      locale: 'en',
      from: dayFromNow(44),
      to: dayFromNow(47),
      hasChoices: true,
      cents: (price) => 4 * inSeason(price) + 4 * 450 + 1_500,
    },
  ],
  [
    'a desk in Auckland, in French, a day before the season and a day in it',
    {
      context: { ...DESKTOP, timezoneId: 'Pacific/Auckland' },
      locale: 'fr',
      from: dayFromNow(39),
      to: dayFromNow(40),
      hasChoices: false,
      cents: (price) => Math.round(price * 100) + inSeason(price),
    },
  ],
  [
    'a phone, in French, a week with its discount',
    {
      context: PHONE,
      locale: 'fr',
      from: dayFromNow(50),
      to: dayFromNow(56),
      hasChoices: false,
      cents: (price) => 7 * Math.round((price * ONE_AND_A_HALF * 90) / 100),
    },
  ],
];

/** Returns the e-mail to the customer with the code, decoded. */
async function emailAbout(code: string): Promise<string> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const names = (await readdir(product.outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const emails = await Promise.all(names.map((name) => readFile(path.join(product.outbox, name), 'utf8')));
    const decoded = emails.map((email) =>
      email
        .replaceAll('=\r\n', '')
        .replaceAll(/((?:=[0-9A-F]{2})+)/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8')),
    );
    const found = decoded.find((email) => email.includes(code) && email.includes('To: zineb@example.com'));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No e-mail about ${code}`);
}

test.each(VISITORS)('%s: the same total on every surface', async (_, visitor) => {
  const { context, locale, from, to, hasChoices, cents } = visitor;
  const car = await freeCar({ from, to });
  const total = cents(car.price) / 100;
  const rental = hasChoices ? (cents(car.price) - 4 * 450 - 1_500) / 100 : total;
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const shown = (amount: number, language = locale) => formatPrice(amount, CURRENCY, language).replaceAll(/\s/g, ' ');
  const { page, complaints, close } = await visit(
    browser,
    `${prefix}/cars?pickupDate=${from}&dropoffDate=${to}&size=100`,
    context,
  );
  const untilShown = async (on: Page, amount: number, language = locale) => {
    await on.waitForFunction(
      (text) => document.body.innerText.replaceAll(/\s/g, ' ').includes(text),
      shown(amount, language),
    );
  };
  await untilShown(page, rental);
  await page.goto(`${product.address}${prefix}/car/${car.CarId}?pickupDate=${from}&dropoffDate=${to}`);
  await untilShown(page, rental);

  await page
    .getByRole('button', { name: locale === 'fr' ? 'Réserver' : 'Book Now' })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[autocomplete=name]').fill('Zineb Alami');
  await dialog.locator('input[autocomplete=email]').fill('zineb@example.com');
  await dialog.locator('input[autocomplete=tel]').fill('+212 612 345 678');
  await dialog.locator('input[autocapitalize=characters]').first().fill('B 123456');
  if (hasChoices) {
    await dialog.getByText('Extras', { exact: true }).click();
    await dialog.getByRole('button', { name: 'One more: Child seat' }).click();
    await dialog.getByText('Pick-up details').click();
    await dialog.getByLabel('Pick-up place').selectOption({ label: `Menara airport (+ ${shown(15)})` });
  }
  await untilShown(page, total);
  await dialog.getByRole('checkbox').last().check();
  await dialog.locator('button[type=submit]').click();
  // A slow answer shows another link, without a message.
  const whatsapp = await dialog.locator('a[href*="wa.me"][href*="?text="]').getAttribute('href');
  await untilShown(page, total);
  const code = /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(await dialog.innerText())?.[0] ?? '';
  expect(decodeURIComponent(whatsapp ?? '').replaceAll(/[+\s]/g, ' ')).toContain(shown(total));

  const [booking] = await bookingsWithCode(code);
  expect(booking).toMatchObject({ carId: car.CarId, totalPrice: total, unitPrice: car.price });
  expect((await emailAbout(code)).replaceAll(/\s/g, ' ')).toContain(shown(total));
  await page.goto(`${product.address}${prefix}/my-booking`);
  await untilShown(page, total);
  expect(complaints).toEqual([]);
  await close();

  const staff = await visitAsStaff(browser, `/admin/bookings/${booking?.id}`);
  await untilShown(staff.page, total, 'en');
  await staff.close();
  const exported = await fetch(`${product.address}/api/entities/CarsBooking/export?format=csv`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await signInToken()}` },
    body: JSON.stringify({ fields: ['confirmationCode', 'totalPrice'] }),
  });
  expect(await exported.text()).toContain(`${code},${total}`);
  const rates = await call(`/api/rates?carId=${car.CarId}`);
  expect(rates.body.data[0]).toMatchObject({ terms: { deposit: 500 } });
});
