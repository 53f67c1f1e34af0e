import type { Pages } from 'shared-kit/remote';

/**
 * The public pages. The build names the chunk of each page after its pattern, for which each line must have this form.
 */
export const PAGES = {
  '/': () => import('./pages/home-page.tsx').then(({ HomePage }) => HomePage),
  '/cars': () => import('./pages/cars-page.tsx').then(({ CarsPage }) => CarsPage),
  '/car/:carId': () => import('./pages/car-page.tsx').then(({ CarPage }) => CarPage),
  '/locations': () => import('./pages/locations-page.tsx').then(({ LocationsPage }) => LocationsPage),
  '/about': () => import('./pages/about-page.tsx').then(({ AboutPage }) => AboutPage),
  '/support': () => import('./pages/support-page.tsx').then(({ SupportPage }) => SupportPage),
  '/faq': () => import('./pages/faq-page.tsx').then(({ FaqPage }) => FaqPage),
  '/my-booking': () => import('./pages/my-booking-page.tsx').then(({ MyBookingPage }) => MyBookingPage),
  '/review': () => import('./pages/review-page.tsx').then(({ ReviewPage }) => ReviewPage),
  '/terms': () => import('./pages/terms-page.tsx').then(({ TermsPage }) => TermsPage),
  '/privacy': () => import('./pages/privacy-page.tsx').then(({ PrivacyPage }) => PrivacyPage),
} satisfies Pages;
