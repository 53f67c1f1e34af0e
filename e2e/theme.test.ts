import type { Browser, Page } from 'playwright-core';
import { findViolations } from './axe.ts';
import { DESKTOP, launchBrowser, PHONE, visit } from './browser.ts';
import { visitAsStaff } from './staff.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** With reduced motion, transitions take a frame, which a hidden browser may not paint. */
const MOVING = { reducedMotion: 'no-preference' } as const;

const LIGHT = 'rgb(251, 247, 241)';
const DARK = 'rgb(30, 20, 16)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the theme is the system’s, and follows its change', async () => {
  const { page, close } = await visit(browser, '/', { ...PHONE, ...MOVING, colorScheme: 'dark' });
  expect(await ground(page)).toBe(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await ground(page)).not.toBe(DARK);
  await close();
});

test('a chosen theme is the first that a page paints, on every page, in other tabs at once', async () => {
  const { page, complaints, close } = await visit(browser, '/', { ...DESKTOP, ...MOVING, colorScheme: 'light' });
  const other = await page.context().newPage();
  await other.goto(page.url());
  const choice = page.getByRole('group', { name: 'Appearance' });
  await choice.getByRole('radio', { name: 'Dark' }).check();
  expect(await ground(page)).toBe(DARK);
  await other.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  const themeColor = page.locator('meta[name="theme-color"][media="all"]');
  expect(await themeColor.getAttribute('content')).toBe('#1E1410');

  // Records the background colour of every frame since the body exists.
  await page.addInitScript(() => {
    const grounds = new Set<string>();
    Object.assign(globalThis, { grounds });
    const look = () => {
      if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
  for (const path of ['/', '/cars', '/admin']) {
    await page.goto(new URL(path, page.url()).href);
    await page.locator('h1').first().waitFor();
    expect(await page.evaluate(() => [...(globalThis as unknown as { grounds: Set<string> }).grounds])).toEqual([DARK]);
  }
  await page.goto(new URL('/', page.url()).href);
  await choice.getByRole('radio', { name: 'System' }).check();
  expect(await ground(page)).toBe(LIGHT);
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('on a %s dark pages can be read', async (_, size) => {
  const { page, close } = await visit(browser, '/', { ...size, colorScheme: 'dark' });
  const wrong: string[] = [];
  const look = async (path: string) => {
    await page.goto(new URL(path, page.url()).href);
    await page.locator('html[data-hydrated]').waitFor();
    wrong.push(...(await findViolations(page)).map((violation) => `${path}: ${violation}`));
  };
  await look('/');
  await look('/cars');
  const car = await page.locator('main a[href*="/car/"]').first().getAttribute('href');
  await look(car ?? '');
  expect(wrong).toEqual([]);
  await close();
});

test('the dark console can be read', async () => {
  const { page, close } = await visitAsStaff(browser, '/admin', { ...DESKTOP, colorScheme: 'dark' });
  for (const path of ['/admin', '/admin/today', '/admin/planning', '/admin?tab=fleet']) {
    await page.goto(new URL(path, page.url()).href);
    await page.locator('main h1').waitFor();
    expect(await findViolations(page)).toEqual([]);
  }
  await close();
});
