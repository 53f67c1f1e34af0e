import { createElement, type ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { CarPage } from '../pages/car-page.tsx';
import { PAGES } from '../pages.ts';
import { sampleCar, sampleFleet, sampleFleetPage } from './sample-car.ts';

export const CAR_ADDRESS = '/car/duster-1?pickupDate=2026-12-14&dropoffDate=2026-12-16';
export const carPage = (
  <Routes>
    <Route path="/car/:carId" element={<CarPage />} />
  </Routes>
);

/** Responses by SWR key on 20 November 2026. */
export const READS = [
  ['/api/cars', sampleFleetPage(sampleFleet(6))],
  ['@"/api/cars","2026-11-21","2026-11-22","",', sampleFleetPage(sampleFleet(9))],
  ['/api/cars/duster-1', sampleCar({ features: ['Air conditioning'] })],
  ['/api/rates/duster-1', null],
  ['/api/rates/', null],
  ['/api/availability/duster-1', [{ carId: 'duster-1', pickupDate: '2026-12-07', dropoffDate: '2026-12-11' }]],
] as const;

/** Example URLs of the patterns with a parameter. */
const EXAMPLES: Readonly<Record<string, string>> = { '/car/:carId': CAR_ADDRESS };

type Pattern = keyof typeof PAGES;

/** Example URL and pattern of every page of the remote. */
export const PUBLIC_PAGES = (Object.keys(PAGES) as Pattern[]).map((path) => [EXAMPLES[path] ?? path, path] as const);

/** Loads the page of a pattern, with the routing of the remote. */
export async function loadPage(path: Pattern): Promise<ReactElement> {
  const Page = await PAGES[path]();
  return (
    <Routes>
      <Route path={path} element={createElement(Page, { path })} />
    </Routes>
  );
}
