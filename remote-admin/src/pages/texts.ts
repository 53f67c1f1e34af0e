export const DASHBOARD_TEXT = {
  title: 'Admin',
  signOut: 'Sign out',
  bookings: 'Rental Tracking',
  fleet: 'Car Fleet Management',
} as const;
