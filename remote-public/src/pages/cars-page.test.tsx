import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-kit/api-client';
import { renderPage } from '../testing/render-page.tsx';
import { sampleFleet, sampleFleetPage } from '../testing/sample-car.ts';
import { CarsPage } from './cars-page.tsx';

const answer = sampleFleetPage(sampleFleet(1));
const api = { searchFleet: async () => answer };

test('the page has one heading, a title, and location and time of the search', async () => {
  renderPage(<CarsPage path="/cars" />, { path: '/cars?location=Marrakech&pickupTime=10%3A00', api });
  await screen.findByRole('article');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe('Cars to rent | Zellige Cars');
  expect(screen.getByText('Marrakech · pick-up 10:00 AM')).toBeInTheDocument();
});

test('arbitrary text in the URL is not shown on the page', async () => {
  renderPage(<CarsPage path="/cars" />, { path: '/cars?location=Call+0900+123&pickupTime=25%3A61', api });
  await screen.findByRole('article');
  expect(screen.queryByText(/0900|pick-up/)).not.toBeInTheDocument();
});

test('after a successful retry the focus is at the heading', async () => {
  const searchFleet = jest.fn().mockRejectedValueOnce(new ApiError(0, 'No connection')).mockResolvedValue(answer);
  renderPage(<CarsPage path="/cars" />, { path: '/cars', api: { searchFleet } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('article');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
