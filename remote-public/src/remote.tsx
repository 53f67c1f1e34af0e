import { type ComponentType, createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { HostServices } from 'shared-kit/contract';
import { lazyPage } from './app/lazy-page.tsx';
import { HostProvider } from './data/host-context.tsx';
import { parseBookingDraft } from './features/booking/booking-draft.ts';
import { DraftProvider } from './features/booking/draft-context.tsx';
import { createDraftStore, type DraftStore } from './features/booking/draft-store.ts';

export { CONTRACT_VERSION as contractVersion } from 'shared-kit/contract';

/** Each page is a chunk that carries its route's name: whoever composes the HTML finds by it what to preload. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  '/': lazyPage(() => import(/* webpackChunkName: "/" */ './pages/home-page.tsx'), 'HomePage'),
  '/cars': lazyPage(() => import(/* webpackChunkName: "/cars" */ './pages/cars-page.tsx'), 'CarsPage'),
  '/car/:carId': lazyPage(() => import(/* webpackChunkName: "/car/:carId" */ './pages/car-page.tsx'), 'CarPage'),
  '/locations': lazyPage(
    () => import(/* webpackChunkName: "/locations" */ './pages/locations-page.tsx'),
    'LocationsPage',
  ),
  '/about': lazyPage(() => import(/* webpackChunkName: "/about" */ './pages/about-page.tsx'), 'AboutPage'),
  '/support': lazyPage(() => import(/* webpackChunkName: "/support" */ './pages/support-page.tsx'), 'SupportPage'),
  '/faq': lazyPage(() => import(/* webpackChunkName: "/faq" */ './pages/faq-page.tsx'), 'FaqPage'),
  '/terms': lazyPage(() => import(/* webpackChunkName: "/terms" */ './pages/terms-page.tsx'), 'TermsPage'),
  '/privacy': lazyPage(() => import(/* webpackChunkName: "/privacy" */ './pages/privacy-page.tsx'), 'PrivacyPage'),
};

export function createRoutes(host: HostServices): RouteObject[] {
  const kept = host.keepOverReload('public/booking', () => drafts.readTyped());
  const drafts: DraftStore = createDraftStore(parseBookingDraft(kept));
  return Object.entries(PAGES).map(([path, page]) => ({
    path,
    element: (
      <HostProvider host={host}>
        <DraftProvider drafts={drafts}>{createElement(page)}</DraftProvider>
      </HostProvider>
    ),
  }));
}
