import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-kit/api-client';
import type { Booking } from 'shared-kit/domain';
import { BOOKING, EMAIL, fakeApi } from '../testing/examples.ts';
import { renderConsole, silenceErrors } from '../testing/render-console.tsx';

const OVER: Booking = { ...BOOKING, status: 'returned' };
const OTHERS: Booking[] = [
  { ...OVER, id: 8, confirmationCode: 'CD3-4EF' },
  { ...OVER, id: 9, confirmationCode: 'EF5-6GH', status: 'canceled' },
  { ...OVER, id: 10, confirmationCode: 'GH7-8JK', status: 'out' },
];

async function ask(api: ReturnType<typeof fakeApi>) {
  const rendered = await renderConsole('/admin/bookings/7', api);
  await rendered.user.click(await screen.findByText('Language, access, data'));
  await rendered.user.click(screen.getByRole('button', { name: 'Erase the customer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase the customer' });
  return { ...rendered, dialog: within(dialog) };
}

test('an owner erases the customer of a booking and of others that are chosen', async () => {
  const api = fakeApi({ bookings: [OVER, ...OTHERS], emails: [EMAIL] });
  const { user, dialog, toasts } = await ask(api);
  expect(dialog.getByText(/^Removed for good: name, contact details/)).toBeVisible();
  expect(dialog.getByText(/^What stays: car, days, price/)).toBeVisible();
  expect(await dialog.findByRole('checkbox', { name: /CD3-4EF/ })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /GH7-8JK/ })).toBeDisabled();
  expect(dialog.queryByRole('checkbox', { name: /AB1-2CD/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: /EF5-6GH/ }));
  await user.click(dialog.getByRole('button', { name: 'Erase the customer' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('The customer was erased'));
  expect(api.eraseBookings).toHaveBeenCalledWith([7, 8]);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Customer Info' })).toHaveTextContent(/^.*NameErased/));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Erase the customer' })).not.toBeInTheDocument());
  await waitFor(() => expect(document.body).not.toHaveTextContent(BOOKING.customerEmail));
  for (const name of ['Send Email', 'End access'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(document.body.innerHTML).not.toMatch(/amelie|Laurent|99 00 10 21/i);
});

test('a booking that is not over is not erased: the dialog says why', async () => {
  const { dialog } = await ask(fakeApi({ bookings: [{ ...BOOKING, status: 'out' }] }));
  expect(await dialog.findByText(/^Only a booking that is returned or canceled can be erased/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Erase the customer' })).toBeDisabled();
});

test('a failure keeps the dialog, with the reason', async () => {
  silenceErrors();
  const api = fakeApi({ bookings: [OVER] });
  api.eraseBookings.mockRejectedValueOnce(
    new ApiError(409, 'Its customer is still needed', { meta: { type: 'booking_open' } }),
  );
  const { user, dialog } = await ask(api);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Erase the customer' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Erase the customer' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Its customer is still needed');
});

test('bookings that cannot be read are not erased', async () => {
  silenceErrors();
  const api = fakeApi({ bookings: [OVER] });
  api.listBookingsOfPerson.mockRejectedValueOnce(new ApiError(500, 'Internal Server Error'));
  const { dialog } = await ask(api);
  expect(await dialog.findByRole('alert')).toHaveTextContent('The bookings of this customer could not be loaded');
  expect(dialog.getByRole('button', { name: 'Erase the customer' })).toBeDisabled();
});

test('agents and older hosts have no button', async () => {
  const { user, close } = await renderConsole('/admin/bookings/7', fakeApi({ bookings: [OVER] }), 'en', 'agent');
  await user.click(await screen.findByText('Language, access, data'));
  expect(screen.queryByRole('button', { name: 'Erase the customer' })).not.toBeInTheDocument();
  close();
  const { eraseBookings: _, ...older } = fakeApi({ bookings: [OVER] });
  const shown = await renderConsole('/admin/bookings/7', older);
  await shown.user.click(await screen.findByText('Language, access, data'));
  expect(screen.queryByRole('button', { name: 'Erase the customer' })).not.toBeInTheDocument();
});

test('the list names an erased customer', async () => {
  await renderConsole('/admin', fakeApi({ bookings: [{ ...OVER, customerName: '', customerPhone: '' }] }));
  expect((await screen.findByRole('link', { name: '7' })).closest('tr')).toHaveTextContent('Erased');
});
