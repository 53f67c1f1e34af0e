import type { Condition } from 'shared-kit/api-client';
import { readAll } from './read-all.ts';

test.each([0, 1, 999, 1000, 1001, 2500])('all of %i rows are read once', async (count) => {
  const rows = Array.from({ length: count }, (_, index) => ({ id: index * 3 + 1 }));
  const search = jest.fn(async ([after]: readonly Condition<'id'>[]) => ({
    data: rows.filter(({ id }) => id > Number(after?.value ?? 0)).slice(0, 1000),
  }));
  expect(await readAll(search)).toEqual(rows);
  expect(search).toHaveBeenCalledTimes(Math.floor(count / 1000) + 1);
});
