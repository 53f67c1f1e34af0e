import { readLanguage } from './read-language.ts';

const read = (accepted?: string, chosen?: string) =>
  readLanguage({
    cookies: chosen === undefined ? {} : { language: chosen },
    headers: accepted === undefined ? {} : { 'accept-language': accepted },
  });

test.each([
  ['fr-MA,fr;q=0.9,en;q=0.8', 'fr'],
  ['de,es;q=0.5', 'es'],
  ['en;q=0.5, ar;q=0.9', 'ar'],
  ['fr;q=0, es;q=0.1', 'es'],
  ['AR-eg', 'ar'],
  ['de, *;q=0.1', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a browser that accepts %s gets %s', (accepted, language) => {
  expect(read(accepted)).toBe(language);
});

test('the chosen language comes before those of the browser', () => {
  expect(read('fr', 'ar')).toBe('ar');
});

test('an unknown chosen language is ignored', () => {
  expect(read('fr', 'xx')).toBe('fr');
});
