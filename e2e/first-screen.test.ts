import type { Browser } from 'playwright-core';
import { LOCALE_CODES, localizePath } from 'shared-kit/domain';
import { DESKTOP, launchBrowser, PHONE, visit } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The paths of the languages, and another language of the browser, which brings the line that offers it. */
const LANGUAGES = [
  ['', 'fr-FR'],
  ['/fr', 'en-US'],
  ['/es', 'en-US'],
  ['/ar', 'en-US'],
] as const;

test.each(LANGUAGES)('the search button of home "%s" is on the first screen of a laptop', async (prefix, locale) => {
  const { page, close } = await visit(browser, prefix || '/', { ...DESKTOP, locale });
  await page.locator('html[data-offer]').waitFor();
  const box = await page.locator('main form button[type=submit]').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(DESKTOP.viewport?.height ?? 0);
  await close();
});

test.each(LOCALE_CODES)('the head of the list takes 200 px below the header, and cuts no text: %s', async (locale) => {
  const { page, close } = await visit(browser, localizePath(locale, '/cars'), { ...DESKTOP, locale });
  const bar = page.locator('section[aria-labelledby=rental-dates]');
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const [header, box] = [await page.locator('body header').first().boundingBox(), await bar.boundingBox()];
  if (!header || !box) throw new Error('The header or the bar is not shown');
  expect(box.y + box.height - (header.y + header.height)).toBeLessThanOrEqual(200);
  const cut = await bar
    .locator('span:visible, select')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.outerHTML));
  expect(cut).toEqual([]);
  await close();
});

test.each(LANGUAGES)(
  'the bar of the car page %s has one row on phones, also before days are chosen',
  async (prefix) => {
    const { page, close } = await visit(browser, `${prefix}/cars`);
    const car = await page.locator('main a[href*="/car/"]').first().getAttribute('href');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: PHONE.viewport?.height ?? 0 });
      await page.goto(new URL(car ?? '', page.url()).href);
      const bar = page.locator('main section[class*=bar]').last();
      await bar.waitFor();
      const tops = await bar
        .locator('button')
        .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect()));
      const rows = new Set(tops.map(({ top, height }) => Math.round(top + height / 2)));
      expect([width, rows.size]).toEqual([width, 1]);
      const [price, button] = [await bar.locator('p').first().boundingBox(), tops[0]];
      expect(
        Math.abs((price?.y ?? 0) + (price?.height ?? 0) / 2 - ((button?.y ?? 0) + (button?.height ?? 0) / 2)),
      ).toBeLessThan(12);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await close();
  },
);
