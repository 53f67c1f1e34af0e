import type { Handover } from 'shared-kit/api-client';
import { findHandover } from './find-handover.ts';

const leg = (id: string, direction: Handover['direction'], isSigned = true) =>
  ({ id, direction, ...(isSigned && { signedAt: `2026-10-2${id}T09:00:00.000Z` }) }) as Handover;
const OUT = leg('1', 'pickup');
const BACK = leg('2', 'return');
const SWAPPED = leg('3', 'pickup', false);

test.each([
  ['no protocol', [], undefined, undefined],
  ['a hand-over', [OUT], '1', undefined],
  ['a return that is not signed', [OUT, leg('2', 'return', false)], '1', '2'],
  ['a return', [OUT, BACK], undefined, '2'],
  ['another car', [OUT, BACK, SWAPPED], '3', '2'],
  ['another car that is handed over', [OUT, BACK, leg('3', 'pickup')], '3', undefined],
] as const)('after %s', (_, handovers, pickup, returned) => {
  expect(findHandover(handovers, 'pickup')?.id).toBe(pickup);
  expect(findHandover(handovers, 'return')?.id).toBe(returned);
});
