import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { sampleFleet, sampleFleetPage } from '../testing/sample-car.ts';
import { HomePage } from './home-page.tsx';

test('the home page has its four blocks, one heading, a title and a description', async () => {
  renderPage(<HomePage path="/" />, { api: { searchFleet: async () => sampleFleetPage(sampleFleet(6)) } });
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('form', { name: 'Search for a car' })).toBeInTheDocument();
  for (const name of ['Our Fleet', 'Why choose Zellige Cars'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  for (const name of [
    'Fully Insured',
    '24/7 Support',
    'Premium Fleet',
    'Transparent Pricing',
    'Instant Booking',
    'Premium Experience',
    'Global Network',
  ])
    expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('book at once.from €22 a day');
  expect(document.title).toBe('Car rental in Marrakech | Zellige Cars');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', expect.stringMatching(/.{60}/));
});

test('the search form is shown although the cars fail to load', async () => {
  renderPage(<HomePage path="/" />, { api: { searchFleet: () => Promise.reject(new Error('No connection')) } });
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
  expect(screen.getByRole('button', { name: 'Search Available Cars' })).toBeEnabled();
});
