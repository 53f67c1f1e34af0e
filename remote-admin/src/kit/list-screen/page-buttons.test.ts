import { pageWindow } from './page-buttons.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 7, [1, 2, 3, 4, 5]],
  [3, 7, [1, 2, 3, 4, 5]],
  [4, 7, [2, 3, 4, 5, 6]],
  [7, 7, [3, 4, 5, 6, 7]],
  [9, 7, [3, 4, 5, 6, 7]],
])('on page %i of %i', (current, pages, shown) => {
  expect(pageWindow(current, pages)).toEqual(shown);
});
