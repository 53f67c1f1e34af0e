import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type ErrorBody } from 'shared-kit/api-client';
import { type BookedPeriod, type BookingRequest, CONTACT_FIELD_LIST } from 'shared-kit/domain';
import { PICKUP_EXAMPLES } from 'shared-kit/testing/pickup-examples.ts';
import { CONTACT_LABELS } from 'shared-kit/ui';
import { freezeClock } from '../testing/freeze-clock.ts';
import { renderCarPage } from '../testing/render-car-page.tsx';
import { sampleBooking } from '../testing/sample-booking.ts';
import { sampleCar } from '../testing/sample-car.ts';

const DATES = ['2026-12-14', '2026-12-16'] as const;
const CODE = /^[A-Z0-9]{3}-[A-Z0-9]{3}$/;

const mockCalendarRendered = jest.fn();
jest.mock('../ui/range-calendar.tsx', () => {
  const { RangeCalendar } = jest.requireActual<typeof import('../ui/range-calendar.tsx')>('../ui/range-calendar.tsx');
  return {
    RangeCalendar(props: Parameters<typeof RangeCalendar>[0]) {
      mockCalendarRendered();
      return RangeCalendar(props);
    },
  };
});

beforeEach(() => freezeClock('2026-12-01T07:00:00Z'));
afterEach(() => jest.restoreAllMocks());

const dialog = () => screen.getByRole('dialog', { name: 'Complete Your Booking' });
const field = (label: string) => within(dialog()).getByLabelText(label);
const confirm = () => within(dialog()).getByRole('button', { name: 'Confirm Booking' });
const confirmation = () => screen.findByRole('dialog', { name: 'Booking Confirmed!' });
const refuse = (status: number, message: string, meta: ErrorBody['meta'] = {}) =>
  new ApiError(status, message, { message, meta });

async function openDialog() {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book Now' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  return dialog();
}

async function fill({ agree = true } = {}) {
  // Pasted: every typed character renders the dialog.
  const paste = async (label: string, text: string) => {
    await userEvent.click(field(label));
    await userEvent.paste(text);
  };
  await paste('Full Name', ' Amina El Fassi ');
  await paste('Email Address', 'amina@example.com');
  await paste('Phone Number', '+33 6 12 34 56 78');
  await paste("Driver's License Number", 'B 123456');
  if (agree) await userEvent.click(within(dialog()).getByRole('checkbox'));
}

function expectNothingLost() {
  expect(field('Full Name')).toHaveValue(' Amina El Fassi ');
  expect(field('Email Address')).toHaveValue('amina@example.com');
  expect(field('Phone Number')).toHaveValue('+33 6 12 34 56 78');
  expect(field("Driver's License Number")).toHaveValue('B 123456');
  expect(within(dialog()).getByRole('checkbox')).toBeChecked();
}

const sentBookings = ({ createBooking }: { createBooking: unknown }) =>
  (createBooking as jest.Mock).mock.calls.map(([request]) => request as BookingRequest);

test("the dialog shows the car, its dates, their count and the total with the booking's currency sign", async () => {
  renderCarPage({ dates: DATES });
  const opened = await openDialog();
  expect(opened).toHaveTextContent('Dacia Duster');
  expect(opened).toHaveTextContent('$42 per day');
  expect(opened).toHaveTextContent('Mon 14 Dec – Wed 16 Dec3 days');
  expect(opened).toHaveTextContent('Total $126');
});

test('every contact field is shown, kept when the dialog closes, and sent', async () => {
  const { server } = renderCarPage({ dates: DATES });
  await openDialog();
  const contact = Object.fromEntries(CONTACT_FIELD_LIST.map(([name, { example }]) => [name, example]));
  const input = (label: string) => within(dialog()).getByRole('textbox', { name: new RegExp(`^${label}`) });
  for (const [name, { example, optional = false }] of CONTACT_FIELD_LIST) {
    const label = CONTACT_LABELS[name].defaultMessage;
    expect([label, input(label).hasAttribute('required')]).toEqual([label, !optional]);
    expect(input(label)).toHaveAccessibleName(optional ? `${label} (optional)` : label);
    fireEvent.change(input(label), { target: { value: example } });
  }
  await userEvent.keyboard('{Escape}');
  await openDialog();
  for (const [name, { example }] of CONTACT_FIELD_LIST)
    expect([name, input(CONTACT_LABELS[name].defaultMessage)]).toEqual([
      name,
      expect.objectContaining({ value: example }),
    ]);
  await userEvent.click(within(dialog()).getByRole('checkbox'));
  await userEvent.click(confirm());
  await confirmation();
  expect(sentBookings(server)[0]).toMatchObject(contact);
});

test('a form that was opened without dates stays when they are chosen', async () => {
  const { address } = renderCarPage();
  const entry = { replace: true, state: { dialog: 'booking' } };
  await screen.findByRole('heading', { level: 1, name: 'Dacia Duster' });
  await act(async () => address.go('/car/duster-1', entry));
  await screen.findByRole('dialog', { name: 'Complete Your Booking' });
  const name = field('Full Name');
  await act(async () => address.go(`/car/duster-1?pickupDate=${DATES[0]}&dropoffDate=${DATES[1]}`, entry));
  await waitFor(() => expect(dialog()).toHaveTextContent('Total $126'));
  expect(field('Full Name')).toBe(name);
});

test('typing does not render the calendar of the page, whose days are many', async () => {
  renderCarPage({ dates: DATES });
  await openDialog();
  mockCalendarRendered.mockClear();
  await fill();
  expectNothingLost();
  expect(mockCalendarRendered).not.toHaveBeenCalled();
});

test('each field has its input mode and autocomplete value', async () => {
  renderCarPage({ dates: DATES });
  await openDialog();
  const attributes = (label: string) =>
    ['type', 'inputmode', 'autocomplete'].map((name) => field(label).getAttribute(name));
  expect(attributes('Full Name')).toEqual(['text', 'text', 'name']);
  expect(attributes('Email Address')).toEqual(['email', 'email', 'email']);
  expect(attributes('Phone Number')).toEqual(['tel', 'tel', 'tel']);
  expect(attributes("Driver's License Number")).toEqual(['text', 'text', 'off']);
});

test('the terms open in a new tab', async () => {
  renderCarPage({ dates: DATES });
  await openDialog();
  for (const [name, address] of [
    [/^Terms of Service/, '/terms'],
    [/^Privacy Policy/, '/privacy'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('a booking is checked, sent and confirmed, and the dates are cleared', async () => {
  const { server, toasts, address } = renderCarPage({ dates: DATES });
  await openDialog();
  await fill();
  await userEvent.click(confirm());

  expect(await confirmation()).toHaveTextContent('Your car rental has been successfully booked.');
  expect(screen.queryByRole('dialog', { name: 'Complete Your Booking' })).not.toBeInTheDocument();
  const [sent] = sentBookings(server);
  expect(sent).toEqual({
    carId: 'duster-1',
    confirmationCode: expect.stringMatching(CODE),
    customerName: 'Amina El Fassi',
    customerEmail: 'amina@example.com',
    customerPhone: '+33 6 12 34 56 78',
    driverLicense: 'B 123456',
    pickupDate: '2026-12-14',
    dropoffDate: '2026-12-16',
    days: 3,
    unitPrice: 42,
    totalPrice: 126,
    locale: 'en',
  });
  expect(toasts.success).toHaveBeenCalledWith(
    'Booking Confirmed!',
    `Your confirmation code is ${sent?.confirmationCode}`,
  );
  await waitFor(() => expect(address.current).toBe('/car/duster-1'));
  // The calendar, the check before the booking, and the calendar again.
  expect(server.searchEntities).toHaveBeenCalledTimes(3);

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Book Now' })).toBeDisabled();
});

test('the searched pick-up time is shown on the page, in the dialog and in the confirmation', async () => {
  const { address } = renderCarPage({ dates: DATES, time: '10:00' });
  await openDialog();
  expect(screen.getByRole('button', { name: 'Pick-up Mon 14 Dec, 10:00 AM' })).toBeInTheDocument();
  expect(dialog()).toHaveTextContent('Mon 14 Dec, 10:00 AM – Wed 16 Dec');
  await fill();
  await userEvent.click(confirm());
  expect(within(await confirmation()).getByText('Pickup').nextSibling).toHaveTextContent(/14 Dec 2026, 10:00 AM$/);
  const message = screen.getByRole('link', { name: 'Continue on WhatsApp' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(message)).toContain('Pickup date: 14 Dec 2026, 10:00 AM\n');
  expect(address.current).toBe('/car/duster-1?pickupTime=10%3A00');
});

const pickupDetails = () => within(dialog()).getByText('Pick-up details').closest('details') as HTMLDetailsElement;
const choose = (label: string, option: string) => userEvent.selectOptions(field(label), option);

test('the pick-up details are folded away, kept when the dialog closes, sent, and shown in confirmation and chat', async () => {
  const { server } = renderCarPage({ dates: DATES });
  await openDialog();
  expect(pickupDetails()).not.toHaveAttribute('open');
  await userEvent.click(within(dialog()).getByText('Pick-up details'));
  expect(pickupDetails()).toHaveAttribute('open');
  await choose('Pick-up time', '10:30 AM');
  expect(dialog()).toHaveTextContent('Mon 14 Dec, 10:30 AM – Wed 16 Dec');
  expect(field('Pick-up place')).toHaveDisplayValue('At the agency');
  expect(within(dialog()).queryByLabelText(/Flight number/)).not.toBeInTheDocument();
  await choose('Pick-up place', 'Marrakech Menara airport');
  await userEvent.type(field('Flight number (optional)'), ' at  641');
  await userEvent.type(field('Note (optional)'), 'Two suitcases ');
  await userEvent.keyboard('{Escape}');
  await openDialog();
  expect(field('Flight number (optional)')).toHaveValue(' at  641');
  await fill();
  await userEvent.click(confirm());
  const ticket = await confirmation();
  expect(sentBookings(server)[0]).toMatchObject({
    pickupTime: '10:30',
    pickupPlace: 'airport',
    flightNumber: 'AT 641',
    note: 'Two suitcases',
  });
  expect(within(ticket).getByText('Pick-up place').nextSibling).toHaveTextContent(
    'Marrakech Menara airport, flight AT 641',
  );
  expect(within(ticket).getByText('Note').nextSibling).toHaveTextContent('Two suitcases');
  const message = screen.getByRole('link', { name: 'Continue on WhatsApp' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(message)).toMatch(
    /Pickup date: 14 Dec 2026, 10:30 AM\n.*\nPickup place: Marrakech Menara airport, flight AT 641\nNote: Two suitcases\nMy booking: /,
  );
});

test.each(PICKUP_EXAMPLES)('every detail of a pick-up at the place $place is sent', async ({ place, details }) => {
  const { server } = renderCarPage({ dates: DATES });
  await openDialog();
  const { pickupPlace, ...others } = details;
  for (const [name, value] of [['pickupPlace', pickupPlace], ...Object.entries(others)])
    fireEvent.change(pickupDetails().querySelector(`[name=${name}]`) as Element, { target: { value } });
  await fill();
  await userEvent.click(confirm());
  await confirmation();
  expect(sentBookings(server)[0]).toMatchObject(place === 'agency' ? others : details);
});

test('the fields of another place are neither shown nor sent', async () => {
  const { server } = renderCarPage({ dates: DATES });
  await openDialog();
  await choose('Pick-up place', 'Marrakech Menara airport');
  await userEvent.type(field('Flight number (optional)'), '!');
  await choose('Pick-up place', 'At the agency');
  await fill();
  await userEvent.click(confirm());
  await confirmation();
  expect(sentBookings(server)[0]).not.toHaveProperty('pickupPlace');
  expect(sentBookings(server)[0]).not.toHaveProperty('flightNumber');
});

test('an invalid detail opens the pick-up details and gets the focus', async () => {
  const { server } = renderCarPage({ dates: DATES });
  await openDialog();
  await choose('Pick-up place', 'At a hotel or riad');
  await fill();
  expect(pickupDetails()).not.toHaveAttribute('open');
  await userEvent.click(confirm());
  expect(pickupDetails()).toHaveAttribute('open');
  expect(field('Hotel or riad')).toHaveFocus();
  expect(field('Hotel or riad')).toHaveAccessibleDescription(
    /Please enter the name or address of the hotel or riad\.$/,
  );
  await choose('Pick-up place', 'Marrakech Menara airport');
  await userEvent.type(field('Flight number (optional)'), '?');
  await userEvent.click(confirm());
  expect(field('Flight number (optional)')).toHaveAccessibleDescription(/does not look like a flight number/);
  expect(server.createBooking).not.toHaveBeenCalled();
});

test('a time outside the opening hours is explained and accepted', async () => {
  const { server } = renderCarPage({ dates: DATES });
  await openDialog();
  await choose('Pick-up time', '11:40 PM');
  expect(field('Pick-up time')).toHaveAccessibleDescription(
    /^We are open from 7:00\u00a0AM to 10:00\u00a0PM ?\. For 11:40\u00a0PM we call you to arrange it\.$/,
  );
  expect(field('Pick-up time')).not.toHaveAttribute('aria-invalid');
  await fill();
  await userEvent.click(confirm());
  await confirmation();
  expect(sentBookings(server)[0]).toMatchObject({ pickupTime: '23:40' });
});

test('the searched time can be taken back', async () => {
  const { server } = renderCarPage({ dates: DATES, time: '10:00' });
  await openDialog();
  expect(field('Pick-up time')).toHaveDisplayValue('10:00 AM');
  await choose('Pick-up time', 'Not decided yet');
  expect(dialog()).toHaveTextContent('Mon 14 Dec – Wed 16 Dec');
  await fill();
  await userEvent.click(confirm());
  await confirmation();
  expect(sentBookings(server)[0]).not.toHaveProperty('pickupTime');
});

test('an e-mail address that looks mistyped is asked about once it was left, and accepted', async () => {
  const { server } = renderCarPage({ dates: DATES });
  await openDialog();
  const question = () => within(dialog()).queryByText(/Did you mean/);
  await fill();
  await userEvent.clear(field('Email Address'));
  await userEvent.type(field('Email Address'), 'amina@gmial.com');
  expect(question()).not.toBeInTheDocument();
  await userEvent.tab();
  expect(question()?.parentElement).toHaveTextContent('Did you mean amina@gmail.com?');
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Yes, use this address' }));
  expect(field('Email Address')).toHaveValue('amina@gmail.com');
  expect(field('Email Address')).toHaveFocus();
  expect(question()).not.toBeInTheDocument();
  await userEvent.type(field('Email Address'), '{Backspace}');
  await userEvent.click(confirm());
  await confirmation();
  expect(sentBookings(server)[0]).toMatchObject({ customerEmail: 'amina@gmail.co' });
});

test('the country of a phone number that may be of several is asked for, and chosen by one press', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'en']);
  const { server } = renderCarPage({ dates: DATES });
  await openDialog();
  const choices = () => within(dialog()).queryAllByRole('button', { name: /\+\d+$/ });
  await fill();
  await userEvent.clear(field('Phone Number'));
  await userEvent.type(field('Phone Number'), '06 12 34 56 78');
  expect(choices()).toEqual([]);
  await userEvent.tab();
  expect(choices().map(({ textContent }) => textContent)).toEqual(['Morocco +212', 'France +33']);
  await userEvent.click(confirm());
  expect(server.createBooking).not.toHaveBeenCalled();
  expect(field('Phone Number')).toHaveFocus();
  expect(field('Phone Number')).toHaveAccessibleDescription(/choose the country/);

  await userEvent.tab();
  expect(choices()[0]).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(field('Phone Number')).toHaveValue('+33 6 12 34 56 78');
  expect(field('Phone Number')).toHaveFocus();
  expect(field('Phone Number')).not.toBeInvalid();
  expect(choices()).toEqual([]);
  await userEvent.click(confirm());
  await confirmation();
  expect(sentBookings(server)[0]).toMatchObject({ customerPhone: '+33 6 12 34 56 78' });
});

test('a number of one likely country is sent as it was typed', async () => {
  const { server } = renderCarPage({ dates: DATES });
  await openDialog();
  await fill();
  await userEvent.clear(field('Phone Number'));
  await userEvent.type(field('Phone Number'), '06 12 34 56 78');
  await userEvent.click(confirm());
  await confirmation();
  expect(sentBookings(server)[0]).toMatchObject({ customerPhone: '06 12 34 56 78' });
});

test('without accepted terms nothing is sent, and a toast shows the reason', async () => {
  const { server, toasts } = renderCarPage({ dates: DATES });
  await openDialog();
  await fill({ agree: false });
  await userEvent.click(confirm());
  expect(toasts.error).toHaveBeenCalledWith('Terms Required', 'Please agree to the terms and conditions');
  expect(server.createBooking).not.toHaveBeenCalled();
  const terms = within(dialog()).getByRole('checkbox');
  expect(terms).toHaveFocus();
  expect(terms).toHaveAccessibleDescription(/Please tick the box/);
  await userEvent.click(terms);
  expect(terms).not.toHaveAccessibleDescription();
});

test('missing terms are marked together with the other fields, without a toast', async () => {
  const { toasts } = renderCarPage({ dates: DATES });
  await openDialog();
  await userEvent.click(confirm());
  expect(field('Full Name')).toHaveFocus();
  expect(within(dialog()).getByRole('checkbox')).toHaveAccessibleDescription(/Please tick the box/);
  expect(toasts.error).not.toHaveBeenCalled();
});

test('without dates nothing is sent, and a toast shows the reason', async () => {
  const period = { carId: 'duster-1', pickupDate: DATES[0], dropoffDate: DATES[0], status: 'requested' } as const;
  const searchEntities = jest
    .fn()
    .mockResolvedValueOnce({ data: [] })
    .mockResolvedValue({ data: [period] });
  const { toasts } = renderCarPage({ dates: DATES, api: { searchEntities } });
  await openDialog();
  await fill();
  await userEvent.click(confirm());
  expect(toasts.error).toHaveBeenCalledWith('Booking Failed', 'The car is not available for this period');
  // With the refreshed periods the dates are rejected, and the field shows why.
  expect(await within(dialog()).findByText('The selected range includes unavailable dates')).toBeInTheDocument();
  expect(within(dialog()).getByRole('button', { name: /Pick a date range/ })).toBeInTheDocument();
  expectNothingLost();
  await userEvent.click(confirm());
  expect(toasts.error).toHaveBeenLastCalledWith('Missing Information', 'Please complete the search form first');
});

test('after a concurrent booking, one press selects other dates, and the input is kept for them', async () => {
  const dismiss = jest.fn();
  const period = { carId: 'duster-1', pickupDate: DATES[1], dropoffDate: DATES[1], status: 'requested' } as const;
  const searchEntities = jest
    .fn()
    .mockResolvedValueOnce({ data: [] })
    .mockResolvedValueOnce({ data: [period] })
    .mockResolvedValueOnce({ data: [period] })
    .mockResolvedValue({ data: [] });
  const { server, toasts, address } = renderCarPage({ dates: DATES, api: { searchEntities } });
  jest.mocked(toasts.error).mockReturnValue(dismiss);
  await openDialog();
  await fill();
  await userEvent.click(confirm());
  expect(await within(dialog()).findByText('The car is not available for this period')).toBeInTheDocument();
  // The dates stay chosen when the calendar has the rival's booking, too.
  await within(dialog()).findByText('The selected range includes unavailable dates');
  expect(dismiss).not.toHaveBeenCalled();
  await userEvent.click(await within(dialog()).findByRole('link', { name: '12 Dec – 14 Dec' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
  expect(address.current).toBe('/car/duster-1?pickupDate=2026-12-12&dropoffDate=2026-12-14');
  expect(confirm()).toHaveFocus();
  expectNothingLost();
  expect(within(dialog()).queryByText('The car is not available for this period')).not.toBeInTheDocument();
  await userEvent.click(confirm());
  await confirmation();
  expect(sentBookings(server)[0]).toMatchObject({ pickupDate: '2026-12-12', dropoffDate: '2026-12-14' });
});

test('errors are shown at their fields, and the first invalid field gets the focus', async () => {
  const { server } = renderCarPage({ dates: DATES });
  await openDialog();
  await userEvent.type(field('Full Name'), 'Amina');
  await userEvent.type(field('Email Address'), 'amina@');
  await userEvent.click(confirm());
  expect(field('Full Name')).not.toHaveAttribute('aria-invalid');
  expect(field('Email Address')).toHaveAttribute('aria-invalid', 'true');
  expect(field('Email Address')).toHaveAccessibleDescription(/does not look like an email address/);
  expect(field('Email Address')).toHaveFocus();
  expect(field("Driver's License Number")).toHaveAccessibleDescription("Please enter your driver's license number.");

  await userEvent.type(field('Email Address'), 'example.com');
  expect(field('Email Address')).not.toHaveAttribute('aria-invalid');
  expect(field('Email Address')).toHaveFocus();
  expect(server.createBooking).not.toHaveBeenCalled();
});

test('too long a text shows an error and is not truncated', async () => {
  renderCarPage({ dates: DATES });
  await openDialog();
  await userEvent.click(field('Full Name'));
  await userEvent.paste('x'.repeat(200));
  await userEvent.click(confirm());
  expect(field('Full Name')).toHaveValue('x'.repeat(200));
  expect(field('Full Name')).toHaveAccessibleDescription('Please keep this to 120 characters.');
});

test("the server's errors are shown at their fields", async () => {
  const fields = {
    driverLicense: 'must not contain control characters',
    pickupDate: 'The pick-up date is in the past',
  };
  const { toasts } = renderCarPage({
    dates: DATES,
    api: { createBooking: async () => Promise.reject(refuse(400, 'Please check what was sent.', { fields })) },
  });
  await openDialog();
  await fill();
  await userEvent.click(confirm());
  await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Booking Failed', 'Please check what was sent.'));
  expect(field("Driver's License Number")).toHaveAccessibleDescription('must not contain control characters');
  expect(field("Driver's License Number")).toHaveFocus();
  expect(within(dialog()).getByText('The pick-up date is in the past')).toBeInTheDocument();
  expectNothingLost();
});

test('a double click, and Enter twice, book once', async () => {
  let answer: (booking: ReturnType<typeof sampleBooking>) => void = () => undefined;
  const createBooking = jest.fn(() => new Promise<ReturnType<typeof sampleBooking>>((resolve) => (answer = resolve)));
  renderCarPage({ dates: DATES, api: { createBooking } });
  await openDialog();
  await fill();
  await userEvent.dblClick(confirm());
  const button = await within(dialog()).findByRole('button', { name: 'Processing...' });
  await userEvent.click(button);
  await userEvent.type(field('Full Name'), '{Enter}{Enter}');
  await waitFor(() => expect(createBooking).toHaveBeenCalledTimes(1));
  await act(async () => answer(sampleBooking()));
  await confirmation();
  expect(createBooking).toHaveBeenCalledTimes(1);
});

test('after a lost response the retry uses the same code, without a check, and books once', async () => {
  const createBooking = jest
    .fn()
    .mockRejectedValueOnce(new ApiError(0, 'We could not reach the server.'))
    .mockImplementation(async (request: BookingRequest) => sampleBooking(request));
  const { server, toasts } = renderCarPage({ dates: DATES, api: { createBooking } });
  await openDialog();
  await fill();
  await userEvent.click(confirm());
  await waitFor(() =>
    expect(toasts.error).toHaveBeenCalledWith(
      'We could not tell whether the car is booked',
      'We could not reach the server.',
    ),
  );
  expect(dialog()).toHaveTextContent('with the same details you are booked once, never twice');
  expectNothingLost();
  expect(server.searchEntities).toHaveBeenCalledTimes(2);

  await userEvent.click(confirm());
  await confirmation();
  const [first, second] = sentBookings({ createBooking });
  expect(second).toEqual(first);
  // The calendar after the booking; no second check before it.
  expect(server.searchEntities).toHaveBeenCalledTimes(3);
});

test('after a lost response and visits of other pages, the own booking does not block the dates', async () => {
  const createBooking = jest
    .fn()
    .mockRejectedValueOnce(new ApiError(0, 'We could not reach the server.'))
    .mockImplementation(async (request: BookingRequest) => sampleBooking(request));
  let booked: BookedPeriod[] = [];
  const searchEntities = jest.fn(async () => ({ data: booked }));
  const { address, host } = renderCarPage({
    dates: DATES,
    api: { createBooking, searchEntities: searchEntities as never },
  });
  const page = address.current;
  await openDialog();
  await fill();
  await userEvent.click(confirm());
  await within(dialog()).findByText(/We did not hear back/);
  booked = [{ carId: 'duster-1', pickupDate: DATES[0], dropoffDate: DATES[1] }];
  await act(async () => host.dataChanged.announce({ entity: 'CarsBooking' }));
  await act(async () => address.go('/about'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => address.go(page));
  await openDialog();
  expectNothingLost();
  expect(dialog()).toHaveTextContent('with the same details you are booked once, never twice');
  await userEvent.click(confirm());
  await confirmation();
  const [first, second] = sentBookings({ createBooking });
  expect(second).toEqual(first);
});

test('after a lost response changed details get a new code, and a conflict mentions the first request', async () => {
  const createBooking = jest.fn().mockRejectedValue(new ApiError(0, 'We could not reach the server.'));
  let isTaken = false;
  const searchEntities = jest.fn(async () => ({ data: isTaken ? [sampleBooking()] : [] }));
  renderCarPage({ dates: DATES, api: { createBooking, searchEntities: searchEntities as never } });
  await openDialog();
  await fill();
  await userEvent.click(confirm());
  await within(dialog()).findByText(/We did not hear back/);
  isTaken = true;
  await userEvent.type(field('Phone Number'), '9');
  await userEvent.click(confirm());
  const [first] = sentBookings({ createBooking });
  expect((await within(dialog()).findByText(/An earlier try of yours/)).parentElement).toHaveTextContent(
    `under the code ${first?.confirmationCode}. Please ask us on +212 524 000 000`,
  );
  // Asked for again with its own code.
  const [, repeated] = sentBookings({ createBooking });
  expect(repeated).toEqual(first);
});

test('a changed price is shown, and must be confirmed again', async () => {
  const getEntity = jest
    .fn()
    .mockResolvedValueOnce(sampleCar())
    .mockResolvedValue(sampleCar({ price: 45 }));
  const createBooking = jest
    .fn()
    .mockRejectedValueOnce(refuse(409, 'The price of this car is now 45 per day.', { type: 'price_changed' }))
    .mockImplementation(async (request: BookingRequest) => sampleBooking(request));
  const { toasts } = renderCarPage({ dates: DATES, api: { getEntity, createBooking } });
  await openDialog();
  await fill();
  await userEvent.click(confirm());
  await waitFor(() => expect(dialog()).toHaveTextContent('Total $135'));
  expect(toasts.error).toHaveBeenCalledWith('Booking Failed', 'The price of this car is now 45 per day.');
  expectNothingLost();
  await userEvent.click(confirm());
  await confirmation();
  expect(sentBookings({ createBooking })[1]).toMatchObject({ unitPrice: 45, totalPrice: 135 });
});

test('a car that was taken meanwhile is replaced by a free one of its offer, as the confirmation says', async () => {
  const twin = sampleCar({ CarId: 'duster-2', colour: 'Gris foncé' });
  const createBooking = jest
    .fn()
    .mockRejectedValueOnce(refuse(409, 'The car is not available for this period', { type: 'car_unavailable' }))
    .mockImplementation(async (request: BookingRequest) => sampleBooking({ ...request, carId: 'duster-2' }));
  const findAlternatives = jest.fn(async () => ({ windows: [], cars: [twin] }));
  const getEntity = jest.fn().mockResolvedValueOnce(sampleCar()).mockResolvedValue(twin);
  const { toasts } = renderCarPage({ dates: DATES, api: { createBooking, findAlternatives, getEntity } });
  await openDialog();
  await fill();
  await userEvent.click(confirm());
  const confirmed = await confirmation();
  expect(confirmed).toHaveTextContent('Your car rental has been successfully booked.');
  expect(confirmed).toHaveTextContent(
    'Somebody was faster with the car you chose. You have another Dacia Duster, with the same equipment at the same price.',
  );
  await waitFor(() => expect(confirmed).toHaveTextContent('Color: Gray'));
  expect(getEntity).toHaveBeenLastCalledWith('Cars', 'duster-2');
  expect(toasts.error).not.toHaveBeenCalled();
  expect(createBooking.mock.calls.map(([{ carId, anyOfOffer }]) => [carId, anyOfOffer])).toEqual([
    ['duster-1', undefined],
    ['duster-1', true],
  ]);
});

test('a taken confirmation code is replaced without a notice', async () => {
  const createBooking = jest
    .fn()
    .mockRejectedValueOnce(refuse(409, 'In use', { type: 'confirmation_code_taken' }))
    .mockImplementation(async (request: BookingRequest) => sampleBooking(request));
  const { toasts } = renderCarPage({ dates: DATES, api: { createBooking } });
  await openDialog();
  await fill();
  await userEvent.click(confirm());
  await confirmation();
  const [first, second] = sentBookings({ createBooking });
  expect(second?.confirmationCode).not.toBe(first?.confirmationCode);
  expect(toasts.error).not.toHaveBeenCalled();
});

test('an unexpected error shows a general message', async () => {
  const createBooking = async () => Promise.reject(new TypeError('data[0] is undefined'));
  const { toasts } = renderCarPage({ dates: DATES, api: { createBooking } });
  await openDialog();
  await fill();
  await userEvent.click(confirm());
  await waitFor(() =>
    expect(toasts.error).toHaveBeenCalledWith(
      'We could not tell whether the car is booked',
      'Something went wrong on our side. Please try again.',
    ),
  );
});

test('closing and reopening the dialog keeps the input', async () => {
  renderCarPage({ dates: DATES });
  await openDialog();
  await fill();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book Now' })).toHaveFocus());
  await openDialog();
  expectNothingLost();
});

test('closing the dialog during the request still shows the confirmation', async () => {
  let answer: (booking: ReturnType<typeof sampleBooking>) => void = () => undefined;
  const createBooking = () => new Promise<ReturnType<typeof sampleBooking>>((resolve) => (answer = resolve));
  renderCarPage({ dates: DATES, api: { createBooking } });
  await openDialog();
  await fill();
  await userEvent.click(confirm());
  await userEvent.keyboard('{Escape}');
  await act(async () => answer(sampleBooking()));
  expect(await confirmation()).toHaveTextContent('AAA-111');
});

test('a visitor who has left the page gets a toast and stays there', async () => {
  let answer: (booking: ReturnType<typeof sampleBooking>) => void = () => undefined;
  const createBooking = () => new Promise<ReturnType<typeof sampleBooking>>((resolve) => (answer = resolve));
  const { toasts, address } = renderCarPage({ dates: DATES, api: { createBooking } });
  await openDialog();
  await fill();
  await userEvent.click(confirm());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('link', { name: 'All cars' }));
  await act(async () => answer(sampleBooking()));
  expect(toasts.success).toHaveBeenCalledWith('Booking Confirmed!', 'Your confirmation code is AAA-111');
  expect(address.current).toBe('/cars?pickupDate=2026-12-14&dropoffDate=2026-12-16');
});

test('dates can be changed in the dialog, where invalid ones are refused', async () => {
  const { address } = renderCarPage({ dates: DATES });
  await openDialog();
  const pick = async (from: string, to: string) => {
    await userEvent.click(within(dialog()).getByRole('button', { name: /^Rental dates/ }));
    await userEvent.click(within(dialog()).getByRole('button', { name: new RegExp(`, ${from}`) }));
    await userEvent.click(within(dialog()).getByRole('button', { name: new RegExp(`, ${to}`) }));
  };
  await pick('21 December 2026', '22 December 2026');
  expect(dialog()).toHaveTextContent('Total $84');
  expect(address.current).toBe('/car/duster-1?pickupDate=2026-12-21&dropoffDate=2026-12-22');
  await pick('5 December 2026', '12 December 2026');
  expect(within(dialog()).getByRole('alert')).toHaveTextContent('The selected range includes unavailable dates');
  expect(dialog()).toHaveTextContent('Total $84');
});

test('the calendar in the dialog is scrolled into view when it opens', async () => {
  renderCarPage({ dates: DATES });
  await openDialog();
  const scrolled: unknown[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.getAttribute('role'));
  };
  await userEvent.click(within(dialog()).getByRole('button', { name: /^Rental dates/ }));
  expect(scrolled).toContain('dialog');
});

test("the input is not stored in the browser's storage", async () => {
  renderCarPage({ dates: DATES });
  await openDialog();
  await fill();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Amina');
});
