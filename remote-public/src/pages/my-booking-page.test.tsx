import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ApiError,
  type MyBooking,
  type MyBookingsClient,
  type OnlineOrder,
  type OnlinePayments,
} from 'shared-kit/api-client';
import { BOOKED_COOKIE, CONTACT_FIELD_LIST, LOCALE_CODES, NO_CAR_RATES, type OnlineOffer } from 'shared-kit/domain';
import { PICKUP_EXAMPLES } from 'shared-kit/testing/pickup-examples.ts';
import { setCookie } from 'shared-kit/testing/set-cookie.ts';
import { inLanguage } from '../testing/in-language.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { myBookingsServer, sampleMyBooking } from '../testing/sample-my-booking.ts';
import { sampleRates } from '../testing/sample-rates.ts';
import { MyBookingPage } from './my-booking-page.tsx';

const TOKEN = 'p9vWn3cYJm1rH0aK7tQ2xg';

afterEach(() => {
  setCookie(BOOKED_COOKIE, '');
  jest.restoreAllMocks();
});

interface ShowOptions {
  readonly bookings?: readonly MyBooking[];
  readonly server?: Partial<MyBookingsClient>;
  readonly path?: string;
}

/** Renders the page for a device with these bookings. */
function show({ bookings = [], server: own, path = '/my-booking' }: ShowOptions = {}) {
  if (bookings.length > 0) setCookie(BOOKED_COOKIE, '1');
  const server = myBookingsServer(bookings, own);
  const toasts = { success: jest.fn(), error: jest.fn() };
  const view = renderPage(<MyBookingPage path="/my-booking" />, {
    path,
    api: { myBookings: server },
    host: { toasts },
  });
  return { ...view, server, toasts, user: userEvent.setup() };
}

const refusal = (status: number, type: string, meta: object = {}) =>
  new ApiError(status, `refused: ${type}`, { meta: { type, ...meta } });

describe('without a booking on this device', () => {
  it('asks the server for nothing, and has a link sent for code and contact', async () => {
    const { server, user } = show();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await user.type(screen.getByLabelText('Confirmation code'), ' k7m 2p9 ');
    await user.type(screen.getByLabelText('Phone number or email address'), 'amina@example.com ');
    await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'If it matches, a link is on its way to the address on file',
    );
    expect(server.list).not.toHaveBeenCalled();
    expect(jest.mocked(server.requestLink).mock.calls).toEqual([
      [{ confirmationCode: 'K7M-2P9', contact: 'amina@example.com' }],
    ]);
  });

  it('does not say that a link is on its way while no e-mail goes out', async () => {
    const { user } = show({ server: { requestLink: jest.fn(async () => false) } });
    await user.type(screen.getByLabelText('Confirmation code'), 'K7M-2P9');
    await user.type(screen.getByLabelText('Phone number or email address'), 'amina@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
    const notice = await screen.findByRole('status');
    expect(notice).toHaveTextContent('We cannot send emails at the moment');
    expect(notice).toHaveTextContent('Please call us on +212 524 000 000: we look your booking up for you.');
    expect(notice).not.toHaveTextContent(/on its way|spam/);
  });

  it('names what is missing, at its field', async () => {
    const { server, user } = show();
    await user.type(screen.getByLabelText('Confirmation code'), 'K7M');
    await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
    expect(screen.getByLabelText('Confirmation code')).toHaveAccessibleDescription(/six letters and digits/);
    expect(screen.getByLabelText('Confirmation code')).toHaveFocus();
    expect(screen.getByLabelText('Phone number or email address')).toHaveAccessibleDescription(/Please enter/);
    expect(server.requestLink).not.toHaveBeenCalled();
  });

  it.each([
    ['too many requests', refusal(429, 'too_many_requests'), 'refused: too_many_requests'],
    ['a server that is down', new ApiError(0, 'We could not reach the server.'), 'We could not reach the server.'],
  ])('%s: says so, and keeps what was typed', async (_, error, message) => {
    const { user } = show({ server: { requestLink: () => Promise.reject(error) } });
    await user.type(screen.getByLabelText('Confirmation code'), 'K7M-2P9');
    await user.type(screen.getByLabelText('Phone number or email address'), '0612345678');
    await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Confirmation code')).toHaveValue('K7M-2P9');
    expect(screen.getByLabelText('Phone number or email address')).toHaveValue('0612345678');
  });
});

describe('a link from an e-mail', () => {
  const path = `/my-booking#${TOKEN}`;

  it('leaves the address, and opens its booking', async () => {
    const booking = sampleMyBooking();
    const open = jest.fn(async () => {
      setCookie(BOOKED_COOKIE, '1');
      return booking;
    });
    const { address, server } = show({ server: { open, list: async () => ({ bookings: [booking] }) }, path });
    expect(await screen.findByText('AAA-111')).toBeVisible();
    expect(open.mock.calls).toEqual([[TOKEN, expect.any(String)]]);
    expect([address.current, address.navigationType]).toEqual(['/my-booking', 'REPLACE']);
    expect(server.requestLink).not.toHaveBeenCalled();
  });

  it.each([
    ['link_used', 410, 'This link was used already'],
    ['link_expired', 410, 'This link has expired'],
  ])('%s: offers a new one to the same address', async (type, status, title) => {
    const { server, user } = show({ server: { open: () => Promise.reject(refusal(status, type)) }, path });
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByRole('heading', { name: title })).toBeVisible();
    await user.click(within(notice).getByRole('button', { name: 'Send me a new link' }));
    expect(await within(notice).findByRole('status')).toHaveTextContent('a link is on its way');
    expect(jest.mocked(server.requestLink).mock.calls).toEqual([[{ token: TOKEN }]]);
  });

  it('that is unknown: leads to the form', async () => {
    show({ server: { open: () => Promise.reject(refusal(404, 'not_found', { reason: 'link_unknown' })) }, path });
    expect(await screen.findByRole('heading', { name: 'This link does not lead to a booking' })).toBeVisible();
    expect(screen.getByLabelText('Confirmation code')).toBeVisible();
  });

  it('that was cut off: says so above the form, without asking the server', async () => {
    const { server } = show({ path: path.slice(0, -3) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Part of it may be missing.');
    expect(screen.getByLabelText('Confirmation code')).toBeVisible();
    expect(server.open).not.toHaveBeenCalled();
  });

  it('whose answer was lost opens once more in the same browser, and in no other', async () => {
    const booking = sampleMyBooking();
    let secretOfFirst: string | undefined;
    // As the server does: a used link opens again only with the secret of the browser that used it.
    const open = jest.fn(async (_token: string, secret?: string) => {
      if (secretOfFirst === undefined) {
        secretOfFirst = secret;
        throw new ApiError(0, 'We could not reach the server.');
      }
      if (secret !== secretOfFirst) throw refusal(410, 'link_used');
      setCookie(BOOKED_COOKIE, '1');
      return booking;
    });
    const server = { open, list: async () => ({ bookings: [booking] }) };
    const first = show({ server, path });
    expect(await screen.findByRole('heading', { name: 'We could not open this link' })).toBeVisible();
    first.unmount();
    const again = show({ server, path });
    expect(await screen.findByText('AAA-111')).toBeVisible();
    again.unmount();
    localStorage.clear();
    setCookie(BOOKED_COOKIE, '');
    show({ server, path });
    expect(await screen.findByRole('heading', { name: 'This link was used already' })).toBeVisible();
  });

  it('without an answer: is tried again', async () => {
    const booking = sampleMyBooking();
    const open = jest
      .fn(async () => {
        setCookie(BOOKED_COOKIE, '1');
        return booking;
      })
      .mockRejectedValueOnce(new ApiError(0, 'We could not reach the server.'));
    const { user } = show({ server: { open, list: async () => ({ bookings: [booking] }) }, path });
    expect(await screen.findByRole('heading', { name: 'We could not open this link' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+212524000000');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('AAA-111')).toBeVisible();
  });
});

test('without an answer of the server there are phone, WhatsApp and another try', async () => {
  const list = jest
    .fn(async () => ({ bookings: [sampleMyBooking()] }))
    .mockRejectedValueOnce(new ApiError(503, 'Not available'));
  setCookie(BOOKED_COOKIE, '1');
  const { user } = show({ server: { list } });
  expect(await screen.findByRole('heading', { name: 'We could not load your booking' })).toBeVisible();
  expect(screen.getByRole('link', { name: '+212 524 000 000' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/212600000000');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('AAA-111')).toBeVisible();
});

describe('a booking', () => {
  it('has code, car, days, place, price and what comes next', async () => {
    show({ bookings: [sampleMyBooking({ pickupTime: '10:30' })] });
    expect(await screen.findByText('AAA-111')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Dacia Duster' })).toBeVisible();
    for (const text of ['Mon, 14 Dec 2026, 10:30 AM', 'Wed, 16 Dec 2026', 'B 123456'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('$42').parentElement).toHaveTextContent('$42 x 3 days');
    expect(screen.getAllByText('$126')).toHaveLength(2);
    expect(screen.getByText(/We get it ready and write to you at/).parentElement).toHaveTextContent(
      'amina@example.com',
    );
    expect(screen.getByText(/Free cancellation here until/).parentElement).toHaveTextContent(
      'Sun, 13 Dec 2026, 7:00 AM',
    );
    expect(screen.getByRole('link', { name: 'Open the map' })).toHaveAttribute(
      'href',
      expect.stringContaining('openstreetmap'),
    );
    expect(screen.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('Marrakech'),
    );
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/my-bookings/AAA-111/calendar.ics',
    );
    const chat = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /^WhatsApp/ }).href);
    expect(chat.searchParams.get('text')).toContain('AAA-111');
  });

  it.each<[string, Partial<MyBooking>, readonly string[]]>([
    ['the airport', { pickupPlace: 'airport', flightNumber: 'AT 641' }, ['Marrakech Menara airport', 'AT 641']],
    ['an address', { pickupPlace: 'address', pickupAddress: 'Riad Yasmine' }, ['Riad Yasmine']],
  ])('handed over at %s says so, without a map of the agency', async (_, details, texts) => {
    show({ bookings: [sampleMyBooking(details)] });
    for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open the map' })).toBeNull();
  });

  it('tells every contact detail', async () => {
    const contact = Object.fromEntries(CONTACT_FIELD_LIST.map(([name, { example }]) => [name, example]));
    show({ bookings: [sampleMyBooking(contact)] });
    for (const text of Object.values(contact))
      expect(await screen.findByText(text, { selector: 'dd bdi' })).toBeVisible();
  });

  it.each(PICKUP_EXAMPLES)('tells every detail of a pick-up at the place $place', async ({ details, told }) => {
    show({ bookings: [sampleMyBooking(details)] });
    for (const text of [...told, String(details.note)]) expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(/10:30 AM/, { selector: 'dd bdi' })).toBeVisible();
  });

  it.each<[NonNullable<MyBooking['email']>, promise: string, note: RegExp | undefined]>([
    ['sent', 'We get it ready and write to you at', undefined],
    ['waiting', 'We get it ready and write to you at', /has not gone out yet/],
    ['failing', 'We get it ready.', /We could not send our last email to .*amina@example\.com.* call us on/],
  ])('whose e-mail is %s says so', async (email, promise, note) => {
    show({ bookings: [sampleMyBooking({ status: 'requested', email })] });
    const next = await screen.findByRole('region', { name: 'What happens next' });
    expect(next).toHaveTextContent(promise);
    if (note) expect(next).toHaveTextContent(note);
    else expect(next).not.toHaveTextContent('our last email');
  });

  it.each(['none', 'failing'] as const)('whose e-mail is %s announces none', async (email) => {
    const heldUntil = '2026-12-10T10:00:00.000Z';
    show({ bookings: [sampleMyBooking({ status: 'requested', email, heldUntil })] });
    expect(await screen.findByText(/nobody else can book it for your dates\. We get it ready\.$/)).toBeVisible();
    expect(screen.getByText(/it lapses\.$/)).toBeVisible();
    expect(screen.queryByText(/write to you/)).toBeNull();
  });

  it('that is canceled has a void ticket: its code struck, no map, no price, and a way to book again', async () => {
    show({ bookings: [sampleMyBooking({ status: 'canceled', canChange: false, canCancel: false })] });
    expect((await screen.findByText('AAA-111')).tagName).toBe('S');
    expect(screen.getByText('Canceled')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open the map' })).toBeNull();
    expect(screen.queryByText('$126')).toBeNull();
    expect(screen.getByRole('link', { name: 'Book again' })).toHaveAttribute('href', '/car/duster-1');
  });

  it.each<[MyBooking['status'], RegExp]>([
    ['reserved', /We hand it over to you on Monday, 14 December 2026/],
    ['out', /You have the car until Wednesday, 16 December 2026/],
    ['active', /You have the car until Wednesday, 16 December 2026/],
    ['returned', /Thank you for driving with us/],
    ['canceled', /This booking is canceled/],
  ])('that is %s says what comes next', async (status, text) => {
    show({ bookings: [sampleMyBooking({ status, canChange: status === 'reserved', canCancel: false })] });
    expect(
      await screen.findByText((_, element) => element?.tagName === 'P' && text.test(element.textContent)),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    expect(Boolean(screen.queryByText(/less than 24 hours/))).toBe(status === 'reserved');
  });

  it('is one of several: the first is open, another opens in its place', async () => {
    const later = sampleMyBooking({
      confirmationCode: 'BBB-222',
      car: { CarId: 'clio', name: 'Renault Clio', image: '' },
    });
    const { user } = show({ bookings: [sampleMyBooking(), later] });
    expect(await screen.findByRole('heading', { name: '2 bookings on this device' })).toBeVisible();
    expect(screen.getByText('AAA-111')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Renault Clio/, expanded: false }));
    expect(screen.getByText('BBB-222')).toBeVisible();
    expect(screen.queryByText('AAA-111')).toBeNull();
  });

  it('from a copy says from when it is, and cannot be changed', async () => {
    const copiedAt = '2026-12-10T18:05:00.000Z';
    show({
      bookings: [sampleMyBooking()],
      server: { list: async () => ({ bookings: [sampleMyBooking()], copiedAt }) },
    });
    expect((await screen.findByText(/You are offline/)).parentElement).toHaveTextContent(
      'This is a copy from Thu, 10 Dec 2026, 6:05 PM. To change or cancel, call us on +212 524 000 000.',
    );
    for (const name of ['Change details', 'Cancel booking', 'Forget on this device'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('a change', () => {
  const booking = sampleMyBooking({ note: 'Two suitcases' });

  async function openForm(server: Partial<MyBookingsClient> = {}, shown = booking) {
    const view = show({ bookings: [shown], server });
    await view.user.click(await screen.findByRole('button', { name: 'Change details' }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Change your booking' })) };
  }

  it.each(PICKUP_EXAMPLES)('sends every detail of a pick-up at the place $place', async ({ details, told }) => {
    const { dialog, server, user } = await openForm({}, sampleMyBooking(details));
    for (const text of [...told, String(details.note)]) await user.type(dialog.getByDisplayValue(text), '2');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.change).toHaveBeenCalled());
    const { pickupTime: _, pickupPlace: __, ...others } = details;
    const changed = Object.entries(others).map(([name, text]) => [name, `${text}2`]);
    expect(server.change).toHaveBeenCalledWith(expect.objectContaining(Object.fromEntries(changed)));
  });

  it('sends what differs, and shows the booking as it is then', async () => {
    const { dialog, server, user, toasts } = await openForm();
    await user.selectOptions(dialog.getByLabelText('Pick-up place'), 'airport');
    await user.type(dialog.getByLabelText(/Flight number/), 'at 641');
    await user.clear(dialog.getByLabelText(/^Note/));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(jest.mocked(server.change).mock.calls).toEqual([
      [
        {
          confirmationCode: 'AAA-111',
          basedOnStatus: 'requested',
          pickupPlace: 'airport',
          flightNumber: 'AT 641',
          note: '',
        },
      ],
    ]);
    expect(screen.getByText('AT 641')).toBeVisible();
    expect(toasts.success).toHaveBeenCalledWith('Your booking is changed', 'We have told our team.');
  });

  it('of nothing closes the form', async () => {
    const { dialog, server, user } = await openForm();
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.change).not.toHaveBeenCalled();
  });

  it('that is invalid names its fields, before and after it is sent', async () => {
    const fields = { customerPhone: 'This number is not possible' };
    const change = () =>
      Promise.reject(new ApiError(400, 'Please check', { meta: { type: 'validation_failed', fields } }));
    const { dialog, user } = await openForm({ change });
    await user.clear(dialog.getByLabelText('Full Name'));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(dialog.getByLabelText('Full Name')).toHaveAccessibleDescription('Please enter your full name.');
    await user.type(dialog.getByLabelText('Full Name'), 'Amina');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Phone Number')).toHaveAccessibleDescription(fields.customerPhone),
    );
    expect(dialog.getByLabelText('Full Name')).toHaveValue('Amina');
  });

  it('of a phone number asks for its country; an unchanged one is not asked about', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr']);
    const stored = sampleMyBooking({ customerPhone: '06 87 65 43 21' });
    const { dialog, server, user } = await openForm({}, stored);
    await user.type(dialog.getByLabelText(/^Note/), 'Two suitcases');
    await user.click(dialog.getByLabelText('Phone Number'));
    await user.tab();
    expect(dialog.queryByText(/Which country/)).toBeNull();
    await user.type(dialog.getByLabelText('Phone Number'), '{Backspace}2');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(dialog.getByLabelText('Phone Number')).toHaveAccessibleDescription(/choose the country/);
    expect(server.change).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Morocco +212' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(server.change).toHaveBeenCalledWith(expect.objectContaining({ customerPhone: '+212 6 87 65 43 22' }));
  });

  it('of a booking that staff moved on is refused with its status; what was typed stays', async () => {
    const moved = sampleMyBooking({ note: 'Two suitcases', status: 'reserved' });
    const list = jest.fn(async () => ({ bookings: [moved] })).mockResolvedValueOnce({ bookings: [booking] });
    const change = jest
      .fn(async () => moved)
      .mockRejectedValueOnce(refusal(409, 'booking_changed', { status: 'reserved' }));
    const { dialog, user } = await openForm({ list, change });
    await user.type(dialog.getByLabelText(/^Note/), ' and a pram');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'is now: Reserved and ready. Nothing of yours was saved yet.',
    );
    expect(dialog.getByLabelText(/^Note/)).toHaveValue('Two suitcases and a pram');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ basedOnStatus: 'reserved' }));
  });

  it('of a booking that is out by now leads to the phone', async () => {
    const moved = sampleMyBooking({ status: 'out', canChange: false, canCancel: false });
    const list = jest.fn(async () => ({ bookings: [moved] })).mockResolvedValueOnce({ bookings: [booking] });
    const change = () => Promise.reject(refusal(409, 'booking_changed', { status: 'out' }));
    const { dialog, user } = await openForm({ list, change });
    await user.type(dialog.getByLabelText(/^Note/), '!');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Call us on +212 524 000 000.');
    expect(dialog.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });
});

describe('a cancellation', () => {
  it('whose answer was lost has succeeded when it is tried again', async () => {
    const done = sampleMyBooking({ status: 'canceled', canChange: false, canCancel: false });
    const list = jest.fn(async () => ({ bookings: [done] })).mockResolvedValueOnce({ bookings: [sampleMyBooking()] });
    const cancel = jest
      .fn(async () => done)
      .mockRejectedValueOnce(new ApiError(0, 'No answer'))
      .mockRejectedValueOnce(refusal(409, 'booking_changed', { status: 'canceled' }));
    const { user, toasts } = show({ bookings: [sampleMyBooking()], server: { list, cancel } });
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/This booking is canceled/)).toBeVisible();
    expect(toasts.success).toHaveBeenCalledWith('Your booking is canceled');
  });

  it('is asked about, and frees the car', async () => {
    const { server, user, toasts } = show({ bookings: [sampleMyBooking()] });
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText(/This booking is canceled/)).toBeVisible();
    expect(jest.mocked(server.cancel).mock.calls).toEqual([
      [{ confirmationCode: 'AAA-111', basedOnStatus: 'requested' }],
    ]);
    expect(toasts.success).toHaveBeenCalledWith('Your booking is canceled');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that comes too late is refused, and leads to the phone', async () => {
    const late = sampleMyBooking({ canCancel: false });
    const list = jest.fn(async () => ({ bookings: [late] })).mockResolvedValueOnce({ bookings: [sampleMyBooking()] });
    const { user } = show({
      bookings: [late],
      server: { list, cancel: () => Promise.reject(refusal(409, 'too_late')) },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Call us on +212 524 000 000.');
    expect(dialog.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  });
});

const LINES = [
  { kind: 'rental', label: 'Rental', quantity: 3, unitAmount: 42, amount: 126 },
  { kind: 'place', code: 'pickup', label: 'Airport', quantity: 1, unitAmount: 15, amount: 15 },
] as const;

test('the ticket tells lines, the place by name, the return and the terms, as they were booked', async () => {
  const booking = sampleMyBooking({
    lines: LINES,
    totalPrice: 141,
    pickupPlace: '4',
    dropoffTime: '18:00',
    dropoffPlace: 'agency',
    terms: { deposit: 500, minAge: 23, minLicenceYears: 2 },
  });
  show({ bookings: [booking] });
  const ticket = within(await screen.findByRole('article', { name: 'Dacia Duster' }));
  expect(ticket.getByText('Delivery: Airport').closest('div')).toHaveTextContent('$15');
  expect(ticket.getByText('Total').closest('div')).toHaveTextContent('$141');
  expect(ticket.getByText('Pick-up place').closest('div')).toHaveTextContent('Airport');
  expect(ticket.getByText('Drop-off').closest('div')).toHaveTextContent('6:00 PM');
  expect(ticket.getByText('Return place').closest('div')).toHaveTextContent('Avenue Mohammed VI');
  expect(ticket.getByText('Deposit').closest('div')).toHaveTextContent('$500, held during the rental and given back');
  expect(ticket.getByText(/held for at least 2 years, and your confirmation code/)).toBeVisible();
  expect(ticket.getByText('The driver is at least 23 years old.')).toBeVisible();
});

test('a change of the pick-up that makes another price is told, and saved with the next press', async () => {
  const price = { days: 3, unitPrice: 42, totalPrice: 141, lines: [] };
  const change = jest
    .fn(async () => sampleMyBooking({ totalPrice: 141 }))
    .mockRejectedValueOnce(refusal(409, 'price_changed', { price }));
  const { user } = show({ bookings: [sampleMyBooking({ lines: LINES.slice(0, 1) })], server: { change } });
  await user.click(await screen.findByRole('button', { name: 'Change details' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Pick-up place'), 'airport');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('your booking costs $141 instead of $126.');
  await user.click(dialog.getByRole('button', { name: 'Save for $141' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(change.mock.calls).toMatchObject([
    [{ pickupPlace: 'airport', totalPrice: 126 }],
    [{ pickupPlace: 'airport', totalPrice: 141 }],
  ]);
});

test('another detail leaves a place of the owner with its address, also one that is no longer offered', async () => {
  const change = jest.fn(async () => sampleMyBooking());
  for (const pickupPlace of ['6', '9']) {
    setCookie(BOOKED_COOKIE, '1');
    const booking = sampleMyBooking({ pickupPlace, pickupAddress: 'Riad Yasmine' });
    const api = { myBookings: myBookingsServer([booking], { change }), getRates: async () => sampleRates() };
    const { unmount } = renderPage(<MyBookingPage path="/my-booking" />, { path: '/my-booking', api });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Change details' }));
    await user.type(await screen.findByLabelText(/^Note/), 'Late');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();
  }
  const sent = { note: 'Late', confirmationCode: 'AAA-111', basedOnStatus: 'requested' };
  expect(change.mock.calls).toEqual([[sent], [sent]]);
});

describe('other dates or extras', () => {
  const SEAT = { id: 2, names: { en: 'Child seat' }, per: 'day', price: 4, maxQuantity: 2, active: true } as const;
  const agreed = { lines: [{ ...LINES[0], quantity: 3 }], totalPrice: 150 };
  const booked = { lines: LINES.slice(0, 1), totalPrice: 126 };

  async function open(server: Partial<MyBookingsClient>, rates: object = { ...NO_CAR_RATES, extras: [SEAT] }) {
    setCookie(BOOKED_COOKIE, '1');
    const client = myBookingsServer([sampleMyBooking({ lines: LINES.slice(0, 1) })], server);
    const toasts = { success: jest.fn(), error: jest.fn() };
    const api = {
      myBookings: client,
      getRates: async () => rates as never,
      searchEntities: async () => ({ data: [] }) as never,
    };
    renderPage(<MyBookingPage path="/my-booking" />, { path: '/my-booking', api, host: { toasts } });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Ask for other dates or extras' }));
    await user.selectOptions(await screen.findByLabelText('Child seat'), '2');
    return { client, toasts, user };
  }

  it('are asked for at the price that is shown, and the request can be taken back', async () => {
    const { client, toasts, user } = await open({ quote: jest.fn(async () => ({ free: true, booked, agreed })) });
    expect(await screen.findByText('Free. This is what it would cost:')).toBeVisible();
    expect(screen.getByText('New total').closest('div')).toHaveTextContent('$150');
    expect(screen.getByText('$24 more than now')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect((await screen.findByText(/You have asked for/)).closest('p')).toHaveTextContent('for $150');
    const { pickupDate, dropoffDate } = sampleMyBooking();
    expect(jest.mocked(client.ask).mock.calls).toEqual([
      ['AAA-111', { pickupDate, dropoffDate, extras: [{ id: 2, quantity: 2 }] }, 150],
    ]);
    expect(toasts.success).toHaveBeenCalledWith('Your request is sent', 'We look at it and answer you.');
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(screen.queryByText(/You have asked for/)).toBeNull());
  });

  it('are asked for together with another return and a young driver', async () => {
    const { client, user } = await open(
      { quote: jest.fn(async () => ({ free: true, booked, agreed })) },
      sampleRates(),
    );
    await user.selectOptions(screen.getByLabelText('Return place'), 'Airport (+ $10)');
    await user.selectOptions(screen.getByLabelText('Return time'), '9:00 PM');
    expect(screen.getByText('Open 8:00 AM–8:00 PM; at other times + $12.50')).toBeVisible();
    await user.click(screen.getByLabelText(/The driver is younger than 25/));
    await user.click(await screen.findByRole('button', { name: 'Send request' }));
    const { pickupDate, dropoffDate } = sampleMyBooking();
    const extras = [{ id: 2, quantity: 2 }];
    await waitFor(() =>
      expect(jest.mocked(client.ask).mock.calls).toEqual([
        [
          'AAA-111',
          { pickupDate, dropoffDate, extras, dropoffTime: '21:00', dropoffPlace: '5', youngDriver: true },
          150,
        ],
      ]),
    );
  });

  it.each([
    ['taken', async () => ({ free: false, booked, agreed }), 'That is not free.'],
    [
      'refused by a rule',
      () =>
        Promise.reject(
          refusal(400, 'validation_failed', {
            fields: { dropoffDate: 'too short' },
            problems: { dropoffDate: { type: 'rental_too_short', minDays: 5 } },
          }),
        ),
      '5 days',
    ],
    [
      'unknown',
      () => Promise.reject(new ApiError(0, 'We could not reach the server.')),
      'We could not reach the server.',
    ],
  ])('that are %s cannot be sent', async (_, quote, text) => {
    await open({ quote: jest.fn(quote) });
    expect((await screen.findByText(new RegExp(text), { selector: '[role=status] *' })).textContent).toContain(text);
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
  });
});

test('a device forgets its bookings', async () => {
  const forget = jest.fn(async () => setCookie(BOOKED_COOKIE, ''));
  const { user } = show({ bookings: [sampleMyBooking()], server: { forget } });
  await user.click(await screen.findByRole('button', { name: 'Forget on this device' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Forget' }));
  expect(await screen.findByRole('heading', { name: 'Find your booking' })).toBeVisible();
  expect(forget).toHaveBeenCalledTimes(1);
});

test.each(LOCALE_CODES)('in %s every text is translated', async (locale) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  setCookie(BOOKED_COOKIE, '1');
  const server = myBookingsServer([sampleMyBooking(), sampleMyBooking({ confirmationCode: 'BBB-222' })]);
  const [element, { host }] = inLanguage(locale, <MyBookingPage path="/my-booking" />);
  renderPage(element, { path: '/my-booking', host, api: { myBookings: server } });
  expect(await screen.findByText('AAA-111')).toBeVisible();
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('the charges of a return, what was paid, is open and held are told', async () => {
  const charges = [
    { kind: 'kilometers', label: 'Kilometers beyond those included', quantity: 150, amount: 37.5 },
    { kind: 'damage', label: 'Damage: scratch, left', quantity: 1, amount: 90 },
    { kind: 'other', label: 'Lost cap', quantity: 1, amount: 10 },
  ] as const;
  const booking = sampleMyBooking({ status: 'returned', account: { charges, open: 137.5, paid: 126, held: 500 } });
  show({ bookings: [booking] });
  const account = within(await screen.findByRole('region', { name: 'Your account' }));
  const rows = account.getAllByRole('term').map((term) => `${term.textContent} = ${term.nextSibling?.textContent}`);
  expect(rows).toEqual([
    'Price of the rental = $126',
    'Kilometers beyond those included × 150 = $37.50',
    'Damage = $90',
    'Lost cap = $10',
    'Paid = $126',
    'Still to be paid = $137.50',
    'Deposit that we hold = $500',
  ]);
});

describe('papers', () => {
  const paper = { id: 4, kind: 'agreement', number: 'A-2026-0042', version: 2, locale: 'en', isSigned: true } as const;

  it('are links to their files', async () => {
    const listPapers = jest.fn(async () => [{ ...paper, createdAt: '2026-12-01T10:00:00.000Z' }]);
    show({ bookings: [sampleMyBooking({ status: 'out' })], server: { listPapers } });
    const link = await screen.findByRole('link', { name: 'Rental agreement A-2026-0042 (PDF)' });
    expect(link).toHaveAttribute('href', '/api/documents/4/file');
  });

  it('are copies with a second language on request, where there are any', async () => {
    const createdAt = '2026-12-01T10:00:00.000Z';
    const older = { ...paper, id: 5, number: 'A-2026-0001', createdAt };
    const listPapers = jest.fn(async () => [{ ...paper, copies: ['fr', 'ar'] as const, createdAt }, older]);
    const { user } = show({ bookings: [sampleMyBooking({ status: 'out' })], server: { listPapers } });
    const choice = await screen.findByRole('combobox', { name: 'Second language' });
    expect(within(choice).getAllByRole('option')).toHaveLength(3);
    await user.selectOptions(choice, 'العربية');
    const hrefs = screen.getAllByRole('link', { name: /^Rental agreement/ }).map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/api/documents/4/file?secondLocale=ar', '/api/documents/5/file']);
  });

  it('come with the pictures of the car that were signed, and no call for them before', async () => {
    const createdAt = '2026-12-01T10:00:00.000Z';
    const listPhotos = jest.fn(async () => [
      { fileId: 'a', direction: 'pickup' } as const,
      { fileId: 'b', direction: 'pickup' } as const,
    ]);
    const listPapers = jest.fn(async () => [{ ...paper, kind: 'receipt' as 'receipt' | 'agreement', createdAt }]);
    const shown = show({ bookings: [sampleMyBooking({ status: 'out' })], server: { listPapers, listPhotos } });
    await screen.findByRole('link', { name: /^Receipt/ });
    expect(listPhotos).not.toHaveBeenCalled();
    shown.unmount();

    listPapers.mockResolvedValue([{ ...paper, createdAt }]);
    show({ bookings: [sampleMyBooking({ status: 'out' })], server: { listPapers, listPhotos } });
    const picture = await screen.findByRole('img', { name: 'At the hand-over: picture 2' });
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('src', '/api/photos/b?size=thumbnail');
    expect(screen.queryByText('At the return')).toBeNull();
  });

  it('say of the receipt of a voided payment that it is not valid', async () => {
    const receipt = { ...paper, kind: 'receipt', createdAt: '2026-12-01T10:00:00.000Z' } as const;
    const listPapers = jest.fn(async () => [
      { ...receipt, voidedAt: receipt.createdAt },
      { ...receipt, id: 5 },
    ]);
    show({ bookings: [sampleMyBooking({ status: 'out' })], server: { listPapers } });
    const lines = within(await screen.findByRole('region', { name: 'Your papers' })).findAllByRole('listitem');
    expect((await lines).map(({ textContent }) => textContent?.includes('not valid'))).toEqual([true, false]);
  });

  it('say when they could not be loaded, and are read again', async () => {
    const listPapers = jest.fn(async (): Promise<readonly never[]> => []);
    listPapers.mockRejectedValueOnce(new ApiError(0, 'We could not reach the server.'));
    const { user } = show({ bookings: [sampleMyBooking({ status: 'out' })], server: { listPapers } });
    const papers = await screen.findByRole('region', { name: 'Your papers' });
    await user.click(within(papers).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(papers).not.toBeInTheDocument());
  });
});

describe('paying by card', () => {
  const OFFERS: readonly OnlineOffer[] = [
    { purpose: 'deposit', amount: 500 },
    { purpose: 'rental', amount: 127.5 },
  ];
  const order = (values: Partial<OnlineOrder>): OnlineOrder => ({
    ...{ purpose: 'rental', amount: 127.5, state: 'waiting' },
    createdAt: { $date: new Date().toISOString() },
    ...values,
  });
  const booking = sampleMyBooking({ status: 'reserved', paysOnline: true });
  const card = async () => within(await screen.findByRole('region', { name: 'Pay by card' }));
  const showing = (...answers: readonly OnlinePayments[]) => {
    const left = [...answers];
    return show({
      bookings: [booking],
      server: { onlinePayments: jest.fn(async () => (left.length > 1 ? left.shift() : left[0]) as OnlinePayments) },
    });
  };

  it('is there only with a gateway', async () => {
    const { server } = show({ bookings: [sampleMyBooking({ status: 'reserved' })] });
    expect(await screen.findByText('You pay when you bring the car back.')).toBeVisible();
    expect(screen.queryByText('Pay by card')).not.toBeInTheDocument();
    expect(server.onlinePayments).not.toHaveBeenCalled();
  });

  it('sends the form of the server to the bank, once', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
    const { server, user } = showing({ offers: OFFERS, orders: [] });
    jest
      .mocked(server.startPayment)
      .mockResolvedValue({ url: 'https://pay.example/page', fields: { oid: '7', HASH: 'a+b' } });
    const button = await (await card()).findByRole('button', { name: 'Pay the price, $127.50' });
    await user.dblClick(button);
    expect(jest.mocked(server.startPayment).mock.calls).toEqual([[booking.confirmationCode, OFFERS[1]]]);
    expect(submit).toHaveBeenCalledTimes(1);
    const form = submit.mock.contexts[0] as HTMLFormElement;
    expect([form.method, form.action]).toEqual(['post', 'https://pay.example/page']);
    expect(Object.fromEntries(new FormData(form))).toEqual({ oid: '7', HASH: 'a+b' });
    expect((await card()).getByRole('status')).toHaveTextContent('Opening the page of the bank');
  });

  it('waits for the answer of the bank, and says what was received', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const paid = { offers: [], orders: [order({ state: 'paid' })] };
    showing({ offers: OFFERS, orders: [order({})] }, paid);
    expect((await card()).getByRole('status')).toHaveTextContent("We are waiting for the bank's answer about $127.50.");
    await act(() => jest.advanceTimersByTimeAsync(3_100));
    expect((await card()).getByRole('status')).toHaveTextContent('We have received your payment: $127.50.');
    expect((await card()).queryByRole('button')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('says that the bank did not accept it, with its code, and can start again', async () => {
    showing({ offers: OFFERS, orders: [order({ state: 'failed', code: '51' })] });
    expect((await card()).getByRole('status')).toHaveTextContent('did not accept the payment of $127.50 (code 51)');
    expect((await card()).getAllByRole('button')).toHaveLength(2);
  });

  it('shows the new amounts when they have changed, and other failures', async () => {
    const { server, user } = showing(
      { offers: OFFERS, orders: [] },
      { offers: [OFFERS[0] as OnlineOffer], orders: [] },
    );
    jest.mocked(server.startPayment).mockRejectedValueOnce(refusal(409, 'booking_changed', { status: 'reserved' }));
    await user.click(await (await card()).findByRole('button', { name: /price/ }));
    await waitFor(async () => expect((await card()).queryByRole('button', { name: /price/ })).not.toBeInTheDocument());
    jest.mocked(server.startPayment).mockRejectedValueOnce(refusal(429, 'too_many_requests'));
    await user.click((await card()).getByRole('button', { name: /deposit/ }));
    expect(await (await card()).findByText('refused: too_many_requests')).toBeVisible();
  });

  it('says that the booking was changed, also when nothing can be paid any more', async () => {
    const { server, user } = showing({ offers: OFFERS, orders: [] }, { offers: [], orders: [] });
    jest.mocked(server.startPayment).mockRejectedValueOnce(refusal(409, 'booking_changed', { status: 'canceled' }));
    await user.click(await (await card()).findByRole('button', { name: /price/ }));
    await waitFor(async () => expect((await card()).queryByRole('button')).not.toBeInTheDocument());
    expect((await card()).getByRole('alert')).toHaveTextContent('refused: booking_changed');
  });
});

test('a rental that is over leads to the page that asks for a review, and no call is made for others', async () => {
  const reviewToken = jest.fn(async () => '7-p9vWn3cYJm1rH0aK7tQ2xg');
  const shown = show({ bookings: [sampleMyBooking({ status: 'out' })], server: { reviewToken } });
  await screen.findByText('AAA-111');
  shown.unmount();
  expect(reviewToken).not.toHaveBeenCalled();
  show({ bookings: [sampleMyBooking({ status: 'returned' })], server: { reviewToken } });
  const link = await screen.findByRole('link', { name: 'Write a review' });
  expect(link).toHaveAttribute('href', '/review#7-p9vWn3cYJm1rH0aK7tQ2xg');
});
