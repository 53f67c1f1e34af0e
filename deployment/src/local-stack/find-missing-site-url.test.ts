import { findMissingSiteUrl } from './find-missing-site-url.ts';

test.each([{}, { HOST: '127.0.0.2' }, { HOST: '::1' }, { HOST: '0.0.0.0', SITE_URL: 'https://cars.example' }])(
  '%j needs no warning',
  (env) => {
    expect(findMissingSiteUrl(env)).toBeUndefined();
  },
);

test.each(['0.0.0.0', '192.168.1.20', '::'])('a site on %s that does not know its address is told so', (HOST) => {
  expect(findMissingSiteUrl({ HOST, PORT: '80' })).toBe(
    'SITE_URL is not set: search engines and shared links are told that the site is at http://localhost:80',
  );
});
