import type { Browser, Page } from 'playwright-core';
import { findViolations } from './axe.ts';
import { address, DESKTOP, launchBrowser, PHONE, untilRendered, visit } from './browser.ts';
import { dayFromNow } from './days.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const RANGE = { pickupDate: dayFromNow(230), dropoffDate: dayFromNow(232) };
const LIST = `/cars?${new URLSearchParams(RANGE)}`;

const cards = (page: Page) => page.getByRole('article');
const queryOf = (page: Page) => new URL(page.url()).searchParams;
const untilQuery = (page: Page, name: string, value: string | null) =>
  page.waitForURL((url) => url.searchParams.get(name) === value);

/** Waits until the list has the number of cards; it is rendered after the count. */
const untilCards = (page: Page, count: number) =>
  page.waitForFunction((expected) => document.querySelectorAll('article').length === expected, count);

/** Returns the totals of all cards, in order. */
async function totals(page: Page): Promise<readonly number[]> {
  const texts = await cards(page).locator('strong').allInnerTexts();
  return texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
}

test('without JavaScript, the filters are a form, and what is chosen can be removed', async () => {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  const untilLoaded = () => untilRendered(() => page.reload());
  await untilRendered(() => page.goto(address(LIST)));
  const all = await cards(page).count();

  await page.getByRole('link', { name: 'Filters' }).click();
  const form = page.getByRole('form', { name: 'Filters' });
  await form.locator('summary', { hasText: 'Class' }).click();
  await form.getByRole('checkbox', { name: /^SUV,/ }).check();
  await form.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await form.getByRole('button', { name: 'Show cars' }).click();
  await untilQuery(page, 'type', 'SUV');
  await untilLoaded();
  expect(Object.fromEntries(queryOf(page))).toMatchObject({ ...RANGE, type: 'SUV', sort: 'price' });
  const found = await cards(page).count();
  expect(found).toBeGreaterThan(1);
  expect(found).toBeLessThan(all);
  const prices = await totals(page);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(await page.getByRole('status').innerText()).toContain(`${found} different cars`);

  await page.getByRole('link', { name: 'SUV, remove filter' }).click();
  await untilQuery(page, 'type', null);
  await untilLoaded();
  expect([...queryOf(page)]).toEqual([...Object.entries(RANGE), ['sort', 'price']]);
  expect(await cards(page).count()).toBe(all);
  await context.close();
});

test('by keyboard, a filter stays over the page of a car, Back, and All cars', async () => {
  const { page, complaints, close } = await visit(browser, LIST, DESKTOP);
  await cards(page).first().waitFor();
  await page.getByRole('button', { name: /^Pickup & Drop-off Dates/ }).focus();
  const chip = page.getByRole('checkbox', { name: /^SUV,/, includeHidden: true });
  for (const key of ['Tab', 'Enter', 'Tab', 'Space']) await page.keyboard.press(key);
  await untilQuery(page, 'type', 'SUV');
  expect(await chip.isChecked()).toBe(true);
  expect(await chip.evaluate((input) => input === document.activeElement)).toBe(true);
  const status = page.getByRole('status').filter({ hasText: 'with your filters' });
  const found = Number.parseInt(await status.innerText(), 10);
  expect(found).toBeGreaterThan(1);
  await untilCards(page, found);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const menu = page.locator('summary', { hasText: 'Class' });
  expect(await menu.innerText()).toBe('Class\nSUV');
  expect(await menu.evaluate((summary) => summary === document.activeElement)).toBe(true);
  expect(await chip.isVisible()).toBe(false);

  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByText('Available at all locations').waitFor();
  expect(Object.fromEntries(queryOf(page))).toEqual({ ...RANGE, type: 'SUV' });

  await page.goBack();
  await page.getByRole('heading', { name: 'Choose your car' }).waitFor();
  expect(await chip.isChecked()).toBe(true);
  await untilCards(page, found);
  await page.goForward();
  await page.getByRole('link', { name: 'All cars' }).click();
  await page.getByRole('heading', { name: 'Choose your car' }).waitFor();
  expect(queryOf(page).get('type')).toBe('SUV');

  await page.getByRole('link', { name: 'Clear filters' }).press('Enter');
  await untilQuery(page, 'type', null);
  expect(await page.getByRole('region', { name: 'Cars' }).evaluate((list) => list === document.activeElement)).toBe(
    true,
  );
  expect(complaints).toEqual([]);
  await close();
});

test('on a phone the filters are a sheet', async () => {
  const { page, complaints, close } = await visit(browser, LIST, PHONE);
  // Before hydration the link leads to the filters in the page.
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('link', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /^Automatic,/ }).tap();
  const count = Number(
    /\d+/.exec((await sheet.getByRole('checkbox', { name: /^Automatic,/ }).getAttribute('aria-label')) ?? ''),
  );
  // Simulates Back on an Android phone, which desktop browsers do not have.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Filters (1)' }).tap();
  await sheet.getByRole('button', { name: `Show ${count} cars` }).tap();
  await page.getByRole('link', { name: 'Filters (1)' }).waitFor();
  await page.waitForFunction((wanted) => document.querySelectorAll('article').length === wanted, count);
  expect(queryOf(page).get('transmission')).toBe('Automatic');
  expect(complaints).toEqual([]);
  await close();
});

describe('before the scripts run', () => {
  async function open(options: object) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    let run: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      run = resolve;
    });
    await page.route('**/releases/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await untilRendered(() => page.goto(address(LIST), { waitUntil: 'commit' }));
    return { page, run: () => run(), close: () => context.close() };
  }

  test('a card can be pressed anywhere', async () => {
    const { page, run, close } = await open(PHONE);
    // Taps at the position of the picture, whatever element covers it.
    const box = await page.getByRole('article').first().getByRole('img').boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.waitForURL('**/car/**', { waitUntil: 'commit' });
    run();
    await close();
  });

  test('a pressed filter is applied after hydration', async () => {
    const { page, run, close } = await open(DESKTOP);
    await page.locator('summary', { hasText: 'Class' }).click();
    await page.getByRole('checkbox', { name: /^Sedan,/ }).check();
    run();
    await untilQuery(page, 'type', 'Sedan');
    expect(await page.getByRole('checkbox', { name: /^Sedan,/ }).isChecked()).toBe(true);
    await close();
  });
});
