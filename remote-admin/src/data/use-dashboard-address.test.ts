import { type DashboardAddress, parseDashboardAddress, writeDashboardAddress } from './use-dashboard-address.ts';

const USUAL: DashboardAddress = {
  tab: 'bookings',
  bookingsPage: 1,
  sort: { field: 'pickupDate', direction: 1 },
};

test.each<[string, Partial<DashboardAddress>]>([
  ['', {}],
  ['tab=fleet', { tab: 'fleet' }],
  ['page=3&sort=-totalPrice', { bookingsPage: 3, sort: { field: 'totalPrice', direction: -1 } }],
  ['sort=-pickupDate', { sort: { field: 'pickupDate', direction: -1 } }],
])('%p is read and written back', (query, part) => {
  expect(parseDashboardAddress(new URLSearchParams(query))).toEqual({ ...USUAL, ...part });
  expect(String(writeDashboardAddress({ ...USUAL, ...part }))).toBe(query);
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'sort=password', 'tab=secrets', 'page=1&sort=pickupDate'])(
  '%p is as good as nothing',
  (query) => {
    expect(parseDashboardAddress(new URLSearchParams(query))).toEqual(USUAL);
  },
);
