import { periodWith, readPeriod, stepPeriod, writePeriod } from './report-period.ts';

const TODAY = '2026-11-20';
const read = (query: string) => readPeriod(new URLSearchParams(query), TODAY);

test.each([
  ['', { kind: 'month', from: '2026-11-01', to: '2026-11-30' }],
  ['period=quarter&from=2026-05-03', { kind: 'quarter', from: '2026-04-01', to: '2026-06-30' }],
  ['period=year&from=2025-05-03', { kind: 'year', from: '2025-01-01', to: '2025-12-31' }],
  ['period=range&from=2026-05-03&to=2026-05-09', { kind: 'range', from: '2026-05-03', to: '2026-05-09' }],
  ['period=range&from=2026-05-03&to=2028-05-09', { kind: 'month', from: '2026-11-01', to: '2026-11-30' }],
  ['period=week&from=tomorrow', { kind: 'month', from: '2026-11-01', to: '2026-11-30' }],
])('the address %j is of a period', (query, period) => {
  expect(read(query)).toEqual(period);
  expect(readPeriod(new URLSearchParams(writePeriod(read(query))), TODAY)).toEqual(read(query));
});

test('the period before and after is as long', () => {
  expect(stepPeriod(read('period=month&from=2026-01-01'), -1)).toEqual({
    kind: 'month',
    from: '2025-12-01',
    to: '2025-12-31',
  });
  expect(stepPeriod(read('period=quarter&from=2026-10-01'), 1)).toEqual({
    kind: 'quarter',
    from: '2027-01-01',
    to: '2027-03-31',
  });
  const week = periodWith('range', { from: '2026-05-03', to: '2026-05-09' });
  expect(stepPeriod(week, 1)).toEqual({ kind: 'range', from: '2026-05-10', to: '2026-05-16' });
  expect(stepPeriod(stepPeriod(week, 1), -1)).toEqual(week);
});
