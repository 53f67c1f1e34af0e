import { act, screen } from '@testing-library/react';
import { ApiError } from 'shared-kit/api-client';
import { DEFAULT_SITE_SETTINGS, NO_CAR_RATES, OG_IMAGE_SIZE } from 'shared-kit/domain';
import { freezeClock } from '../testing/freeze-clock.ts';
import { inLanguage } from '../testing/in-language.tsx';
import { openWindow } from '../testing/open-window.ts';
import { CAR_ADDRESS, carPage, loadPage, PUBLIC_PAGES } from '../testing/public-pages.tsx';
import { renderCarPage } from '../testing/render-car-page.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { REQUIRED_PROPERTIES } from '../testing/required-properties.ts';
import { sampleCar, sampleFleet, sampleFleetPage } from '../testing/sample-car.ts';
import { FaqPage } from './faq-page.tsx';
import { HomePage } from './home-page.tsx';

const SITE = 'https://cars.example';
const host = { site: { ...DEFAULT_SITE_SETTINGS, siteUrl: SITE } };
const api = {
  getEntity: async () => sampleCar({ name: 'Duster\u202e </script><b>' }) as never,
  searchEntities: async () => ({ data: [] }) as never,
  searchFleet: async () => sampleFleetPage(sampleFleet(3)),
};

beforeEach(() => {
  freezeClock('2026-11-20T12:00:00Z');
  openWindow(1280);
});

/** Waits for the stubbed responses. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

type Thing = Readonly<Record<string, unknown>>;

function readStructuredData(): readonly Thing[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  return [...blocks].map(({ textContent }) => JSON.parse(textContent ?? ''));
}

function findThing(type: string): Thing | undefined {
  return readStructuredData().find((thing) => [thing['@type']].flat().includes(type));
}

const reach = (thing: unknown, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Thing | undefined)?.[key], thing);

const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

const INDEXED_PAGES = PUBLIC_PAGES.filter(([, pattern]) => pattern !== '/my-booking' && pattern !== '/review');

test('the page that asks one customer for a review is not indexed', async () => {
  renderPage(await loadPage('/review'), { path: '/review', host, api });
  await settle();
  expect(contentOf('meta[name=robots]')).toBe('noindex');
  expect(document.head.querySelectorAll('link[rel=canonical], link[rel=alternate]')).toHaveLength(0);
});

test("the page of a device's bookings is not indexed, and can be shared", async () => {
  renderPage(await loadPage('/my-booking'), { path: '/my-booking', host, api });
  await settle();
  expect(contentOf('meta[name=robots]')).toBe('noindex');
  expect(document.head.querySelectorAll('link[rel=canonical], link[rel=alternate]')).toHaveLength(0);
  expect(contentOf('meta[property="og:title"]')).toBe('My booking');
  expect(contentOf('meta[property="og:description"]')).toBe(contentOf('meta[name=description]'));
});

describe.each(INDEXED_PAGES)('%s', (address, pattern) => {
  const [path] = address.split('?');

  test('has a canonical URL and metadata for shared links', async () => {
    renderPage(await loadPage(pattern), { path: address, host, api });
    await settle();
    expect([...document.head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'))).toEqual(
      [SITE + path],
    );
    expect(contentOf('meta[property="og:url"]')).toBe(SITE + path);
    expect(contentOf('meta[property="og:title"]')).toBeTruthy();
    expect(contentOf('meta[property="og:description"]')).toBe(contentOf('meta[name=description]'));
    expect(contentOf('meta[property="og:image"]')).toMatch(/^https:\/\/cars\.example\/.+\.jpg$/);
    expect(contentOf('meta[property="og:image:width"]')).toBe(String(OG_IMAGE_SIZE.width));
    expect(contentOf('meta[name="twitter:card"]')).toBe('summary_large_image');
    expect(document.head.querySelector('meta[name=robots]')).toBeNull();
  });

  test('has valid structured data that matches its content', async () => {
    renderPage(await loadPage(pattern), { path: address, host, api });
    await settle();
    const things = readStructuredData();
    expect(things.length).toBeGreaterThan(0);
    for (const thing of things) {
      expect(thing['@context']).toBe('https://schema.org');
      const type = [thing['@type']].flat()[0] as string;
      expect(Object.keys(REQUIRED_PROPERTIES)).toContain(type);
      for (const property of REQUIRED_PROPERTIES[type] ?? [])
        expect([property, reach(thing, property)]).toEqual([property, expect.anything()]);
      expect(JSON.stringify(thing)).not.toMatch(/aggregateRating|"review/);
    }
  });
});

test('the home page has structured data of the agency with its location', async () => {
  renderPage(<HomePage path="/" />, { host, api });
  await settle();
  expect(findThing('AutoRental')).toMatchObject({ geo: { latitude: 31.6225, longitude: -8.0105 } });
});

test('the structured data of the agency is in the language of the page', async () => {
  const [element, { host: own }] = inLanguage('ar', <HomePage path="/" />);
  renderPage(element, { host: { ...host, ...own }, api });
  await settle();
  const city = 'مراكش';
  expect(findThing('AutoRental')).toMatchObject({
    '@id': `${SITE}/#agency`,
    url: `${SITE}/ar`,
    address: { addressLocality: city },
    areaServed: { name: city },
  });
});

test('a car has a daily offer in the storefront currency, with its name escaped', async () => {
  renderPage(carPage, { path: CAR_ADDRESS, host, api });
  await settle();
  expect(findThing('Product')).toMatchObject({
    name: 'Duster </script><b>',
    image: `${SITE}/media/share/duster.svg.jpg`,
    offers: { price: 42, priceCurrency: 'EUR', priceSpecification: { unitCode: 'DAY' } },
  });
  for (const { textContent } of document.querySelectorAll('script')) expect(textContent).not.toContain('<');
  expect(findThing('BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Home' }, { item: `${SITE}/cars` }, { position: 3, item: `${SITE}/car/duster-1` }],
  });
});

describe('with seasons', () => {
  const seasons = [
    {
      id: 1,
      names: { en: 'Christmas' },
      kind: 'season',
      ranges: [{ from: '2026-12-15', to: '2027-01-05' }],
      percent: 50,
      lengthDiscounts: true,
    },
  ] as const;
  const priced = { ...api, getRates: async () => ({ ...NO_CAR_RATES, seasons }) };

  test('the daily offer ends before the price changes', async () => {
    renderPage(carPage, { path: '/car/duster-1', host, api: priced });
    await settle();
    expect(findThing('Product')?.offers).toMatchObject({
      price: 42,
      priceValidUntil: '2026-12-14',
      url: `${SITE}/car/duster-1`,
      priceSpecification: { price: 42, unitCode: 'DAY', referenceQuantity: { value: 1 } },
    });
  });

  test('the offer of chosen dates is their total', async () => {
    renderPage(carPage, { path: CAR_ADDRESS, host, api: priced });
    await settle();
    expect(screen.getByText('€168', { selector: 'dd' })).toBeInTheDocument();
    expect(findThing('Product')?.offers).toMatchObject({
      price: 168,
      priceValidUntil: '2026-12-14',
      url: SITE + CAR_ADDRESS,
      priceSpecification: { price: 168, unitCode: 'DAY', referenceQuantity: { value: 3 } },
    });
  });
});

test('the agency has the prices of its cars', async () => {
  renderPage(<HomePage path="/" />, { host, api });
  await settle();
  expect(findThing('AutoRental')).toMatchObject({ priceRange: '€22 – €140' });
});

test('the FAQ has structured data of every question with its answer', async () => {
  renderPage(<FaqPage path="/faq" />, { host, api });
  expect(findThing('FAQPage')?.mainEntity).toHaveLength(16);
});

test('a missing car has noindex', async () => {
  renderCarPage({ api: { getEntity: () => Promise.reject(new ApiError(404, 'Not found')) } });
  await settle();
  expect(document.title).toContain('Car not found');
  expect(contentOf('meta[name=robots]')).toBe('noindex');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
});
