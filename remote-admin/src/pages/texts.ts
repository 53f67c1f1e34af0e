import { defineMessages } from 'shared-kit/intl';

export const DASHBOARD_TEXT = defineMessages({
  title: { id: 'dashboard.DASHBOARD_TEXT.title', defaultMessage: 'Admin', description: 'Title of the page for staff' },
  signOut: { id: 'dashboard.DASHBOARD_TEXT.signOut', defaultMessage: 'Sign out' },
  bookings: {
    id: 'dashboard.DASHBOARD_TEXT.bookings',
    defaultMessage: 'Rental Tracking',
    description: 'Tab: list of bookings',
  },
  fleet: { id: 'dashboard.DASHBOARD_TEXT.fleet', defaultMessage: 'Car Fleet Management', description: 'Tab: cars' },
});
