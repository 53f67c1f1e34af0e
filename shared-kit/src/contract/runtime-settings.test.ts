import { ownerOfPath } from './runtime-settings.ts';

test.each([
  ['/', 'public'],
  ['/cars', 'public'],
  ['/administration', 'public'],
  ['/login', 'host'],
  ['/login/', 'host'],
  ['/login/help', 'public'],
  ['/admin', 'admin'],
  ['/admin/bookings/7', 'admin'],
])('%s belongs to %s', (path, owner) => {
  expect(ownerOfPath(path)).toBe(owner);
});
