import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { AboutPage } from '../pages/about-page.tsx';
import { CarPage } from '../pages/car-page.tsx';
import { CarsPage } from '../pages/cars-page.tsx';
import { FaqPage } from '../pages/faq-page.tsx';
import { HomePage } from '../pages/home-page.tsx';
import { LocationsPage } from '../pages/locations-page.tsx';
import { PrivacyPage } from '../pages/privacy-page.tsx';
import { SupportPage } from '../pages/support-page.tsx';
import { TermsPage } from '../pages/terms-page.tsx';
import { sampleCar, sampleFleet } from './sample-car.ts';

export const carPage = (
  <Routes>
    <Route path="/car/:carId" element={<CarPage />} />
  </Routes>
);
export const CAR_ADDRESS = '/car/duster-1?pickupDate=2026-12-14&dropoffDate=2026-12-16';
/** What the server knows on 20 November 2026, by SWR key. */
export const READS = [
  ['/api/cars', sampleFleet(6)],
  ['@"/api/cars","2026-11-20","2026-11-21",', sampleFleet(9)],
  ['/api/cars/duster-1', sampleCar({ features: ['Air conditioning'] })],
  ['/api/availability/duster-1', [{ carId: 'duster-1', pickupDate: '2026-12-07', dropoffDate: '2026-12-11' }]],
] as const;

/** Every page under an address of its own. */
export const PUBLIC_PAGES: readonly (readonly [string, ReactElement])[] = [
  ['/', <HomePage key="home" />],
  ['/cars', <CarsPage key="cars" />],
  [CAR_ADDRESS, carPage],
  ['/locations', <LocationsPage key="locations" />],
  ['/about', <AboutPage key="about" />],
  ['/support', <SupportPage key="support" />],
  ['/faq', <FaqPage key="faq" />],
  ['/terms', <TermsPage key="terms" />],
  ['/privacy', <PrivacyPage key="privacy" />],
];
