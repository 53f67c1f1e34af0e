import { listAlternates, localizePath, parseLocale, splitLocale } from './locale.ts';

test.each([
  ['/', 'en', '/'],
  ['/cars', 'en', '/cars'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/ar/car/dacia-1', 'ar', '/car/dacia-1'],
  ['/france', 'en', '/france'],
  ['/de/cars', 'en', '/de/cars'],
  ['/FR/cars', 'en', '/FR/cars'],
])('%s is %s of %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path });
});

test.each([
  ['en', '/', '/'],
  ['fr', '/', '/fr'],
  ['fr', '/?a=1', '/fr?a=1'],
  ['es', '/cars?a=1', '/es/cars?a=1'],
] as const)('in %s, %s is %s', (locale, path, localized) => {
  expect(localizePath(locale, path)).toBe(localized);
});

test('a page has one URL per language, and the default one', () => {
  expect(listAlternates('https://cars.example', '/cars')).toEqual([
    { hreflang: 'en', href: 'https://cars.example/cars' },
    { hreflang: 'fr', href: 'https://cars.example/fr/cars' },
    { hreflang: 'es', href: 'https://cars.example/es/cars' },
    { hreflang: 'ar', href: 'https://cars.example/ar/cars' },
    { hreflang: 'x-default', href: 'https://cars.example/cars' },
  ]);
});

test.each([
  ['fr', 'fr'],
  ['de', undefined],
  [undefined, undefined],
  ['toString', undefined],
])('the code %s is parsed as %s', (code, locale) => {
  expect(parseLocale(code)).toBe(locale);
});
