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

/** Returns the rows of the image. */
async function draw(booking: MyBooking): Promise<readonly (readonly [string, string])[]> {
  Object.assign(URL, { createObjectURL: () => 'blob:image', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderPage(<Save booking={booking} />);
  await act(async () => screen.getByRole('button').click());
  return jest.mocked(drawTicket).mock.lastCall?.[0].rows ?? [];
}

test.each(PICKUP_EXAMPLES)('tells every detail of a pick-up at the place $place, without the note', async (example) => {
  const rows = await draw(sampleMyBooking(example.details));
  const values = rows.map(([, value]) => value);
  expect(values).toEqual(expect.arrayContaining([expect.stringContaining('10:30 AM'), ...example.told]));
  expect(values).not.toContain(example.details.note);
});
