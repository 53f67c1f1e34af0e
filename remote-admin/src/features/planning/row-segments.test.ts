import type { CalendarDay } from 'shared-kit/domain';
import { dragSpan } from './drag-span.ts';
import { findOverlap, rowSegments } from './row-segments.ts';
import type { PlannedBlock, PlannedRental, PlanningEntry } from './use-planning-entries.ts';

const block = (id: number, from: CalendarDay, to: CalendarDay): PlannedBlock => ({
  kind: 'block',
  id,
  carId: 'duster',
  reason: 'service',
  from,
  to,
});
const places = (entries: readonly PlanningEntry[]) =>
  rowSegments(entries, '2026-12-01', 31).map(({ first, last, entry, isCut }) => [
    first,
    last,
    entry?.id,
    ...(isCut?.start ? ['cut start'] : []),
    ...(isCut?.end ? ['cut end'] : []),
  ]);

test('bars and gaps cover every day, in order', () => {
  const found = places([block(2, '2026-12-20', '2026-12-20'), block(1, '2026-12-03', '2026-12-05')]);
  expect(found).toEqual([
    [0, 1, undefined],
    [2, 4, 1],
    [5, 18, undefined],
    [19, 19, 2],
    [20, 30, undefined],
  ]);
});

test('a bar that reaches over an end is cut there; one outside is left out', () => {
  const found = places([
    block(1, '2026-10-01', '2026-10-09'),
    block(2, '2026-11-20', '2026-12-01'),
    block(3, '2026-12-31', '2027-01-04'),
    block(4, '2027-01-05', '2027-01-09'),
  ]);
  expect(found).toEqual([
    [0, 0, 2, 'cut start'],
    [1, 29, undefined],
    [30, 30, 3, 'cut end'],
  ]);
});

test('bars of consecutive days leave no gap', () => {
  expect(places([block(1, '2026-12-01', '2026-12-10'), block(2, '2026-12-11', '2026-12-31')])).toEqual([
    [0, 9, 1],
    [10, 30, 2],
  ]);
});

const RENTAL: PlannedRental = {
  kind: 'rental',
  id: 1,
  days: 4,
  totalPrice: 120,
  carId: 'duster',
  status: 'out',
  customerName: 'Youssef Amrani',
  customerPhone: '',
  confirmationCode: 'AB1-2CD',
  from: '2026-12-01',
  to: '2026-12-04',
};

test('the bar of a former car has the days that nothing else has', () => {
  const former: PlannedRental = { ...RENTAL, id: -1, from: '2026-12-02', to: '2026-12-12', rental: RENTAL };
  const entries = [former, block(2, '2026-12-12', '2026-12-20'), block(3, '2026-12-05', '2026-12-06')];
  expect(places(entries)).toEqual([
    [0, 0, undefined],
    [1, 3, -1, 'cut end'],
    [4, 5, 3],
    [6, 10, -1, 'cut start', 'cut end'],
    [11, 19, 2],
    [20, 30, undefined],
  ]);
  const segments = rowSegments(entries, '2026-12-01', 31);
  expect(findOverlap(segments, { first: 1, last: 3 })).toBeUndefined();
  expect(findOverlap(segments, { first: 6, last: 11 })?.id).toBe(2);
});

test('an overlap is what shares a day, but for the bar itself', () => {
  const segments = rowSegments([block(1, '2026-12-03', '2026-12-05')], '2026-12-01', 31);
  expect(findOverlap(segments, { first: 0, last: 1 })).toBeUndefined();
  expect(findOverlap(segments, { first: 4, last: 9 })?.id).toBe(1);
  expect(findOverlap(segments, { first: 0, last: 30 }, 1)).toBeUndefined();
});

test.each([
  ['move', -3, { first: 2, last: 4 }],
  ['start', -3, { first: 2, last: 7 }],
  ['start', 9, { first: 7, last: 7 }],
  ['end', 3, { first: 5, last: 10 }],
  ['end', -9, { first: 5, last: 5 }],
] as const)('%s by %i days', (mode, days, span) => {
  expect(dragSpan({ first: 5, last: 7 }, mode, days)).toEqual(span);
});

test('a car that is not back is occupied until today, or until the next bar', () => {
  const rental: PlannedRental = { ...RENTAL, overdueUntil: '2026-12-08' };
  expect(places([rental])).toEqual([
    [0, 7, 1],
    [8, 30, undefined],
  ]);
  expect(places([rental, block(2, '2026-12-08', '2026-12-31')])).toEqual([
    [0, 6, 1],
    [7, 30, 2],
  ]);
});
