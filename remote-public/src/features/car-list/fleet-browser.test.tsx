import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-kit/api-client';
import type { Car, FleetPage, FleetQuery } from 'shared-kit/domain';
import { freezeClock } from '../../testing/freeze-clock.ts';
import { openWindow } from '../../testing/open-window.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { sampleCar, sampleFleet, sampleFleetPage } from '../../testing/sample-car.ts';
import { FleetBrowser } from './fleet-browser.tsx';

beforeEach(() => {
  freezeClock('2026-10-20T07:00:00Z');
  openWindow(1280);
});

const CHOSEN = '/cars?location=Marrakech&pickupTime=14%3A00&pickupDate=2026-10-24&dropoffDate=2026-10-26';
const field = () => screen.getByRole('button', { name: /^Pickup & Drop-off Dates/ });

function api(fleet: readonly Car[], values?: Partial<FleetPage>) {
  return { searchFleet: jest.fn(async (_: FleetQuery) => sampleFleetPage(fleet, values)) };
}

async function choose(first: string, last: string) {
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('button', { name: new RegExp(first) }));
  await userEvent.click(screen.getByRole('button', { name: new RegExp(last) }));
}

test('shows six placeholders while the cars load', () => {
  renderPage(<FleetBrowser />, { path: CHOSEN, api: { searchFleet: () => new Promise(() => {}) } });
  expect(within(screen.getByRole('list', { busy: true })).getAllByRole('listitem')).toHaveLength(6);
});

test('requests the cars available in the range, and shows their number', async () => {
  const calls = api(sampleFleet(3));
  renderPage(<FleetBrowser />, { path: CHOSEN, api: calls });
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('3 different cars are free on all 3 days');
  expect(calls.searchFleet.mock.calls).toEqual([[{ range: { from: '2026-10-24', to: '2026-10-26' } }]]);
});

test.each([
  ['2026-10-24', '1 car is free on this day'],
  ['2026-10-25', '1 car is free on both days'],
  ['2026-10-26', '1 car is free on all 3 days'],
])('the number of cars has the right plural: until %s', async (dropoff, words) => {
  renderPage(<FleetBrowser />, {
    path: `/cars?pickupDate=2026-10-24&dropoffDate=${dropoff}`,
    api: api(sampleFleet(1)),
  });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('cards show the total of the chosen dates and link with them', async () => {
  renderPage(<FleetBrowser />, { path: CHOSEN, api: api([sampleCar()]) });
  expect(await screen.findByRole('article')).toHaveTextContent('€126 for 3 days');
  expect(screen.getByRole('link', { name: /View Details/ })).toHaveAttribute(
    'href',
    '/car/duster-1?location=Marrakech&pickupDate=2026-10-24&dropoffDate=2026-10-26&pickupTime=14%3A00',
  );
});

test('shows a notice when no car is available', async () => {
  renderPage(<FleetBrowser />, { path: CHOSEN, api: api([]) });
  expect(await screen.findByRole('heading', { name: 'No cars found' })).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your filters to see more results.')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('No car is free on all 3 days');
});

test.each([
  ['none', '/cars'],
  ['an empty one', '/cars?location=Marrakech&pickupDate=&dropoffDate=&pickupTime='],
  ['no date at all', '/cars?pickupDate=soon&dropoffDate=%F0%9F%9A%97'],
  ['a day that does not exist', '/cars?pickupDate=2026-02-30&dropoffDate=2026-11-02'],
  ['a reversed range', '/cars?pickupDate=2026-10-26&dropoffDate=2026-10-24'],
  ['a past range', '/cars?pickupDate=2026-10-01&dropoffDate=2026-10-24'],
])('the range is today to tomorrow when the URL has %s', async (_, path) => {
  const calls = api([sampleCar()]);
  renderPage(<FleetBrowser />, { path, api: calls });
  const card = await screen.findByRole('article');
  expect(calls.searchFleet).toHaveBeenCalledWith({ range: { from: '2026-10-20', to: '2026-10-21' } });
  expect(field()).toHaveAccessibleName(/20 Oct 2026 – 21 Oct 2026/);
  expect(card).toHaveTextContent('€84 for 2 days');
  expect(screen.getByRole('link', { name: /View Details/ })).toHaveAttribute(
    'href',
    expect.stringContaining('pickupDate=2026-10-20&dropoffDate=2026-10-21'),
  );
});

test.each([
  ['pickupDate=2026-10-24&dropoffDate=', '24 Oct 2026 – 25 Oct 2026', /^You gave one date/],
  ['pickupDate=&dropoffDate=2026-10-24', '23 Oct 2026 – 24 Oct 2026', /^You gave one date/],
  ['pickupDate=2026-10-26&dropoffDate=2026-10-24', '20 Oct 2026 – 21 Oct 2026', /cannot be used/],
])('the URL with %s shows %s and a hint at the field', async (query, dates, hint) => {
  renderPage(<FleetBrowser />, { path: `/cars?${query}`, api: api(sampleFleet(1)) });
  await screen.findByRole('article');
  expect(field()).toHaveAccessibleName(new RegExp(dates));
  expect(field()).toHaveAccessibleDescription(hint);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a new range replaces the history entry and keeps other parameters', async () => {
  const { address } = renderPage(<FleetBrowser />, { path: CHOSEN, api: api(sampleFleet(1)) });
  await screen.findByRole('article');
  await choose('27 October 2026', '29 October 2026');
  expect(Object.fromEntries(new URLSearchParams(address.current.split('?')[1]))).toEqual({
    location: 'Marrakech',
    pickupTime: '14:00',
    pickupDate: '2026-10-27',
    dropoffDate: '2026-10-29',
  });
  expect(address.navigationType).toBe('REPLACE');
  expect(field()).toHaveAccessibleName(/27 Oct 2026 – 29 Oct 2026/);
  expect(field()).toHaveFocus();
});

test('the calendar shows two months, and past days cannot be chosen', async () => {
  renderPage(<FleetBrowser />, { path: CHOSEN, api: api([]) });
  expect(screen.getByRole('heading', { name: 'Select Rental Dates' })).toBeInTheDocument();
  await userEvent.click(field());
  expect(screen.getAllByRole('grid')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /19 October 2026/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /20 October 2026/ })).toBeEnabled();
});

test('after the cut-off today cannot be chosen', async () => {
  freezeClock('2026-10-20T09:00:00Z');
  renderPage(<FleetBrowser />, { path: CHOSEN, api: api([]) });
  await userEvent.click(field());
  expect(screen.getByRole('button', { name: /20 October 2026/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /21 October 2026/ })).toBeEnabled();
});

test.each([
  ['closed for today', '?pickupDate=2026-10-20&dropoffDate=2026-10-21', /Same-day bookings close at 8:00 AM/],
  ['too long', '?pickupDate=2026-10-24&dropoffDate=2027-06-01', /A rental can last up to 90 days/],
  ['too far ahead', '?pickupDate=2029-10-24&dropoffDate=2029-10-25', /Cars can be booked up to/],
])('dates that are %s show an error beside the field, and no number of cars', async (_, query, words) => {
  freezeClock('2026-10-20T09:00:00Z');
  renderPage(<FleetBrowser />, { path: `/cars${query}`, api: api(sampleFleet(1)) });
  await screen.findByRole('article');
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('after the cut-off the default dates begin tomorrow, without an error', async () => {
  freezeClock('2026-10-20T09:00:00Z');
  renderPage(<FleetBrowser />, { path: '/cars', api: api([sampleCar()]) });
  expect(await screen.findByRole('article')).toHaveTextContent('€84 for 2 days');
  expect(field()).toHaveAccessibleName(/21 Oct 2026 – 22 Oct 2026/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 car is free on both days');
  expect(screen.getByRole('link', { name: /View Details/ })).toHaveAttribute(
    'href',
    '/car/duster-1?pickupDate=2026-10-21&dropoffDate=2026-10-22',
  );
});

test('a failed read shows the error, and a retry recovers', async () => {
  const searchFleet = jest
    .fn<Promise<FleetPage>, []>()
    .mockRejectedValueOnce(new ApiError(500, 'Our server is not well.'))
    .mockResolvedValueOnce(sampleFleetPage(sampleFleet(2)));
  renderPage(<FleetBrowser />, { path: CHOSEN, api: { searchFleet } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Our server is not well.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('a late response for earlier dates does not replace a newer one', async () => {
  const answers = new Map<string | undefined, (answer: FleetPage) => void>();
  const searchFleet = ({ range }: FleetQuery) => new Promise<FleetPage>((resolve) => answers.set(range?.from, resolve));
  renderPage(<FleetBrowser />, { path: CHOSEN, api: { searchFleet } });
  await choose('27 October 2026', '29 October 2026');
  await act(async () => answers.get('2026-10-27')?.(sampleFleetPage([sampleCar({ name: 'New answer' })])));
  expect(await screen.findByRole('heading', { name: 'New answer' })).toBeInTheDocument();
  await act(async () => answers.get('2026-10-24')?.(sampleFleetPage([sampleCar({ name: 'Old answer' })])));
  expect(screen.getByRole('heading', { name: 'New answer' })).toBeInTheDocument();
  expect(screen.queryByText('Old answer')).not.toBeInTheDocument();
});
