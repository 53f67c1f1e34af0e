import type { Browser, Page } from 'playwright-core';
import { bookingsWithCode, call, signInToken } from './api.ts';
import { findViolations } from './axe.ts';
import { book, changeAsColleague } from './book.ts';
import { DESKTOP, launchBrowser, PHONE, visit } from './browser.ts';
import { dayFromNow } from './days.ts';

const COPY = {
  name: 'Fiat Panda Cross',
  image: '/media/demo/clio-tinto-red.svg',
  type: 'Hatchback',
  seats: 4,
  fuel: 'Gasoline',
  transmission: 'Manual',
  price: 23.5,
  features: ['Air conditioning', 'Roof bars'],
};
const RANGE = { from: dayFromNow(300), to: dayFromNow(302) };
const DATES = `pickupDate=${RANGE.from}&dropoffDate=${RANGE.to}`;
const LIST = `/cars?${DATES}&type=Hatchback`;

let browser: Browser;
let ids: string[];

const countHatchbacks = async (): Promise<number> => {
  const { body } = await call(`/api/fleet?from=${RANGE.from}&to=${RANGE.to}&type=Hatchback`);
  return (body as unknown as { pagination: { total: number } }).pagination.total;
};

beforeAll(async () => {
  browser = await launchBrowser();
  const [before, token] = await Promise.all([countHatchbacks(), signInToken()]);
  ids = [];
  for (const colour of ['Blanc', 'Red', 'White']) {
    const { body } = await call('/api/entities/Cars', { ...COPY, colour }, token);
    ids.push(String(body.data[0]?.CarId));
  }
  expect(await countHatchbacks()).toBe(before + 1);
});
afterAll(async () => {
  for (const id of ids) await changeAsColleague('DELETE', `/api/entities/Cars/${id}`);
  await browser.close();
});

const cardOf = (page: Page) => page.getByRole('article').filter({ hasText: COPY.name });

test.each([
  ['at a desk', LIST, DESKTOP, '3 free', ['White', 'Red']],
  ['on a phone', `/ar${LIST}`, PHONE, '3 سيارات متاحة', ['أبيض', 'أحمر']],
] as const)(
  'cars that look the same are one card %s, as rendered by the server',
  async (_, path, options, free, colours) => {
    const { page, complaints, settle, close } = await visit(browser, path, { ...options, isRendered: true });
    await settle();
    expect(await cardOf(page).count()).toBe(1);
    await cardOf(page).getByText(free, { exact: true }).waitFor();
    for (const colour of colours) expect(await cardOf(page).getByText(colour, { exact: true }).count()).toBe(1);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('a page of a taken car offers the free one of the same kind with one press of a key', async () => {
  const [taken = ''] = ids;
  const range = { from: dayFromNow(310), to: dayFromNow(312) };
  const { body } = await call(`/api/entities/Cars/search`, {
    entity: 'Cars',
    query: [{ field: 'CarId', operator: 'EQ', value: taken }],
  });
  await book(range, { car: body.data[0] as never });
  const path = `/car/${taken}?pickupDate=${range.from}&dropoffDate=${range.to}`;
  const { page, complaints, settle, close } = await visit(browser, path, { ...DESKTOP, isRendered: true });
  await page.getByText(`This ${COPY.name} is taken on your dates`).waitFor();
  await settle();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Take the free one' }).press('Enter');
  await page.waitForURL((url) => ids.slice(1).some((id) => url.pathname === `/car/${id}`));
  expect(new URL(page.url()).searchParams.get('pickupDate')).toBe(range.from);
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await page.getByRole('dialog', { name: 'Complete Your Booking' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('three visitors on the page of one car get one each, and those with another one are told', async () => {
  const [first = ''] = ids;
  const visits = await Promise.all(
    ids.map(() => visit(browser, `/car/${first}?${DATES}`, { ...DESKTOP, locale: 'en-US' })),
  );
  const dialogs = await Promise.all(
    visits.map(async ({ page }, index) => {
      await page.getByRole('button', { name: 'Book Now' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Complete Your Booking' });
      await dialog.getByLabel('Full Name').fill(`Visitor ${index}`);
      await dialog.getByLabel('Email Address').fill(`visitor${index}@example.com`);
      await dialog.getByLabel('Phone Number').fill(`+212 612 345 67${index}`);
      await dialog.getByLabel("Driver's License Number").fill('B 123456');
      await dialog.getByRole('checkbox').check();
      return dialog;
    }),
  );
  await Promise.all(dialogs.map((dialog) => dialog.getByRole('button', { name: 'Confirm Booking' }).click()));
  const booked = await Promise.all(
    visits.map(async ({ page }) => {
      const confirmation = page.getByRole('dialog', { name: 'Booking Confirmed!' });
      await confirmation.waitFor();
      const code = /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(await confirmation.innerText())?.[0] ?? '';
      const [booking] = await bookingsWithCode(code);
      const isTold = (await confirmation.getByText(/^Somebody was faster/).count()) > 0;
      if (isTold) await confirmation.getByText('Color:').waitFor();
      return { carId: String(booking?.carId), isTold };
    }),
  );
  expect(booked.map(({ carId }) => carId).sort()).toEqual([...ids].sort());
  for (const { carId, isTold } of booked) expect(isTold).toBe(carId !== first);
  expect(await cardOf(visits[0]?.page as Page).count()).toBe(0);
  await Promise.all(visits.map(({ close }) => close()));
});
