import '../testing/antd-in-jsdom.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError, type Handover, type OpenRequests } from 'shared-kit/api-client';
import { addDays, agencyToday, type Booking } from 'shared-kit/domain';
import { PICKUP_EXAMPLES } from 'shared-kit/testing/pickup-examples.ts';
import { BOOKING, CAR, fakeApi, MAIL_STATUS } from '../testing/examples.ts';
import { address, renderConsole, silenceErrors } from '../testing/render-console.tsx';

const TODAY = agencyToday(new Date(), '+00:00');
const PICKUP: Booking = {
  ...BOOKING,
  id: 11,
  status: 'reserved',
  pickupDate: TODAY,
  dropoffDate: addDays(TODAY, 3),
  pickupTime: '14:00',
  pickupPlace: 'airport',
  flightNumber: 'AT 641',
  customerPhoneE164: '+33199001021',
};
const LATE: Booking = {
  ...BOOKING,
  id: 12,
  status: 'out',
  customerName: 'Youssef Amrani',
  pickupDate: addDays(TODAY, -9),
  dropoffDate: addDays(TODAY, -2),
};
const leg = (direction: Handover['direction'], hour: number): Handover => ({
  id: `${hour}1111111-1111-4111-8111-111111111111`,
  bookingId: PICKUP.id,
  carId: CAR.CarId,
  direction,
  values: {},
  photos: [],
  damages: [],
  charges: [],
  createdAt: `${TODAY}T0${hour}:00:00.000Z`,
  updatedAt: `${TODAY}T0${hour}:00:00.000Z`,
  signedAt: `${TODAY}T0${hour}:00:00.000Z`,
});
const cars = [{ ...CAR, plate: '12345-A-26' }];

const group = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });

test('a booking shows what the desk needs', async () => {
  await renderConsole('/admin/today', fakeApi({ bookings: [PICKUP, LATE], cars }));
  const item = within(await group('Pick-ups today')).getByRole('listitem');
  for (const text of ['2:00 PM', 'Amélie Laurent', 'AB1-2CD', 'Dacia Duster', '12345-A-26', 'airport, flight AT 641'])
    expect(item).toHaveTextContent(text);
  expect(within(item).getByRole('link', { name: '+33 1 99 00 10 21' })).toHaveAttribute('href', 'tel:+33199001021');
  expect(within(item).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/33199001021');
  expect(await group('Overdue returns')).toHaveTextContent('Youssef Amrani');
  expect(await group('New requests')).toHaveTextContent('None');
});

test.each(PICKUP_EXAMPLES)('tells every detail of a pick-up at the place $place', async ({ details, told }) => {
  await renderConsole('/admin/today', fakeApi({ bookings: [{ ...PICKUP, ...details }], cars }));
  const item = within(await group('Pick-ups today')).getByRole('listitem');
  for (const text of ['10:30 AM', ...told]) expect(item).toHaveTextContent(text);
});

test('the time of a pick-up is not shown as that of a return', async () => {
  const back: Booking = { ...LATE, dropoffDate: TODAY, pickupTime: '17:45' };
  await renderConsole('/admin/today', fakeApi({ bookings: [back], cars }));
  const item = within(await group('Returns today')).getByRole('listitem');
  expect(item).toHaveTextContent('Youssef Amrani');
  expect(item).not.toHaveTextContent('5:45');
});

test('a booking that is handled leaves its list, the focus goes on, and the step can be undone', async () => {
  const other = { ...PICKUP, id: 13, customerName: 'Sara Benali', pickupTime: '15:00' };
  const api = fakeApi({ bookings: [PICKUP, other], cars });
  const { user } = await renderConsole('/admin/today', api);
  await user.click(await screen.findByRole('button', { name: 'Hand over: Amélie Laurent' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hand over: Sara Benali' })).toHaveFocus());
  expect(api.updateEntity).toHaveBeenCalledWith('CarsBooking', { id: 11, status: 'out', basedOnStatus: 'reserved' });
  expect(screen.queryByText('Amélie Laurent')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Hand over: Amélie Laurent' })).toBeInTheDocument();
});

test('a rental whose car came back offers the choice of another one, not a hand-over', async () => {
  const rental: Booking = { ...PICKUP, pickupDate: addDays(TODAY, -3), carSince: TODAY };
  const other = { ...CAR, CarId: 'clio', name: 'Renault Clio', plate: '1-B-2' };
  const handovers = [leg('pickup', 7), leg('return', 8)];
  const api = fakeApi({ bookings: [rental], cars: [...cars, other], handovers });
  const { user } = await renderConsole('/admin/today', api);
  const item = within(within(await group('Overdue pick-ups')).getByRole('listitem'));
  const choice = await item.findByRole('button', { name: 'Choose the other car: Amélie Laurent' });
  expect(item.queryByRole('link', { name: /rotocol/ })).toBeNull();
  expect(item.queryByRole('button', { name: /^Hand over/ })).toBeNull();
  await user.click(choice);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Move the booking' }));
  expect(await item.findByRole('button', { name: 'Hand over: Amélie Laurent' })).toBeVisible();
  expect(item.getByRole('link', { name: /rotocol/ })).toBeVisible();
});

test('the button of a booking whose customer was erased says so', async () => {
  const erased = { ...LATE, customerName: '', customerPhone: '', customerEmail: '' };
  await renderConsole('/admin/today', fakeApi({ bookings: [erased], cars }));
  expect(await screen.findByRole('button', { name: 'Take back: Erased' })).toBeInTheDocument();
});

test('a step that is refused stays on the list with the reason', async () => {
  silenceErrors();
  const api = fakeApi({ bookings: [LATE], cars });
  api.updateEntity.mockRejectedValueOnce(new ApiError(409, 'The car is not available for this period'));
  const { user } = await renderConsole('/admin/today', api);
  await user.click(await screen.findByRole('button', { name: 'Take back: Youssef Amrani' }));
  expect(await within(await group('Overdue returns')).findByRole('alert')).toHaveTextContent('not available');
});

test('a request of today, in two lists, has one button, and its failure is said once', async () => {
  silenceErrors();
  const api = fakeApi({ bookings: [{ ...PICKUP, status: 'requested' }], cars });
  api.updateEntity.mockRejectedValueOnce(new ApiError(409, 'The car is not available for this period'));
  const { user } = await renderConsole('/admin/today', api);
  expect(await group('Pick-ups today')).toHaveTextContent('Amélie Laurent');
  await user.click(await screen.findByRole('button', { name: 'Confirm: Amélie Laurent' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('not available');
  expect(await group('New requests')).toContainElement(screen.getByRole('alert'));
});

test('undelivered e-mails name their bookings, and those besides', async () => {
  const mailStatus = {
    ...MAIL_STATUS,
    undelivered: 4,
    bookings: [{ id: LATE.id, confirmationCode: LATE.confirmationCode }],
    moreBookings: 2,
  };
  await renderConsole('/admin/today', fakeApi({ bookings: [LATE], cars, mailStatus }));
  await waitFor(async () => expect(await group('Undelivered emails')).toHaveTextContent('Youssef Amrani'));
  expect(await group('Undelivered emails')).toHaveTextContent('and 2 more');
});

test('a list that cannot be read again stays with its time, until the day is over', async () => {
  silenceErrors();
  const api = fakeApi({ bookings: [PICKUP], cars });
  const { user } = await renderConsole('/admin/today', api);
  expect(await group('Pick-ups today')).toHaveTextContent('Amélie Laurent');
  expect(screen.queryByText(/as of/)).toBeNull();
  api.searchEntities.mockRejectedValue(new ApiError(0, 'We could not reach the server'));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect((await screen.findByText(/^Below: as of/)).closest('p')).toHaveTextContent(/as of \d+:\d\d [AP]M\.$/);
  expect(await group('Pick-ups today')).toHaveTextContent('Amélie Laurent');
  const tomorrow = new Date(Date.now() + 86_400_000);
  jest.useFakeTimers({
    now: tomorrow,
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'],
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByText('Amélie Laurent')).toBeNull());
  expect(screen.queryByText(/as of/)).toBeNull();
  jest.useRealTimers();
});

test('the strip above the bookings leads to the conflicts', async () => {
  const { user } = await renderConsole('/admin', fakeApi({ bookings: [PICKUP, LATE], cars }));
  const strip = await screen.findByRole('region', { name: 'Today' });
  const link = await within(strip).findByRole('link', { name: 'Conflicts 1' });
  // The board is loaded meanwhile.
  await act(async () => await user.click(link));
  expect(address()).toBe('/admin/today');
  expect(await screen.findByRole('heading', { name: /^Conflicts/ })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1, name: 'Today' })).toBeInTheDocument();
});

test('the pick-up of a car that is not back says who has it, and one of a request that it is not answered', async () => {
  const asked: Booking = { ...PICKUP, id: 14, carId: 'clio', status: 'requested', customerName: 'Sara Benali' };
  await renderConsole('/admin/today', fakeApi({ bookings: [PICKUP, LATE, asked], cars }));
  const [blocked, unanswered] = within(await group('Pick-ups today')).getAllByRole('listitem');
  expect(blocked).toHaveTextContent(/This car is not back: Youssef Amrani, due /);
  expect(unanswered).toHaveTextContent('Sara Benali');
  expect(unanswered).toHaveTextContent('Not answered yet');
  expect(unanswered).not.toHaveTextContent('not back');
  expect(await group('New requests')).toHaveTextContent('Sara Benali');
});

test('a car that is not back and due out again stands first, and the booking is moved to a free car, its price told', async () => {
  const free = { ...CAR, CarId: 'clio', name: 'Renault Clio', plate: '55555-B-26', price: 50 };
  const api = fakeApi({ bookings: [PICKUP, LATE], cars: [...cars, free, { ...free, CarId: 'taken' }] });
  api.findUnavailableCars.mockResolvedValue(['taken']);
  const { user, toasts } = await renderConsole('/admin/today', api);
  const conflicts = await group('Conflicts');
  expect(screen.getAllByRole('region')[0]).toBe(conflicts);
  expect(conflicts).toHaveTextContent(/Amélie Laurent.*This car is not back: Youssef Amrani, due .* \(2 days ago\)/);
  await user.click(await within(conflicts).findByRole('button', { name: /^Move Amélie Laurent to Renault Clio/ }));

  const dialog = await screen.findByRole('dialog', { name: 'Another car for Amélie Laurent' });
  expect(await within(dialog).findByRole('radio', { name: /^Renault Clio/ })).toBeChecked();
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    /Total before: .126. Total then: .126. The total stays the same./,
  );
  await user.click(within(dialog).getByRole('radio', { name: /^By the price of this car/ }));
  expect(within(dialog).getByRole('status')).toHaveTextContent(/Total before: .126. Total then: .200. .74 more./);
  await user.click(within(dialog).getByRole('radio', { name: /^As agreed/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Move the booking' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('AB1-2CD now has Renault Clio'));
  const { carId, pickupDate, dropoffDate, unitPrice, totalPrice, status } = PICKUP;
  const basedOn = { carId, pickupDate, dropoffDate, unitPrice, totalPrice, status };
  expect(api.updateEntity).toHaveBeenCalledWith('CarsBooking', { id: PICKUP.id, carId: 'clio', basedOn });
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Conflicts/ })).toBeNull());
});

test('a move that is refused says why, and keeps what was chosen', async () => {
  silenceErrors();
  const api = fakeApi({ bookings: [PICKUP, LATE], cars: [...cars, { ...CAR, CarId: 'clio', name: 'Renault Clio' }] });
  api.updateEntity.mockRejectedValueOnce(new ApiError(409, 'x', { meta: { type: 'booking_changed' } }));
  const { user, toasts } = await renderConsole('/admin/today', api);
  await user.click(await screen.findByRole('button', { name: /^Move Amélie Laurent to Renault Clio/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Move the booking' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('A colleague has changed this booking');
  expect(toasts.error).not.toHaveBeenCalled();
  await user.click(await within(dialog).findByRole('button', { name: 'Move the booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a request says how long ago it was made, an overdue return since when, and the current time stands between pick-ups', async () => {
  const asked: Booking = {
    ...BOOKING,
    id: 22,
    pickupDate: addDays(TODAY, 9),
    dropoffDate: addDays(TODAY, 12),
    createdAt: new Date(Date.now() - 26.5 * 3_600_000).toISOString(),
  };
  await renderConsole('/admin/today', fakeApi({ bookings: [asked, LATE, { ...PICKUP, carId: 'clio' }], cars }));
  expect(await group('New requests')).toHaveTextContent('Asked 26h ago');
  expect(await group('Overdue returns')).toHaveTextContent('2 days ago');
  expect(await group('Pick-ups today')).toHaveTextContent(/Now \d+:\d\d [AP]M/);
});

test('a pick-up whose time has passed says how late it is, one of tomorrow does not', async () => {
  const tomorrow = { ...PICKUP, id: 13, pickupDate: addDays(TODAY, 1), dropoffDate: addDays(TODAY, 3) };
  const bookings = [PICKUP, tomorrow].map((booking) => ({ ...booking, pickupTime: '00:00' }));
  await renderConsole('/admin/today', fakeApi({ bookings, cars }));
  expect(await group('Pick-ups today')).toHaveTextContent(/12:00 AM\d+ (min|hr) late/);
  expect(await group('Pick-ups tomorrow')).not.toHaveTextContent('late');
});

test.each([
  [42, 'same price'],
  [50.5, /^.8.50 more a day$/],
  [40, /^.2 less a day$/],
])('a free car at %d a day says the difference to the price agreed', async (price, told) => {
  const api = fakeApi({
    bookings: [PICKUP, LATE],
    cars: [...cars, { ...CAR, CarId: 'clio', name: 'Renault Clio', price }],
  });
  await renderConsole('/admin/today', api);
  const button = await screen.findByRole('button', { name: /^Move Amélie Laurent to Renault Clio/ });
  expect(within(button).getByText(told)).toBeVisible();
  expect(await group('Conflicts')).toHaveTextContent('Move at the agreed price to:');
});

test('an unusual number of requests is named with what they have in common, and a request says when it lapses', async () => {
  const request: Booking = {
    ...BOOKING,
    id: 21,
    status: 'requested',
    pickupDate: addDays(TODAY, 9),
    dropoffDate: addDays(TODAY, 12),
  };
  const openRequests: OpenRequests = {
    count: 24,
    isUnusual: true,
    ids: [21, 22, 23],
    common: [
      { kind: 'phone', value: '+212661', ids: [21, 23] },
      { kind: 'days', value: '2026-12-01_2026-12-03', ids: [21] },
      { kind: 'car', value: 'Kia Picanto', ids: [22] },
      { kind: 'of a newer server', ids: [22] },
    ],
    heldUntil: new Map([[21, '2026-11-22T14:05:00.000Z']]),
  };
  await renderConsole('/admin/today', fakeApi({ bookings: [request], cars, openRequests }));
  const warning = within(await screen.findByRole('alert'));
  expect(warning.getByText('24 requests within an hour: far more than usual.')).toBeVisible();
  expect(warning.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['See them all', '/admin?status=requested&ids=21_22_23&rows=50'],
    ['2 with phone numbers that begin with +212661', '/admin?status=requested&ids=21_23&rows=50'],
    [expect.stringMatching(/^1 for the same days, 1/), '/admin?status=requested&ids=21&rows=50'],
    ['1 for Kia Picanto', '/admin?status=requested&ids=22&rows=50'],
  ]);
  expect(warning.getByText('Kia Picanto')).toHaveAttribute('translate', 'no');
  expect(await group('New requests')).toHaveTextContent('Lapses without an answer: 22 Nov 2026, 2:05 PM');
});
