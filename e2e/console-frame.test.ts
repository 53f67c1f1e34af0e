import type { Browser } from 'playwright-core';
import { findViolations } from './axe.ts';
import { book } from './book.ts';
import { address, DESKTOP, launchBrowser, PHONE } from './browser.ts';
import { dayFromNow } from './days.ts';
import { visitAsStaff } from './staff.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('the navigation opens each page of the console and marks it; the first link skips to the content', async () => {
  const { page, complaints, close } = await visitAsStaff(browser, '/admin');
  const navigation = page.getByRole('navigation', { name: 'Console' });
  const isCurrent = (text: string) => navigation.locator('[aria-current]', { hasText: text }).waitFor();
  await navigation.getByRole('link', { name: 'Fleet' }).click();
  await page.getByRole('button', { name: 'Add New Car' }).waitFor();
  await isCurrent('Fleet');
  await navigation.getByRole('link', { name: /^Bookings/ }).click();
  await isCurrent('Bookings');

  await page.reload();
  await page.locator('main h1').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'content');

  await page.getByRole('banner').getByLabel('Website').click();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ['Ctrl K', DESKTOP],
  ['the magnifier', PHONE],
])('%s finds a booking from any page, by its phone number as it was pasted', async (way, size) => {
  const booking = await book({ from: dayFromNow(270), to: dayFromNow(271) }, { customerName: 'Zoé Marrakchi' });
  const { page, complaints, close } = await visitAsStaff(browser, '/admin/settings', size);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (way === 'Ctrl K') await page.keyboard.press('Control+k');
  else await page.getByRole('banner').getByRole('button', { name: 'Search everywhere' }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('zoé \u202a0612\u2011345\u2011678\u202c');
  const option = page.getByRole('option', { name: booking.confirmationCode });
  await option.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await field.press('Enter');
  await page.getByRole('heading', { name: `Booking #${booking.confirmationCode}` }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the menu of the person names who is signed in, and signs out', async () => {
  const { page, close } = await visitAsStaff(browser, '/admin');
  await page.getByLabel('Account: owner@example.com').click();
  await page.getByRole('banner').getByText('Owner', { exact: true }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  await close();
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])(
  'with text of twice the size on %s, nothing is wider than the window, and Ant Design grows along',
  async (_, size) => {
    const { page, close } = await visitAsStaff(browser, '/admin', size);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const problems: string[] = [];
    const booking = `/admin/bookings/${(await book({ from: dayFromNow(274), to: dayFromNow(275) })).id}`;
    for (const path of [
      booking,
      '/admin/today',
      '/admin/cash',
      '/admin/invoices',
      '/admin',
      '/admin/planning',
      '/admin?tab=fleet',
      '/admin/settings',
      '/admin/settings/prices',
      '/cars',
    ]) {
      await page.goto(address(path));
      await page.locator('main h1').waitFor();
      await page
        .locator(path === '/cars' ? 'main article' : 'main .ant-btn:visible')
        .first()
        .waitFor();
      const { width, smallest } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        smallest: Math.min(
          ...[...document.querySelectorAll('main *')]
            .filter(({ childNodes }) =>
              [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
            )
            .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
        ),
      }));
      if (width > (size.viewport?.width ?? 0)) problems.push(`${path}: ${width} pixels wide`);
      if (smallest < 20) problems.push(`${path}: a text of ${smallest} pixels`);
    }
    expect(problems).toEqual([]);
    await close();
  },
);

test.each([
  [320, { ...PHONE, viewport: { width: 320, height: 640 } }],
  [1024, { ...DESKTOP, viewport: { width: 1024, height: 768 } }],
])('%i pixels wide, nothing is cut off or covered, and the frame is not printed', async (width, size) => {
  const { page, close } = await visitAsStaff(browser, '/admin', size);
  await page
    .getByRole('button', { name: /^Delete booking/ })
    .last()
    .waitFor();
  const outside = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header *, main *, footer *')]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none')
        .filter((element) => {
          // What scrolls sideways can be reached.
          for (let outer = element.parentElement; outer; outer = outer.parentElement)
            if (/auto|scroll/.test(getComputedStyle(outer).overflowX)) return false;
          const { left, right } = element.getBoundingClientRect();
          return left < -1 || right > innerWidth + 1;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  expect(await outside()).toEqual([]);
  await page.getByRole('tab', { name: 'Car Fleet Management' }).click();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .waitFor();
  expect(await outside()).toEqual([]);

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const navigation = await page.getByRole('navigation', { name: 'Console' }).boundingBox();
  if (!footer || !navigation) throw new Error('The frame is not there');
  expect(footer.height).toBeLessThan(60);
  if (width < 768) expect(footer.y + footer.height).toBeLessThanOrEqual(navigation.y + 1);

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  expect(await page.getByRole('navigation', { name: 'Console' }).isVisible()).toBe(false);
  await close();
});
