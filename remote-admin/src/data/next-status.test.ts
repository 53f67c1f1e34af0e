import { nextStatus } from './next-status.ts';

test('the likely next status is the next one in the life of a rental', () => {
  const statuses = ['requested', 'reserved', 'out', 'active', 'returned', 'canceled'] as const;
  expect(statuses.map(nextStatus)).toEqual(['reserved', 'out', 'returned', 'returned', undefined, undefined]);
});
