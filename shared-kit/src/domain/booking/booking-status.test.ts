import { statusDisplay } from './booking-status.ts';

test.each([
  ['requested', 'Requested', 'blue'],
  ['reserved', 'Reserved', 'yellow'],
  ['out', 'Out', 'red'],
  ['returned', 'Returned', 'green'],
  ['canceled', 'Canceled', 'gray'],
  ['active', 'active', 'gray'],
  ['constructor', 'constructor', 'gray'],
  [undefined, 'Unknown', 'gray'],
  ['', 'Unknown', 'gray'],
])('%p shows as %s in %s', (status, label, color) => {
  expect(statusDisplay(status)).toEqual({ label, color });
});
