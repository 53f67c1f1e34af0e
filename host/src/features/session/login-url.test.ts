import { loginUrl, redirectTarget } from './login-url.ts';

test.each([
  [{ pathname: '/admin', search: '' }, '/login?redirect=%2Fadmin'],
  [{ pathname: '/admin/bookings/7', search: '?tab=mail' }, '/login?redirect=%2Fadmin%2Fbookings%2F7%3Ftab%3Dmail'],
  [{ pathname: '/login', search: '?redirect=/x' }, '/login'],
])('from %p', (location, address) => {
  expect(loginUrl(location)).toBe(address);
});

test.each([
  ['/admin/bookings/7?tab=mail#top', '/admin/bookings/7?tab=mail#top'],
  ['/cars', '/cars'],
  [null, '/admin'],
  ['', '/admin'],
  ['admin', '/admin'],
  ['//evil.example/admin', '/admin'],
  ['/\\evil.example', '/admin'],
  ['/.//evil.example', '/admin'],
  ['/admin/..//evil.example', '/admin'],
  ['/%2e%2e//evil.example', '/admin'],
  ['/\t/evil.example', '/admin'],
  ['https://evil.example', '/admin'],
  ['javascript:alert(1)', '/admin'],
  ['/login?redirect=/login', '/admin'],
])('%p leads to %s', (parameter, target) => {
  expect(redirectTarget(parameter, '/admin')).toBe(target);
});
