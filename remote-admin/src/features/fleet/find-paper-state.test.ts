import type { CalendarDay } from 'shared-kit/domain';
import { findPaperState } from './find-paper-state.ts';

const day = (text: string) => text as CalendarDay;
const TODAY = day('2026-11-27');
const due = (to: string, carId = 'a', what: 'paper' | 'service' = 'paper') =>
  ({ carId, what, kind: 'insurance', day: day(to), carName: 'Clio' }) as const;

test.each([
  ['none without papers', [], [], { kind: 'none' }],
  ['valid while nothing is due', [due('2026-12-01', 'b'), due('2026-11-01', 'a', 'service')], ['a'], { kind: 'valid' }],
  ['ending', [due('2026-12-09'), due('2026-12-01')], ['a'], { kind: 'ending', day: '2026-12-01' }],
  ['ending today', [due('2026-11-27')], ['a'], { kind: 'ending', day: '2026-11-27' }],
  ['ended before others end', [due('2026-12-01'), due('2026-11-26')], ['a'], { kind: 'ended' }],
] as const)('%s', (_, dues, withPapers, state) => {
  expect(findPaperState('a', dues, withPapers, TODAY)).toEqual(state);
});
