import type { Browser, Page } from 'playwright-core';
import { LOCALE_CODES, LOCALES, type LocaleCode, localizePath } from 'shared-kit/domain';
import { bookingsWithCode, freeCar } from './api.ts';
import { findViolations } from './axe.ts';
import { address, DESKTOP, launchBrowser, PHONE, untilRendered, visit } from './browser.ts';
import { dayFromNow } from './days.ts';
import { PUBLIC_PATHS } from './public-pages.ts';
import { readTexts } from './read-texts.ts';

let browser: Browser;
let wholeBrowser: Browser;
beforeAll(async () => {
  [browser, wholeBrowser] = await Promise.all([launchBrowser(), launchBrowser({ isWhole: true })]);
});
afterAll(() => Promise.all([browser.close(), wholeBrowser.close()]));

const TRANSLATIONS = LOCALE_CODES.filter((locale) => locale !== 'en');
const NARROW = { ...PHONE, viewport: { width: 320, height: 700 } };
const CAR = '/car/dacia-duster-k7m2';
const PAGES = [...PUBLIC_PATHS, CAR, '/nowhere'];

/** English texts that no page in this language may show: those with another translation, and without arguments. */
function listForeignTexts(locale: LocaleCode): ReadonlySet<string> {
  const translated = readTexts(locale);
  const foreign = Object.entries(readTexts('en'))
    .map(([id, { message }]) => [message, translated[id]?.message ?? ''] as const)
    .filter(([english, translation]) => english !== translation && !/[{<]/.test(english));
  const shown = new Set(Object.values(translated).map(({ message }) => message));
  return new Set(foreign.map(([english]) => english).filter((english) => !shown.has(english)));
}

/** Every text of a page: of elements, and of the attributes that people read or hear. */
function readPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title.split(' | ')[0] ?? ''];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.closest('script, style, noscript, [lang="en"]')) texts.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'content'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.closest('[lang="en"]:not(html)')) texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.trim());
  });
}

describe.each(TRANSLATIONS)('in %s', (locale) => {
  const foreign = listForeignTexts(locale);

  test.each(PAGES)('%s is rendered, hydrated, translated, accessible and narrow', async (pathname) => {
    const localized = localizePath(locale, pathname);
    // The headless shell fetches disabled style sheets again, and complains.
    const { page, complaints, close } = await visit(wholeBrowser, localized, { ...NARROW, isRendered: true });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    await page.waitForLoadState('networkidle');
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
    const marks = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
    expect(marks).toEqual([locale, LOCALES[locale].direction]);
    expect((await readPage(page)).filter((text) => foreign.has(text))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await findViolations(page)).toEqual([]);
    await close();
  });

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
  ['/fr/nope', 'fr', readTexts('fr')['notFound.title']?.message],
  ['/ar/admin', 'ar', readTexts('ar')['notFound.title']?.message],
])('%s is not found, in %s', async (pathname, locale, heading) => {
  const { response, html } = await untilRendered(() => fetch(address(pathname)));
  expect(response.status).toBe(404);
  expect(html).toContain(`<html lang="${locale}"`);
  expect(heading).toBeTruthy();
  expect(html).toContain(`>${heading}</h1>`);
});

test('a visitor books in Arabic on a phone', async () => {
  const range = { from: dayFromNow(40), to: dayFromNow(42) };
  const car = await freeCar(range);
  const texts = readTexts('ar');
  const { page, close } = await visit(
    browser,
    `/ar/car/${car.CarId}?pickupDate=${range.from}&dropoffDate=${range.to}`,
    PHONE,
  );
  await page.getByRole('button', { name: texts['car.bookNow']?.message ?? '?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=customerName]').fill('سلمى الإدريسي');
  await dialog.locator('[name=customerEmail]').fill('salma@example.com');
  await dialog.locator('[name=customerPhone]').fill('+212 612 000 111');
  await dialog.locator('[name=driverLicense]').fill('A 4711');
  await dialog.locator('[name=terms]').check();
  await dialog.locator('button[type=submit]').click();
  const code = (await dialog.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/).textContent()) ?? '';
  const whatsapp = await dialog.locator('a[href^="https://wa.me/"]').getAttribute('href');
  const message = new URL(whatsapp ?? '').searchParams.get('text') ?? '';
  expect(message).toContain(code);
  expect(message).toMatch(/[\u0600-\u06ff]/);
  const [booking] = await bookingsWithCode(code);
  expect(booking).toMatchObject({ locale: 'ar', customerName: 'سلمى الإدريسي' });
  await close();
});

test('the menu of languages keeps page, query, position and what is typed, and remembers the choice', async () => {
  const { page, close } = await visit(browser, '/?from=a-link', DESKTOP);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.locator('[name=pickupDate]').fill(dayFromNow(5));
  // The driver would scroll to what it clicks.
  await page.evaluate(() => {
    window.scrollTo(0, 300);
    document.querySelector<HTMLAnchorElement>('header details a[lang=fr]')?.click();
  });
  await page.waitForURL('**/fr?from=a-link');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  expect(await page.locator('[name=pickupDate]').inputValue()).toBe(dayFromNow(5));
  await page.waitForFunction(() => Math.abs(window.scrollY - 300) < 3);

  // Whoever comes back to the English page is offered the choice, and is not redirected.
  await page.goto(address('/about'));
  expect(new URL(page.url()).pathname).toBe('/about');
  await page.getByRole('button', { name: 'Lire en français' }).click();
  await page.waitForURL('**/fr/about');
  await close();
});

test('an offer that was declined is not made again', async () => {
  const { page, close } = await visit(browser, '/about', { ...PHONE, locale: 'es-ES' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.getByRole('button', { name: 'No, gracias' }).click();
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  expect(await page.getByRole('button', { name: 'No, gracias' }).isVisible()).toBe(false);
  await close();
});

test('the menu of languages works without JavaScript', async () => {
  const { page, close } = await visit(browser, '/faq', {
    ...DESKTOP,
    javaScriptEnabled: false,
    isRendered: true,
  });
  await page.locator('header details summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/es/faq');
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await untilRendered(() => page.reload());
  // On a phone, where the menu needs JavaScript.
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await page.waitForURL('**/ar/faq');
  await close();
});
