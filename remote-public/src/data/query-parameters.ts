/** The names under which a search travels in the address. */
export const QUERY = {
  location: 'location',
  pickupDate: 'pickupDate',
  dropoffDate: 'dropoffDate',
  pickupTime: 'pickupTime',
} as const;
