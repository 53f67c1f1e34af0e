import type { Browser } from 'playwright-core';
import { call, freeCar, signInToken } from './api.ts';
import { findViolations } from './axe.ts';
import { launchBrowser, PHONE } from './browser.ts';
import { dayFromNow } from './days.ts';
import { visitAsStaff } from './staff.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

let browser: Browser;
let product: StartedProduct;
beforeAll(async () => {
  // A separate product: what the owner sets changes every price.
  [browser, product] = await Promise.all([launchBrowser(), startProduct({}, { isAgency: true })]);
  process.env.E2E_ADDRESS = product.address;
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test('an owner sets up the prices on a phone, sees the days that change, and the next quote has them to the cent', async () => {
  const range = { from: dayFromNow(60), to: dayFromNow(62) };
  const car = await freeCar(range);
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
  await field('Name in English').fill('Holidays');
  await field('Percent').fill('50');
  await dialog.getByRole('button', { name: 'Add a period' }).click();
  await field('Periods 1: From').fill(range.from);
  await field('Periods 1: Until').fill(range.to);
  await dialog.getByText('3 days change for this car.').waitFor();
  expect(await dialog.locator('[data-day][data-changed="true"]').count()).toBe(3);
  expect(await findViolations(page)).toEqual([]);
  await save('+50');
  await add('Length discounts');
  await field('From days').fill('3');
  await field('Percent').fill('10');
  await save('10 % less per day');
  await add('Extras');
  await field('Name in English').fill('Child seat');
  await field('Price of one piece').fill('4');
  await save('Child seat');
  await add('Places');
  await field('Name in English').fill('Airport');
  await field('Kind').selectOption('airport');
  await field('Fee for delivery').fill('15');
  await save('Airport');
  await add('Terms');
  await field('Deposit').fill('500');
  await field('Minimum age').fill('23');
  await save('Minimum age 21');
  expect(await findViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();

  const extras = await call('/api/entities/Extras/search', {}, await signInToken());
  const asked = {
    carId: car.CarId,
    pickupDate: range.from,
    dropoffDate: range.to,
    pickupPlace: 'airport',
    extras: [{ id: extras.body.data[0]?.id, quantity: 1 }],
  };
  const { body } = await call('/api/quote', asked);
  const day = Math.round(car.price * 100 * 1.5 * 0.9) / 100;
  expect(body.data).toMatchObject([{ totalPrice: Math.round((3 * day + 3 * 4 + 15) * 100) / 100, deposit: 500 }]);
});
