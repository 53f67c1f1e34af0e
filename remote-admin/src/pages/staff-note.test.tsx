import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-kit/api-client';
import type { Booking } from 'shared-kit/domain';
import { BOOKING, fakeApi } from '../testing/examples.ts';
import { renderConsole, silenceErrors } from '../testing/render-console.tsx';

const NOTED: Booking = { ...BOOKING, note: 'Two suitcases', staffNote: 'Child seat last time' };

/** Opens the page of a booking and returns its card with the staff note. */
async function openCard(store: { bookings: Booking[] }) {
  const api = fakeApi(store);
  const opened = await renderConsole('/admin/bookings/7', api);
  const card = within(await screen.findByRole('region', { name: 'Staff note' }));
  return { ...opened, api, card };
}

test("the note of staff stands beside the customer's", async () => {
  const { card } = await openCard({ bookings: [NOTED] });
  expect(card.getByText('Child seat last time')).toBeVisible();
  expect(card.getByText('For staff only: the customer never sees this note.')).toBeVisible();
  const pickup = screen.getByRole('region', { name: 'Pick-up Details' });
  expect(within(pickup).getByText("Customer's note").nextElementSibling).toHaveTextContent(/^Two suitcases$/);
});

test('it is edited in place, based on the text that was seen', async () => {
  const { card, user, api, toasts } = await openCard({ bookings: [BOOKING] });
  await user.click(card.getByRole('button', { name: 'Write a note' }));
  expect(card.getByRole('textbox', { name: 'Staff note' })).toHaveFocus();
  await user.type(card.getByRole('textbox', { name: 'Staff note' }), 'Pays in cash');
  await user.click(card.getByRole('button', { name: 'Save' }));
  expect(api.updateEntity).toHaveBeenCalledWith('CarsBooking', {
    id: 7,
    staffNote: 'Pays in cash',
    basedOn: { staffNote: null },
  });
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('Staff note saved', 'AB1-2CD: Amélie Laurent'));
  expect(await card.findByText('Pays in cash')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith('Undone', 'AB1-2CD: Amélie Laurent'));
  const before = { id: 7, staffNote: null, basedOn: { staffNote: 'Pays in cash' } };
  expect(api.updateEntity).toHaveBeenLastCalledWith('CarsBooking', before);
});

test('it is not taken back when a colleague has changed it since', async () => {
  silenceErrors();
  const { card, user, api, toasts } = await openCard({ bookings: [BOOKING] });
  await user.click(card.getByRole('button', { name: 'Write a note' }));
  await user.type(card.getByRole('textbox', { name: 'Staff note' }), 'Pays in cash');
  await user.click(card.getByRole('button', { name: 'Save' }));
  await card.findByText('Pays in cash');
  api.updateEntity.mockRejectedValueOnce(new ApiError(409, 'Look again', { meta: { type: 'booking_changed' } }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const reason = expect.stringMatching(/^The change could not be undone\. ./);
  await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Error', reason));
});

test("a colleague's text is shown beside one's own, and replaced only by saving again", async () => {
  const store = { bookings: [NOTED] };
  const { card, user, api } = await openCard(store);
  await user.click(card.getByRole('button', { name: 'Edit note' }));
  const field = card.getByRole('textbox', { name: 'Staff note' });
  await user.type(field, ', and a GPS');
  store.bookings = [{ ...NOTED, staffNote: 'Two child seats' }];
  api.updateEntity.mockRejectedValueOnce(new ApiError(409, 'Look again', { meta: { type: 'booking_changed' } }));
  await user.click(card.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(card.getByRole('alert')).toHaveTextContent('A colleague has changed this note meanwhile: Two child seats'),
  );
  expect(field).toHaveValue('Child seat last time, and a GPS');
  await user.click(await card.findByRole('button', { name: 'Save' }));
  expect(api.updateEntity).toHaveBeenLastCalledWith('CarsBooking', {
    id: 7,
    staffNote: 'Child seat last time, and a GPS',
    basedOn: { staffNote: 'Two child seats' },
  });
});

test('the list of bookings marks it', async () => {
  const { user } = await renderConsole('/admin', fakeApi({ bookings: [NOTED] }));
  await user.hover(await screen.findByRole('button', { name: 'Staff note: Child seat last time' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Child seat last time');
});
