import { screen, waitFor, within } from '@testing-library/react';
import type { ChangeQuotes, OfferedRates } from 'shared-kit/api-client';
import { addDays, agencyToday, type Booking, DEFAULT_SITE_SETTINGS, type QuoteLine } from 'shared-kit/domain';
import { NO_RATES } from '../data/use-rates.ts';
import '../features/booking-form/booking-form-dialog.tsx';
import '../features/booking-detail/lines-form.tsx';
import '../features/booking-detail/pickup-form.tsx';
import '../features/booking-detail/price-details.tsx';
import '../features/move-booking/move-form.tsx';
import '../features/status-change/return-day-form.tsx';
import { BOOKING, CAR, fakeApi } from '../testing/examples.ts';
import { renderConsole } from '../testing/render-console.tsx';

const TODAY = agencyToday(new Date(), DEFAULT_SITE_SETTINGS.timeZone);

const LINES: readonly QuoteLine[] = [
  { kind: 'rental', code: '1', label: 'Summer', quantity: 3, unitAmount: 50, amount: 150 },
  { kind: 'extra', code: '7', label: 'Child seat', quantity: 2, unitAmount: 12, amount: 24 },
  { kind: 'place', code: 'pickup', label: 'Airport', quantity: 1, unitAmount: 15, amount: 15 },
];
const PRICED = {
  ...BOOKING,
  totalPrice: 189,
  lines: LINES,
  extras: [{ id: 7, quantity: 2 }],
  pickupPlace: '4',
  terms: { deposit: 500, depositMethod: 'card', excess: 900, kmPerDay: 250 },
} as const satisfies Booking & { lines: readonly QuoteLine[] };

const RATES: OfferedRates = {
  ...NO_RATES,
  version: 3,
  seasons: [
    {
      id: 1,
      names: { en: 'Summer' },
      kind: 'season',
      ranges: [{ from: TODAY, to: addDays(TODAY, 30) }],
      percent: 50,
      minDays: 4,
      lengthDiscounts: true,
    },
  ],
  extras: [
    { id: 7, names: { en: 'Child seat' }, per: 'day', price: 4, maxQuantity: 3, active: true, left: 1 },
    { id: 8, names: { en: 'GPS' }, per: 'rental', price: 10, active: true },
  ],
  places: [{ id: 4, names: { en: 'Airport' }, kind: 'airport', pickupFee: 15 }],
};

const amounts = (totalPrice: number) => ({ lines: LINES, totalPrice, unitPrice: 42 });
const QUOTES: ChangeQuotes = { booked: amounts(189), agreed: amounts(239), today: amounts(260), refundable: 0 };

async function open(path: string, booking: Booking, quotes = QUOTES) {
  const createBooking = jest.fn(async (request: object) => ({ ...BOOKING, ...request, id: 8 }) as Booking);
  const api = { ...fakeApi({ bookings: [booking], rates: RATES, quotes }), createBooking };
  return { ...(await renderConsole(path, api)), api, createBooking };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('a booking shows the lines of its price, its terms, and places and extras by name', async () => {
  await open('/admin/bookings/7', PRICED);
  const payment = await region('Payment Summary');
  expect(await payment.findByText('Child seat')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Payment Summary' })).toHaveTextContent(
    /Summer \$50 x 3 days\$150Child seat \$12 x 2\$24Delivery: Airport \$15Total\$189Deposit\$500, held on a card and given backExcessYou pay at most \$900 for damage/,
  );
  expect(screen.getByRole('region', { name: 'Pick-up Details' })).toHaveTextContent('Pick-up placeAirport');
  expect(screen.getByRole('region', { name: 'Pick-up Details' })).toHaveTextContent('Extras2 × Child seat');
});

test('a line by staff has a reason and an amount, and tells the total before it is saved', async () => {
  const { user, api } = await open('/admin/bookings/7', PRICED);
  const payment = await region('Payment Summary');
  await user.click(payment.getByRole('button', { name: 'Add a line' }));
  await user.type(await payment.findByLabelText('Amount'), '-20,50');
  await user.click(payment.getByRole('button', { name: 'Save' }));
  expect(await payment.findByText('Each line needs a reason and an amount.')).toBeVisible();
  await user.type(payment.getByLabelText('Reason'), 'Late delivery');
  expect(payment.getByRole('status')).toHaveTextContent('Total before: $189. Total then: $168.50.');
  await user.click(payment.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.updateEntity).toHaveBeenCalledWith('CarsBooking', {
      id: 7,
      adjustments: [{ label: 'Late delivery', amount: -20.5 }],
      totalPrice: 168.5,
      basedOn: { totalPrice: 189 },
    }),
  );
});

test('another day is priced as agreed, or as staff choose at the rates of today', async () => {
  const { user, api } = await open('/admin/bookings/7', PRICED);
  await user.click(await screen.findByRole('button', { name: 'Edit booking' }));
  const dialog = within(await screen.findByRole('dialog'));
  const days = await dialog.findByLabelText('Days');
  await user.clear(days);
  await user.type(days, '4');
  expect(await dialog.findByRole('radio', { name: /At the agreed rates.*\$239/ })).toBeChecked();
  expect(api.quoteChange).toHaveBeenLastCalledWith(7, { dropoffDate: '2026-10-27' });
  expect(dialog.getByText('before: 3 days,', { exact: false })).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /At today’s rates.*\$260/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.updateEntity).toHaveBeenCalledWith(
      'CarsBooking',
      expect.objectContaining({ id: 7, dropoffDate: '2026-10-27', reprice: 'today', totalPrice: 260 }),
    ),
  );
});

test('what the rates of today leave out is named before it is saved', async () => {
  const today = { ...amounts(260), lines: LINES.filter(({ kind }) => kind !== 'extra') };
  const { user } = await open('/admin/bookings/7', PRICED, { ...QUOTES, today });
  await user.click(await screen.findByRole('button', { name: 'Edit booking' }));
  const dialog = within(await screen.findByRole('dialog'));
  const days = await dialog.findByLabelText('Days');
  await user.clear(days);
  await user.type(days, '4');
  const choice = await dialog.findByRole('radio', { name: /At today’s rates/ });
  expect(dialog.queryByText(/no longer offered/)).toBeNull();
  await user.click(choice);
  expect(dialog.getByRole('alert')).toHaveTextContent('Without what is no longer offered: Child seat');
});

test('extras and places are changed with the pick-up, and what is taken is not offered', async () => {
  const { user, api } = await open('/admin/bookings/7', PRICED);
  const card = await region('Pick-up Details');
  await user.click(card.getByRole('button', { name: 'Edit' }));
  const seats = await card.findByLabelText(/^Child seat/);
  // Two of its own, and one that is left.
  expect([...(seats as HTMLSelectElement).options].map(({ value }) => value)).toEqual(['0', '1', '2', '3']);
  expect(card.getByLabelText('Flight number')).toBeVisible();
  await user.selectOptions(seats, '3');
  await card.findByRole('radio', { name: /At the agreed rates/ });
  await user.click(card.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.updateEntity).toHaveBeenCalledWith('CarsBooking', {
      id: 7,
      extras: [{ id: 7, quantity: 3 }],
      reprice: 'agreed',
      totalPrice: 239,
      basedOn: { extras: [{ id: 7, quantity: 2 }], totalPrice: 189 },
    }),
  );
});

test('an early return keeps the agreed total, less what is given back with a reason', async () => {
  const out = { ...PRICED, status: 'out', pickupDate: addDays(TODAY, -2), dropoffDate: addDays(TODAY, 2) } as const;
  const early = { booked: amounts(189), agreed: amounts(189), today: amounts(120), refundable: 60 };
  const { user, api } = await open('/admin/bookings/7', out, early);
  await user.click(await screen.findByRole('button', { name: 'Returned today' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByText(/could be given back/)).parentElement).toHaveTextContent('At most $60');
  await user.type(dialog.getByLabelText('Given back'), '70');
  await user.type(dialog.getByLabelText('Reason'), 'Flight was moved');
  await user.click(dialog.getByRole('button', { name: 'Returned today' }));
  expect(await dialog.findByText('That is more than the days that are not used cost.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Given back'));
  await user.type(dialog.getByLabelText('Given back'), '40');
  await user.click(dialog.getByRole('button', { name: 'Returned today' }));
  await waitFor(() =>
    expect(api.updateEntity).toHaveBeenCalledWith('CarsBooking', {
      id: 7,
      status: 'returned',
      dropoffDate: TODAY,
      reprice: 'agreed',
      totalPrice: 149,
      adjustments: [{ label: 'Flight was moved', amount: -40 }],
      basedOnStatus: 'out',
      basedOn: { dropoffDate: out.dropoffDate, totalPrice: 189 },
    }),
  );
});

test('a new booking has extras and places, is priced as it will be booked, and tells what would stop a visitor', async () => {
  const { user, createBooking } = await open('/admin', BOOKING);
  await user.click(await screen.findByRole('button', { name: 'New booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
  await user.type(dialog.getByLabelText('Phone Number'), '0612345678');
  await user.type(dialog.getByLabelText('Full Name'), 'Walk In');
  await user.click(await dialog.findByRole('option', { name: /Dacia Duster/ }));
  await user.selectOptions(await dialog.findByLabelText(/^Child seat/), '1');
  await user.selectOptions(dialog.getByLabelText('Pick-up place'), 'Airport ($15)');
  expect(dialog.getByText('On these days a rental lasts at least 4 days')).toBeVisible();
  // Two days at 42 and half, a seat for two days, the delivery.
  // The form tells its watchers of a change a moment after it.
  await waitFor(() => expect(dialog.getByText(/^2 days/).closest('output')).toHaveTextContent('$149'));
  await user.click(dialog.getByRole('button', { name: 'Book' }));
  await waitFor(() =>
    expect(createBooking).toHaveBeenCalledWith(
      expect.objectContaining({
        carId: CAR.CarId,
        extras: [{ id: 7, quantity: 1 }],
        pickupPlace: '4',
        unitPrice: 42,
        totalPrice: 149,
      }),
      { status: 'reserved', notifyCustomer: false },
    ),
  );
});
