import type { Browser, Page } from 'playwright-core';
import { LOCALE_CODES, LOCALES, localizePath } from 'shared-kit/domain';
import { bookingsWithCode, freeCar } from './api.ts';
import { findViolations } from './axe.ts';
import { address, DESKTOP, launchBrowser, PHONE, untilRendered, visit } from './browser.ts';
import { dayFromNow } from './days.ts';
import { createForeignTextFinder, type FindForeignTexts } from './foreign-texts.ts';
import { PUBLIC_PATHS } from './public-pages.ts';
import { readTexts } from './read-texts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const TRANSLATIONS = LOCALE_CODES.filter((locale) => locale !== 'en');
const NARROW = { ...PHONE, viewport: { width: 320, height: 700 } };
const CAR = '/car/dacia-duster-k7m2';
const PAGES = [...PUBLIC_PATHS, CAR, '/nowhere'];

/** Expects a page or a dialog to be translated, accessible and no wider than the window. */
async function expectSound(page: Page, findForeignTexts: FindForeignTexts): Promise<void> {
  expect(await findForeignTexts(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await findViolations(page)).toEqual([]);
}

/** Returns the widths of windows in which a page whose text alone was made twice as large has to be scrolled sideways. */
async function widthsTooNarrowForLargeText(page: Page): Promise<readonly number[]> {
  await page.addStyleTag({ content: 'html { font-size: 32px !important; }' });
  const wrong: number[] = [];
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wrong.push(width);
  }
  return wrong;
}

describe.each(TRANSLATIONS)('in %s', (locale) => {
  const findForeignTexts = createForeignTextFinder(locale, 'remote-public');

  test.each(PAGES)(
    '%s is rendered, hydrated, translated, accessible, and never wider than the window',
    async (pathname) => {
      const localized = localizePath(locale, pathname);
      const { page, complaints, close } = await visit(browser, localized, { ...NARROW, isRendered: true });
      await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
      const marks = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
      expect(marks).toEqual([locale, LOCALES[locale].direction]);
      await expectSound(page, findForeignTexts);
      expect(await widthsTooNarrowForLargeText(page)).toEqual([]);
      expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
      await close();
    },
  );

  test('the head names the language, and the page in all languages', async () => {
    const { html } = await untilRendered(() => fetch(address(localizePath(locale, '/faq'))));
    const links = [...html.matchAll(/<link rel="alternate" hrefLang="(.*?)" href=".*?(?:\/\/[^/]+)(.*?)"/g)];
    expect(links.map(([, ...link]) => link)).toEqual([
      ['en', '/faq'],
      ['fr', '/fr/faq'],
      ['es', '/es/faq'],
      ['ar', '/ar/faq'],
      ['x-default', '/faq'],
    ]);
    expect(html).toContain(`<meta property="og:locale" content="${LOCALES[locale].openGraph}"/>`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/${locale}/faq"/>`));
  });
});

test.each([
  ['/xx/cars', 'en', 'Page Not Found'],
  ['/fr/nope', 'fr', readTexts('fr')['notFound.NOT_FOUND_TEXT.title']?.message],
  ['/ar/admin', 'ar', readTexts('ar')['notFound.NOT_FOUND_TEXT.title']?.message],
])('%s is not found, in %s', async (pathname, locale, heading) => {
  const { response, html } = await untilRendered(() => fetch(address(pathname)));
  expect(response.status).toBe(404);
  expect(html).toContain(`<html lang="${locale}"`);
  expect(heading).toBeTruthy();
  expect(html).toContain(`>${heading}</h1>`);
});

test.each(TRANSLATIONS)('a visitor books and changes the booking in %s on a phone', async (locale) => {
  const range = { from: dayFromNow(40), to: dayFromNow(42) };
  const car = await freeCar(range);
  const texts = readTexts(locale);
  const textOf = (id: string) => texts[id]?.message ?? '?';
  const findForeignTexts = createForeignTextFinder(locale, 'remote-public');
  const path = localizePath(locale, `/car/${car.CarId}?pickupDate=${range.from}&dropoffDate=${range.to}`);
  const { page, complaints, close } = await visit(browser, path, NARROW);
  await page.getByRole('button', { name: textOf('car.PRICE_TEXT.bookNow') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=customerName]').fill('سلمى الإدريسي');
  await dialog.locator('[name=customerEmail]').fill('salma@example.com');
  await dialog.locator('[name=customerPhone]').fill('+212 612 000 111');
  await dialog.locator('button[type=submit]').click();
  await dialog.locator('[name=driverLicense][aria-invalid=true]').waitFor();
  await expectSound(page, findForeignTexts);
  await dialog.locator('[name=driverLicense]').fill('A 4711');
  await dialog.locator('[name=terms]').check();
  await dialog.locator('button[type=submit]').click();
  const code = (await dialog.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/).textContent()) ?? '';
  await expectSound(page, findForeignTexts);
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport ?? { width: 0, height: 0 });
    expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  }
  await page.setViewportSize(NARROW.viewport);
  const whatsapp = await dialog.locator('a[href^="https://wa.me/"]').getAttribute('href');
  const message = new URL(whatsapp ?? '').searchParams.get('text') ?? '';
  expect(message).toContain(code);
  expect(message).toContain(textOf('booking.WHATSAPP_TEXT.greeting').split(/[{،,]/)[0]);
  const [booking] = await bookingsWithCode(code);
  expect(booking).toMatchObject({ locale, customerName: 'سلمى الإدريسي' });

  await page.goto(address(localizePath(locale, '/my-booking')));
  await page.getByText(code, { exact: true }).waitFor();
  await expectSound(page, findForeignTexts);
  for (const id of ['myBooking.MANAGE_TEXT.change', 'myBooking.MANAGE_TEXT.cancel', 'myBooking.MANAGE_TEXT.forget']) {
    await page.getByRole('button', { name: textOf(id), exact: true }).click();
    await dialog.waitFor();
    await expectSound(page, findForeignTexts);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  expect(complaints).toEqual([]);
  await close();
});

test.each(LOCALE_CODES)('a link of an e-mail is hydrated in %s without changes', async (locale) => {
  const link = `${localizePath(locale, '/my-booking')}#${'A'.repeat(22)}`;
  const { page, complaints, close } = await visit(browser, link, { ...PHONE, isRendered: true });
  const { message } = readTexts(locale)['myBooking.LINK_TEXT.unknown'] ?? {};
  await page.getByText(String(message)).waitFor();
  expect(page.url()).toBe(address(localizePath(locale, '/my-booking')));
  expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  await close();
});

test('the menu of languages keeps page, query, position and what is typed, and remembers the choice', async () => {
  const { page, close } = await visit(browser, '/?from=a-link', DESKTOP);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.locator('[name=pickupDate]').fill(dayFromNow(5));
  // Not with the driver, which would scroll to the link.
  await page.evaluate(() => {
    window.scrollTo(0, 300);
    document.querySelector<HTMLAnchorElement>('header details a[lang=fr]')?.click();
  });
  await page.waitForURL('**/fr?from=a-link');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  expect(await page.locator('[name=pickupDate]').inputValue()).toBe(dayFromNow(5));
  await page.waitForFunction(() => Math.abs(window.scrollY - 300) < 3);

  // A later visit of an English page offers the chosen language without a redirect.
  await page.goto(address('/about'));
  expect(new URL(page.url()).pathname).toBe('/about');
  await page.getByRole('button', { name: 'Lire en français' }).click();
  await page.waitForURL('**/fr/about');
  await close();
});

test('what is typed to find a booking survives a change of the language on a phone', async () => {
  const { page, close } = await visit(browser, '/my-booking', PHONE);
  await page.locator('[name=confirmationCode]').fill('k7m 2');
  await page.locator('[name=contact]').fill('amina@example.com');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator('header details summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await page.waitForURL('**/ar/my-booking');
  await page.locator('[name=confirmationCode]').waitFor();
  expect(await page.locator('[name=confirmationCode]').inputValue()).toBe('k7m 2');
  expect(await page.locator('[name=contact]').inputValue()).toBe('amina@example.com');
  await close();
});

test('a language is offered on one page, once', async () => {
  const { page, close } = await visit(browser, '/about', { ...PHONE, locale: 'es-ES' });
  const offer = page.getByRole('button', { name: 'Leer en español' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  expect(await offer.isVisible()).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Locations' }).click();
  await page.waitForURL('**/locations');
  await offer.waitFor({ state: 'hidden' });
  await page.goto(address('/faq'));
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  expect(await offer.isVisible()).toBe(false);
  await close();
});

test('a declined offer is not shown again', async () => {
  const { page, close } = await visit(browser, '/about', { ...PHONE, locale: 'es-ES' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.getByRole('button', { name: 'No, gracias' }).click();
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  expect(await page.getByRole('button', { name: 'No, gracias' }).isVisible()).toBe(false);
  await close();
});

test.each([
  ['desktop', DESKTOP],
  ['phone', NARROW],
])('on a %s the menu of languages works without JavaScript', async (_, size) => {
  const { page, close } = await visit(browser, '/faq', { ...size, javaScriptEnabled: false, isRendered: true });
  await page.locator('header details summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/es/faq');
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await untilRendered(() => page.reload());
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await page.waitForURL('**/ar/faq');
  await close();
});
