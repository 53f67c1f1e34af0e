import { NO_FILTER, type Period, parseIds, periodConditions, toSelection } from './bookings-filter.ts';

test.each<[Period, string, string, string]>([
  ['today', '2026-11-22', '2026-11-22', '2026-11-22'],
  ['tomorrow', '2026-12-31', '2027-01-01', '2027-01-01'],
  ['week', '2026-11-22', '2026-11-22', '2026-11-28'],
  ['month', '2026-11-30', '2026-11-01', '2026-11-30'],
  ['month', '2028-02-01', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  [{ from: '2026-12-01', to: '2026-12-05' }, '2026-11-22', '2026-12-01', '2026-12-05'],
])('%p on %s is from %s to %s, and finds what has a day in it', (period, today, from, to) => {
  expect(periodConditions(period, today as '2026-11-22')).toEqual([
    { field: 'pickupDate', operator: 'lte', value: to, type: 'date' },
    { field: 'dropoffDate', operator: 'gte', value: from, type: 'date' },
  ]);
});

test('the past is what is over', () => {
  expect(toSelection({ ...NO_FILTER, text: 'dupont', status: 'out', period: 'past' }, '2026-11-22')).toEqual({
    text: 'dupont',
    query: [
      { field: 'status', operator: 'EQ', value: 'out' },
      { field: 'dropoffDate', operator: 'lt', value: '2026-11-22', type: 'date' },
    ],
  });
  expect(toSelection(NO_FILTER, '2026-11-22')).toEqual({});
});

test('some bookings are found by their ids', () => {
  expect(parseIds('7_8_x_0_9')).toEqual([7, 8, 9]);
  expect(parseIds(null)).toEqual([]);
  expect(toSelection({ ...NO_FILTER, ids: [7, 8] }, '2026-11-22')).toEqual({
    query: [{ field: 'id', operator: 'in', value: [7, 8] }],
  });
});
