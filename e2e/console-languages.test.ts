import type { Browser, Page } from 'playwright-core';
import { LOCALE_CODES, LOCALES } from 'shared-kit/domain';
import { signInToken } from './api.ts';
import { findViolations } from './axe.ts';
import { address, DESKTOP, launchBrowser, visit } from './browser.ts';
import { createForeignTextFinder } from './foreign-texts.ts';
import { readTexts } from './read-texts.ts';
import { ADMIN, type StartedProduct, startProduct } from './start-product.ts';

let browser: Browser;
let product: StartedProduct;
beforeAll(async () => {
  // A separate product, since the test changes the language of the account.
  [browser, product] = await Promise.all([launchBrowser(), startProduct({}, { isAgency: true })]);
  process.env.E2E_ADDRESS = product.address;
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const TRANSLATIONS = LOCALE_CODES.filter((locale) => locale !== 'en');
const PAGES = [
  '/admin',
  '/admin?tab=fleet',
  '/admin/today',
  '/admin/cash',
  '/admin/invoices',
  '/admin/planning',
  '/admin/settings',
  '/admin/settings/prices',
  '/admin/customers',
  '/admin/customers/1',
  '/admin/reports',
  '/admin/reviews',
  '/admin/fines',
  '/admin/settings/transfer',
];

async function setAccountLanguage(language: string): Promise<void> {
  const response = await fetch(address('/api/auth/session'), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await signInToken()}` },
    body: JSON.stringify({ language }),
  });
  expect(response.status).toBe(200);
}

const untilReady = async (page: Page) => {
  await page.locator('main h1').waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  await page.waitForLoadState('load');
};

test.each(TRANSLATIONS)('in %s sign-in, pages and dialogs are translated, accessible and narrow', async (locale) => {
  const findForeignTexts = createForeignTextFinder(locale, 'remote-admin');
  const texts = readTexts(locale, 'remote-admin');
  const textOf = (id: string) => texts[id]?.message ?? '?';
  await setAccountLanguage(locale);
  const { page, complaints, settle, close } = await visit(browser, '/login', { ...DESKTOP, locale });
  const problems: string[] = [];
  const inspect = async (name: string) => {
    await settle();
    const marks = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
    expect(marks).toEqual([locale, LOCALES[locale].direction]);
    problems.push(...(await findForeignTexts(page)).map((text) => `${name}: English: ${text}`));
    problems.push(...(await findViolations(page)).map((violation) => `${name}: ${violation}`));
    await page.setViewportSize({ width: 320, height: 700 });
    await page.waitForTimeout(200);
    problems.push(...(await findForeignTexts(page)).map((text) => `${name} at 320: English: ${text}`));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) problems.push(`${name}: ${width} pixels wide in a window of 320`);
    if (DESKTOP.viewport) await page.setViewportSize(DESKTOP.viewport);
  };
  const open = async (id: string) => {
    await page
      .getByRole('button', { name: textOf(id), exact: true })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  };
  const leave = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  await inspect('/login');
  await page.locator('[name=email]').fill(ADMIN.email);
  await page.locator('[name=password]').fill(ADMIN.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/admin');
  for (const path of PAGES) {
    await page.goto(address(path));
    await untilReady(page);
    await inspect(path);
    if (path === '/admin') {
      await open('booking.FORM_TEXT.open');
      await inspect('new booking');
      await leave();
      await page.locator('body').press('?');
      await page.getByRole('dialog').waitFor();
      await inspect('keyboard shortcuts');
      await leave();
    }
    if (path.endsWith('fleet')) {
      await open('fleet.FLEET_TEXT.add');
      await inspect('new car');
      await leave();
    }
    if (path.endsWith('prices')) {
      await page.locator('main .ant-btn').first().click();
      await page.getByRole('dialog').waitFor();
      await inspect('new season');
      await leave();
    }
    if (path.endsWith('fines')) {
      await open('fines.IMPORT_TEXT.title');
      await inspect('import of fines');
      await leave();
    }
    if (path.endsWith('settings')) {
      await open('accounts.STAFF_TEXT.invite');
      await inspect('invitation');
      await leave();
    }
  }

  await page.goto(address('/admin'));
  await untilReady(page);
  await page.locator('a[href^="/admin/bookings/"]').first().click();
  await page.waitForURL('**/admin/bookings/*');
  await untilReady(page);
  await inspect('booking');
  await open('booking.DETAIL_TEXT.sendEmail');
  await inspect('e-mail');
  await leave();
  expect(problems).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
