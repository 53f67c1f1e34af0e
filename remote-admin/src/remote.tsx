import { type ComponentType, createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { HostServices } from 'shared-kit/contract';
import { lazyPage } from './app/lazy-page.tsx';
import { createDrafts, type Drafts } from './data/drafts.ts';
import { DraftsProvider } from './data/drafts-context.tsx';
import { HostProvider } from './data/host-context.tsx';

export { CONTRACT_VERSION as contractVersion } from 'shared-kit/contract';

/** Each page is a chunk that carries its route's name: whoever composes the HTML finds by it what to preload. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  '/admin': lazyPage(() => import(/* webpackChunkName: "/admin" */ './pages/dashboard-page.tsx'), 'DashboardPage'),
  '/admin/bookings/:bookingId': lazyPage(
    () => import(/* webpackChunkName: "/admin/bookings/:bookingId" */ './pages/booking-page.tsx'),
    'BookingPage',
  ),
};

// Ant Design arrives with it and not with this file, so that signing in does not wait for it.
const loadConsole = () => import(/* webpackChunkName: "frame" */ './app/console.tsx');

const Console = lazyPage(loadConsole, 'Console');

export function createRoutes(host: HostServices): RouteObject[] {
  const drafts: Drafts = createDrafts(
    host.session,
    host.keepOverReload('admin/forms', () => drafts.save()),
  );
  // The person is signing in or already here: the frame is needed next. A failure shows when it is rendered.
  loadConsole().catch(() => undefined);
  return Object.entries(PAGES).map(([path, page]) => ({
    path,
    element: (
      <HostProvider host={host}>
        <DraftsProvider drafts={drafts}>
          <Console>{createElement(page)}</Console>
        </DraftsProvider>
      </HostProvider>
    ),
  }));
}
