import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MyBooking } from 'shared-kit/api-client';
import { BOOKED_COOKIE } from 'shared-kit/domain';
import { PICKUP_EXAMPLES } from 'shared-kit/testing/pickup-examples.ts';
import { setCookie } from 'shared-kit/testing/set-cookie.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { myBookingsServer, sampleMyBooking } from '../../testing/sample-my-booking.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';

const booking = sampleBooking({ confirmationCode: 'K7M-2P9' });
const CHOSEN = { CarId: booking.carId, name: 'Dacia Duster' };

function start(clipboard?: { writeText: (text: string) => Promise<void> }) {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const onClose = jest.fn();
  renderPage(<ConfirmationDialog booking={booking} chosen={CHOSEN} onClose={onClose} />);
  const copy = async () => {
    // Inside `act`, because the browser's response is asynchronous.
    await act(async () => screen.getByRole('button', { name: 'Copy' }).click());
  };
  return { user, copy, onClose, pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)) };
}

afterEach(() => {
  jest.useRealTimers();
  setCookie(BOOKED_COOKIE, '');
});

test('shows the code and the rental', () => {
  start();
  const dialog = screen.getByRole('dialog', { name: 'Booking Confirmed!' });
  expect(dialog).toHaveTextContent('Your car rental has been successfully booked.');
  expect(screen.getByText('K7M-2P9')).toBeInTheDocument();
  const row = (name: string) => screen.getByText(name).nextSibling;
  expect(row('Car')).toHaveTextContent('Dacia Duster');
  expect(row('Price')).toHaveTextContent('$126 ($42 per day)');
  expect(row('Duration')).toHaveTextContent('3 day(s)');
  expect(row('Pickup')).toHaveTextContent('Mon, 14 Dec 2026');
  expect(row('Drop-off')).toHaveTextContent('Wed, 16 Dec 2026');
  expect(dialog).not.toHaveTextContent(/request/i);
  expect(screen.queryByText('Pick-up place')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See or change your booking' })).toHaveAttribute('href', '/my-booking');
});

const PROMISE = 'We get it ready and write to you at amina@example.com.';
const NO_PROMISE = 'nobody else can book it for your dates. We get it ready.';
const FAILURE = 'We could not send our last email to amina@example.com.';

test.each<[MyBooking['email'], text: string, missing: string]>([
  ['sent', PROMISE, FAILURE],
  ['waiting', PROMISE, 'has not gone out'],
  ['failing', `${NO_PROMISE}${FAILURE}`, 'write to you'],
  ['none', NO_PROMISE, 'write to you'],
  [undefined, NO_PROMISE, 'write to you'],
])('with an e-mail that is %s it announces one only if it goes out', async (email, text, missing) => {
  setCookie(BOOKED_COOKIE, '1');
  const own = sampleMyBooking({ confirmationCode: 'K7M-2P9', ...(email && { email }) });
  const server = myBookingsServer([own]);
  renderPage(<ConfirmationDialog booking={booking} chosen={CHOSEN} onClose={jest.fn()} />, {
    api: { myBookings: server },
  });
  expect(screen.getByRole('dialog')).toHaveTextContent(NO_PROMISE);
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(text));
  await waitFor(() => expect(server.list).toHaveBeenCalled());
  expect(screen.getByRole('dialog')).not.toHaveTextContent(missing);
});

test('while the e-mail waits it asks again, and says when it could not be sent', async () => {
  setCookie(BOOKED_COOKIE, '1');
  jest.useFakeTimers();
  const own = sampleMyBooking({ confirmationCode: 'K7M-2P9' });
  const list = jest
    .fn()
    .mockResolvedValueOnce({ bookings: [{ ...own, email: 'waiting' }] })
    .mockResolvedValue({ bookings: [{ ...own, email: 'failing' }] });
  renderPage(<ConfirmationDialog booking={booking} chosen={CHOSEN} onClose={jest.fn()} />, {
    api: { myBookings: myBookingsServer([own], { list }) },
  });
  const dialog = screen.getByRole('dialog');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(dialog).toHaveTextContent(PROMISE);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(dialog).toHaveTextContent(FAILURE);
  expect(dialog).not.toHaveTextContent('write to you');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(list).toHaveBeenCalledTimes(2);
});

test.each(PICKUP_EXAMPLES)('tells every detail of a pick-up at the place $place', ({ details, told }) => {
  renderPage(<ConfirmationDialog booking={{ ...booking, ...details }} chosen={CHOSEN} onClose={jest.fn()} />);
  const row = (name: string) => screen.getByText(name).nextSibling;
  expect(row('Pickup')).toHaveTextContent('10:30 AM');
  for (const text of told) expect(row('Pick-up place')).toHaveTextContent(text);
  expect(row('Note')).toHaveTextContent(String(details.note));
});

test('copies the code and confirms it for two seconds', async () => {
  const writeText = jest.fn(async () => undefined);
  const { copy, pass } = start({ writeText });
  await copy();
  expect(writeText).toHaveBeenCalledWith('K7M-2P9');
  expect(screen.getByText('Copied to clipboard!')).toBeInTheDocument();
  pass(1999);
  expect(screen.getByText('Copied to clipboard!')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Copied to clipboard!')).not.toBeInTheDocument();
});

test.each([
  ['refuses', { writeText: async () => Promise.reject(new Error('denied')) }],
  ['has no clipboard', undefined],
])('in a browser that %s the code is selected instead of copied', async (_name, clipboard) => {
  const { copy } = start(clipboard);
  await copy();
  expect(screen.getByText(/Your browser did not let us copy/)).toBeInTheDocument();
  expect(String(getSelection())).toBe('K7M-2P9');
});

test('opens WhatsApp in a new tab with the booking, and closes after a second', async () => {
  const { user, onClose, pass } = start();
  const link = screen.getByRole('link', { name: 'Continue on WhatsApp' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Confirmation code: K7M-2P9');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  pass(999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each(['Close', 'Close dialog'])('%s closes', async (name) => {
  const { user, onClose } = start();
  await user.click(screen.getByRole('button', { name }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
