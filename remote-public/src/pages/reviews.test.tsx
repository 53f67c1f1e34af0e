import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReviewsClient } from 'shared-kit/api-client';
import { DEFAULT_SITE_SETTINGS, type FleetQuery, type ShownReview } from 'shared-kit/domain';
import { CarCard } from '../features/car-list/car-card.tsx';
import { freezeClock } from '../testing/freeze-clock.ts';
import { renderCarPage } from '../testing/render-car-page.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { sampleCar, sampleFleetPage } from '../testing/sample-car.ts';
import { HomePage } from './home-page.tsx';
import '../features/reviews/reviews.tsx';

const SUMMARY = { count: 6, rating: 4.2 };
const REVIEWS: readonly ShownReview[] = [
  { stars: 5, text: 'Très bien', name: 'Amélie', locale: 'fr', month: '2026-09', answer: 'Merci !' },
  { stars: 3, locale: 'en', month: '2026-10' },
];
const ratings = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '{}').aggregateRating,
  );
const RATING = { '@type': 'AggregateRating', ratingValue: 4.2, reviewCount: 6 };

test('a car with enough reviews shows them with how they are checked, and names its rating to search engines', async () => {
  const list = jest.fn(async () => REVIEWS);
  const searchFleet = async () => sampleFleetPage([], { reviews: SUMMARY });
  renderCarPage({ api: { searchFleet, reviews: { list } as unknown as ReviewsClient } });
  const section = within(await screen.findByRole('region', { name: 'What our customers say' }));
  expect(section.getByText(/^Only customers who rented can write one/)).toBeInTheDocument();
  expect(await section.findByText('Très bien')).toHaveAttribute('lang', 'fr');
  expect(section.getByText('Amélie').closest('p')).toHaveTextContent('Amélie · September 2026');
  expect(section.getByText('A customer').closest('p')).toHaveTextContent('October 2026');
  expect(section.getByText('Merci !')).toBeInTheDocument();
  expect(list).toHaveBeenCalledWith('duster-1');
  expect(screen.getByText('6 reviews')).toBeInTheDocument();
  expect(screen.queryByText('24 reviews')).not.toBeInTheDocument();
  expect(ratings()).toContainEqual(RATING);
});

test('they stay when dates are chosen, also when what is free then cannot be read', async () => {
  freezeClock('2026-12-01T07:00:00Z');
  const reviews = { list: async () => REVIEWS } as unknown as ReviewsClient;
  const searchFleet = jest.fn(async ({ range }: FleetQuery) => {
    if (range) throw new Error('No connection');
    return sampleFleetPage([], { reviews: SUMMARY });
  });
  const { address } = renderCarPage({ api: { searchFleet, reviews } });
  expect(await screen.findByText('6 reviews')).toBeInTheDocument();
  act(() => void address.go('?pickupDate=2026-12-14&dropoffDate=2026-12-16'));
  await waitFor(() => expect(searchFleet).toHaveBeenCalledWith(expect.objectContaining({ range: expect.anything() })));
  expect(screen.getByText('6 reviews')).toBeInTheDocument();
  expect(ratings()).toContainEqual(RATING);
});

test('the home page shows those of the whole fleet', async () => {
  const list = jest.fn(async () => REVIEWS);
  const searchFleet = async () => sampleFleetPage([sampleCar()], { reviews: SUMMARY });
  renderPage(<HomePage path="/" />, { api: { searchFleet, reviews: { list } as unknown as ReviewsClient } });
  expect(await screen.findByText('Très bien')).toBeInTheDocument();
  expect(list).toHaveBeenCalledWith(undefined);
  expect(ratings()).toContainEqual(RATING);
});

test('with fewer the fixed rating stands, unless it is switched off', async () => {
  const searchFleet = async () => sampleFleetPage([]);
  const { unmount } = renderCarPage({ api: { searchFleet } });
  expect(await screen.findByText('24 reviews')).toBeInTheDocument();
  expect(ratings()).not.toContainEqual(expect.anything());
  unmount();

  const host = { site: { ...DEFAULT_SITE_SETTINGS, fixedRatings: false } } as const;
  const card = renderPage(<CarCard car={sampleCar()} range={undefined} />, { host });
  expect(screen.queryByText(/^Rated/)).not.toBeInTheDocument();
  card.unmount();
  renderPage(<CarCard car={{ ...sampleCar(), reviews: SUMMARY }} range={undefined} />, { host });
  expect(screen.getByText('Rated 4.2 out of 5')).toBeInTheDocument();
});
