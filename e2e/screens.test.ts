import type { Browser, Page } from 'playwright-core';
import { findViolations } from './axe.ts';
import { DESKTOP, launchBrowser, PHONE, visit } from './browser.ts';
import { PUBLIC_SCREENS } from './screens.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const SIZES = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

/** Returns the cumulative layout shift while the page loaded. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) total += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 100);
      }),
  );
}

describe.each(SIZES)('on a %s', (_, size) => {
  test.each(PUBLIC_SCREENS)(
    '$path stands, fits, is accessible, complains of nothing and does not jump',
    async ({ path, heading }) => {
      const { page, complaints, close } = await visit(browser, path, size);
      const title = page.locator('main h1');
      await title.waitFor();
      if (heading) expect(await title.innerText()).toBe(heading);
      expect(await title.count()).toBe(1);
      await page.locator('html[data-hydrated]').waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await page.title()).toMatch(/.+ \| Zellige Cars$/);
      expect(await findViolations(page)).toEqual([]);
      expect(await layoutShift(page)).toBeLessThan(0.02);
      if (size === PHONE) {
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      }
      // The browser logs an error for a page with status 404.
      expect(complaints).toEqual(path === '/nowhere' ? [expect.stringContaining('404 (Not Found)')] : []);
      await close();
    },
  );
});

test('going to another page changes the title, moves focus to its heading and scrolls to the top', async () => {
  const { page, close } = await visit(browser, '/', DESKTOP);
  // Before hydration a link loads a document, which starts at the top anyway.
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await page.getByRole('heading', { level: 1, name: 'Redefining Car Rental' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await page.title()).toContain('About');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await close();
});

test('on a phone the menu opens, and closes on a link', async () => {
  const { page, close } = await visit(browser, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).click();
  await page.waitForURL('**/support');
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(true);
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
  await close();
});

test.each([
  ['phone', PHONE],
  ['desk', DESKTOP],
])('on a %s the car of the home page stands on the ground of its door', async (_, options) => {
  const { page, close } = await visit(browser, '/', options);
  const car = page.locator('main picture img').first();
  await car.waitFor();
  const { bottom, ground } = await car.evaluate((image) => {
    const opening = image.closest('[style*="clip-path"]');
    return { bottom: image.getBoundingClientRect().bottom, ground: opening?.getBoundingClientRect().bottom };
  });
  expect(bottom).toBeCloseTo(ground ?? 0, 0);
  await close();
});
