import { findCurrentItem } from './staff-navigation.ts';

const item = (path: string, within?: string | readonly string[]) => ({
  path,
  label: path,
  icon: '',
  ...(within && { within }),
});
const ITEMS = [
  item('/admin/today'),
  item('/admin', '/admin/bookings/'),
  item('/admin?tab=fleet'),
  item('/admin/settings', ['/admin/settings/', '/admin/customers']),
];

test.each([
  ['/admin', '', '/admin', 'page'],
  ['/admin', '?page=2', '/admin', 'page'],
  ['/admin', '?tab=fleet', '/admin?tab=fleet', 'page'],
  ['/admin', '?page=2&tab=fleet&cars=3', '/admin?tab=fleet', 'page'],
  ['/admin/bookings/7', '', '/admin', 'true'],
  ['/admin/today', '?tab=fleet', '/admin/today', 'page'],
  ['/admin/settings/staff', '', '/admin/settings', 'true'],
  ['/admin/customers', '', '/admin/settings', 'true'],
  ['/admin/customers/3', '', '/admin/settings', 'true'],
  ['/admin/nowhere', '', undefined, undefined],
  ['/admin/settings-of-old', '', undefined, undefined],
])('at %s%s the current item is %s, as %s', (pathname, search, path, as) => {
  const current = findCurrentItem(ITEMS, { pathname, search });
  expect([current?.item.path, current?.as]).toEqual([path, as]);
});
