import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FleetPage, FleetQuery } from 'shared-kit/domain';
import { freezeClock } from '../../testing/freeze-clock.ts';
import { inLanguage } from '../../testing/in-language.tsx';
import { openWindow } from '../../testing/open-window.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { sampleCar, sampleFleet, sampleFleetPage } from '../../testing/sample-car.ts';
import { FleetBrowser } from './fleet-browser.tsx';
import { listPriceLimits } from './list-price-limits.ts';
import { listPages } from './page-links.tsx';

beforeEach(() => {
  freezeClock('2026-10-20T07:00:00Z');
  openWindow(1280);
});

const DATES = 'pickupDate=2026-10-24&dropoffDate=2026-10-26';
const RANGE = { from: '2026-10-24', to: '2026-10-26' };
/** The last page has six cars. */
const PAGINATION = { total: 150, pages: 7 };

function api(values: Partial<FleetPage> = {}) {
  return {
    searchFleet: jest.fn(async ({ page = 1 }: FleetQuery) =>
      sampleFleetPage([sampleCar({ name: `Car of page ${page}` })], {
        ...values,
        pagination: { current: page, first: page * 24 - 23, last: page * 24, ...PAGINATION, ...values.pagination },
      }),
    ),
  };
}

async function open(query: string, calls: ReturnType<typeof api>) {
  const view = renderPage(<FleetBrowser />, { path: `/cars?${DATES}&${query}`, api: calls });
  await screen.findByRole('region', { name: 'Cars' });
  await screen.findByRole('form', { name: 'Filters' });
  await screen.findByRole('status');
  return view;
}

const chip = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}, `), hidden: true });
const lastAsked = (calls: ReturnType<typeof api>) => calls.searchFleet.mock.lastCall?.[0];
const queryOf = (address: string) => new URLSearchParams(address.split('?')[1]);

test('a chip is in the URL, from the first page and without a history entry; the focus stays', async () => {
  const calls = api();
  const { address } = await open('sort=price&page=3', calls);
  await screen.findByRole('heading', { name: 'Car of page 3' });
  chip('SUV').focus();
  await userEvent.keyboard(' ');
  expect(chip('SUV')).toBeChecked();
  expect(chip('SUV')).toHaveFocus();
  await screen.findByRole('heading', { name: 'Car of page 1' });
  expect(lastAsked(calls)).toEqual({ range: RANGE, types: ['SUV'], sort: 'price' });
  expect([...queryOf(address.current)]).toEqual([...new URLSearchParams(`${DATES}&type=SUV&sort=price`)]);
  expect(address.navigationType).toBe('REPLACE');
  expect(screen.getByRole('status')).toHaveTextContent('150 different cars with your filters are free on all 3 days');
});

test('the status describes the counted cars until the filtered ones are counted', async () => {
  const calls = api();
  await open('', calls);
  await screen.findByRole('article');
  calls.searchFleet.mockImplementationOnce(() => new Promise(() => {}));
  await userEvent.click(chip('SUV'));
  expect(chip('SUV')).toBeChecked();
  expect(screen.getByText('150 different cars are free on all 3 days')).toHaveRole('status');
});

test('every control changes the list, and the cars stay until the new ones are there', async () => {
  const calls = api();
  await open('', calls);
  await screen.findByRole('article');
  for (const name of ['Automatic', '7 seats', 'Hybrid', '4x4']) await userEvent.click(chip(name));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Price per day', hidden: true }),
    'Up to €60 a day',
  );
  let answer: (page: FleetPage) => void = () => undefined;
  calls.searchFleet.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by', hidden: true }), 'Most seats');
  expect(lastAsked(calls)).toEqual({
    range: RANGE,
    transmissions: ['Automatic'],
    seats: [7],
    fuels: ['Hybrid'],
    fourByFour: true,
    maxPrice: 60,
    sort: '-seats',
  });
  expect(screen.getByRole('region', { name: 'Cars' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('article')).toHaveTextContent('Car of page 1');
  await act(async () => answer(sampleFleetPage([sampleCar({ name: 'Sorted' })])));
  expect(screen.getByRole('article')).toHaveTextContent('Sorted');
});

test('a value without a car cannot be chosen, but removed', async () => {
  await open('', api());
  expect(chip('Truck')).toBeDisabled();
  expect(chip('SUV')).toBeEnabled();
});

test('a chosen value without a car can be removed', async () => {
  const { address } = await open('type=Truck', api());
  expect(chip('Truck')).toBeEnabled();
  await userEvent.click(chip('Truck'));
  expect(queryOf(address.current).getAll('type')).toEqual([]);
});

test('chosen filters are removed one by one and all at once, and the focus is not lost', async () => {
  const { address } = await open('type=SUV&seats=5&maxPrice=60&sort=price', api());
  const chosen = screen.getByRole('list', { name: 'Chosen filters' });
  expect(within(chosen).getAllByRole('link')).toHaveLength(4);
  await userEvent.click(screen.getByRole('link', { name: 'SUV, remove filter' }));
  expect(chosen).toHaveFocus();
  expect(queryOf(address.current).has('type')).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  expect([...queryOf(address.current)]).toEqual([...new URLSearchParams(`${DATES}&sort=price`)]);
  expect(screen.getByRole('region', { name: 'Cars' })).toHaveFocus();
});

test('in a narrow window the filters are in a sheet, which says how many cars it leaves', async () => {
  const { address } = await open('type=SUV', api());
  const opener = screen.getByRole('link', { name: 'Filters (1)' });
  await userEvent.click(opener);
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Diesel/ }));
  expect(queryOf(address.current).get('fuel')).toBe('Diesel');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Clear filters' }));
  expect(queryOf(address.current).has('type')).toBe(false);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Show 150 cars' }));
  expect(sheet).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

test('pages are links; another page starts at its first car', async () => {
  const { address } = await open('type=SUV', api());
  const pages = await screen.findByRole('navigation', { name: 'Pages of the list' });
  expect(pages).toHaveTextContent('1 to 24 of 150 cars');
  expect(within(pages).getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(within(pages).queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  const next = within(pages).getByRole('link', { name: 'Next' });
  expect(next).toHaveAttribute('href', `/cars?${DATES}&type=SUV&page=2`);
  await userEvent.click(next);
  await screen.findByRole('heading', { name: 'Car of page 2' });
  expect(address.navigationType).toBe('PUSH');
  expect(screen.getByRole('region', { name: 'Cars' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
});

test('other dates start at the first page', async () => {
  const { address } = await open('page=2', api());
  await userEvent.click(screen.getByRole('button', { name: /^Pickup & Drop-off Dates/ }));
  await userEvent.click(await screen.findByRole('button', { name: /27 October 2026/ }));
  await userEvent.click(screen.getByRole('button', { name: /29 October 2026/ }));
  expect(queryOf(address.current).has('page')).toBe(false);
});

test('an empty list offers the cars without filters, and alternatives', async () => {
  const searchFleet = jest.fn(async ({ size, types }: FleetQuery) =>
    sampleFleetPage(size === 0 || types ? [] : sampleFleet(3), {
      pagination: { current: 1, total: types ? 0 : 12, pages: 1, first: 0, last: 0 },
    }),
  );
  const renderAlternatives = jest.fn(() => <p>Other days</p>);
  renderPage(<FleetBrowser renderAlternatives={renderAlternatives} />, {
    path: `/cars?${DATES}&type=Truck&sort=price`,
    api: { searchFleet },
  });
  expect(await screen.findByRole('heading', { name: 'No cars found' })).toBeInTheDocument();
  expect(screen.getByText('Other days')).toBeInTheDocument();
  expect(renderAlternatives).toHaveBeenCalledWith(RANGE, { types: ['Truck'] });
  await userEvent.click(await screen.findByRole('link', { name: 'Clear filters (12 cars)' }));
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.getByRole('region', { name: 'Cars' })).toHaveFocus();
});

test('an empty list names the filter without which cars are free', async () => {
  const total = ({ transmissions, maxPrice }: FleetQuery) => (transmissions && maxPrice ? 0 : transmissions ? 5 : 2);
  const searchFleet = jest.fn(async (query: FleetQuery) => {
    const page = sampleFleetPage(query.size === 0 || total(query) === 0 ? [] : sampleFleet(2), {
      pagination: { current: 1, total: total(query), pages: 1, first: 0, last: 0 },
    });
    const count = (value: string, cars: number) => ({ value, count: cars });
    const transmission = [count('Automatic', 0), count('Manual', 2)] as FleetPage['facets']['transmission'];
    const type = page.facets.type.map(({ value }) => ({ value, count: 0 }));
    return { ...page, facets: { ...page.facets, type, transmission } };
  });
  const { address } = renderPage(<FleetBrowser />, {
    path: `/cars?${DATES}&type=SUV&transmission=Automatic&maxPrice=20`,
    api: { searchFleet },
  });
  await screen.findByRole('heading', { name: 'No cars found' });
  await screen.findByRole('link', { name: /^5 cars are free without/ });
  const links = screen.getAllByRole('link', { name: /free without|Clear filters \(/ });
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^5 cars are free without ‘Up to .*20/),
    '2 cars are free without ‘Automatic’',
    'Clear filters (2 cars)',
  ]);
  // Texts beside each other in a button would stand apart.
  expect(links.slice(0, 2).map((link) => link.children.length)).toEqual([1, 1]);
  await userEvent.click(screen.getByRole('link', { name: /^2 cars are free without/ }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect([...queryOf(address.current).keys()]).toEqual(['pickupDate', 'dropoffDate', 'type', 'maxPrice']);
});

test('an empty list does not offer to clear filters when no car is free without them either', async () => {
  const searchFleet = jest.fn(async () =>
    sampleFleetPage([], { pagination: { current: 1, total: 0, pages: 1, first: 0, last: 0 } }),
  );
  const renderAlternatives = () => <p>Other days</p>;
  renderPage(<FleetBrowser renderAlternatives={renderAlternatives} />, {
    path: `/cars?${DATES}&type=Truck`,
    api: { searchFleet },
  });
  expect(await screen.findByText('Other days')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Clear filters \(/ })).not.toBeInTheDocument());
  expect(searchFleet).toHaveBeenCalledWith({ range: RANGE, size: 0 });
});

test('a page after the last one leads to the first', async () => {
  const calls = api();
  calls.searchFleet.mockImplementationOnce(async () =>
    sampleFleetPage([], { pagination: { current: 9, first: 0, last: 0, ...PAGINATION } }),
  );
  await open('page=9', calls);
  await userEvent.click(await screen.findByRole('link', { name: 'Show the first page' }));
  expect(await screen.findByRole('heading', { name: 'Car of page 1' })).toBeInTheDocument();
});

test.each(['fr', 'es', 'ar'] as const)('the filters are translated: %s', async (code) => {
  const [page, options] = inLanguage(code, <FleetBrowser />);
  renderPage(page, { ...options, path: `/cars?${DATES}&type=SUV`, api: api() });
  await screen.findByRole('article');
  expect(document.body).not.toHaveTextContent(/Filters|Sort by|Previous|Next|Clear|Price/);
});

test.each([
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 4, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 6, 7, 8, 9]],
  [12, 9, [1, 6, 7, 8, 9]],
])('on page %i of %i there are numbers of at most five', (current, pages, numbers) => {
  expect(listPages(current, pages)).toEqual(numbers);
});

test.each([
  [22, 140, undefined, [40, 60, 80, 100, 120]],
  [20, 45, undefined, [20, 25, 30, 35, 40]],
  [22, 140, 50, [40, 50, 60, 80, 100, 120]],
  [30, 30, undefined, []],
])('prices from %d to %d, with %p chosen, are limited to %p', (lowest, highest, chosen, limits) => {
  expect(listPriceLimits({ lowest, highest }, chosen)).toEqual(limits);
});
