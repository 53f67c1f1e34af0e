import { type ComponentType, createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { HostServices } from 'shared-kit/contract';
import { lazyPage } from './app/lazy-page.tsx';
import { HostProvider } from './data/host-context.tsx';

export { CONTRACT_VERSION as contractVersion } from 'shared-kit/contract';

const PAGES: Readonly<Record<string, ComponentType>> = {
  '/': lazyPage(() => import('./pages/home-page.tsx'), 'HomePage'),
  '/cars': lazyPage(() => import('./pages/cars-page.tsx'), 'CarsPage'),
  '/car/:carId': lazyPage(() => import('./pages/car-page.tsx'), 'CarPage'),
  '/locations': lazyPage(() => import('./pages/locations-page.tsx'), 'LocationsPage'),
  '/about': lazyPage(() => import('./pages/about-page.tsx'), 'AboutPage'),
  '/support': lazyPage(() => import('./pages/support-page.tsx'), 'SupportPage'),
  '/faq': lazyPage(() => import('./pages/faq-page.tsx'), 'FaqPage'),
  '/terms': lazyPage(() => import('./pages/terms-page.tsx'), 'TermsPage'),
  '/privacy': lazyPage(() => import('./pages/privacy-page.tsx'), 'PrivacyPage'),
};

export function createRoutes(host: HostServices): RouteObject[] {
  return Object.entries(PAGES).map(([path, page]) => ({
    path,
    element: <HostProvider host={host}>{createElement(page)}</HostProvider>,
  }));
}
