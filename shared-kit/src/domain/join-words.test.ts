import { joinWords } from './join-words.ts';

test('a list has the commas of its language', () => {
  expect(joinWords(['jack', 2], 'fr')).toBe('jack, 2');
  expect(joinWords(['رافعة', 2], 'ar')).toBe('رافعة، 2');
  expect(joinWords([], 'ar')).toBe('');
});
