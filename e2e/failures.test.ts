import type { Browser } from 'playwright-core';
import { address, launchBrowser, untilRendered, visit } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('without its release a public page has content and contact links, and one press recovers it', async () => {
  const { page, close } = await visit(browser, '/login');
  await page.route('**/releases/public/**', (route) => route.abort());
  await untilRendered(() => page.goto(address('/cars')));
  const failure = page.getByRole('alert').filter({ hasText: 'Booking does not work on this page right now' });
  await failure.waitFor();
  expect(await failure.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: /View Details/ }).count()).toBeGreaterThan(3);
  // At its end the page is read whole: the notice stays with the content.
  const end = page.getByRole('contentinfo').locator('p').last();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await end.click({ trial: true });

  await page.unroute('**/releases/public/**');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await failure.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /–/ }).click();
  await page.getByRole('grid').first().waitFor();
  await close();
});

test.each(['/', '/login', '/admin'])(
  'a host that throws when it starts on %s says so, and is counted',
  async (path) => {
    const { page, close } = await visit(browser, '/nowhere');
    await page.addInitScript(() => {
      class Refusing {
        constructor() {
          throw new Error('cannot start');
        }
      }
      Object.defineProperty(globalThis, 'MessageChannel', { value: Refusing });
    });
    const sent = page.waitForRequest('**/release-failures');
    await page.goto(address(path));
    const report = await sent;
    const { version, ...facts } = report.postDataJSON();
    expect(facts).toEqual({ app: 'host', failure: 'failed_to_start', message: 'cannot start', path });
    expect(version).toMatch(/^\w+/);
    expect((await report.response())?.status()).toBe(204);
    await page.getByText('This page could not be loaded completely.').waitFor();
    await close();
  },
);

test.each([
  ['/login', /\/releases\/host\/.+\.js$/, 'This page could not be loaded completely.', 'Try again'],
  ['/fr/support', /\/releases\/host\/.+\.js$/, 'Cette page n’a pas pu être chargée entièrement.', 'Réessayer'],
  // The chunk with the texts, which the host imports when it starts.
  ['/login', /\/releases\/host\/[^/]+\/(?!main)[^/]+\.js$/, 'This page could not be loaded completely.', 'Try again'],
])('%s without the host’s code %s says so, and works after one press', async (path, files, text, retry) => {
  const { page, close } = await visit(browser, '/nowhere');
  await page.route(files, (route) => route.abort());
  await page.goto(address(path));
  const notice = page.getByRole('alert').filter({ hasText: text });
  await notice.waitFor();
  expect(await notice.count()).toBe(1);
  await page.unrouteAll();
  await notice.getByRole('link', { name: retry }).click();
  await notice.waitFor({ state: 'detached' });
  await page.getByRole('main').waitFor();
  await close();
});

test('an unavailable API shows a notice, and the list recovers without a reload', async () => {
  const { page, close } = await visit(browser, '/about');
  // Before hydration a link would load a server-rendered document.
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
