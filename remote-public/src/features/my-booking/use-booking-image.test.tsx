import { act, screen } from '@testing-library/react';
import type { MyBooking } from 'shared-kit/api-client';
import { PICKUP_EXAMPLES } from 'shared-kit/testing/pickup-examples.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { sampleMyBooking } from '../../testing/sample-my-booking.ts';
import { drawTicket } from './draw-ticket.ts';
import { useBookingImage } from './use-booking-image.ts';

// jsdom has no canvas.
jest.mock('./draw-ticket.ts', () => ({ drawTicket: jest.fn(async () => new Blob()) }));

function Save({ booking }: { readonly booking: MyBooking }) {
  const save = useBookingImage(booking);
  return (
    <button type="button" onClick={() => void save()}>
      Save
    </button>
  );
}

/** Returns what the image shows. */
async function draw(booking: MyBooking) {
  Object.assign(URL, { createObjectURL: () => 'blob:image', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderPage(<Save booking={booking} />);
  await act(async () => screen.getByRole('button').click());
  const drawn = jest.mocked(drawTicket).mock.lastCall?.[0];
  if (!drawn) throw new Error('Nothing is drawn');
  return drawn;
}

test.each(PICKUP_EXAMPLES)('tells every detail of a pick-up at the place $place, without the note', async (example) => {
  const { rows } = await draw(sampleMyBooking(example.details));
  const values = rows.map(([, value]) => value);
  expect(values).toEqual(expect.arrayContaining([expect.stringContaining('10:30 AM'), ...example.told]));
  expect(values).not.toContain(example.details.note);
});

const PRICED = sampleMyBooking({
  totalPrice: 215.5,
  days: 5,
  lines: [
    { kind: 'rental', code: '1', label: 'Summer', quantity: 5, unitAmount: 42.5, amount: 212.5 },
    { kind: 'place', code: 'pickup', label: 'Airport', quantity: 1, unitAmount: 3, amount: 3 },
  ],
  terms: { deposit: 500, excess: 900, minAge: 21 },
});

test('shows the lines of the price, its total, deposit and excess', async () => {
  const { amounts, terms } = await draw(PRICED);
  expect(amounts).toEqual([
    ['Summer, $42.50 x 5 days', '$212.50'],
    ['Delivery: Airport', '$3'],
    ['Total', '$215.50'],
  ]);
  expect(terms).toEqual([
    ['Deposit', '$500, held during the rental and given back'],
    ['Excess', 'You pay at most $900 for damage'],
  ]);
});

test('shows nothing to pay of a canceled booking', async () => {
  expect(await draw({ ...PRICED, status: 'canceled' })).toMatchObject({ amounts: [], terms: [] });
});
