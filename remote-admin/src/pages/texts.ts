import { defineMessages } from 'shared-kit/intl';

export const DASHBOARD_TEXT = defineMessages({
  title: { id: 'dashboard.title', defaultMessage: 'Admin', description: 'Title of the page for staff' },
  signOut: { id: 'dashboard.signOut', defaultMessage: 'Sign out' },
  bookings: { id: 'dashboard.bookings', defaultMessage: 'Rental Tracking', description: 'Tab: list of bookings' },
  fleet: { id: 'dashboard.fleet', defaultMessage: 'Car Fleet Management', description: 'Tab: cars' },
});
