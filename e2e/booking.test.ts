import type { Browser, Locator, Page } from 'playwright-core';
import { type DateRange, parseDateRange } from 'shared-kit/domain';
import { bookingsWithCode, call, freeCar } from './api.ts';
import { findViolations } from './axe.ts';
import { book } from './book.ts';
import { address, DESKTOP, launchBrowser, PHONE, visit } from './browser.ts';
import { dayFromNow, spokenDay } from './days.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function fillContact(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Complete Your Booking' });
  await dialog.getByLabel('Full Name').fill('Amina El Fassi');
  await dialog.getByLabel('Email Address').fill('amina@example.com');
  await dialog.getByLabel('Phone Number').fill('+212 612 345 678');
  await dialog.getByLabel("Driver's License Number").fill('B 123456');
  await dialog.getByRole('checkbox').check();
  return dialog;
}

/** Presses the first offer of other dates and returns the dates. */
async function takeFirstOffer(place: Locator): Promise<DateRange> {
  const offer = place.getByRole('list', { name: 'Free on other dates' }).getByRole('link').first();
  const { searchParams } = new URL((await offer.getAttribute('href')) ?? '', address());
  await offer.click();
  return parseDateRange(searchParams.get('pickupDate'), searchParams.get('dropoffDate')) as DateRange;
}

/** Returns whether an element lies in the window with all its corners and nothing lies over them. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    // Within round corners.
    const points = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y] as const));
    return points.every(([x, y]) => {
      const met = document.elementFromPoint(x, y);
      return met !== null && (node.contains(met) || met.contains(node)) && y < innerHeight;
    });
  });
}

test.each([
  ['at a desk', DESKTOP, 704],
  ['on a phone', PHONE, 390],
] as const)(
  'the booking dialog keeps its width %s when its calendar opens, all of which is visible',
  async (_, context, width) => {
    const range = { from: dayFromNow(30), to: dayFromNow(32) };
    const car = await freeCar(range);
    const path = `/car/${car.CarId}?pickupDate=${range.from}&dropoffDate=${range.to}`;
    const { page, close } = await visit(browser, path, context);
    await page.getByRole('button', { name: 'Book Now' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Complete Your Booking' });
    await dialog.waitFor();
    const isDesk = context === DESKTOP;
    const measure = async () => (await dialog.boundingBox())?.width;
    expect(await measure()).toBe(width);
    await dialog.locator('[aria-haspopup="dialog"]').first().click();
    const months = (isDesk ? dialog : page).getByRole('grid');
    await months.first().waitFor();
    expect(await measure()).toBe(width);
    if (isDesk) expect(await months.count()).toBe(2);
    const parts = isDesk ? [months.nth(0), months.nth(1)] : [page.getByRole('button', { name: 'Done', exact: true })];
    for (const part of parts) expect(await isUncovered(part)).toBe(true);
    await close();
  },
);

async function expectBooked(page: Page, carId: string, range: DateRange) {
  const confirmation = page.getByRole('dialog', { name: 'Booking Confirmed!' });
  await confirmation.waitFor();
  const code = /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(await confirmation.innerText())?.[0] ?? '';
  const [booking] = await bookingsWithCode(code);
  expect(booking).toMatchObject({ carId, pickupDate: { $date: range.from }, dropoffDate: { $date: range.to } });
}

test.each([
  ['Marrakech on a phone', { ...PHONE, timezoneId: 'Africa/Casablanca' }, 40],
  ['Tokyo on a phone', { ...PHONE, timezoneId: 'Asia/Tokyo' }, 50],
  ['New York at a desk', { ...DESKTOP, timezoneId: 'America/New_York' }, 60],
])('from the home page to the confirmation, seen from %s', async (_, context, start) => {
  const range = { from: dayFromNow(start), to: dayFromNow(start + 3) };
  const { page, complaints, close } = await visit(browser, '/', context);

  await page.getByLabel(/pick-?up date/i).fill(range.from);
  await page.getByLabel(/drop-?off date/i).fill(range.to);
  await page.getByLabel(/pick-?up time/i).selectOption({ label: '10:00 AM' });
  await page.getByRole('button', { name: 'Search Available Cars' }).click();
  await page.waitForURL('**/cars?**');
  const query = new URL(page.url()).searchParams;
  expect([query.get('location'), query.get('pickupDate'), query.get('dropoffDate'), query.get('pickupTime')]).toEqual([
    'Marrakech',
    range.from,
    range.to,
    '10:00',
  ]);

  // The URL changes before the page, and the previous page has such links too, but without dates.
  await page.getByRole('heading', { name: 'Choose your car' }).waitFor();
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click();
  await page.getByText('Available at all locations').waitFor();
  const carName = await page.getByRole('heading', { level: 1 }).innerText();
  const carId = decodeURIComponent(new URL(page.url()).pathname.split('/')[2] ?? '');
  expect(await page.title()).toContain(carName);
  expect(new URL(page.url()).searchParams.get('pickupDate')).toBe(range.from);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = await fillContact(page);
  expect(await dialog.innerText()).toContain('4 day');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Confirm Booking' }).dblclick();

  const confirmation = page.getByRole('dialog', { name: 'Booking Confirmed!' });
  await confirmation.waitFor();
  for (const part of [
    confirmation.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/),
    confirmation.getByRole('link', { name: /WhatsApp/ }),
    confirmation.getByRole('button', { name: 'Close', exact: true }),
  ])
    expect(await isUncovered(part)).toBe(true);
  expect(await confirmation.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  const code = /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(await confirmation.innerText())?.[0] ?? '';
  const stored = await bookingsWithCode(code);
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({
    carId,
    customerName: 'Amina El Fassi',
    days: 4,
    pickupDate: { $date: range.from },
    pickupTime: '10:00',
    status: 'requested',
  });

  const whatsapp = await confirmation.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
  const message = new URL(whatsapp ?? '').searchParams.get('text') ?? '';
  for (const part of [code, carName, '€', '4']) expect(message).toContain(part);

  await confirmation.getByRole('button', { name: 'Close', exact: true }).click();
  await confirmation.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).searchParams.has('pickupDate')).toBe(false);

  const taken = await call(`/api/availability?from=${range.from}&to=${range.to}`);
  expect(taken.body.data.map((row) => row.carId)).toContain(carId);
  expect(complaints).toEqual([]);
  await close();
});

test('of two visitors who book the same car, the second gets a notice and keeps the input', async () => {
  const range = { from: dayFromNow(80), to: dayFromNow(82) };
  const car = await freeCar(range);
  const { page, close } = await visit(browser, `/car/${car.CarId}?pickupDate=${range.from}&dropoffDate=${range.to}`);
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = await fillContact(page);

  await book(range, { car });

  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('alert');
  await toast.waitFor();
  expect(await toast.innerText()).toContain('Booking Failed');
  expect(await toast.innerText()).toContain('The car is not available for this period');
  expect(await dialog.getByLabel('Full Name').inputValue()).toBe('Amina El Fassi');
  expect(await findViolations(page)).toEqual([]);

  const taken = await takeFirstOffer(dialog);
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  await expectBooked(page, car.CarId, taken);
  await close();
});

test.each([
  ['a phone', PHONE, 110],
  ['a desk', DESKTOP, 120],
])(
  'on %s a link with taken dates shows a notice first, and other dates can be booked with one press',
  async (_, context, start) => {
    const range = { from: dayFromNow(start), to: dayFromNow(start + 2) };
    const car = await freeCar(range);
    await book(range, { car });
    const { page, complaints, close } = await visit(
      browser,
      `/car/${car.CarId}?pickupDate=${range.from}&dropoffDate=${range.to}`,
      context,
    );
    const notice = page.getByText(`The ${car.name} is not free on your dates`);
    await notice.waitFor();
    expect((await notice.boundingBox())?.y).toBeLessThan(500);
    expect(await page.getByRole('button', { name: 'Book Now' }).first().isDisabled()).toBe(true);
    expect(await findViolations(page)).toEqual([]);

    const taken = await takeFirstOffer(page.locator('main'));
    await notice.waitFor({ state: 'detached' });
    const bookNow = page.locator('button:focus');
    await bookNow.filter({ hasText: 'Book Now' }).waitFor();
    await page.keyboard.press('Enter');
    const dialog = await fillContact(page);
    await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
    await expectBooked(page, car.CarId, taken);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('a request that is retried after a lost response books once', async () => {
  const range = { from: dayFromNow(90), to: dayFromNow(91) };
  const car = await freeCar(range);
  const { page, close } = await visit(browser, `/car/${car.CarId}?pickupDate=${range.from}&dropoffDate=${range.to}`);
  // The API handles the first request, but its response is lost.
  let lost = 0;
  await page.route('**/api/entities/CarsBooking', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = await fillContact(page);
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('alert')
    .waitFor();
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();

  const confirmation = page.getByRole('dialog', { name: 'Booking Confirmed!' });
  await confirmation.waitFor();
  const code = /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(await confirmation.innerText())?.[0] ?? '';
  expect(await bookingsWithCode(code)).toHaveLength(1);
  await close();
});

test('a form that loads slowly shows a notice, and one press retries a failed load', async () => {
  const range = { from: dayFromNow(94), to: dayFromNow(95) };
  const car = await freeCar(range);
  const { page, close } = await visit(browser, `/car/${car.CarId}`);
  await page.locator('html[data-hydrated]').waitFor();
  let lose = () => {};
  const held = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route('**/releases/public/**/*.js', async (route) => {
    await held;
    await route.abort();
  });
  await chooseDays(page, range);
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await page.getByRole('status').filter({ hasText: 'Opening the booking form' }).waitFor();
  lose();
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await page.unrouteAll();
  await retry.click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Booking' });
  await dialog.waitFor();
  expect(await dialog.innerText()).toContain('2 day');
  await close();
});

/** Chooses dates in the calendar of a car's page with the keyboard. */
async function chooseDays(page: Page, { from, to }: DateRange) {
  const next = page.getByRole('button', { name: /next month/i });
  await next.waitFor();
  for (const day of [from, to]) {
    const button = page.getByRole('button', { name: spokenDay(day) });
    while ((await button.count()) === 0) await next.click();
    await button.focus();
    await page.keyboard.press('Enter');
  }
}

test('the calendar works with the keyboard, labels booked days and rejects a range over them', async () => {
  const booked = { from: dayFromNow(101), to: dayFromNow(102) };
  const around = { from: dayFromNow(100), to: dayFromNow(103) };
  const car = await freeCar(around);
  await book(booked, { car });

  const { page, close } = await visit(browser, `/car/${car.CarId}`, DESKTOP);
  await chooseDays(page, around);
  expect(await page.getByRole('button', { name: `${spokenDay(booked.from)}, booked` }).isDisabled()).toBe(true);
  await page.getByText('The selected range includes unavailable dates').waitFor();
  expect(await page.getByRole('button', { name: 'Book Now' }).first().isDisabled()).toBe(true);
  await close();
});
