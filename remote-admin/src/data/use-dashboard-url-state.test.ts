import { NO_FILTER } from './bookings-filter.ts';
import { type DashboardUrlState, parseDashboardUrlState, writeDashboardUrlState } from './use-dashboard-url-state.ts';

const USUAL: DashboardUrlState = {
  tab: 'bookings',
  bookingsPage: 1,
  filter: NO_FILTER,
  sort: undefined,
  pageSize: undefined,
};

test.each<[string, Partial<DashboardUrlState>]>([
  ['', {}],
  ['tab=fleet', { tab: 'fleet' }],
  ['page=3&sort=-totalPrice', { bookingsPage: 3, sort: { field: 'totalPrice', direction: -1 } }],
  ['sort=pickupDate&rows=6', { sort: { field: 'pickupDate', direction: 1 }, pageSize: 6 }],
  ['sort=upcoming&rows=50', { sort: { field: 'upcoming', direction: 1 }, pageSize: 50 }],
  ['q=Am%C3%A9lie+212&status=out', { filter: { ...NO_FILTER, text: 'Amélie 212', status: 'out' } }],
  ['status=active&ids=7_8', { filter: { ...NO_FILTER, status: 'active', ids: [7, 8] } }],
  ['period=week', { filter: { ...NO_FILTER, period: 'week' } }],
  ['period=2026-12-01_2026-12-05', { filter: { ...NO_FILTER, period: { from: '2026-12-01', to: '2026-12-05' } } }],
])('%p is read and written back', (query, part) => {
  expect(parseDashboardUrlState(new URLSearchParams(query))).toEqual({ ...USUAL, ...part });
  expect(String(writeDashboardUrlState({ ...USUAL, ...part }))).toBe(query);
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'sort=password',
  'sort=-upcoming',
  'tab=secrets',
  'rows=7',
  'q=+',
  'status=lost',
  'ids=x',
  'period=yesterday',
  'period=2026-12-05_2026-12-01',
  'period=2026-02-30_2026-03-01',
])('%p is ignored', (query) => {
  expect(parseDashboardUrlState(new URLSearchParams(query))).toEqual(USUAL);
});
