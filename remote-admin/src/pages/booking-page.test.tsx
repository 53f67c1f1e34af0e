import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ApiError } from 'shared-kit/api-client';
import { type Booking, CONTACT_FIELD_LIST } from 'shared-kit/domain';
import { PICKUP_EXAMPLES } from 'shared-kit/testing/pickup-examples.ts';
import { BOOKING, bookings, CAR, fakeApi } from '../testing/examples.ts';
import { address, renderConsole, silenceErrors } from '../testing/render-console.tsx';

/** Waits for a card of the booking and returns it. */
async function region(name: string): Promise<HTMLElement> {
  await screen.findByRole('region', { name: /^Booking #/ });
  return screen.getByRole('region', { name });
}

/** Follows a link. The page suspends while its chunk is loaded. */
async function goTo(user: UserEvent, link: HTMLElement): Promise<void> {
  await act(async () => user.click(link));
}

test('shows all cards of a booking', async () => {
  await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING] }));
  const booking = await screen.findByRole('region', { name: 'Booking #AB1-2CD' });
  expect(booking).toHaveTextContent('Requested: 1 Oct 2026, 1:05 PM');
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

test('a car that was not brought back is overdue since its day', async () => {
  const booking: Booking = { ...BOOKING, status: 'out', pickupDate: '2026-09-20', dropoffDate: '2026-09-28' };
  await renderConsole('/admin/bookings/7', fakeApi({ bookings: [booking] }));
  expect(await screen.findByRole('region', { name: 'Booking #AB1-2CD' })).toHaveTextContent('Overdue since 28 Sep');
});

test('shows every contact field', async () => {
  const contact = Object.fromEntries(CONTACT_FIELD_LIST.map(([name, { example }]) => [name, example]));
  await renderConsole('/admin/bookings/7', fakeApi({ bookings: [{ ...BOOKING, ...contact }] }));
  const customer = await region('Customer Info');
  for (const [, { example }] of CONTACT_FIELD_LIST) expect(customer).toHaveTextContent(example);
  expect(within(customer).getAllByRole('term')).toHaveLength(CONTACT_FIELD_LIST.length);
});

test('telephone and WhatsApp links use the number in E.164 format when there is one', async () => {
  const customer = { customerPhone: '06 12 34 56 78', customerPhoneE164: '+212612345678' };
  await renderConsole('/admin/bookings/7', fakeApi({ bookings: [{ ...BOOKING, ...customer }] }));
  const links = within(await region('Customer Info'));
  expect(links.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute('href', 'tel:+212612345678');
  expect(links.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/212612345678');
});

test('the country that was assumed for a number is named', async () => {
  const customer = { customerPhone: '06 12 34 56 78', customerPhoneE164: '+212612345678' };
  await renderConsole('/admin/bookings/7', fakeApi({ bookings: [{ ...BOOKING, ...customer }] }));
  const links = within(await region('Customer Info'));
  expect(links.getByText(/Morocco assumed/)).toBeVisible();
  expect(links.queryByRole('group', { name: 'Country of the phone number' })).not.toBeInTheDocument();
});

test('the country of a number that may be of several is chosen by one press; until then there is no chat', async () => {
  const customer = { customerPhone: '06 12 34 56 78', customerPhoneE164: '+212612345678', locale: 'fr' } as const;
  const api = fakeApi({ bookings: [{ ...BOOKING, ...customer }] });
  const { user } = await renderConsole('/admin/bookings/7', api);
  const links = within(await region('Customer Info'));
  expect(links.getByText(/Country unclear: Morocco or France/)).toBeVisible();
  expect(links.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute('href', 'tel:0612345678');
  expect(links.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument();
  await user.click(links.getByRole('button', { name: /France.*\+33/ }));
  expect(await links.findByRole('link', { name: '+33 6 12 34 56 78' })).toBeVisible();
  expect(links.queryByText(/Country unclear/)).not.toBeInTheDocument();
});

test('without a number in E.164 format the phone number is dialled as it was typed', async () => {
  await renderConsole('/admin/bookings/7', fakeApi({ bookings: [{ ...BOOKING, customerPhone: '061 234' }] }));
  const links = within(await region('Customer Info'));
  expect(links.getByRole('link', { name: '061 234' })).toHaveAttribute('href', 'tel:061234');
  expect(links.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument();
});

describe('the pick-up details', () => {
  const PICKUP = {
    pickupTime: '23:15',
    pickupPlace: 'airport',
    flightNumber: 'AT 641',
    note: 'Two suitcases',
  } as const;
  const form = async () => within(await region('Pick-up Details'));

  test('are shown, also a time outside the opening hours', async () => {
    await renderConsole('/admin/bookings/7', fakeApi({ bookings: [{ ...BOOKING, ...PICKUP }] }));
    const card = await region('Pick-up Details');
    expect(card).toHaveTextContent(/Pick-up time11:15 PMPick-up placeMarrakech Menara airportFlight numberAT 641/);
    expect(card).toHaveTextContent(/Customer's noteTwo suitcases/);
    expect(card).toHaveTextContent('Outside the opening hours, 7:00 AM to 10:00 PM: please call the customer.');
  });

  test.each(PICKUP_EXAMPLES)('of the place $place are all shown, and in the form', async ({ details, told }) => {
    const { user } = await renderConsole('/admin/bookings/7', fakeApi({ bookings: [{ ...BOOKING, ...details }] }));
    const card = await region('Pick-up Details');
    for (const text of ['10:30 AM', ...told, String(details.note)]) expect(card).toHaveTextContent(text);
    await user.click((await form()).getByRole('button', { name: 'Edit' }));
    await (await form()).findByLabelText('Pick-up time');
    const controls = [...card.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const shown = { ...details, pickupTime: '10:30 AM' };
    expect(controls.map(({ value }) => value).sort()).toEqual(Object.values(shown).sort());
    expect(controls.filter(({ maxLength, type }) => maxLength < 0 && /^text/.test(type))).toEqual([]);
  });

  test('take any time, and say while it is typed that it is outside the opening hours', async () => {
    const { user } = await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING] }));
    await user.click((await form()).getByRole('button', { name: 'Edit' }));
    const time = (await form()).getByLabelText('Pick-up time');
    const remark = /^Outside the opening hours, 7:00\u00a0AM to 10:00\u00a0PM/;
    fireEvent.change(time, { target: { value: '21:55' } });
    expect(time).not.toHaveAccessibleDescription(remark);
    fireEvent.change(time, { target: { value: '23:40' } });
    expect(time).toHaveValue('23:40');
    await waitFor(() => expect(time).toHaveAccessibleDescription(remark));
  });

  test('take a half hour from the list, or another time as it is typed; what is none leaves the last', async () => {
    const times = () =>
      within(screen.getByRole('listbox', { name: 'Times' }))
        .getAllByRole('option')
        .map((option) => option.textContent);
    const { user } = await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING] }));
    await user.click((await form()).getByRole('button', { name: 'Edit' }));
    const time = (await form()).getByLabelText('Pick-up time');
    await user.click(time);
    expect(times()).toHaveLength(48);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(time).toHaveValue('9:30 AM');
    await user.clear(time);
    await user.keyboard('21h45');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.tab();
    expect(time).toHaveValue('9:45 PM');
    await user.click(time);
    expect(times()).toHaveLength(48);
    await user.clear(time);
    await user.keyboard('noon');
    await user.tab();
    expect(time).toHaveValue('');
    await user.type(time, '8');
    expect(times()).toEqual(['8:00 AM', '8:30 AM', '8:00 PM', '8:30 PM']);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(time).toHaveValue('8:30 PM');
  });

  test('that are missing are shown as such', async () => {
    await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING] }));
    expect(await region('Pick-up Details')).toHaveTextContent(
      /Pick-up timeNot agreed yetPick-up placeAt the agencyCustomer's noteNot provided$/,
    );
  });

  test('are changed: only what differs is sent', async () => {
    const api = fakeApi({ bookings: [{ ...BOOKING, ...PICKUP }] });
    const { user, toasts } = await renderConsole('/admin/bookings/7', api);
    await user.click((await form()).getByRole('button', { name: 'Edit' }));
    await user.selectOptions((await form()).getByLabelText('Pick-up place'), 'At a hotel or riad');
    await user.click((await form()).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter the name or address of the hotel or riad.')).toBeInTheDocument();
    expect(api.updateEntity).not.toHaveBeenCalled();
    await user.type((await form()).getByLabelText('Hotel or riad'), 'Riad Yasmine');
    await user.click((await form()).getByRole('button', { name: 'Save' }));
    expect(api.updateEntity).toHaveBeenCalledWith('CarsBooking', {
      id: 7,
      pickupPlace: 'address',
      pickupAddress: 'Riad Yasmine',
      flightNumber: '',
      basedOn: { pickupPlace: 'airport', pickupAddress: null, flightNumber: 'AT 641' },
    });
    await waitFor(() =>
      expect(toasts.success).toHaveBeenCalledWith('Pick-up details saved', 'AB1-2CD: Amélie Laurent'),
    );
    expect(await region('Pick-up Details')).toHaveTextContent(/Hotel or riadRiad Yasmine/);
  });

  test('stay in the form when they cannot be saved', async () => {
    silenceErrors();
    const api = fakeApi({ bookings: [{ ...BOOKING, ...PICKUP }] });
    const fields = { note: 'must not contain control characters' };
    api.updateEntity.mockRejectedValueOnce(new ApiError(400, 'Please check', { meta: { fields } }));
    const { user, toasts } = await renderConsole('/admin/bookings/7', api);
    await user.click((await form()).getByRole('button', { name: 'Edit' }));
    await user.type((await form()).getByLabelText("Customer's note"), ', one large');
    await user.click((await form()).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('must not contain control characters')).toBeInTheDocument();
    expect(toasts.error).toHaveBeenCalledWith('Error', 'Failed to save the pick-up details');
    expect((await form()).getByLabelText("Customer's note")).toHaveValue('Two suitcases, one large');
  });

  test('that the customer changes meanwhile are not changed back by a save', async () => {
    const store: { bookings: Booking[] } = { bookings: [{ ...BOOKING, ...PICKUP }] };
    const api = fakeApi(store);
    const { user, toasts } = await renderConsole('/admin/bookings/7', api);
    await user.click((await form()).getByRole('button', { name: 'Edit' }));
    await user.type((await form()).getByLabelText("Customer's note"), ', one large');
    store.bookings = [{ ...BOOKING, ...PICKUP, flightNumber: 'AT 700', note: 'Three suitcases' }];
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    api.updateEntity.mockRejectedValueOnce(new ApiError(409, 'Look again', { meta: { type: 'booking_changed' } }));
    await user.click((await form()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Error', 'Look again'));
    expect((await form()).getByLabelText('Flight number')).toHaveValue('AT 700');
    expect((await form()).getByLabelText("Customer's note")).toHaveValue('Two suitcases, one large');
    await user.click((await form()).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(toasts.success).toHaveBeenCalledWith('Pick-up details saved', 'AB1-2CD: Amélie Laurent'),
    );
    const note = 'Two suitcases, one large';
    expect(api.updateEntity.mock.calls.map(([, changes]) => changes)).toEqual([
      { id: 7, note, basedOn: { note: 'Two suitcases' } },
      { id: 7, note, basedOn: { note: 'Three suitcases' } },
    ]);
  });
});

test('shows a missing licence number as not provided', async () => {
  await renderConsole('/admin/bookings/7', fakeApi({ bookings: [{ ...BOOKING, driverLicense: '' }] }));
  expect(await region('Customer Info')).toHaveTextContent('DL:Not provided');
});

test('an image that does not load is replaced by an outline', async () => {
  await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING] }));
  fireEvent.error(await screen.findByRole('img', { name: 'Dacia Duster' }));
  expect(screen.getByRole('img', { name: 'Dacia Duster, no picture yet' })).toBeInTheDocument();
});

test('a booking of a missing car is shown without the car', async () => {
  await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING], cars: [] }));
  expect(await screen.findByRole('img', { name: `${CAR.CarId}, no picture yet` })).toBeInTheDocument();
  expect(await region('Payment Summary')).toHaveTextContent('$126');
});

test('shows a placeholder while it loads', async () => {
  const api = fakeApi({ bookings: [BOOKING] });
  api.getEntity.mockReturnValue(new Promise(() => undefined));
  await renderConsole('/admin/bookings/7', api);
  expect(await screen.findByText('Loading the booking')).toBeInTheDocument();
});

test('a booking that does not exist shows a notice', async () => {
  await renderConsole('/admin/bookings/8', fakeApi({ bookings: [BOOKING] }));
  expect(await screen.findByRole('heading', { name: 'Booking Not Found' })).toBeInTheDocument();
  expect(screen.getByText('The requested booking could not be found.')).toBeInTheDocument();
});

test('a failed read shows the error and can be retried', async () => {
  const api = fakeApi({ bookings: [BOOKING] });
  api.getEntity.mockRejectedValueOnce(new ApiError(0, 'We could not reach the server.'));
  const { user } = await renderConsole('/admin/bookings/7', api);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await region('Customer Info')).toBeInTheDocument();
});

test('the back link opens the list page that the booking was opened from', async () => {
  const { user } = await renderConsole('/admin?page=2&sort=id', fakeApi({ bookings: bookings(8) }));
  await goTo(user, await screen.findByRole('link', { name: '8' }));
  await goTo(user, await screen.findByRole('link', { name: 'All Bookings' }));
  expect(address()).toBe('/admin?page=2&sort=id');
});

describe('the likely next step', () => {
  test.each([
    ['requested', 'Confirm', 'reserved'],
    ['reserved', 'Hand over', 'out'],
    ['out', 'Take back', 'returned'],
    ['returned', undefined, undefined],
  ] as const)('of a booking that is %s is the one filled button: %s', async (before, step, after) => {
    const api = fakeApi({ bookings: [{ ...BOOKING, status: before }] });
    const { user } = await renderConsole('/admin/bookings/7', api);
    const card = await region('Booking #AB1-2CD');
    const filled = [...document.querySelectorAll<HTMLElement>('.ant-btn-primary')];
    expect(filled.map(({ textContent }) => textContent)).toEqual(step ? [step] : []);
    if (!step) return;
    const button = within(card).getByRole('button', { name: step });
    // The second press of a double click would be the step after it.
    fireEvent.click(button, { detail: 2 });
    await user.click(button);
    await screen.findByRole('dialog', { name: 'Send Status Update Email' });
    expect(api.updateEntity.mock.calls).toEqual([['CarsBooking', { id: 7, status: after, basedOnStatus: before }]]);
  });
});

describe('the status', () => {
  test.each([
    ['requested', 'Reserved', 'reserved'],
    ['canceled', 'Out', 'out'],
    ['returned', 'Requested', 'requested'],
    ['active', 'Canceled', 'canceled'],
  ] as const)('from %s to %s', async (before, button, after) => {
    const api = fakeApi({ bookings: [{ ...BOOKING, status: before }] });
    const { user, toasts } = await renderConsole('/admin/bookings/7', api);
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog', { name: 'Send Status Update Email' });
    expect(api.updateEntity).toHaveBeenCalledWith('CarsBooking', { id: 7, status: after, basedOnStatus: before });
    // One notice: nothing repeats it in the dialog or on the page.
    const description = expect.stringMatching(`^Booking status updated to ${after}\n`);
    expect(toasts.success.mock.calls).toEqual([['Status Updated', description]]);
    expect(screen.getAllByText(/Status Updated/)).toEqual([screen.getByRole('region', { name: 'Notifications' })]);
    expect(within(dialog).getByLabelText('Recipient')).toHaveValue('amelie@example.com');
    expect(within(dialog).getByLabelText('Recipient')).toHaveAttribute('readonly');
    expect(within(dialog).getByLabelText('Subject')).toHaveValue(`Update on Your Booking: ${button}`);
    expect(screen.getByText(button, { selector: 'button[aria-pressed="true"] span' })).toBeInTheDocument();
  });

  test('a refused change shows the reason and keeps the status', async () => {
    const api = fakeApi({ bookings: [{ ...BOOKING, status: 'canceled' }] });
    api.updateEntity.mockRejectedValueOnce(new ApiError(409, 'The car is not available for this period'));
    const { user, toasts } = await renderConsole('/admin/bookings/7', api);
    await user.click(await screen.findByRole('button', { name: 'Requested' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The car is not available for this period');
    expect(toasts.error).toHaveBeenCalledWith('Error', 'Failed to update booking status');
    expect(screen.getByRole('button', { name: 'Canceled' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a failed call keeps the status', async () => {
    silenceErrors();
    const api = fakeApi({ bookings: [BOOKING] });
    api.updateEntity.mockRejectedValueOnce(new ApiError(500, 'Internal Server Error'));
    const { user, toasts } = await renderConsole('/admin/bookings/7', api);
    await user.click(await screen.findByRole('button', { name: 'Out' }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Error', 'Failed to update booking status'));
    expect(screen.getByRole('button', { name: 'Requested' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('a concurrent change by another user is not overwritten, but shown', async () => {
    const store = { bookings: [BOOKING] };
    const api = fakeApi(store);
    const { user } = await renderConsole('/admin/bookings/7', api);
    await screen.findByRole('button', { name: 'Out' });
    store.bookings = [{ ...BOOKING, status: 'canceled' }];
    await user.click(screen.getByRole('button', { name: 'Out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('it is now Canceled');
    expect(store.bookings[0]?.status).toBe('canceled');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Canceled' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('a concurrent change and deletion by another user is shown', async () => {
    const store = { bookings: [BOOKING] };
    const api = fakeApi(store);
    const { user } = await renderConsole('/admin/bookings/7', api);
    await screen.findByRole('button', { name: 'Out' });
    store.bookings = [];
    const changed = new ApiError(409, 'This booking was changed meanwhile', { meta: { type: 'booking_changed' } });
    api.updateEntity.mockRejectedValueOnce(changed);
    await user.click(screen.getByRole('button', { name: 'Out' }));
    expect(await screen.findByRole('heading', { name: 'Booking Not Found' })).toBeInTheDocument();
  });

  test('refresh shows changes by other users', async () => {
    const store = { bookings: [BOOKING] };
    const { user } = await renderConsole('/admin/bookings/7', fakeApi(store));
    await screen.findByRole('button', { name: 'Out' });
    store.bookings = [{ ...BOOKING, status: 'out' }];
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Out' })).toHaveAttribute('aria-pressed', 'true'));
  });

  test('changing a deleted booking shows that it does not exist', async () => {
    const store = { bookings: [BOOKING] };
    const { user } = await renderConsole('/admin/bookings/7', fakeApi(store));
    await screen.findByRole('button', { name: 'Out' });
    store.bookings = [];
    await user.click(screen.getByRole('button', { name: 'Out' }));
    expect(await screen.findByRole('heading', { name: 'Booking Not Found' })).toBeInTheDocument();
  });

  test('the dashboard shows the new status', async () => {
    const { user } = await renderConsole('/admin', fakeApi({ bookings: [BOOKING] }));
    await goTo(user, await screen.findByRole('link', { name: '7' }));
    await user.click(await screen.findByRole('button', { name: 'Returned' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await goTo(user, screen.getByRole('link', { name: 'All Bookings' }));
    await screen.findByRole('link', { name: '7' });
    expect(await screen.findByText('Returned')).toBeInTheDocument();
  });
});

describe('a step', () => {
  const toast = () => screen.findByRole('region', { name: 'Notifications' });

  test('can be undone, which closes the e-mail dialog that follows it', async () => {
    const store = { bookings: [{ ...BOOKING, status: 'canceled' as const }] };
    const api = fakeApi(store);
    const { user, toasts } = await renderConsole('/admin/bookings/7', api);
    await user.click(await screen.findByRole('button', { name: 'Reserved' }));
    await screen.findByRole('dialog');
    expect(await toast()).toHaveTextContent(/AB1-2CD, was Canceled\. This rental ended on 26 Oct 2026\./);
    await user.click(within(await toast()).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith('Undone', 'AB1-2CD is as before: Canceled.'));
    expect(api.updateEntity).toHaveBeenLastCalledWith('CarsBooking', {
      id: 7,
      status: 'canceled',
      basedOnStatus: 'reserved',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('that a colleague has followed is not undone', async () => {
    const store: { bookings: Booking[] } = { bookings: [BOOKING] };
    const { user } = await renderConsole('/admin/bookings/7', fakeApi(store));
    await user.click(await screen.findByRole('button', { name: 'Reserved' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    store.bookings = [{ ...BOOKING, status: 'out' }];
    await user.click(within(await toast()).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('it is now Out. Your change was not made.');
    expect(store.bookings[0]?.status).toBe('out');
  });
});

describe('deleting', () => {
  test('confirms, deletes and returns to the dashboard', async () => {
    const api = fakeApi({ bookings: bookings(7) });
    const { user, toasts } = await renderConsole('/admin/bookings/7', api);
    await user.click(await screen.findByRole('button', { name: 'Delete Booking' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete this booking? This action cannot be undone.');
    expect(api.deleteEntity).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'All Bookings' })).toBeInTheDocument();
    expect(address()).toBe('/admin');
    expect(api.deleteEntity).toHaveBeenCalledWith('CarsBooking', 7);
    expect(toasts.success).toHaveBeenCalledWith('Success', 'Booking has been deleted successfully');
  });

  test('a failed deletion keeps the page', async () => {
    silenceErrors();
    const api = fakeApi({ bookings: [BOOKING] });
    api.deleteEntity.mockRejectedValueOnce(new ApiError(500, 'Internal Server Error'));
    const { user, toasts } = await renderConsole('/admin/bookings/7', api);
    await user.click(await screen.findByRole('button', { name: 'Delete Booking' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Error', 'Failed to delete booking'));
    expect(address()).toBe('/admin/bookings/7');
  });

  test('of an already deleted booking succeeds', async () => {
    const store = { bookings: [BOOKING] };
    const api = fakeApi(store);
    const { user, toasts } = await renderConsole('/admin/bookings/7', api);
    await user.click(await screen.findByRole('button', { name: 'Delete Booking' }));
    store.bookings = [];
    api.deleteEntity.mockRejectedValueOnce(new ApiError(404, 'There is no such entity in CarsBooking'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'All Bookings' })).toBeInTheDocument();
    expect(address()).toBe('/admin');
    expect(toasts.success).toHaveBeenCalledWith(
      'Booking already deleted',
      'A colleague deleted this booking before you.',
    );
    expect(toasts.error).not.toHaveBeenCalled();
  });

  test('canceling the confirmation deletes nothing', async () => {
    const api = fakeApi({ bookings: [BOOKING] });
    const { user } = await renderConsole('/admin/bookings/7', api);
    await user.click(await screen.findByRole('button', { name: 'Delete Booking' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(api.deleteEntity).not.toHaveBeenCalled();
  });
});

describe('e-mail', () => {
  test('about a new status can be edited and sent', async () => {
    const api = fakeApi({ bookings: [BOOKING] });
    const { user, toasts } = await renderConsole('/admin/bookings/7', api);
    await user.click(await screen.findByRole('button', { name: 'Reserved' }));
    const dialog = await screen.findByRole('dialog');
    await user.clear(within(dialog).getByLabelText('Content'));
    expect(within(dialog).getByRole('button', { name: 'Send Email' })).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Content'), 'See you soon.');
    await user.click(within(dialog).getByRole('button', { name: 'Send Email' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sendEmail).toHaveBeenCalledTimes(1);
    expect(api.sendEmail).toHaveBeenCalledWith({
      to: 'amelie@example.com',
      subject: 'Update on Your Booking: Reserved',
      body: 'See you soon.',
      bookingId: 7,
    });
    expect(toasts.success).toHaveBeenLastCalledWith('Email Sent', 'Email has been sent to amelie@example.com');
  });

  test('about a new status to a customer without an address is not offered, but a call and a chat', async () => {
    const customer = { customerEmail: '', customerPhone: '06 12 34 56 78', customerPhoneE164: '+212612345678' };
    await renderConsole('/admin/bookings/7', fakeApi({ bookings: [{ ...BOOKING, ...customer }] })).then(({ user }) =>
      user.click(screen.getByRole('button', { name: 'Reserved' })),
    );
    expect(await screen.findByRole('region', { name: 'Notifications' })).toHaveTextContent(
      /^Status Updated Booking status updated to reserved .*No recipient email address provided/,
    );
    const status = within(screen.getByRole('region', { name: /^Booking #/ }));
    expect(status.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/212612345678');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send Status Update' })).not.toBeInTheDocument();
  });

  test('about a cancellation says whose wish it was', async () => {
    const { user } = await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING] }));
    await user.click(await screen.findByRole('button', { name: 'Canceled' }));
    const dialog = within(await screen.findByRole('dialog'));
    const content = dialog.getByLabelText<HTMLTextAreaElement>('Content');
    expect(content.value).toContain('Your booking has been cancelled as requested.');
    await user.selectOptions(dialog.getByLabelText('Who wanted the cancellation?'), 'We, the agency');
    await waitFor(() => expect(content.value).toContain('We are sorry: we have had to cancel your booking.'));
    expect(content.value).not.toContain('as requested');
    await user.selectOptions(dialog.getByLabelText('Language'), 'Français');
    await waitFor(() => expect(content.value).toContain('nous avons dû annuler votre réservation'));
  });

  async function openCustomEmail(api = fakeApi({ bookings: [BOOKING] })) {
    const rendered = await renderConsole('/admin/bookings/7', api);
    await rendered.user.click(await screen.findByRole('button', { name: 'Send Email' }));
    return { ...rendered, api, dialog: await screen.findByRole('dialog', { name: 'Send Custom Email' }) };
  }
  const write = async ({ user, dialog }: Awaited<ReturnType<typeof openCustomEmail>>) => {
    await user.type(within(dialog).getByLabelText('Subject'), 'Your car');
    await user.type(within(dialog).getByLabelText('Message'), 'It is ready.');
  };

  test('a custom one cannot be sent until it is complete', async () => {
    const opened = await openCustomEmail();
    const { user, dialog, toasts, api } = opened;
    const send = within(dialog).getByRole('button', { name: 'Send Email' });
    expect(send).toBeDisabled();
    expect(within(dialog).getByLabelText('To')).toHaveValue('amelie@example.com');
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Please fill in all fields');
    expect(api.previewEmail).not.toHaveBeenCalled();
    await write(opened);
    await user.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sendEmail).toHaveBeenCalledWith({
      to: 'amelie@example.com',
      subject: 'Your car',
      body: 'It is ready.',
      bookingId: 7,
    });
    expect(toasts.success).toHaveBeenCalledWith('Email Sent', 'Custom email has been sent to amelie@example.com');
  });

  test.each([
    ['To', 'Please enter a recipient email address'],
    ['Subject', 'Please fill in all fields'],
    ['Message', 'Please fill in all fields'],
  ])('a blank field counts as empty: %s', async (field, problem) => {
    const opened = await openCustomEmail();
    const { user, dialog, api } = opened;
    await write(opened);
    await user.clear(within(dialog).getByLabelText(field));
    await user.type(within(dialog).getByLabelText(field), ' ');
    const send = within(dialog).getByRole('button', { name: 'Send Email' });
    if (field === 'To') return expect(send).toBeDisabled();
    await user.click(send);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(problem);
    expect(api.sendEmail).not.toHaveBeenCalled();
  });

  test('keeps its draft after a failed send and after closing', async () => {
    silenceErrors();
    const opened = await openCustomEmail();
    const { user, dialog, toasts, api } = opened;
    api.sendEmail.mockRejectedValueOnce(new ApiError(502, 'The mail server does not answer'));
    await write(opened);
    await user.click(within(dialog).getByRole('button', { name: 'Send Email' }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Error', 'Failed to send email. Please try again.'));
    expect(within(dialog).getByLabelText('Message')).toHaveValue('It is ready.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Send Email' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Message')).toHaveValue('It is ready.');
  });

  test('about the status can be opened at any time, and is reset after it was sent', async () => {
    const api = fakeApi({ bookings: [BOOKING] });
    const { user } = await renderConsole('/admin/bookings/7', api);
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Send Status Update' }));
      return screen.findByRole('dialog', { name: 'Send Status Update Email' });
    };
    const dialog = await open();
    expect(within(dialog).getByLabelText('Subject')).toHaveValue('Update on Your Booking: Requested');
    await user.type(within(dialog).getByLabelText('Subject'), '!');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(within(await open()).getByLabelText('Subject')).toHaveValue('Update on Your Booking: Requested!');
    await user.click(within(dialog).getByRole('button', { name: 'Send Email' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sendEmail).toHaveBeenCalledTimes(1);
    expect(within(await open()).getByLabelText('Subject')).toHaveValue('Update on Your Booking: Requested');
  });
});

describe('what the customer asks for', () => {
  const REQUEST = {
    pickupDate: '2026-10-24',
    dropoffDate: '2026-10-28',
    extras: [{ id: 2, quantity: 1 }],
    lines: [{ kind: 'extra', code: '2', label: 'Child seat', quantity: 1, unitAmount: 20, amount: 20 }],
    totalPrice: 230,
    createdAt: '2026-10-02T12:00:00.000Z',
    booking: { ...BOOKING, carName: 'Dacia Duster' },
  } as const;

  it.each([
    ['Accept', 'accept', 'The booking is changed'],
    ['Decline', 'decline', 'The booking stays as it is'],
  ] as const)('is answered with one press: %s', async (button, answer, told) => {
    const answerChangeRequest = jest.fn(async () => undefined);
    const listChangeRequests = jest.fn(async () => [REQUEST]).mockResolvedValueOnce([REQUEST]);
    const api = { ...fakeApi({ bookings: [BOOKING] }), listChangeRequests, answerChangeRequest };
    const { user, toasts } = await renderConsole('/admin/bookings/7', api);
    const notice = await screen.findByRole('region', { name: 'The customer asks for a change' });
    expect(notice).toHaveTextContent(
      /24.*28 Oct 2026.*instead of 24.*26 Oct 2026.*1 × Child seat.*\$230.*instead of \$126/,
    );
    listChangeRequests.mockResolvedValue([]);
    await user.click(within(notice).getByRole('button', { name: button }));
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith(told, 'The customer gets an email.'));
    expect(answerChangeRequest).toHaveBeenCalledWith(answer, REQUEST);
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  });

  it('tells another return and a young driver', async () => {
    const asked = { ...REQUEST, dropoffTime: '18:00', dropoffPlace: '', pickupPlace: '5', youngDriver: true };
    const listChangeRequests = async () => [asked];
    await renderConsole('/admin/bookings/7', { ...fakeApi({ bookings: [BOOKING] }), listChangeRequests });
    const notice = await screen.findByRole('region', { name: 'The customer asks for a change' });
    expect(notice).toHaveTextContent(/Pick-up place#5Return time6:00 PMReturn placeAs the pick-upYoung driverYesTotal/);
  });

  it('stays when it cannot be accepted, with the reason', async () => {
    silenceErrors();
    const taken = new ApiError(409, 'taken', { meta: { type: 'car_unavailable' } });
    const listChangeRequests = async () => [REQUEST];
    const answerChangeRequest = () => Promise.reject(taken);
    const api = { ...fakeApi({ bookings: [BOOKING] }), listChangeRequests, answerChangeRequest };
    const { user, toasts } = await renderConsole('/admin/bookings/7', api);
    await region('Customer Info');
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
  });

  it('stands on Today, with a link to the booking', async () => {
    const api = { ...fakeApi({ bookings: [BOOKING] }), listChangeRequests: async () => [REQUEST] };
    await renderConsole('/admin/today', api);
    const asked = within(await screen.findByRole('region', { name: '1 customer asks for a change' }));
    expect(asked.getByRole('link', { name: /Amélie Laurent.*Dacia Duster.*28 Oct 2026.*\$230/ })).toHaveAttribute(
      'href',
      '/admin/bookings/7',
    );
  });
});
