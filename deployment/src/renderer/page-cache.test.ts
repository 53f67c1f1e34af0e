import { createPageCache } from './page-cache.ts';

let made: string[];
const makeOf = (page: string) => async () => {
  made.push(page);
  return page;
};
beforeEach(() => {
  made = [];
});

test('what is kept stays within the capacity, and what was asked for last stays longest', async () => {
  const cache = createPageCache<string>(10, (page) => page.length);
  for (const page of ['aaaa', 'bbbb', 'aaaa', 'cccc', 'aaaa', 'bbbb']) await cache.get(page, '1', makeOf(page));
  expect(made).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb']);
});

test('what is not worth keeping is made once for those who ask at the same time, and anew for the next', async () => {
  const cache = createPageCache<string>(10, () => undefined);
  await Promise.all([cache.get('gone', '1', makeOf('gone')), cache.get('gone', '1', makeOf('gone'))]);
  await cache.get('gone', '1', makeOf('gone'));
  expect(made).toEqual(['gone', 'gone']);
});
