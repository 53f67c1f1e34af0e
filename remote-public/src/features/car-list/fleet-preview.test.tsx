import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-kit/api-client';
import { renderPage } from '../../testing/render-page.tsx';
import { sampleFleet, sampleFleetPage } from '../../testing/sample-car.ts';
import { FleetPreview } from './fleet-preview.tsx';

const busyList = () => screen.getByRole('list', { busy: true });

test('shows three placeholders while the cars load', async () => {
  renderPage(<FleetPreview />, { api: { searchFleet: () => new Promise(() => {}) } });
  expect(within(busyList()).getAllByRole('listitem')).toHaveLength(3);
});

test('shows the first six cars and a link to the list', async () => {
  const searchFleet = jest.fn(async () => sampleFleetPage(sampleFleet(8)));
  renderPage(<FleetPreview />, { api: { searchFleet } });
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  expect(searchFleet).toHaveBeenCalledWith({ size: 6 });
  expect(screen.getByRole('heading', { level: 2, name: 'Our Fleet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View All Cars' })).toHaveAttribute('href', '/cars');
});

test('a failed read shows the error, and a retry recovers', async () => {
  const searchFleet = jest
    .fn()
    .mockRejectedValueOnce(new ApiError(0, 'We could not reach the server.'))
    .mockResolvedValueOnce(sampleFleetPage(sampleFleet(2)));
  renderPage(<FleetPreview />, { api: { searchFleet } });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  expect(screen.getByRole('link', { name: 'View All Cars' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
