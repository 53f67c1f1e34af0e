import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from 'shared-kit/api-client';
import type { Alternatives as Found } from 'shared-kit/domain';
import { freezeClock } from '../../testing/freeze-clock.ts';
import { inLanguage } from '../../testing/in-language.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { sampleCar } from '../../testing/sample-car.ts';
import { Alternatives } from './alternatives.tsx';

beforeEach(() => freezeClock('2026-12-01T07:00:00Z'));

const RANGE = { from: '2026-12-07', to: '2026-12-09' } as const;
const FOUND: Found = {
  windows: [
    { from: '2026-12-12', to: '2026-12-14' },
    { from: '2026-12-02', to: '2026-12-04' },
  ],
  cars: [sampleCar({ CarId: 'clio-1', name: 'Renault Clio', price: 30 })],
};
const CAR = { CarId: 'duster-1', name: 'Dacia Duster' };
const PATH = '/car/duster-1?pickupDate=2026-12-07&dropoffDate=2026-12-09&pickupTime=10%3A00';

const answering = (found: Found): Partial<ApiClient> => ({ findAlternatives: jest.fn(async () => found) });
const links = (list: string) =>
  Array.from(screen.getByRole('list', { name: list }).querySelectorAll('a'), (link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
const question = () => {
  const { href } = screen.getByRole('link', { name: /WhatsApp/ }) as HTMLAnchorElement;
  return new URL(href).searchParams.get('text');
};

test('other dates replace those in the URL and keep the rest of it; other cars link with the dates', async () => {
  const api = answering(FOUND);
  renderPage(<Alternatives range={RANGE} car={CAR} filters={{ types: ['SUV'] }} />, { path: PATH, api });
  await screen.findByText('Free on other dates');
  expect(api.findAlternatives).toHaveBeenCalledWith({ carId: 'duster-1', range: RANGE, filters: { types: ['SUV'] } });
  expect(links('Free on other dates')).toEqual([
    ['12 Dec – 14 Dec', '/car/duster-1?pickupTime=10%3A00&pickupDate=2026-12-12&dropoffDate=2026-12-14'],
    ['2 Dec – 4 Dec', '/car/duster-1?pickupTime=10%3A00&pickupDate=2026-12-02&dropoffDate=2026-12-04'],
  ]);
  expect(links('Free on your dates')).toEqual([
    ['Renault Clio', '/car/clio-1?pickupDate=2026-12-07&dropoffDate=2026-12-09&pickupTime=10%3A00'],
  ]);
  expect(screen.getByRole('list', { name: 'Free on your dates' })).toHaveTextContent('€90 for 3 days');
});

test('the total of another car is the one that the server answered', async () => {
  const cars = [{ ...sampleCar({ price: 30 }), totalPrice: 120 }];
  renderPage(<Alternatives range={RANGE} car={CAR} />, { path: PATH, api: answering({ ...FOUND, cars }) });
  expect(await screen.findByRole('list', { name: 'Free on your dates' })).toHaveTextContent('€120 for 3 days');
});

test('a free car of the same offer comes first and is chosen with one press', async () => {
  const car = sampleCar();
  const twin = sampleCar({ CarId: 'duster-2', colour: 'Rouge' });
  const { address } = renderPage(<Alternatives range={RANGE} car={car} />, {
    path: PATH,
    api: answering({ ...FOUND, cars: [twin, ...FOUND.cars] }),
  });
  const take = await screen.findByRole('link', { name: 'Take the free one' });
  expect(screen.getAllByRole('link')[0]).toBe(take);
  expect(take.parentElement).toHaveTextContent(
    'Another Dacia Duster is free on your dates, with the same equipment at the same price. Color: Red',
  );
  expect(links('Free on your dates').map(([name]) => name)).toEqual(['Renault Clio']);
  expect(screen.queryByText('Free on other dates')).not.toBeInTheDocument();
  await userEvent.click(take);
  expect(address.current).toBe('/car/duster-2?pickupDate=2026-12-07&dropoffDate=2026-12-09&pickupTime=10%3A00');
});

test('another car of the same name is not called the same', async () => {
  const api = answering({ ...FOUND, cars: [sampleCar({ CarId: 'duster-2', price: 43 })] });
  renderPage(<Alternatives range={RANGE} car={sampleCar()} />, { api });
  expect(await screen.findByRole('link', { name: 'Dacia Duster' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Free on your dates' })).toHaveTextContent('Manual · Diesel');
  expect(screen.queryByRole('link', { name: 'Take the free one' })).not.toBeInTheDocument();
});

test('while it loads there is nothing, and after a failure WhatsApp and phone', async () => {
  let fail: (error: Error) => void = () => undefined;
  const findAlternatives = () => new Promise<never>((_, reject) => (fail = reject));
  renderPage(<Alternatives range={RANGE} car={CAR} />, { api: { findAlternatives } });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  fail(new Error('down'));
  expect(await screen.findByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+212524000000');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('the question on WhatsApp names car and dates in the language of the page', async () => {
  const [element, options] = inLanguage('fr', <Alternatives range={RANGE} car={CAR} />);
  renderPage(element, { ...options, api: answering({ windows: [], cars: [] }) });
  await screen.findByRole('link', { name: /WhatsApp/ });
  expect(question()).toBe(
    'Bonjour Zellige Cars, je souhaite louer la Dacia Duster du lun. 7 déc. 2026 au mer. 9 déc. 2026, mais elle n’est pas libre. Que pouvez-vous me proposer\u202f?',
  );
});

test('without dates it offers other cars of any dates, and asks for a car', async () => {
  const api = answering(FOUND);
  renderPage(<Alternatives range={undefined} car={{ CarId: 'gone-1' }} />, { api });
  await screen.findByText('Other cars');
  expect(api.findAlternatives).toHaveBeenCalledWith({
    carId: 'gone-1',
    range: { from: '2026-12-01', to: '2026-12-02' },
  });
  expect(links('Other cars')).toEqual([['Renault Clio', '/car/clio-1']]);
  expect(screen.queryByText('Free on other dates')).not.toBeInTheDocument();
  expect(question()).toBe('Hello Zellige Cars, I am looking for a car. What can you offer me?');
});
