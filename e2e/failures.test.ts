import type { Browser } from 'playwright-core';
import { address, launchBrowser, untilRendered, visit } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('without its release a public page is whole, reaches the agency, and works again after one press', async () => {
  const { page, close } = await visit(browser, '/login');
  await page.route('**/releases/public/**', (route) => route.abort());
  await untilRendered(() => page.goto(address('/cars')));
  const failure = page.getByRole('alert').filter({ hasText: 'Booking does not work on this page right now' });
  await failure.waitFor();
  expect(await failure.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: /View Details/ }).count()).toBeGreaterThan(3);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);

  await page.unroute('**/releases/public/**');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await failure.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /–/ }).click();
  await page.getByRole('grid').first().waitFor();
  await close();
});

test('an API that is down says so, and the list recovers without a reload', async () => {
  const { page, close } = await visit(browser, '/about');
  // Until then a link asks the server for the page, which comes rendered.
  await page.locator('html[data-hydrated]').waitFor();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Cars' }).click();
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'We could not load the cars' });
  await notice.waitFor();
  expect(await notice.innerText()).toContain('We could not reach the server');
  await page.unroute('**/api/**');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .waitFor();
  await close();
});

test('a missing file answers 404 as text, never the page', async () => {
  const { page, close } = await visit(browser, '/about');
  const answer = await page.request.get(`${new URL(page.url()).origin}/releases/public/none/remoteEntry.js`);
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toContain('text/plain');
  await close();
});
