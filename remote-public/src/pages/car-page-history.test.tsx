import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freezeClock } from '../testing/freeze-clock.ts';
import { renderCarPage } from '../testing/render-car-page.tsx';

const DATES = ['2026-12-14', '2026-12-16'] as const;
const ASKED = '/car/duster-1?pickupDate=2026-12-14&dropoffDate=2026-12-16';

beforeEach(() => freezeClock('2026-12-01T07:00:00Z'));

type View = ReturnType<typeof renderCarPage>;

const dialog = () => screen.queryByRole('dialog');
const bookNow = () => screen.findByRole('button', { name: 'Book Now' });

async function open() {
  await waitFor(async () => expect(await bookNow()).toBeEnabled());
  await userEvent.click(await bookNow());
}

/** Opens the page from another one, so that the history has a previous entry. */
async function arrive(): Promise<View> {
  const view = renderCarPage({ dates: DATES });
  await bookNow();
  await go(view, '/about');
  await go(view, ASKED);
  await open();
  return view;
}

const go = ({ address }: View, to: number | string) => act(async () => void address.go(to as never));

async function fill() {
  // Pasted: every typed character renders the dialog.
  const paste = async (label: string, text: string) => {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  };
  await paste('Full Name', 'Amina El Fassi');
  await paste('Email Address', 'amina@example.com');
  await paste('Phone Number', '+33 6 12 34 56 78');
  await paste("Driver's License Number", 'B 123456');
  await userEvent.click(screen.getByRole('checkbox'));
}

async function book() {
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm Booking' }));
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
}

test('Back closes the dialog and stays on the page, and Forward reopens it with its input', async () => {
  const view = await arrive();
  await userEvent.type(screen.getByLabelText('Full Name'), 'Amina');
  await go(view, -1);
  expect(dialog()).not.toBeInTheDocument();
  expect(view.address.current).toBe(ASKED);
  await go(view, 1);
  expect(screen.getByLabelText('Full Name')).toHaveValue('Amina');
});

test('closing the dialog removes its history entry', async () => {
  const view = await arrive();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
  await open();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Close dialog' }));
  expect(view.address.current).toBe(ASKED);
  await go(view, -1);
  expect(view.address.current).toBe('/about');
});

test('dates changed in the dialog apply to the page', async () => {
  const view = await arrive();
  const inside = within(dialog() as HTMLElement);
  await userEvent.click(inside.getByRole('button', { name: /^Rental dates/ }));
  await userEvent.click(inside.getByRole('button', { name: /, 21 December 2026/ }));
  await userEvent.click(inside.getByRole('button', { name: /, 22 December 2026/ }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await go(view, -1);
  expect(view.address.current).toBe('/car/duster-1?pickupDate=2026-12-21&dropoffDate=2026-12-22');
  await go(view, -1);
  expect(view.address.current).toBe('/about');
});

test('the calendar of the page shows the month of dates that were chosen in the dialog', async () => {
  await arrive();
  const inside = within(dialog() as HTMLElement);
  await userEvent.click(inside.getByRole('button', { name: /^Rental dates/ }));
  for (let months = 0; months < 3; months += 1)
    await userEvent.click(inside.getByRole('button', { name: /next month/i }));
  await userEvent.click(inside.getByRole('button', { name: /, 21 March 2027/ }));
  await userEvent.click(inside.getByRole('button', { name: /, 22 March 2027/ }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: /, 21 March 2027, pick-up/ })).toBeInTheDocument();
});

test('Back closes the confirmation, the dates stay cleared, and Forward shows the code again', async () => {
  const view = await arrive();
  await book();
  await go(view, -1);
  expect(dialog()).not.toBeInTheDocument();
  expect(view.address.current).toBe('/car/duster-1');
  await go(view, 1);
  expect(screen.getByRole('dialog', { name: 'Booking Confirmed!' })).toBeInTheDocument();
  await go(view, -2);
  expect(view.address.current).toBe('/about');
});

test('the input survives navigation to another page and back, until the booking', async () => {
  const view = await arrive();
  await userEvent.type(screen.getByLabelText('Full Name'), 'Amina');
  await userEvent.keyboard('{Escape}');
  await go(view, '/about');
  await go(view, `/car/clio-1?pickupDate=${DATES[0]}&dropoffDate=${DATES[1]}`);
  await open();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Amina');
  await userEvent.clear(screen.getByLabelText('Full Name'));
  await book();
  await userEvent.keyboard('{Escape}');
  await go(view, '/about');
  await go(view, ASKED);
  await open();
  expect(screen.getByLabelText('Full Name')).toHaveValue('');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
