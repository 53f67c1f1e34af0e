import { LOCALE_CODES } from 'shared-kit/domain';
import { address, launchBrowser, untilRendered } from './browser.ts';
import { LISTED_PATHS } from './public-pages.ts';

/** Returns status and HTML of a page without running its scripts, as crawlers read it. */
async function read(path: string) {
  const { response, html } = await untilRendered(() => fetch(address(path), { headers: { accept: 'text/html' } }));
  return { status: response.status, html };
}

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];

test('every page of the sitemap has its canonical URL, metadata for sharing, and structured data', async () => {
  const sitemap = await (await fetch(address('/sitemap.xml'))).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location as string);
  expect(listed.filter((location) => location.includes('/car/'))).toHaveLength(20 * LOCALE_CODES.length);
  expect(listed).toHaveLength((20 + LISTED_PATHS.length) * LOCALE_CODES.length);
  for (const location of listed) {
    const { status, html } = await read(new URL(location).pathname);
    expect([location, status]).toEqual([location, 200]);
    expect(html).toContain(`<link rel="canonical" href="${location}"/>`);
    expect(contentOf(html, 'robots')).toBeUndefined();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(blocks.length).toBeGreaterThan(0);
    for (const [, text] of blocks) expect(JSON.parse(text ?? '')).toHaveProperty('@type');
    const picture = await fetch(address(new URL(contentOf(html, 'og:image') ?? '').pathname));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
});

test.each(['header', 'footer'])('every link of the %s leads to a page', async (part) => {
  const { html } = await read('/');
  const [content = ''] = new RegExp(`<${part}.*</${part}>`, 's').exec(html) ?? [];
  const links = [...content.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href as string);
  expect(links.length).toBeGreaterThan(5);
  for (const link of new Set(links)) expect([link, (await read(link)).status]).toEqual([link, 200]);
});

test('the canonical URL contains no dates', async () => {
  const { html } = await read('/cars?pickupDate=2030-01-01&dropoffDate=2030-01-03');
  expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/cars"\/>/);
});

test.each(['/my-booking', '/fr/my-booking'])('%s belongs to one visitor and asks to be left out', async (path) => {
  const { status, html } = await read(path);
  expect([status, contentOf(html, 'robots')]).toEqual([200, 'noindex']);
});

test.each(['/car/none', '/nowhere'])('%s does not exist and asks to be left out', async (path) => {
  const { status, html } = await read(path);
  expect([status, contentOf(html, 'robots')]).toEqual([404, 'noindex']);
});

test('the Content-Security-Policy allows structured data', async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      document.documentElement.dataset.violated = violatedDirective;
    });
  });
  await page.goto(address('/faq'), { waitUntil: 'networkidle' });
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(2);
  expect(await page.locator('html').getAttribute('data-violated')).toBeNull();
  await browser.close();
});
