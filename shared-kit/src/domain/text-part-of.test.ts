import { textPartOf } from './text-part-of.ts';

test.each([
  ['/', ''],
  ['/faq', 'faq'],
  ['/car/:carId', 'car'],
  ['/admin/settings/prices', 'prices'],
])('the texts of %s: %p', (pattern, part) => {
  expect(textPartOf(pattern)).toBe(part);
});
