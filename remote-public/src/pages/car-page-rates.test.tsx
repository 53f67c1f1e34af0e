import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-kit/api-client';
import { type CarRates, NO_CAR_RATES } from 'shared-kit/domain';
import { freezeClock } from '../testing/freeze-clock.ts';
import { renderCarPage } from '../testing/render-car-page.tsx';

beforeEach(() => freezeClock('2026-12-01T07:00:00Z'));

/** A car at 40 a day: 60 from 20 December to 5 January, for two days or more, booked a week ahead. */
const RATES: CarRates = {
  ...NO_CAR_RATES,
  seasons: [
    {
      id: 1,
      names: { en: 'Christmas', fr: 'Noël' },
      kind: 'season',
      ranges: [{ from: '2026-12-20', to: '2027-01-05' }],
      percent: 50,
      minDays: 2,
      lengthDiscounts: true,
    },
  ],
  lengthDiscounts: [{ fromDays: 7, percent: 20 }],
};

type Options = NonNullable<Parameters<typeof renderCarPage>[0]>;

async function show(rates: Partial<CarRates>, options: Options = {}) {
  const getRates = jest.fn(async () => ({ ...RATES, ...rates }));
  const view = renderCarPage({ car: { price: 40 }, booked: [], ...options, api: { getRates, ...options.api } });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText(/Checking which days/)).not.toBeInTheDocument());
  return { ...view, getRates };
}

const card = () => screen.getByRole('region', { name: 'Your rental' });
const lines = () =>
  Array.from(card().querySelectorAll('dl > div'), (line) =>
    Array.from(line.children, ({ textContent }) => textContent),
  );

test('days of different prices are told as lines, with their average per day', async () => {
  const { getRates } = await show({}, { dates: ['2026-12-18', '2026-12-21'] });
  expect(getRates).toHaveBeenCalledWith('duster-1');
  expect(card()).toHaveTextContent('€50 per day on average');
  expect(lines()).toEqual([
    ['Rental €40 x 2 days', '€80'],
    ['Christmas €60 x 2 days', '€120'],
    ['Total', '€200'],
  ]);
});

test('before dates are chosen the price is that of the first day', async () => {
  freezeClock('2026-12-22T07:00:00Z');
  await show({});
  expect(card()).toHaveTextContent('€60 per day');
});

test.each([
  ['the rules are empty', async () => NO_CAR_RATES],
  ['an older server has none', () => Promise.reject(new ApiError(404, 'There is nothing at this address'))],
])('nothing changes while %s', async (_, getRates) => {
  await show({}, { dates: ['2026-12-18', '2026-12-21'], api: { getRates } });
  expect(card()).toHaveTextContent('€40 per day');
  expect(lines()).toEqual([
    ['€40 x 4 days', '€160'],
    ['Total', '€160'],
  ]);
  expect(document.querySelector('[data-price]')).toBeNull();
});

test('without an answer about the rules no price is told, and a retry shows the car', async () => {
  const getRates = jest.fn().mockRejectedValueOnce(new ApiError(0, 'No connection')).mockResolvedValue(RATES);
  renderCarPage({ api: { getRates } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dacia Duster' })).toBeInTheDocument();
});

test('a longer rental that costs less is offered, and one press takes it', async () => {
  const { address } = await show({}, { dates: ['2026-12-10', '2026-12-15'] });
  expect(card()).toHaveTextContent('7 days cost €224, €16 less than 6 days.');
  await userEvent.click(within(card()).getByRole('button', { name: 'Take 7 days' }));
  expect(address.current).toBe('/car/duster-1?pickupDate=2026-12-10&dropoffDate=2026-12-16');
  expect(lines()).toEqual([
    ['€32 x 7 days', '€224'],
    ['Total', '€224'],
  ]);
});

test('a longer rental on which the car is taken is not offered', async () => {
  const booked = [{ carId: 'duster-1', pickupDate: '2026-12-16', dropoffDate: '2026-12-17' }] as const;
  await show({}, { dates: ['2026-12-10', '2026-12-15'], booked });
  expect(lines().at(-1)).toEqual(['Total', '€240']);
  expect(card()).not.toHaveTextContent('less than');
});

test.each([[1280], [390]])(
  'at %i pixels days that a rule refuses say why, and one press takes the nearest',
  async (width) => {
    const { address } = await show({}, { dates: ['2026-12-24', '2026-12-24'], width });
    expect(screen.getByRole('alert')).toHaveTextContent('On these days a rental lasts at least 2 days');
    const [take] = screen.getAllByRole('button', { name: 'Take 24 Dec – 25 Dec' });
    await userEvent.click(take as HTMLElement);
    expect(address.current).toBe('/car/duster-1?pickupDate=2026-12-24&dropoffDate=2026-12-25');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('days on which the agency is closed name the places that are open', async () => {
  const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '08:00', to: '20:00' }));
  const places: CarRates['places'] = [
    { id: 1, names: { en: 'Office' }, kind: 'agency', hours },
    { id: 2, names: { en: 'Airport' }, kind: 'airport' },
  ];
  await show({ places }, { dates: ['2026-12-10', '2026-12-13'] });
  await waitFor(() =>
    expect(card()).toHaveTextContent('Our agency is closed on the day of your return. Open then: Airport'),
  );
  expect(card()).not.toHaveTextContent('at your pick-up');
});

test('days that are too soon name the first pick-up', async () => {
  const seasons = RATES.seasons.map((season) => ({ ...season, leadDays: 21 }));
  await show({ seasons }, { dates: ['2026-12-20', '2026-12-21'] });
  expect(screen.getByRole('alert')).toHaveTextContent(/booked at least 21 days ahead/);
  expect(screen.getAllByRole('button', { name: 'Take 22 Dec – 23 Dec' }).length).toBeGreaterThan(0);
});

test('the only place closes days: they are refused with its hours', async () => {
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '18:00' }));
  const places = [{ id: 1, names: { en: 'Agency' }, kind: 'agency', hours }] as const;
  await show({ places }, { dates: ['2026-12-11', '2026-12-12'] });
  expect(screen.getByRole('alert')).toHaveTextContent('This place is closed on that day.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Take 10 Dec – 11 Dec' })[0] as HTMLElement);
  expect(lines().at(-1)).toEqual(['Total', '€80']);
});

test('the calendar tells the price of each day, of the chosen ones with their discount, and of a season its name', async () => {
  await show({}, { dates: ['2026-12-14', '2026-12-20'] });
  const priceOf = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('data-price');
  expect(priceOf(/^Thursday, 3 December 2026, €40$/)).toBe('40');
  expect(priceOf(/^Tuesday, 15 December 2026, in your range, €32$/)).toBe('32');
  expect(priceOf(/^Friday, 25 December 2026, Christmas, €60$/)).toBe('60');
  expect(screen.getByRole('button', { name: /^Friday, 25 December/ })).toHaveAttribute('title', 'Christmas, €60');
});

test('days that all cost the same have no prices in the calendar', async () => {
  await show({ seasons: [] }, { dates: ['2026-12-14', '2026-12-20'] });
  expect(document.querySelector('[data-price]')).toBeNull();
});

test('what is held and what is included is told; the kilometers are those of the chosen days', async () => {
  const terms = { deposit: 500, depositMethod: 'card', kmPerDay: 250, kmPrice: 0.25 } as const;
  await show({ terms }, { dates: ['2026-12-14', '2026-12-16'] });
  const facts = within(await screen.findByRole('region', { name: 'What you pay and sign' }));
  expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '€500, held on a card and given back',
    '750 km for 3 days, then €0.25 per km',
  ]);
});

test('without terms there is no word of them', async () => {
  await show({});
  expect(screen.queryByText('What you pay and sign')).not.toBeInTheDocument();
});
