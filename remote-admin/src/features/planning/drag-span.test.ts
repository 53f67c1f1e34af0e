import { draggedRange, dragSpan } from './drag-span.ts';

const WHOLE = { from: '2026-12-04', to: '2026-12-06' } as const;
/** Three of its days are before the first column. */
const CUT = { from: '2026-11-28', to: '2026-12-03' } as const;
/** Three of its days are after the last of ten columns. */
const CUT_AT_END = { from: '2026-12-08', to: '2026-12-13' } as const;

// Column 0 is December 1.
test.each([
  ['move', WHOLE, { first: 3, last: 5 }, 2, { from: '2026-12-06', to: '2026-12-08' }],
  ['end', WHOLE, { first: 3, last: 5 }, 2, { from: '2026-12-04', to: '2026-12-08' }],
  ['start', WHOLE, { first: 3, last: 5 }, -2, { from: '2026-12-02', to: '2026-12-06' }],
  ['move', CUT, { first: 0, last: 2 }, 4, { from: '2026-12-02', to: '2026-12-07' }],
  ['move', CUT, { first: 0, last: 2 }, 0, CUT],
  ['end', CUT, { first: 0, last: 2 }, 1, { from: '2026-11-28', to: '2026-12-04' }],
  ['move', CUT_AT_END, { first: 7, last: 9 }, -2, { from: '2026-12-06', to: '2026-12-11' }],
] as const)('%s of %j at %j by %i', (mode, entry, span, days, range) => {
  expect(draggedRange(entry, span, dragSpan(span, mode, days))).toEqual(range);
});
