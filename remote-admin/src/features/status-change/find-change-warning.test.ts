import { findChangeWarning } from './find-change-warning.ts';

// Today is 20 November.
test.each([
  ['returned', 'reserved', '2026-10-01', '2026-10-05', { type: 'ended', day: '2026-10-05' }],
  ['canceled', 'requested', '2026-11-15', '2026-11-19', { type: 'ended', day: '2026-11-19' }],
  ['reserved', 'out', '2026-11-15', '2026-11-19', { type: 'ended', day: '2026-11-19' }],
  ['reserved', 'out', '2026-11-21', '2026-11-24', { type: 'not-begun', day: '2026-11-21' }],
  ['reserved', 'returned', '2026-11-21', '2026-11-24', { type: 'not-begun', day: '2026-11-21' }],
  ['out', 'canceled', '2026-11-18', '2026-11-24', { type: 'out' }],
  ['reserved', 'out', '2026-11-20', '2026-11-24', undefined],
  ['out', 'returned', '2026-10-01', '2026-10-05', undefined],
  ['requested', 'reserved', '2026-11-18', '2026-11-20', undefined],
  ['reserved', 'canceled', '2026-11-21', '2026-11-24', undefined],
] as const)('from %s to %s, %s to %s', (before, status, pickupDate, dropoffDate, warning) => {
  expect(findChangeWarning({ status: before, pickupDate, dropoffDate }, status, '2026-11-20')).toEqual(warning);
});
