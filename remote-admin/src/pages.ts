import type { Pages } from 'shared-kit/remote';

/**
 * The pages of the console. The build names the chunk of each page after its pattern, for which each line must have
 * this form.
 */
export const PAGES = {
  '/admin': () => import('./pages/dashboard-page.tsx').then(({ DashboardPage }) => DashboardPage),
  '/admin/today': () => import('./pages/today-page.tsx').then(({ TodayPage }) => TodayPage),
  '/admin/cash': () => import('./pages/cash-page.tsx').then(({ CashPage }) => CashPage),
  '/admin/invoices': () => import('./pages/invoices-page.tsx').then(({ InvoicesPage }) => InvoicesPage),
  '/admin/customers': () => import('./pages/customers-page.tsx').then(({ CustomersPage }) => CustomersPage),
  '/admin/customers/:customerId': () => import('./pages/customer-page.tsx').then(({ CustomerPage }) => CustomerPage),
  '/admin/fines': () => import('./pages/fines-page.tsx').then(({ FinesPage }) => FinesPage),
  '/admin/fines/:fineId': () => import('./pages/fine-page.tsx').then(({ FinePage }) => FinePage),
  '/admin/reports': () => import('./pages/reports-page.tsx').then(({ ReportsPage }) => ReportsPage),
  '/admin/reviews': () => import('./pages/reviews-page.tsx').then(({ ReviewsPage }) => ReviewsPage),
  '/admin/settings': () => import('./pages/settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
  '/admin/settings/prices': () => import('./pages/prices-page.tsx').then(({ PricesPage }) => PricesPage),
  '/admin/settings/papers': () => import('./pages/papers-page.tsx').then(({ PapersPage }) => PapersPage),
  '/admin/settings/transfer': () => import('./pages/transfer-page.tsx').then(({ TransferPage }) => TransferPage),
  '/admin/planning': () => import('./pages/planning-page.tsx').then(({ PlanningPage }) => PlanningPage),
  '/admin/bookings/:bookingId': () => import('./pages/booking-page.tsx').then(({ BookingPage }) => BookingPage),
  '/admin/bookings/:bookingId/handover/:direction': () =>
    import('./pages/handover-page.tsx').then(({ HandoverPage }) => HandoverPage),
  '/admin/cars/:carId/papers': () =>
    import('./pages/vehicle-papers-page.tsx').then(({ VehiclePapersPage }) => VehiclePapersPage),
  '/admin/cars/:carId/damage': () => import('./pages/damage-page.tsx').then(({ DamagePage }) => DamagePage),
} satisfies Pages;

/** Loads the frame around every page: the chunk `frame`, with Ant Design, so that the sign-in does not wait for it. */
export const loadFrame = () => import('./app/console.tsx').then(({ Console }) => Console);
