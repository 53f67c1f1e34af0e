import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type ErrorBody, type OfferedRates } from 'shared-kit/api-client';
import { type BookingRequest, type Quote, quote } from 'shared-kit/domain';
import { freezeClock } from '../testing/freeze-clock.ts';
import { renderCarPage } from '../testing/render-car-page.tsx';
import { sampleBooking } from '../testing/sample-booking.ts';
import { sampleRates } from '../testing/sample-rates.ts';

const DATES = ['2026-12-14', '2026-12-16'] as const;
const RANGE = { from: DATES[0], to: DATES[1] };

beforeEach(() => freezeClock('2026-12-01T07:00:00Z'));
afterEach(() => jest.restoreAllMocks());

const dialog = () => screen.getByRole('dialog', { name: 'Complete Your Booking' });
const inDialog = () => within(dialog());
const field = (label: string) => inDialog().getByLabelText(label);
const choose = (label: string, option: string) => userEvent.selectOptions(field(label), option);
// Hidden ones too: in folded details.
const press = (name: string) => userEvent.click(inDialog().getByRole('button', { name, hidden: true }));
const confirmation = () => screen.findByRole('dialog', { name: 'Booking Confirmed!' });
const summary = () => inDialog().getByRole('region', { name: 'Dacia Duster' });
const folded = (title: string) => inDialog().getByText(title).closest('details') as HTMLDetailsElement;
const refuse = (status: number, message: string, meta: object) =>
  new ApiError(status, message, { message, meta: meta as NonNullable<ErrorBody['meta']> });
const sent = (createBooking: unknown) =>
  (createBooking as jest.Mock).mock.calls.map(([request]) => request as BookingRequest);

async function open(
  getRates: () => Promise<OfferedRates> = async () => sampleRates(),
  api: object = {},
  time?: string,
) {
  const rates = jest.fn(getRates);
  const view = renderCarPage({ dates: DATES, ...(time && { time }), api: { getRates: rates, ...api } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book Now' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  await inDialog().findByText('Extras');
  return { ...view, rates };
}

async function fill() {
  for (const [label, text] of [
    ['Full Name', 'Amina El Fassi'],
    ['Email Address', 'amina@example.com'],
    ['Phone Number', '+33 6 12 34 56 78'],
    ["Driver's License Number", 'B 123456'],
  ] as const) {
    await userEvent.click(field(label));
    await userEvent.paste(text);
  }
  await userEvent.click(inDialog().getByRole('checkbox', { name: /^I agree/ }));
}

test('the dialog shows the lines of the price, whose sum is booked and told in confirmation and chat', async () => {
  const { server } = await open();
  expect(summary()).toHaveTextContent('Rental $42 x 1 day$42Christmas $63 x 2 days$126');
  expect(summary()).toHaveTextContent('Total $168');
  expect(summary()).not.toHaveTextContent('$42 per day');
  await fill();
  await press('Confirm Booking');
  const ticket = await confirmation();
  expect(sent(server.createBooking)[0]).toMatchObject({ days: 3, unitPrice: 42, totalPrice: 168 });
  expect(ticket).toHaveTextContent('Christmas $63 x 2 days$126Total$168');
  const chat = new URL(within(ticket).getByRole<HTMLAnchorElement>('link', { name: 'Continue on WhatsApp' }).href);
  expect(chat.searchParams.get('text')).toContain(
    'Rental (€42 x 1 day): €42\nChristmas (€63 x 2 days): €126\nTotal: €168\n',
  );
});

test('without rules, or when they cannot be read, the dialog has no more than the price per day', async () => {
  const getRates = jest.fn(async () => Promise.reject(new ApiError(404, 'not found')));
  const { server } = renderCarPage({ dates: DATES, api: { getRates } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book Now' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  expect(summary()).toHaveTextContent('$42 per day');
  expect(summary()).toHaveTextContent('Total $126');
  for (const text of ['Extras', 'Return details', 'Christmas']) expect(inDialog().queryByText(text)).toBeNull();
  await fill();
  await press('Confirm Booking');
  await confirmation();
  expect(sent(server.createBooking)[0]).toMatchObject({ totalPrice: 126 });
});

test('extras are folded away, with their number and sum, and limited to what is left', async () => {
  const { server, rates } = await open();
  expect(rates).toHaveBeenLastCalledWith('duster-1', RANGE);
  expect(folded('Extras')).not.toHaveAttribute('open');
  await userEvent.click(inDialog().getByText('Extras'));
  expect(folded('Extras')).toHaveTextContent('Child seat$4 per day Only 2 left on your days');
  for (const _ of [1, 2, 3]) await press('One more: Child seat');
  expect(inDialog().getByRole('button', { name: 'One more: Child seat' })).toHaveAttribute('aria-disabled', 'true');
  await press('One more: Additional driver');
  await press('One more: Additional driver');
  expect(folded('Extras')).toHaveTextContent('Extras 3 · $44');
  expect(summary()).toHaveTextContent(/Child seat \$12 x 2\$24Additional driver \$20.*Total \$212/);
  await press('One less: Additional driver');
  await fill();
  await press('Confirm Booking');
  await confirmation();
  expect(sent(server.createBooking)[0]).toMatchObject({ extras: [{ id: 2, quantity: 2 }], totalPrice: 192 });
});

test('the places of the owner can be chosen for pick-up and return, with their fees, times and what they ask for', async () => {
  const { server } = await open();
  expect([...field('Pick-up place').children].map(({ textContent }) => textContent)).toEqual([
    'Office (free)',
    'Airport (+ $15)',
    'Your hotel (+ $8)',
    'Station (free)',
  ]);
  expect(field('Pick-up time')).toHaveAccessibleDescription('Open 8:00 AM–8:00 PM');
  await choose('Pick-up place', 'Your hotel (+ $8)');
  expect(field('Hotel or riad')).toBeInTheDocument();
  await choose('Pick-up place', 'Airport (+ $15)');
  await userEvent.type(field('Flight number (optional)'), 'AT 641');
  await choose('Pick-up time', '9:00 PM');
  expect(field('Pick-up time')).toHaveAccessibleDescription('Open 8:00 AM–8:00 PM; at other times + $12.50');
  expect(folded('Pick-up details')).toHaveTextContent('Airport · 9:00 PM');
  expect(folded('Return details')).toHaveTextContent('(optional)');
  await choose('Return place', 'Station (free)');
  await choose('Return time', '10:00 AM');
  expect(folded('Return details')).toHaveTextContent('Station · 10:00 AM');
  expect(summary()).toHaveTextContent(
    /Delivery: Airport \$15Pick-up outside opening hours: Airport \$12.50.*Total \$195.50/,
  );
  expect(summary()).toHaveTextContent('Mon 14 Dec, 9:00 PM – Wed 16 Dec, 10:00 AM');
  await fill();
  await press('Confirm Booking');
  const ticket = await confirmation();
  expect(sent(server.createBooking)[0]).toMatchObject({
    pickupTime: '21:00',
    pickupPlace: '5',
    flightNumber: 'AT 641',
    dropoffPlace: '7',
    dropoffTime: '10:00',
    totalPrice: 195.5,
  });
  expect(within(ticket).getByText('Pick-up place').nextSibling).toHaveTextContent('Airport, flight AT 641');
  expect(within(ticket).getByText('Return place').nextSibling).toHaveTextContent('Station');
  expect(within(ticket).getByText('Drop-off').nextSibling).toHaveTextContent('Wed, 16 Dec 2026, 10:00 AM');
});

test('deposit and excess are told at once, the other terms of the owner folded away', async () => {
  await open();
  await inDialog().findByText('Deposit and terms');
  expect(folded('Deposit and terms')).toHaveTextContent(
    'Deposit and terms Deposit $500, held on a card and given backExcess $900',
  );
  expect(folded('Deposit and terms')).toHaveTextContent('Minimum age21 years');
  expect(folded('Deposit and terms')).not.toHaveTextContent('Fuel');
});

test('a driver below the age is one tick', async () => {
  const { server } = await open();
  await userEvent.click(field('The driver is younger than 25 + $6 per day, at most $15'));
  expect(summary()).toHaveTextContent(/Young driver \$15.*Total \$183/);
  await fill();
  await press('Confirm Booking');
  await confirmation();
  expect(sent(server.createBooking)[0]).toMatchObject({ youngDriver: true, totalPrice: 183 });
});

test('a place that is closed then, and days that have become too few, are told at their fields before sending', async () => {
  const [season] = sampleRates().seasons;
  const getRates = jest
    .fn()
    .mockResolvedValueOnce(sampleRates())
    .mockResolvedValue(sampleRates({ seasons: season ? [{ ...season, minDays: 4 }] : [] }));
  const { server } = await open(getRates);
  await choose('Pick-up time', '9:00 PM');
  await fill();
  await press('Confirm Booking');
  expect(folded('Pick-up details')).toHaveAttribute('open');
  expect(field('Pick-up place')).toHaveAccessibleDescription(
    'This place is closed at that time. It is open 8:00 AM–8:00 PM.',
  );
  expect(inDialog().getByText('On these days a rental lasts at least 4 days')).toBeInTheDocument();
  expect(server.createBooking).not.toHaveBeenCalled();
});

test("the server's problems of choices are told at their controls", async () => {
  const fields = { 'extras.0.quantity': 'must be at most 1', dropoffTime: 'is no time', dropoffPlace: 'is no place' };
  await open(undefined, {
    createBooking: async () => Promise.reject(refuse(400, 'Please check what was sent.', { fields })),
  });
  await fill();
  await press('Confirm Booking');
  await waitFor(() => expect(folded('Return details')).toHaveAttribute('open'));
  expect(field('Return time')).toHaveAccessibleDescription(/is no time/);
  expect(field('Return place')).toHaveAccessibleDescription('is no place');
  expect(folded('Extras')).toHaveTextContent('must be at most 1');
});

test('extras that others have booked are named, counted again, and the rest is kept', async () => {
  const [seat, driver] = sampleRates().extras;
  const getRates = jest
    .fn()
    .mockResolvedValueOnce(sampleRates())
    .mockResolvedValueOnce(sampleRates())
    .mockResolvedValue(sampleRates({ extras: [{ ...seat, left: 1 }, driver] as OfferedRates['extras'] }));
  const createBooking = jest
    .fn()
    .mockRejectedValueOnce(
      refuse(409, 'There are not enough left on these days: Child seat', {
        type: 'extra_unavailable',
        extras: ['Child seat'],
      }),
    )
    .mockImplementation(async (request: BookingRequest) => sampleBooking(request));
  await open(getRates, { createBooking });
  await press('One more: Child seat');
  await press('One more: Child seat');
  await press('One more: Additional driver');
  await fill();
  await press('Confirm Booking');
  await waitFor(() => expect(folded('Extras')).toHaveAttribute('open'));
  expect(folded('Extras')).toHaveTextContent('There are not enough left on these days: Child seat');
  await waitFor(() => expect(folded('Extras')).toHaveTextContent('Only 1 left on your days'));
  expect(field('Full Name')).toHaveValue('Amina El Fassi');
  await press('Confirm Booking');
  await confirmation();
  const [, second] = sent(createBooking);
  expect(second).toMatchObject({
    extras: [
      { id: 2, quantity: 1 },
      { id: 3, quantity: 1 },
    ],
    totalPrice: 200,
  });
});

const changed = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('a price that the server has changed is told in its lines, before and now, and one press books at it', async () => {
  const [season] = sampleRates().seasons;
  const raised = sampleRates({ seasons: season ? [{ ...season, percent: 100 }] : [] });
  const { hint: _, ...price }: Quote = quote({ unitPrice: 42, range: RANGE, rates: raised });
  const createBooking = jest
    .fn()
    .mockRejectedValueOnce(refuse(409, 'The price of this car is now other.', { type: 'price_changed', price }))
    .mockImplementation(async (request: BookingRequest) => sampleBooking(request));
  // The rules are not refreshed: the server's answer is enough.
  const { server, toasts } = await open(undefined, { createBooking });
  await fill();
  await press('Confirm Booking');
  const table = await inDialog().findByRole('table');
  expect(changed(table)).toEqual([
    'Rental $42 x 1 day$42$42',
    'Christmas $84 x 2 days (changed)$126$168',
    'Total$168$210',
  ]);
  expect(dialog()).toHaveTextContent('Confirm Booking books at the new price.');
  expect(summary()).toHaveTextContent('Total $210');
  await press('Confirm Booking');
  await confirmation();
  expect(sent(server.createBooking)[1]).toMatchObject({ totalPrice: 210 });
  expect(toasts.error).not.toHaveBeenCalled();
});

test('a price that changes while it is read is told, too', async () => {
  const [season] = sampleRates().seasons;
  const getRates = jest
    .fn()
    .mockResolvedValueOnce(sampleRates())
    .mockResolvedValueOnce(sampleRates())
    .mockResolvedValue(sampleRates({ seasons: season ? [{ ...season, percent: 0 }] : [] }));
  const { host } = await open(getRates);
  expect(inDialog().queryByRole('table')).toBeNull();
  await act(async () => host.dataChanged.announce({ entity: 'CarsBooking' }));
  expect(changed(await inDialog().findByRole('table')).at(-1)).toBe('Total$168$126');
});

test('what was chosen is kept when the dialog closes', async () => {
  await open();
  await press('One more: Child seat');
  await choose('Return place', 'Airport (+ $10)');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  expect(folded('Extras')).toHaveTextContent('1 · $12');
  expect(field('Return place')).toHaveDisplayValue('Airport (+ $10)');
});
