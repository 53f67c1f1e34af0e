import { type Mounts, ownerOfPath } from './mounts.ts';

const MOUNTS: Mounts = {
  public: { paths: ['/'], languages: true },
  admin: { paths: ['/admin'], staff: true },
  partner: { paths: ['/partner', '/cars/partner'], languages: true },
  duty: { paths: ['/admin/duty'], staff: true },
};

test.each([
  ['/', 'public'],
  ['/cars', 'public'],
  ['/administration', 'public'],
  ['/login', 'host'],
  ['/login/', 'host'],
  ['/login/help', 'public'],
  ['/admin', 'admin'],
  ['/admin/bookings/7', 'admin'],
  ['/admin/duty/7', 'duty'],
  ['/fr/admin', 'public'],
  ['/partner', 'partner'],
  ['/fr/partner/rooms', 'partner'],
  ['/ar/cars/partner', 'partner'],
  ['/partners', 'public'],
])('%s belongs to %s', (path, owner) => {
  expect(ownerOfPath(path, MOUNTS)).toBe(owner);
});

test('a page that names no paths is an error', () => {
  expect(() => ownerOfPath('/', {})).toThrow('the gateway is older than this host');
});
