import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { freezeClock } from '../testing/freeze-clock.ts';
import { openWindow } from '../testing/open-window.ts';
import { sampleCar, sampleFleet } from '../testing/sample-car.ts';
import { takeOverPage } from '../testing/take-over-page.tsx';
import { AboutPage } from './about-page.tsx';
import { CarPage } from './car-page.tsx';
import { CarsPage } from './cars-page.tsx';
import { FaqPage } from './faq-page.tsx';
import { HomePage } from './home-page.tsx';
import { LocationsPage } from './locations-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { SupportPage } from './support-page.tsx';
import { TermsPage } from './terms-page.tsx';

beforeEach(() => freezeClock('2026-11-20T12:00:00Z'));
afterEach(() => jest.useRealTimers());

const carPage = (
  <Routes>
    <Route path="/car/:carId" element={<CarPage />} />
  </Routes>
);
const CAR = '/car/duster-1?pickupDate=2026-12-14&dropoffDate=2026-12-16';
const READS = [
  ['/api/cars', sampleFleet(6)],
  ['@"/api/cars","2026-11-20","2026-11-21",', sampleFleet(9)],
  ['/api/cars/duster-1', sampleCar({ features: ['Air conditioning'] })],
  ['/api/availability/duster-1', [{ carId: 'duster-1', pickupDate: '2026-12-07', dropoffDate: '2026-12-11' }]],
] as const;

const takeOver = (page: ReactElement, path: string, state?: unknown) =>
  takeOverPage(page, { path, state, reads: READS, api: { searchEntities: async () => ({ data: [] }) as never } });

const PAGES: readonly (readonly [string, ReactElement])[] = [
  ['/', <HomePage key="home" />],
  ['/cars', <CarsPage key="cars" />],
  [CAR, carPage],
  ['/locations', <LocationsPage key="locations" />],
  ['/about', <AboutPage key="about" />],
  ['/support', <SupportPage key="support" />],
  ['/faq', <FaqPage key="faq" />],
  ['/terms', <TermsPage key="terms" />],
  ['/privacy', <PrivacyPage key="privacy" />],
];

describe.each([390, 1280])('in a window of %i px', (width) => {
  test.each(PAGES)('%s is taken over as it was sent, and parsed as it was written', async (path, page) => {
    openWindow(width);
    const { complaints, html, parsed, done } = await takeOver(page, path);
    expect(complaints).toEqual([]);
    expect(listTags(parsed)).toEqual(listTags(html));
    expect(html).toContain('<h1');
    done();
  });
});

test('the lists come with their cars', async () => {
  openWindow(1280);
  const { html, done } = await takeOver(<CarsPage />, '/cars');
  expect(html.match(/<article/g)).toHaveLength(9);
  done();
});

test('a dialog that the history names opens once the page is taken over', async () => {
  openWindow(1280);
  const { complaints, html, done } = await takeOver(carPage, CAR, { dialog: 'booking' });
  expect(complaints).toEqual([]);
  expect(html).not.toContain('role="dialog"');
  expect(screen.getByRole('dialog', { name: 'Complete Your Booking' })).toBeInTheDocument();
  done();
});

/** A parser that finds an element where none may be moves it, or makes another. */
function listTags(html: string): readonly string[] {
  return [...html.matchAll(/<[a-z]+/gi)].map(([tag]) => tag.toLowerCase());
}
