import type { Pages } from 'shared-kit/remote';

/** Every page of the console. The build names each page's chunk after its pattern, and takes no other form of a line. */
export const PAGES = {
  '/admin': () => import('./pages/dashboard-page.tsx').then(({ DashboardPage }) => DashboardPage),
  '/admin/bookings/:bookingId': () => import('./pages/booking-page.tsx').then(({ BookingPage }) => BookingPage),
} satisfies Pages;

/** What stands around every page: the chunk `frame`. Ant Design arrives with it, so that signing in does not wait for it. */
export const loadFrame = () => import('./app/console.tsx').then(({ Console }) => Console);
