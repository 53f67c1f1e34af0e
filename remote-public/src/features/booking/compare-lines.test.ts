import type { QuoteLine } from 'shared-kit/domain';
import { compareLines } from './compare-lines.ts';

const line = (changes: Partial<QuoteLine>): QuoteLine => ({
  kind: 'rental',
  label: 'Rental',
  quantity: 1,
  unitAmount: 40,
  amount: 40,
  ...changes,
});

test('lines of one kind and code are compared in their order; new and missing ones are changed', () => {
  const [low, high] = [line({}), line({ unitAmount: 50, amount: 50 })];
  const seat = line({ kind: 'extra', code: '2', label: 'Child seat' });
  const place = line({ kind: 'place', code: 'pickup', label: 'Airport' });
  expect(compareLines([low, low, seat], [low, high, place])).toEqual([
    { before: low, after: low, isChanged: false },
    { before: low, after: high, isChanged: true },
    { before: undefined, after: place, isChanged: true },
    { before: seat, after: undefined, isChanged: true },
  ]);
});
