import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-kit/api-client';
import { bookings, fakeApi } from '../testing/examples.ts';
import { renderConsole, silenceErrors } from '../testing/render-console.tsx';

async function openList(role: 'owner' | 'agent' = 'owner') {
  const store = { bookings: bookings(5) };
  const api = fakeApi(store);
  const opened = await renderConsole('/admin', api, 'en', role);
  const box = (id: number) => screen.findByRole('checkbox', { name: `Choose booking ${id}` });
  await box(1);
  return { ...opened, api, box };
}
const bar = async () => within(await screen.findByRole('region', { name: 'Chosen bookings' }));

test('a status is set for many after one question that names them; what is refused stays chosen with its reason', async () => {
  silenceErrors();
  const { user, api, toasts, box } = await openList();
  await user.click(await box(1));
  fireEvent.click(await box(4), { shiftKey: true });
  expect((await bar()).getByRole('status')).toHaveTextContent('4 chosen');
  await user.selectOptions((await bar()).getByLabelText('Set status'), 'Canceled');
  const question = await screen.findByRole('dialog', { name: 'Set 4 bookings to Canceled?' });
  expect(within(question).getAllByRole('listitem')).toHaveLength(4);
  expect(question).toHaveTextContent('The customers are not written to.');
  expect(api.updateEntity).not.toHaveBeenCalled();

  const update = api.updateEntity.getMockImplementation();
  api.updateEntity.mockImplementation(async (entity, changes) => {
    if ('id' in changes && changes.id === 2) throw new ApiError(409, 'The car is not available for this period');
    return (await update?.(entity, changes)) as never;
  });
  await user.click(within(question).getByRole('button', { name: 'Set to Canceled' }));
  expect(await (await bar()).findByRole('alert')).toHaveTextContent(
    /1 booking was not changed.*The car is not available for this period/,
  );
  expect(api.updateEntity.mock.calls.map(([, changes]) => changes)).toEqual(
    [1, 2, 3, 4].map((id) => ({ id, status: 'canceled', basedOnStatus: 'requested' })),
  );
  expect(toasts.success).toHaveBeenCalledWith('3 bookings set to Canceled');
  expect(await box(2)).toBeChecked();
  expect(await box(1)).not.toBeChecked();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith('Undone'));
  expect(api.updateEntity.mock.calls.slice(4).map(([, changes]) => changes)).toEqual(
    [1, 3, 4].map((id) => ({ id, status: 'requested', basedOnStatus: 'canceled' })),
  );
});

test('all of a page are chosen and deleted with one question; one that a colleague deleted first counts as deleted', async () => {
  const { user, api, toasts } = await openList();
  await user.click(screen.getByRole('checkbox', { name: 'Choose all of this page' }));
  await user.click((await bar()).getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete 5 bookings?' });
  expect(question).toHaveTextContent('This action cannot be undone.');
  api.deleteEntity.mockRejectedValueOnce(new ApiError(404, 'There is no such entity'));
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('5 bookings deleted'));
  expect(api.deleteEntity).toHaveBeenCalledTimes(5);
  expect(screen.queryByRole('region', { name: 'Chosen bookings' })).not.toBeInTheDocument();
});

test('nothing happens when the question is answered with no, and another page begins with nothing chosen', async () => {
  const { user, api, box } = await openList();
  await user.click(await box(3));
  await user.click((await bar()).getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(api.deleteEntity).not.toHaveBeenCalled();
  expect(await box(3)).toBeChecked();
  await user.selectOptions(screen.getByLabelText('Rows per page'), '20 rows');
  await waitFor(async () => expect(await box(3)).not.toBeChecked());
});

test('an agent, who may not delete bookings, sets a status only', async () => {
  const { user, box } = await openList('agent');
  await user.click(await box(1));
  expect((await bar()).getByLabelText('Set status')).toBeInTheDocument();
  expect((await bar()).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('bookings that have the status already are no change to undo', async () => {
  const { user, api, toasts, box } = await openList();
  await user.click(await box(1));
  await user.selectOptions((await bar()).getByLabelText('Set status'), 'Requested');
  await user.click(await screen.findByRole('button', { name: 'Set to Requested' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('1 booking set to Requested'));
  expect(api.updateEntity).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
