import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { freezeClock } from '../../testing/freeze-clock.ts';
import { openWindow } from '../../testing/open-window.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { sampleFleetPage } from '../../testing/sample-car.ts';
import { SearchForm } from './search-form.tsx';

beforeEach(() => freezeClock('2026-10-20T07:00:00Z'));
afterEach(() => jest.useRealTimers());

const pickup = () => screen.getByLabelText('Pick-up date');
const dropoff = () => screen.getByLabelText('Drop-off date');
const time = () => screen.getByRole('combobox', { name: 'Pick-up time' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Search Available Cars' }));

test('the location is Marrakech and cannot be changed; the other fields start empty', () => {
  renderPage(<SearchForm />);
  const location = screen.getByRole('combobox', { name: 'Location' });
  expect(location).toBeDisabled();
  expect(location).toHaveDisplayValue('Marrakech');
  expect(pickup()).toHaveValue('');
  expect(dropoff()).toHaveValue('');
  expect(time()).toHaveValue('');
});

test('the pick-up time is one of ten full hours from 9:00 AM to 6:00 PM', () => {
  renderPage(<SearchForm />);
  const options = within(time())
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value)
    .map(({ value, text }) => `${value} ${text}`);
  expect(options).toHaveLength(10);
  expect(options[0]).toBe('09:00 9:00 AM');
  expect(options[3]).toBe('12:00 12:00 PM');
  expect(options[9]).toBe('18:00 6:00 PM');
});

test('an empty form opens the list with all parameters in the URL', async () => {
  const { address } = renderPage(<SearchForm />);
  await submit();
  expect(address.current).toBe('/cars?location=Marrakech&pickupDate=&dropoffDate=&pickupTime=');
});

test('the input is added to the URL', async () => {
  const { address } = renderPage(<SearchForm />);
  fireEvent.change(pickup(), { target: { value: '2026-10-24' } });
  fireEvent.change(dropoff(), { target: { value: '2026-10-26' } });
  await userEvent.selectOptions(time(), '2:00 PM');
  await submit();
  const [path, query] = address.current.split('?');
  expect(path).toBe('/cars');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    location: 'Marrakech',
    pickupDate: '2026-10-24',
    dropoffDate: '2026-10-26',
    pickupTime: '14:00',
  });
});

const limits = () => [pickup(), dropoff()].map((field) => `${field.getAttribute('min')} ${field.getAttribute('max')}`);

test('the dates are those that can be booked, the pick-up not after the drop-off', () => {
  renderPage(<SearchForm />);
  expect(limits()).toEqual(['2026-10-20 2027-10-20', '2026-10-20 2028-01-17']);
  fireEvent.change(dropoff(), { target: { value: '2026-10-26' } });
  expect(limits()[0]).toBe('2026-10-20 2026-10-26');
  fireEvent.change(pickup(), { target: { value: '2026-10-24' } });
  expect(limits()).toEqual(['2026-10-20 2026-10-26', '2026-10-24 2027-01-21']);
  fireEvent.change(dropoff(), { target: { value: '2027-06-30' } });
  expect(limits()[0]).toBe('2027-04-02 2027-06-30');
});

test('after the cut-off the dates begin tomorrow', () => {
  freezeClock('2026-10-20T08:01:00Z');
  renderPage(<SearchForm />);
  expect(pickup()).toHaveAttribute('min', '2026-10-21');
  expect(dropoff()).toHaveAttribute('min', '2026-10-21');
});

test('a single date is kept', async () => {
  const { address } = renderPage(<SearchForm />);
  fireEvent.change(dropoff(), { target: { value: '2026-10-26' } });
  await submit();
  expect(address.current).toBe('/cars?location=Marrakech&pickupDate=&dropoffDate=2026-10-26&pickupTime=');
});

test("today is computed in the agency's time zone", () => {
  freezeClock('2026-10-20T21:30:00Z');
  renderPage(<SearchForm />, { host: { site: { ...DEFAULT_SITE_SETTINGS, timeZone: '+10:00' } } });
  expect(pickup()).toHaveAttribute('min', '2026-10-21');
});

describe('once both dates are in', () => {
  const fill = (from: string, to: string) => {
    fireEvent.change(pickup(), { target: { value: from } });
    fireEvent.change(dropoff(), { target: { value: to } });
  };
  const debounced = () => act(() => jest.advanceTimersByTimeAsync(400));
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-10-20T07:00:00Z') }));

  test('the form says how many cars are free, and from what price, in one read', async () => {
    const searchFleet = jest.fn(async () => ({
      ...sampleFleetPage([]),
      pagination: { current: 1, total: 14, pages: 1, first: 0, last: 0 },
      prices: { lowest: 22, highest: 90 },
    }));
    renderPage(<SearchForm />, { api: { searchFleet } });
    fireEvent.change(pickup(), { target: { value: '2026-10-24' } });
    await debounced();
    expect(screen.getByRole('status')).toHaveTextContent('Choose both dates to see what is free.');
    fill('2026-10-24', '2026-10-25');
    fill('2026-10-24', '2026-10-26');
    await debounced();
    expect(screen.getByRole('status')).toHaveTextContent('14 different cars free from €22 a day');
    expect(searchFleet.mock.calls).toEqual([[{ range: { from: '2026-10-24', to: '2026-10-26' }, size: 0 }]]);
  });

  test('dates that cannot be booked are not asked for, and a failure says nothing', async () => {
    const searchFleet = jest.fn(() => Promise.reject(new Error('No connection')));
    renderPage(<SearchForm />, { api: { searchFleet } });
    fill('2026-10-24', '2029-10-26');
    await debounced();
    expect(searchFleet).not.toHaveBeenCalled();
    fill('2026-10-24', '2026-10-26');
    await debounced();
    expect(searchFleet).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

test("the site's calendar fills both fields, which say the days in the language of the page", async () => {
  openWindow(1280);
  const searchFleet = jest.fn(async () => sampleFleetPage([]));
  const { address } = renderPage(<SearchForm />, { api: { searchFleet } });
  await userEvent.click(screen.getByRole('button', { name: 'Drop-off, calendar: Choose a day' }));
  const calendar = await screen.findByRole('dialog', { name: 'Your days' });
  await userEvent.click(await within(calendar).findByRole('button', { name: /24 October 2026/ }));
  expect(screen.getByRole('button', { name: 'Pick-up, calendar: 24 Oct 2026' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Pick-up, calendar: Choose a day' })).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  const anew = await screen.findByRole('dialog', { name: 'Your days' });
  await userEvent.click(await within(anew).findByRole('button', { name: /24 October 2026/ }));
  await userEvent.click(within(anew).getByRole('button', { name: /26 October 2026/ }));
  expect(anew).not.toBeInTheDocument();
  expect(pickup()).toHaveValue('2026-10-24');
  expect(dropoff()).toHaveValue('2026-10-26');
  expect(screen.getByRole('button', { name: 'Pick-up, calendar: 24 Oct 2026' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Drop-off, calendar: 26 Oct 2026' })).toHaveFocus();
  await submit();
  expect(address.current).toBe('/cars?location=Marrakech&pickupDate=2026-10-24&dropoffDate=2026-10-26&pickupTime=');
});

test('a search while the second day is being chosen is for the first one, which Escape takes back', async () => {
  openWindow(1280);
  const searchFleet = jest.fn(async () => sampleFleetPage([]));
  const { address } = renderPage(<SearchForm />, { api: { searchFleet } });
  fireEvent.change(pickup(), { target: { value: '2026-10-24' } });
  fireEvent.change(dropoff(), { target: { value: '2026-10-26' } });
  const chooseFirst = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Drop-off, calendar: 26 Oct 2026' }));
    await userEvent.click(await screen.findByRole('button', { name: /28 October 2026/ }));
  };
  await chooseFirst();
  expect(screen.getByRole('button', { name: 'Pick-up, calendar: 28 Oct 2026' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Drop-off, calendar: Choose a day' })).toBeInTheDocument();
  expect(screen.getByText('Choose both dates to see what is free.')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Pick-up, calendar: 24 Oct 2026' })).toBeInTheDocument();
  await chooseFirst();
  await submit();
  expect(address.current).toBe('/cars?location=Marrakech&pickupDate=2026-10-28&dropoffDate=&pickupTime=');
});
