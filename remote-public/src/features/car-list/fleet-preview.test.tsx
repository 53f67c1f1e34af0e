import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-kit/api-client';
import { renderPage } from '../../testing/render-page.tsx';
import { sampleFleet } from '../../testing/sample-car.ts';
import { FleetPreview } from './fleet-preview.tsx';

const busyList = () => screen.getByRole('list', { busy: true });

test('shows three placeholders while the cars load', async () => {
  renderPage(<FleetPreview />, { api: { searchEntities: () => new Promise(() => {}) } });
  expect(within(busyList()).getAllByRole('listitem')).toHaveLength(3);
});

test('shows the first six cars and a link to the list', async () => {
  const searchEntities = jest.fn(async () => ({ data: sampleFleet(8) }) as never);
  renderPage(<FleetPreview />, { api: { searchEntities } });
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  expect(searchEntities).toHaveBeenCalledWith(
    expect.objectContaining({ entity: 'Cars', pagination: { page: 1, size: 6 } }),
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Our Fleet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View All Cars' })).toHaveAttribute('href', '/cars');
});

test('a failed read shows the error, and a retry recovers', async () => {
  const searchEntities = jest
    .fn()
    .mockRejectedValueOnce(new ApiError(0, 'We could not reach the server.'))
    .mockResolvedValueOnce({ data: sampleFleet(2) });
  renderPage(<FleetPreview />, { api: { searchEntities } });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  expect(screen.getByRole('link', { name: 'View All Cars' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
