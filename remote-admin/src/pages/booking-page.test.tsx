import { fireEvent, screen, within } from '@testing-library/react';
import { ApiError } from 'shared-kit/api-client';
import { BOOKING, bookings, CAR, fakeApi } from '../testing/examples.ts';
import { address, renderConsole } from '../testing/render-console.tsx';

/** A card of the booking, once it has arrived. */
async function region(name: string): Promise<HTMLElement> {
  await screen.findByRole('region', { name: /^Booking #/ });
  return screen.getByRole('region', { name });
}

test('shows all cards of a booking', async () => {
  renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING] }));
  const booking = await screen.findByRole('region', { name: 'Booking #AB1-2CD' });
  expect(booking).toHaveTextContent('Requested: 1 Oct 2026, 13:05');
  const customer = await region('Customer Info');
  expect(customer).toHaveTextContent(/Amélie Laurent.*amelie@example.com.*\+33 1 99 00 10 21.*DL:12AB34567/);
  const period = await region('Rental Period');
  expect(period).toHaveTextContent(/24 Oct 2026.*26 Oct 2026.*3 day\(s\)/);
  const vehicle = await region('Vehicle Info');
  expect(await within(vehicle).findByRole('img', { name: 'Dacia Duster' })).toBeInTheDocument();
  expect(vehicle).toHaveTextContent(/Dacia Duster.*SUV.*5.*Manual.*Diesel/);
  const payment = await region('Payment Summary');
  expect(payment).toHaveTextContent(/\$42.*3.*\$126.*Payment will be processed upon vehicle return\./);
});

test('a licence that was never given', async () => {
  renderConsole('/admin/bookings/7', fakeApi({ bookings: [{ ...BOOKING, driverLicense: '' }] }));
  expect(await region('Customer Info')).toHaveTextContent('DL:Not provided');
});

test('a picture that does not load gives way to an outline', async () => {
  renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING] }));
  fireEvent.error(await screen.findByRole('img', { name: 'Dacia Duster' }));
  expect(screen.getByRole('img', { name: 'Dacia Duster, no picture yet' })).toBeInTheDocument();
});

test('a car that is gone leaves the booking readable', async () => {
  renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING], cars: [] }));
  expect(await screen.findByRole('img', { name: `${CAR.CarId}, no picture yet` })).toBeInTheDocument();
  expect(await region('Payment Summary')).toHaveTextContent('$126');
});

test('says that it loads', async () => {
  const api = fakeApi({ bookings: [BOOKING] });
  api.getEntity.mockReturnValue(new Promise(() => undefined));
  renderConsole('/admin/bookings/7', api);
  expect(await screen.findByText('Loading the booking')).toBeInTheDocument();
});

test('a booking that there is not', async () => {
  renderConsole('/admin/bookings/8', fakeApi({ bookings: [BOOKING] }));
  expect(await screen.findByRole('heading', { name: 'Booking Not Found' })).toBeInTheDocument();
  expect(screen.getByText('The requested booking could not be found.')).toBeInTheDocument();
});

test('a booking that cannot be read now', async () => {
  const api = fakeApi({ bookings: [BOOKING] });
  api.getEntity.mockRejectedValueOnce(new ApiError(0, 'We could not reach the server.'));
  const { user } = renderConsole('/admin/bookings/7', api);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await region('Customer Info')).toBeInTheDocument();
});

test('the way back leads to the page of bookings that it was opened from', async () => {
  const { user } = renderConsole('/admin?page=2&sort=id', fakeApi({ bookings: bookings(8) }));
  await user.click(await screen.findByRole('link', { name: '8' }));
  await user.click(await screen.findByRole('link', { name: 'All Bookings' }));
  expect(address()).toBe('/admin?page=2&sort=id');
});
