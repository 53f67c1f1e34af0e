import type { Browser, Page } from 'playwright-core';
import { addDays, type CalendarDay } from 'shared-kit/domain';
import { bookingsWithCode, call, freeCar, signInToken } from './api.ts';
import { findViolations } from './axe.ts';
import { book, changeAsColleague } from './book.ts';
import { launchBrowser, PHONE } from './browser.ts';
import { dayFromNow } from './days.ts';
import { visitAsStaff } from './staff.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

let browser: Browser;
let product: StartedProduct;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct({}, { isAgency: true })]);
  process.env.E2E_ADDRESS = product.address;
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const isReady = (page: Page) => page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));

/** Returns the periods of the blocks that these tests created, which they find by the note. */
async function blockPeriods() {
  const query = [{ field: 'note', operator: 'EQ', value: 'Windscreen' }];
  const { body } = await call('/api/entities/CarBlocks/search', { entity: 'CarBlocks', query }, await signInToken());
  const day = (value: unknown) => (value as { $date: CalendarDay }).$date;
  return body.data.map(({ from, to }) => ({ from: day(from), to: day(to) }));
}

test('a new request is offered without a refresh, and its status changes appear in another browser', async () => {
  const { page, complaints, close } = await visitAsStaff(browser, '/admin');
  await page.getByRole('row').nth(1).waitFor();
  const colleague = await visitAsStaff(browser, '/admin/today', PHONE);
  await isReady(colleague.page);
  const rows = await page.getByRole('row').allInnerTexts();

  const booking = await book({ from: dayFromNow(1), to: dayFromNow(3) }, { customerName: 'Amélie Zidane' });
  const show = page.getByRole('button', { name: '1 new, show' });
  await show.waitFor();
  expect(await page.title()).toMatch(/^\(1\) /);
  // The list has not changed until the new row is requested.
  expect(await page.getByRole('row').allInnerTexts()).toEqual(rows);
  await show.click();
  await page.getByRole('link', { name: String(booking.id), exact: true }).waitFor();

  // The key `/` focuses the search field from anywhere on the page. The search ignores accents: it finds "Amélie".
  await page.locator('body').press('/');
  await page.keyboard.type('amelie zidane');
  await page.getByText('1 booking found').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Booking #${booking.confirmationCode}` }).waitFor();
  expect(await findViolations(page)).toEqual([]);

  // A reservation by a colleague adds tomorrow's pick-up to the board on the open phone.
  await changeAsColleague('PUT', '/api/entities/CarsBooking', { id: booking.id, status: 'reserved' });
  const item = colleague.page
    .getByRole('region', { name: /^Pick-ups tomorrow/ })
    .getByRole('listitem')
    .filter({
      hasText: booking.confirmationCode,
    });
  await item.getByRole('button', { name: /^Hand over/ }).click();
  await item.waitFor({ state: 'detached' });
  await colleague.page.getByRole('button', { name: 'Undo' }).click();
  await item.waitFor();
  expect(await bookingsWithCode(booking.confirmationCode)).toMatchObject([{ status: 'reserved' }]);
  expect(await findViolations(colleague.page)).toEqual([]);
  expect([...complaints, ...colleague.complaints]).toEqual([]);
  await colleague.close();
  await close();
});

/** Returns how many rows of the table are whole in the window, and the height of one. */
const rowsSeen = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('tbody tr:not([aria-hidden])')].map((row) =>
      row.getBoundingClientRect(),
    );
    return { count: rows.filter(({ bottom }) => bottom <= innerHeight).length, height: rows[0]?.height };
  });

test('twelve bookings of 44 px are seen at a desk, and the row is pressed anywhere', async () => {
  const { page, complaints, close } = await visitAsStaff(browser, '/admin?rows=20');
  await isReady(page);
  const { count, height } = await rowsSeen(page);
  expect(height).toBe(44);
  expect(count).toBeGreaterThanOrEqual(12);
  // On the day of a booking, which the link of the row covers.
  const day = await page.getByRole('row').nth(3).getByRole('cell').nth(3).boundingBox();
  await page.mouse.click((day?.x ?? 0) + 20, (day?.y ?? 0) + 20);
  await page.getByRole('heading', { name: /^Booking #/ }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('twelve cars are seen at a desk', async () => {
  const { page, complaints, close } = await visitAsStaff(browser, '/admin?tab=fleet');
  await isReady(page);
  await page.getByLabel('Cars per page').selectOption('20');
  await page.getByRole('row').nth(13).waitFor();
  await isReady(page);
  expect((await rowsSeen(page)).count).toBeGreaterThanOrEqual(12);
  expect(await findViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('on a phone the first booking stands high, and what a search finds above the keyboard', async () => {
  const { page, complaints, close } = await visitAsStaff(browser, '/admin?rows=20', PHONE);
  await isReady(page);
  await page.getByText('Emails are not sent: there is no mail server.').waitFor();
  for (const name of ['Filters', 'From today']) {
    const { x = 999, width = 0 } = (await page.getByRole('button', { name }).boundingBox()) ?? {};
    expect(x + width).toBeLessThan(390);
  }
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: '#' }).first();
  expect((await first.boundingBox())?.y).toBeLessThan(220);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('searchbox', { name: 'Search bookings' }).fill('laurent');
  await page.getByText(/bookings found$/).waitFor();
  await isReady(page);
  await first.waitFor();
  const { y, height } = (await first.boundingBox()) ?? { y: 0, height: 999 };
  const keyboard = 336;
  expect(y + height).toBeLessThan(844 - keyboard);
  expect(await findViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('a walk-in is booked by keyboard, moved in the planning, and another car is blocked', async () => {
  const { page, complaints, close } = await visitAsStaff(browser, '/admin/planning');
  const grid = page.getByRole('grid');
  await grid.getByRole('gridcell').first().waitFor();
  await isReady(page);
  const free = page.getByRole('button', { name: 'Block the car' });
  await page.goto(`${product.address}/admin`);
  await page.getByRole('row').nth(1).waitFor();
  await page.locator('body').press('n');
  const form = page.getByRole('dialog', { name: 'New booking' });
  await form.getByLabel('Phone Number').fill('06 61 22 33 44');
  await form.getByLabel('Full Name').fill('Walk Inn');
  await form.getByText(/cars are free/).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole('option').first().click();
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await page.waitForURL('**/admin/bookings/*');
  await page.getByRole('heading', { name: /^Booking #/ }).waitFor();

  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Planning' }).click();
  await isReady(page);
  await page.getByLabel('Name or plate').fill('Z4');
  await page.getByText('1 car', { exact: true }).waitFor();
  await grid.focus();
  // Selects the last two visible days.
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  await free.click();
  const block = page.getByRole('dialog', { name: /^Block/ });
  await block.getByLabel('Note (optional)').fill('Windscreen');
  expect(await findViolations(page)).toEqual([]);
  await block.getByRole('button', { name: 'Save' }).click();
  const bar = grid.getByRole('gridcell', { name: /Windscreen, Service/ });
  await bar.waitFor();

  // Drags the bar one day to the left.
  const before = await blockPeriods();
  const { x, y, width, height } = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // From the middle of its first day to the middle of the day before.
  await page.mouse.move(x + width / 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - width / 4, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await block.getByRole('button', { name: 'Save' }).click();
  await block.waitFor({ state: 'detached' });
  expect(await blockPeriods()).toEqual(
    before.map(({ from, to }) => ({ from: addDays(from, -1), to: addDays(to, -1) })),
  );
  expect(complaints).toEqual([]);
  await close();
});

test.each(['/admin/today', '/admin/planning', '/admin?tab=fleet', '/admin/settings', '/admin/settings/prices'])(
  '%s can be used on a narrow phone by everybody',
  async (path) => {
    const narrow = { ...PHONE, viewport: { width: 320, height: 640 } };
    const { page, complaints, close } = await visitAsStaff(browser, path, narrow);
    await isReady(page);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('a car that is not back and due out again stands first on Today, and its booking is moved for the same total', async () => {
  const car = await freeCar({ from: dayFromNow(-6), to: dayFromNow(3) });
  const token = await signInToken();
  const add = (customerName: string, code: string, status: string, [first, last]: readonly [number, number]) => {
    const days = last - first + 1;
    return call(
      '/api/bookings',
      {
        carId: car.CarId,
        confirmationCode: code,
        customerName,
        customerPhone: '+212 661 22 33 44',
        customerEmail: '',
        driverLicense: '',
        pickupDate: dayFromNow(first),
        dropoffDate: dayFromNow(last),
        days,
        unitPrice: car.price,
        totalPrice: (Math.round(car.price * 100) * days) / 100,
        staff: { status },
      },
      token,
    );
  };
  await add('Late Return', 'LTE-RTN', 'out', [-6, -2]);
  await add('Due Tomorrow', 'DUE-TMR', 'reserved', [1, 3]);
  const { page, complaints, close } = await visitAsStaff(browser, '/admin/today');
  const conflict = page
    .getByRole('region', { name: /^Conflicts/ })
    .getByRole('listitem')
    .filter({ hasText: 'Due Tomorrow' });
  await conflict
    .getByRole('button', { name: /^Move Due Tomorrow to / })
    .first()
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
  const heights = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(88);
  expect((await conflict.boundingBox())?.height).toBeLessThanOrEqual(88);

  await conflict
    .getByRole('button', { name: /^Move Due Tomorrow to / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Another car for Due Tomorrow' });
  await dialog.getByText('The total stays the same.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Move the booking' }).click();
  await conflict.waitFor({ state: 'detached' });
  const [moved] = await bookingsWithCode('DUE-TMR');
  expect(moved?.carId).not.toBe(car.CarId);
  expect(complaints).toEqual([]);
  await close();
});

test('the planning shows sixteen cars in a window of 1280 by 800', async () => {
  const { page, close } = await visitAsStaff(browser, '/admin/planning', { viewport: { width: 1280, height: 800 } });
  await page.getByRole('gridcell').first().waitFor();
  const shown = await page
    .getByRole('rowheader')
    .evaluateAll((headers) => headers.filter((header) => header.getBoundingClientRect().bottom <= innerHeight).length);
  expect(shown).toBeGreaterThanOrEqual(16);
  await close();
});

test('the board is printed on one page, with every new request', async () => {
  const { page, close } = await visitAsStaff(browser, '/admin/today');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await isReady(page);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  const requests = page.getByRole('region', { name: /^New requests/ });
  const count = Number(/\d+/.exec(await requests.getByRole('heading').innerText())?.[0]);
  expect(await requests.getByRole('listitem').count()).toBeLessThan(count);
  await page.emulateMedia({ media: 'print' });
  expect(await requests.getByRole('listitem').count()).toBe(count);
  await close();
});
