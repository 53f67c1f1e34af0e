import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-kit/api-client';
import { freezeClock } from '../testing/freeze-clock.ts';
import { ALTERNATIVES, PERIOD, renderCarPage } from '../testing/render-car-page.tsx';
import { sampleCar, sampleFleetPage } from '../testing/sample-car.ts';

beforeEach(() => freezeClock('2026-12-01T07:00:00Z'));
afterEach(() => jest.useRealTimers());

const NOT_YET = () => new Promise<never>(() => undefined);
const bookNow = () => screen.getByRole('button', { name: 'Book Now' });
const day = (name: RegExp | string) => screen.getByRole('button', { name });
/** Waits until the booked periods are loaded. */
const loaded = async () => {
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText(/Checking which days/)).not.toBeInTheDocument());
};

test("the page shows the car's data", async () => {
  renderCarPage({ car: { features: ['4x4', 'Roof rails'] } });
  await loaded();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dacia Duster');
  expect(screen.getByRole('img', { name: 'Dacia Duster' })).toHaveAttribute('fetchpriority', 'high');
  for (const text of ['SUV', '4.8', '24 reviews', 'Available at all locations', 'Diesel', 'Manual', '4x4', '€42'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('Seats').closest('dt')?.nextSibling).toHaveTextContent('5');
  expect(document.title).toBe('Dacia Duster | Zellige Cars');
});

test('a car without features shows a notice', async () => {
  renderCarPage({ car: { features: [] } });
  expect(await screen.findByText('No features listed')).toBeInTheDocument();
});

test('while the car loads the page shows a placeholder', () => {
  renderCarPage({ api: { getEntity: NOT_YET, searchEntities: NOT_YET } });
  expect(screen.getByText('Loading car details...')).toBeInTheDocument();
});

test('a missing car shows a link to the list with the dates', async () => {
  const getEntity = async () => Promise.reject(new ApiError(404, 'There is nothing at this address'));
  renderCarPage({ dates: ['2026-12-14', '2026-12-16'], api: { getEntity } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Car not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Cars' })).toHaveAttribute(
    'href',
    '/cars?pickupDate=2026-12-14&dropoffDate=2026-12-16',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a failed read can be retried', async () => {
  const getEntity = jest.fn().mockRejectedValueOnce(new ApiError(0, 'No connection')).mockResolvedValue(sampleCar());
  renderCarPage({ api: { getEntity } });
  expect(await screen.findByRole('heading', { name: 'Car not found' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('No connection');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dacia Duster' })).toBeInTheDocument();
});

test('one click retries all failed reads, and the focus stays until they succeed', async () => {
  const down = new ApiError(0, 'No connection');
  const getEntity = jest.fn().mockRejectedValueOnce(down).mockRejectedValueOnce(down).mockResolvedValue(sampleCar());
  const searchEntities = jest
    .fn()
    .mockRejectedValueOnce(down)
    .mockRejectedValueOnce(down)
    .mockResolvedValue({ data: [] });
  renderCarPage({ api: { getEntity, searchEntities } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dacia Duster' })).toHaveFocus();
  // The calendar follows a moment later.
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test.each([
  [1280, 2],
  [769, 2],
  [768, 1],
  [390, 1],
])('a window of %i pixels shows %i month(s)', async (width, months) => {
  renderCarPage({ width });
  await loaded();
  expect(screen.getAllByRole('grid')).toHaveLength(months);
});

test('past and booked days cannot be chosen, and have the reason in their labels', async () => {
  freezeClock('2026-12-05T07:00:00Z');
  renderCarPage();
  await loaded();
  expect(day('Friday, 4 December 2026, not available')).toBeDisabled();
  expect(day('Saturday, 5 December 2026, today')).toBeEnabled();
  expect(day('Sunday, 6 December 2026')).toBeEnabled();
  expect(day('Monday, 7 December 2026, booked')).toBeDisabled();
  expect(day('Friday, 11 December 2026, booked')).toBeDisabled();
  expect(day('Saturday, 12 December 2026')).toBeEnabled();
});

test.each([
  ['2026-12-05T08:00:00.000Z', true],
  ['2026-12-05T08:00:00.001Z', false],
])('at %s today can be chosen: %s', async (now, isOpen) => {
  freezeClock(now);
  renderCarPage();
  await loaded();
  const today = day(/^Saturday, 5 December 2026, today/);
  if (isOpen) expect(today).toBeEnabled();
  else expect(today).toBeDisabled();
  expect(screen.queryByText(/Bookings for today have closed/) === null).toBe(isOpen);
});

test('that bookings for today have closed is not said once other dates are known', async () => {
  freezeClock('2026-12-05T09:00:00Z');
  renderCarPage({ dates: ['2026-12-16', '2026-12-18'] });
  await loaded();
  expect(screen.queryByText(/Bookings for today have closed/)).not.toBeInTheDocument();
});

test('days beyond BOOKING_MAX_DAYS_AHEAD cannot be chosen', async () => {
  renderCarPage({ dates: ['2027-12-01', '2027-12-01'] });
  await loaded();
  expect(day(/^Wednesday, 1 December 2027/)).toBeEnabled();
  expect(day('Thursday, 2 December 2027, not available')).toBeDisabled();
});

test('choosing two days shows price and total, updates the URL, and enables Book Now', async () => {
  const { address } = renderCarPage();
  await loaded();
  expect(bookNow()).toBeDisabled();
  await userEvent.click(day('Monday, 14 December 2026'));
  expect(bookNow()).toBeDisabled();
  await userEvent.click(day('Wednesday, 16 December 2026'));
  expect(screen.getByText(/x 3 days/).parentElement).toHaveTextContent('€42 x 3 days');
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('€126');
  expect(bookNow()).toBeEnabled();
  expect(address).toMatchObject({
    current: '/car/duster-1?pickupDate=2026-12-14&dropoffDate=2026-12-16',
    navigationType: 'REPLACE',
  });
});

test('a new first day clears the old dates until the last day is chosen', async () => {
  renderCarPage({ dates: ['2026-12-14', '2026-12-16'] });
  await loaded();
  expect(bookNow()).toBeEnabled();
  await userEvent.click(day('Friday, 18 December 2026'));
  expect(bookNow()).toBeDisabled();
  expect(day('Friday, 18 December 2026, pick-up')).toBeInTheDocument();
});

test('a range over a booked day is refused under the calendar and not applied', async () => {
  const { address } = renderCarPage();
  await loaded();
  await userEvent.click(day('Saturday, 5 December 2026'));
  await userEvent.click(day('Sunday, 13 December 2026'));
  expect(screen.getByRole('alert')).toHaveTextContent('The selected range includes unavailable dates');
  expect(bookNow()).toBeDisabled();
  expect(address.current).toBe('/car/duster-1');

  await userEvent.click(day('Monday, 14 December 2026'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('days beyond BOOKING_MAX_DAYS cannot be chosen', async () => {
  renderCarPage({ booked: [] });
  await loaded();
  await userEvent.click(day('Tuesday, 1 December 2026, today'));
  for (let month = 0; month < 2; month += 1) await userEvent.click(screen.getByRole('button', { name: /next month/i }));
  expect(day('Sunday, 28 February 2027')).toBeEnabled();
  expect(screen.queryByRole('button', { name: /1 March 2027$/ })).not.toBeInTheDocument();
});

test.each([
  ['past', ['2026-11-20', '2026-12-03'], 'The pick-up date is in the past'],
  ['closed for today', ['2026-12-01', '2026-12-03'], 'Same-day bookings close at 8:00 AM'],
  ['too long', ['2026-12-02', '2027-03-02'], 'A rental can last up to 90 days'],
  ['booked', ['2026-12-06', '2026-12-08'], 'The selected range includes unavailable dates'],
] as const)('dates in the URL that are %s are not applied, and the page says why', async (_name, dates, reason) => {
  freezeClock('2026-12-01T09:00:00Z');
  renderCarPage({ dates });
  await loaded();
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  expect(bookNow()).toBeDisabled();
  expect(screen.getByText('Please choose other dates')).toBeInTheDocument();
});

test('an invalid range in the URL is ignored', async () => {
  renderCarPage({ dates: ['2026-02-30', 'soon'] });
  await loaded();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(bookNow()).toBeDisabled();
});

test('when the booked periods cannot be read, no day can be chosen', async () => {
  const searchEntities = jest
    .fn()
    .mockRejectedValueOnce(new ApiError(0, 'No connection'))
    .mockResolvedValue({ data: [PERIOD] });
  renderCarPage({ api: { searchEntities } });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We could not load the days on which this car is taken. No connection');
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Choose your dates' })).toHaveFocus();
  expect(day('Monday, 7 December 2026, booked')).toBeDisabled();
});

test('until the booked periods are loaded, no day can be chosen', async () => {
  renderCarPage({ api: { searchEntities: NOT_YET } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByText(/Checking which days are free/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Choose your dates' })).toHaveAttribute('aria-busy', 'true');
  expect(document.querySelector('[inert]')).toBeInTheDocument();
});

test('on a phone the bar has the total and the only Book Now button', async () => {
  renderCarPage({ width: 390, dates: ['2026-12-14', '2026-12-16'] });
  await loaded();
  const bar = screen.getByRole('region', { name: 'Book Now' });
  expect(bar).toHaveTextContent('€126 total for 3 days');
  expect(screen.getAllByRole('button', { name: 'Book Now' })).toEqual([within(bar).getByRole('button')]);
});

test('a day that closes while the page is open is disabled', async () => {
  jest.useFakeTimers({ now: new Date('2026-12-05T07:59:30Z'), advanceTimers: true });
  renderCarPage();
  await loaded();
  expect(day(/^Saturday, 5 December 2026, today/)).toBeEnabled();
  act(() => jest.advanceTimersByTime(60_000));
  await waitFor(() => expect(day(/^Saturday, 5 December 2026, today/)).toBeDisabled());
});

const TAKEN = ['2026-12-06', '2026-12-08'] as const;

test('dates in the URL that are taken are named first, with others that one press takes', async () => {
  const { address, server } = renderCarPage({ dates: TAKEN });
  await loaded();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(
    'The Dacia Duster is not free on your datesSun 6 Dec – Tue 8 Dec',
  );
  expect(screen.getByRole('button', { name: 'Pick-up Sun 6 Dec' })).toBeInTheDocument();
  expect(server.findAlternatives).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('link', { name: '12 Dec – 14 Dec' }));
  expect(address).toMatchObject({
    current: '/car/duster-1?pickupDate=2026-12-12&dropoffDate=2026-12-14',
    navigationType: 'REPLACE',
  });
  expect(bookNow()).toBeEnabled();
  expect(bookNow()).toHaveFocus();
  expect(screen.queryByText(/is not free on your dates/)).not.toBeInTheDocument();
});

test('a taken car with a free one of its offer is not called taken altogether', async () => {
  const cars = [sampleCar({ CarId: 'duster-2' }), ...ALTERNATIVES.cars];
  const { address } = renderCarPage({
    dates: TAKEN,
    api: { findAlternatives: async () => ({ ...ALTERNATIVES, cars }) },
  });
  const take = await screen.findByRole('link', { name: 'Take the free one' });
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('This Dacia Duster is taken on your dates');
  await userEvent.click(take);
  expect(address.current).toBe('/car/duster-2?pickupDate=2026-12-06&dropoffDate=2026-12-08');
});

test('a car of several says how many are free on the dates, and their colours', async () => {
  const offer = { free: 2, colours: ['Rouge', 'White'] };
  const searchFleet = jest.fn(async () => sampleFleetPage([{ ...sampleCar(), offer }]));
  renderCarPage({ dates: ['2026-12-14', '2026-12-16'], api: { searchFleet } });
  await loaded();
  expect(await screen.findByText('2 free')).toBeInTheDocument();
  expect(screen.getByText('Red')).toBeInTheDocument();
  expect(searchFleet).toHaveBeenCalledWith({ carId: 'duster-1', range: { from: '2026-12-14', to: '2026-12-16' } });
});

test('on a phone the bar of a taken car has the free one of its offer, with its total', async () => {
  const cars = [sampleCar({ CarId: 'duster-2' }), ...ALTERNATIVES.cars];
  renderCarPage({
    width: 390,
    dates: TAKEN,
    api: { findAlternatives: async () => ({ ...ALTERNATIVES, cars }) },
  });
  const bar = await screen.findByRole('region', { name: 'Book Now' });
  expect(await within(bar).findByRole('link', { name: 'Take the free one' })).toHaveAttribute(
    'href',
    '/car/duster-2?pickupDate=2026-12-06&dropoffDate=2026-12-08',
  );
  expect(bar).toHaveTextContent('€126 total for 3 days');
  expect(within(bar).queryByRole('button')).not.toBeInTheDocument();
});

test('a range over a booked day is refused with what to take instead', async () => {
  const { address } = renderCarPage();
  await loaded();
  await userEvent.click(day('Saturday, 5 December 2026'));
  await userEvent.click(day('Sunday, 13 December 2026'));
  const section = screen.getByRole('region', { name: 'Choose your dates' });
  await userEvent.click(await within(section).findByRole('link', { name: '12 Dec – 14 Dec' }));
  expect(address.current).toBe('/car/duster-1?pickupDate=2026-12-12&dropoffDate=2026-12-14');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(bookNow()).toHaveFocus();
});

test('a missing car comes with others that are free', async () => {
  const getEntity = async () => Promise.reject(new ApiError(404, 'There is nothing at this address'));
  renderCarPage({ dates: ['2026-12-14', '2026-12-16'], api: { getEntity } });
  await screen.findByRole('heading', { level: 1, name: 'Car not found' });
  expect(await screen.findByRole('link', { name: 'Renault Clio' })).toHaveAttribute(
    'href',
    '/car/clio-1?pickupDate=2026-12-14&dropoffDate=2026-12-16',
  );
});

test('until dates are chosen, Choose dates is the button to press; then Book Now has the focus', async () => {
  const { address } = renderCarPage();
  await loaded();
  expect(bookNow()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Choose dates' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Rental dates' }));
  await userEvent.click(picker.getByRole('button', { name: /, 14 December 2026/ }));
  await userEvent.click(picker.getByRole('button', { name: /, 16 December 2026/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address.current).toBe('/car/duster-1?pickupDate=2026-12-14&dropoffDate=2026-12-16');
  expect(bookNow()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Choose dates' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Drop-off Wed 16 Dec' })).toHaveAttribute('aria-haspopup', 'dialog');
});

describe('on a phone the calendar is a sheet', () => {
  const sheet = () => within(screen.getByRole('dialog', { name: 'Rental dates' }));
  const pick = async (...days: readonly number[]) => {
    for (const one of days)
      await userEvent.click(sheet().getByRole('button', { name: new RegExp(`, ${one} December 2026`) }));
  };
  const done = () => sheet().getByRole('button', { name: 'Done' });
  async function open(dates?: readonly [string, string]) {
    const view = renderCarPage({ width: 390, ...(dates && { dates }) });
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: /^Pick-up/ }));
    await screen.findByRole('dialog');
    return view;
  }

  test('Done takes the range, and Book Now has the focus', async () => {
    const { address } = await open();
    expect(done()).toBeDisabled();
    await pick(14);
    expect(done()).toBeDisabled();
    await pick(16);
    expect(screen.getByRole('dialog')).toHaveTextContent('14 Dec 2026 – 16 Dec 2026, 3 days');
    expect(address.current).toBe('/car/duster-1');
    await userEvent.click(done());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address.current).toBe('/car/duster-1?pickupDate=2026-12-14&dropoffDate=2026-12-16');
    expect(bookNow()).toHaveFocus();
  });

  test('Escape and Cancel keep the former range', async () => {
    const { address } = await open(['2026-12-14', '2026-12-16']);
    await pick(20, 22);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Drop-off/ }));
    await pick(20, 22);
    await userEvent.click(sheet().getByRole('button', { name: 'Cancel' }));
    expect(address.current).toBe('/car/duster-1?pickupDate=2026-12-14&dropoffDate=2026-12-16');
    expect(bookNow()).toBeEnabled();
  });

  test('a range over a booked day cannot be taken, another one with one press', async () => {
    const { address } = await open();
    await pick(5, 13);
    expect(sheet().getByRole('alert')).toHaveTextContent('The selected range includes unavailable dates');
    expect(done()).toBeDisabled();
    await userEvent.click(await sheet().findByRole('link', { name: '12 Dec – 14 Dec' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address.current).toBe('/car/duster-1?pickupDate=2026-12-12&dropoffDate=2026-12-14');
    expect(bookNow()).toHaveFocus();
  });
});
