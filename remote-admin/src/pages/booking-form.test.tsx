import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-kit/api-client';
import {
  addDays,
  agencyToday,
  type Booking,
  type CalendarDay,
  type Car,
  CONTACT_FIELD_LIST,
  countRentalDays,
  DEFAULT_SITE_SETTINGS,
  formatTime,
} from 'shared-kit/domain';
import { PICKUP_EXAMPLES } from 'shared-kit/testing/pickup-examples.ts';
import { BOOKING, CAR, fakeApi } from '../testing/examples.ts';
import '../features/booking-form/booking-form-dialog.tsx';
import { matchingMedia } from '../testing/antd-in-jsdom.ts';
import { address, renderConsole, silenceErrors } from '../testing/render-console.tsx';

const CLIO: Car = { ...CAR, CarId: 'clio', name: 'Renault Clio', plate: '777-B-26', price: 30 };
const TUCSON: Car = { ...CAR, CarId: 'tucson', name: 'Hyundai Tucson', price: 48 };
const TODAY = agencyToday(new Date(), DEFAULT_SITE_SETTINGS.timeZone);

/** Renders the console at a path, with fake calls for the form. */
async function open(path: string, store: { bookings: Booking[]; cars?: Car[] }) {
  const createBooking = jest.fn(async (request: object, staff?: object) => {
    const booking = { ...BOOKING, ...request, ...staff, id: 8 } as Booking;
    store.bookings = [...store.bookings, booking];
    return booking;
  });
  const findUnavailableCars = jest.fn(async (_range: object, _except?: number): Promise<string[]> => []);
  const api = { ...fakeApi({ cars: [CAR, CLIO, TUCSON], ...store }), createBooking, findUnavailableCars };
  const rendered = await renderConsole(path, api);
  return { ...rendered, api, createBooking, findUnavailableCars };
}

const field = (name: string | RegExp) => screen.findByLabelText(name);

test.each(PICKUP_EXAMPLES)('the form has every detail of customer and pick-up at the place $place', async (example) => {
  const booking = { ...BOOKING, ...example.details };
  const { user } = await open('/admin/bookings/7', { bookings: [booking] });
  await user.click(await screen.findByRole('button', { name: 'Edit booking' }));
  const dialog = await screen.findByRole('dialog');
  const names = [...CONTACT_FIELD_LIST.map(([name]) => name), ...Object.keys(example.details)] as (keyof Booking)[];
  const shown = { ...booking, pickupTime: formatTime(booking.pickupTime ?? '') };
  for (const name of names) {
    const control = dialog.querySelector<HTMLInputElement>(`#booking_${name}`);
    expect([name, control?.value]).toEqual([name, shown[name] ?? '']);
    if (/^text/.test(String(control?.type))) expect([name, control?.maxLength]).not.toEqual([name, -1]);
  }
});

describe('a new booking', () => {
  test('lists five cars on a phone, and all when asked', async () => {
    matchingMedia.add('(width < 43.75rem)');
    const cars = Array.from({ length: 7 }, (_, index) => ({ ...CAR, CarId: `car-${index}` }));
    const { user } = await open('/admin', { bookings: [BOOKING], cars });
    await user.click(await screen.findByRole('button', { name: 'New booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
    await waitFor(() => expect(dialog.getAllByRole('option', { name: /Duster/ })).toHaveLength(5));
    await user.click(dialog.getByRole('button', { name: 'Show them all' }));
    expect(dialog.getAllByRole('option', { name: /Duster/ })).toHaveLength(7);
    expect(dialog.getByRole('combobox', { name: 'Car' })).toHaveFocus();
    expect(dialog.queryByRole('button', { name: 'Show them all' })).not.toBeInTheDocument();
  });

  test('of a known customer is typed in by keyboard alone', async () => {
    const { user, api, createBooking } = await open('/admin', { bookings: [BOOKING] });
    await screen.findByRole('link', { name: '7' });
    await user.keyboard('n');
    const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
    await waitFor(() => expect(dialog.getByLabelText('Phone Number')).toHaveFocus());
    await user.keyboard('99 00 10');
    await dialog.findByRole('option', { name: /Amélie Laurent/ });
    expect(api.searchEntities).toHaveBeenCalledWith(expect.objectContaining({ text: '99 00 10' }));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(dialog.getByLabelText('Full Name')).toHaveValue('Amélie Laurent');
    expect(dialog.getByLabelText(/^Email Address/)).toHaveValue('amelie@example.com');

    await user.type(dialog.getByLabelText('Car'), '777b{Enter}');
    const freeCars = within(dialog.getByRole('listbox', { name: 'Free cars' }));
    expect(freeCars.getByRole('option', { selected: true })).toHaveTextContent('Renault Clio 777-B-26');
    await user.type(dialog.getByLabelText(/^Agreed price/), '25');
    await user.type(await field('Reason for this price'), 'Regular{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/bookings/8'));
    expect(createBooking).toHaveBeenCalledWith(
      {
        carId: 'clio',
        confirmationCode: expect.stringMatching(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/),
        customerName: 'Amélie Laurent',
        customerPhone: '+33 1 99 00 10 21',
        customerEmail: 'amelie@example.com',
        driverLicense: '12AB34567',
        pickupDate: TODAY,
        dropoffDate: addDays(TODAY, 1),
        days: 2,
        unitPrice: 25,
        totalPrice: 50,
      },
      { status: 'reserved', notifyCustomer: false, priceReason: 'Regular' },
    );
  });

  test('shows what is missing beside the fields, until they are filled', async () => {
    const { user, createBooking } = await open('/admin', { bookings: [] });
    await user.click(await screen.findByRole('button', { name: 'New booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
    await dialog.findByText('3 cars are free.');
    await user.click(dialog.getByRole('button', { name: 'Book' }));
    expect(await dialog.findByText('Please enter your phone number.')).toBeInTheDocument();
    expect(dialog.getByText('Please fill in this field.')).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: 'Write to the customer' })).toBeDisabled();
    expect(createBooking).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText('Phone Number'), '0');
    await waitFor(() => expect(dialog.queryByText('Please enter your phone number.')).toBeNull());
    await user.click(dialog.getByRole('option', { name: /Dacia Duster/ }));
    await waitFor(() => expect(dialog.queryByText('Please fill in this field.')).toBeNull());
  });

  test('of a car that somebody else has names them, and offers the nearest free cars', async () => {
    const { user, createBooking, findUnavailableCars } = await open('/admin', { bookings: [] });
    const conflicts = [
      {
        id: 3,
        kind: 'rental',
        customerName: 'Karim Alami',
        confirmationCode: 'K7M-2QX',
        pickupDate: '2026-12-01',
        dropoffDate: '2026-12-03',
        status: 'reserved',
      },
    ];
    createBooking.mockRejectedValueOnce(new ApiError(409, '', { meta: { type: 'car_unavailable', conflicts } }));
    await user.click(await screen.findByRole('button', { name: 'New booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
    await user.type(dialog.getByLabelText('Phone Number'), '0612345678');
    await user.type(dialog.getByLabelText('Full Name'), 'Walk In');
    await user.click(await dialog.findByRole('option', { name: /Dacia Duster/ }));
    findUnavailableCars.mockResolvedValue([CAR.CarId]);
    await user.click(dialog.getByRole('button', { name: 'Book' }));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Karim Alami (K7M-2QX) has it, 1 Dec 2026 – 3 Dec 2026');
    await user.click(await within(alert).findByRole('button', { name: /Hyundai Tucson/ }));
    expect(dialog.getByLabelText('Full Name')).toHaveValue('Walk In');
    await user.click(dialog.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(createBooking).toHaveBeenCalledTimes(2));
    expect(createBooking.mock.calls[1]?.[0]).toMatchObject({ carId: 'tucson', unitPrice: 48 });
  });

  test('of a car that an erased customer had says so', async () => {
    const rental = { ...BOOKING, id: 3, customerName: '', pickupDate: TODAY, dropoffDate: addDays(TODAY, 4) };
    const { user, createBooking } = await open('/admin', { bookings: [] });
    const conflicts = [{ ...rental, kind: 'rental', status: 'returned' }];
    createBooking.mockRejectedValueOnce(new ApiError(409, '', { meta: { type: 'car_unavailable', conflicts } }));
    await user.click(await screen.findByRole('button', { name: 'New booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
    await user.type(dialog.getByLabelText('Phone Number'), '0612345678');
    await user.type(dialog.getByLabelText('Full Name'), 'Walk In');
    await user.click(await dialog.findByRole('option', { name: /Dacia Duster/ }));
    await user.click(dialog.getByRole('button', { name: 'Book' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Erased (AB1-2CD) has it');
  });

  test('of a car that somebody else has links to what is in the way, and moves to its next free days', async () => {
    const rental: Booking = { ...BOOKING, id: 3, pickupDate: TODAY, dropoffDate: addDays(TODAY, 4) };
    const { user, createBooking } = await open('/admin', { bookings: [rental] });
    const conflicts = [{ ...rental, kind: 'rental' }];
    createBooking.mockRejectedValueOnce(new ApiError(409, '', { meta: { type: 'car_unavailable', conflicts } }));
    await user.click(await screen.findByRole('button', { name: 'New booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
    await user.type(dialog.getByLabelText('Phone Number'), '0612345678');
    await user.type(dialog.getByLabelText('Full Name'), 'Walk In');
    await user.click(await dialog.findByRole('option', { name: /Dacia Duster/ }));
    await user.click(dialog.getByRole('button', { name: 'Today' }));
    const days = countRentalDays(TODAY, dialog.getByLabelText<HTMLInputElement>('Return').value as CalendarDay);
    await user.click(dialog.getByRole('button', { name: 'Book' }));
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByRole('link', { name: 'Open booking' })).toHaveAttribute('href', '/admin/bookings/3');
    await user.click(await alert.findByRole('button', { name: /^Next free: / }));
    expect(dialog.getByLabelText('Pick-up')).toHaveValue(addDays(TODAY, 5));
    expect(dialog.getByLabelText('Return')).toHaveValue(addDays(TODAY, 5 + days - 1));
  });

  test.each([
    ['automatic', '1 of 3 free cars fits.', ['Renault Clio']],
    ['manual 7 seats', '1 of 3 free cars fits.', ['Hyundai Tucson']],
    ['diesel bluetooth', '2 of 3 free cars fit.', ['Dacia Duster', 'Hyundai Tucson']],
    ['limousine', 'None of the 3 free cars fits “limousine”.', []],
  ] as const)('finds cars by gearbox, fuel, seats and features: %s', async (words, count, names) => {
    const cars: Car[] = [CAR, { ...CLIO, transmission: 'Automatic', fuel: 'Gasoline' }, { ...TUCSON, seats: 7 }];
    const { user } = await open('/admin', { bookings: [], cars });
    await user.click(await screen.findByRole('button', { name: 'New booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
    await dialog.findByText('3 cars are free.');
    await user.type(dialog.getByLabelText('Car'), words);
    expect(await dialog.findByText(count)).toBeInTheDocument();
    expect(dialog.queryAllByRole('option').map((option) => option.querySelector('bdi')?.textContent)).toEqual(names);
  });

  test('says that cars are loading instead of the former count, and a failed read can be tried again', async () => {
    silenceErrors();
    const { user, findUnavailableCars } = await open('/admin', { bookings: [] });
    await user.click(await screen.findByRole('button', { name: 'New booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
    await dialog.findByText('3 cars are free.');
    let fail = (_: Error) => {};
    findUnavailableCars.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    await user.click(dialog.getByRole('button', { name: 'Tomorrow' }));
    expect(await dialog.findByText('Looking for free cars…')).toBeInTheDocument();
    expect(dialog.queryByText('3 cars are free.')).not.toBeInTheDocument();
    await act(async () => fail(new ApiError(503, 'The service is not available')));
    await user.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('3 cars are free.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Car')).toHaveFocus();
  });

  test('is kept when the session expires', async () => {
    const { user, leave, comeBack } = await open('/admin', { bookings: [] });
    await user.click(await screen.findByRole('button', { name: 'New booking' }));
    await user.type(await field('Full Name'), 'Walk In');
    leave();
    await comeBack();
    expect(await field('Full Name')).toHaveValue('Walk In');
  });
});

describe('an edited booking', () => {
  test('sends what differs, based on what was seen', async () => {
    const { user, api } = await open('/admin/bookings/7', { bookings: [BOOKING] });
    await user.click(await screen.findByRole('button', { name: 'Edit booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit booking AB1-2CD' }));
    expect(await dialog.findByText('$126', { selector: 'output strong' })).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Days'));
    await user.type(dialog.getByLabelText('Days'), '5');
    expect(dialog.getByText(/^before: 3 days/).parentElement).toHaveTextContent('before: 3 days × $42 = $126');
    await user.click(dialog.getByRole('checkbox', { name: 'Write to the customer' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.updateEntity).toHaveBeenCalledWith('CarsBooking', {
      id: 7,
      dropoffDate: '2026-10-28',
      basedOn: { dropoffDate: '2026-10-26', carId: BOOKING.carId, pickupDate: '2026-10-24', unitPrice: 42 },
      notifyCustomer: true,
    });
  });

  test.each([true, false])('with another e-mail address keeps the access by the old one: %s', async (keepAccess) => {
    const { user, api } = await open('/admin/bookings/7', { bookings: [BOOKING] });
    await user.click(await screen.findByRole('button', { name: 'Edit booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit booking AB1-2CD' }));
    const box = { name: 'Keep the access of browsers that opened links sent to the old address' };
    expect(dialog.queryByRole('checkbox', box)).not.toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText(/^Email Address/), { target: { value: 'amelie@example.org' } });
    const keep = await dialog.findByRole('checkbox', box);
    expect(keep).not.toBeChecked();
    if (keepAccess) await user.click(keep);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.updateEntity).toHaveBeenCalledWith('CarsBooking', {
        id: 7,
        customerEmail: 'amelie@example.org',
        basedOn: { customerEmail: BOOKING.customerEmail },
        notifyCustomer: false,
        ...(keepAccess && { keepAccess }),
      }),
    );
  });

  test('keeps its length when it starts on another day, and shows what another car costs before it is saved', async () => {
    const { user, api } = await open('/admin/bookings/7', { bookings: [BOOKING] });
    await user.click(await screen.findByRole('button', { name: 'Edit booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit booking AB1-2CD' }));
    fireEvent.change(dialog.getByLabelText('Pick-up'), { target: { value: '2026-10-25' } });
    expect(dialog.getByLabelText('Return')).toHaveValue('2026-10-27');
    expect(dialog.queryByText(/^before/)).not.toBeInTheDocument();
    await user.click(await dialog.findByRole('option', { name: /Hyundai Tucson/ }));
    expect(await dialog.findByText('$144', { selector: 'output strong' })).toBeInTheDocument();
    expect(dialog.getByText(/^before: 3 days/).parentElement).toHaveTextContent('before: 3 days × $42 = $126');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.updateEntity).toHaveBeenCalledWith(
        'CarsBooking',
        expect.objectContaining({ carId: 'tucson', pickupDate: '2026-10-25', dropoffDate: '2026-10-27' }),
      ),
    );
  });

  test('that a colleague has changed keeps what was typed, and shows the rest as it is now', async () => {
    silenceErrors();
    const store = { bookings: [BOOKING] };
    const { user, api } = await open('/admin/bookings/7', store);
    await user.click(await screen.findByRole('button', { name: 'Edit booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit booking AB1-2CD' }));
    await user.type(dialog.getByLabelText("Customer's note"), 'Child seat');
    api.updateEntity.mockRejectedValueOnce(new ApiError(409, '', { meta: { type: 'booking_changed' } }));
    api.getEntity.mockResolvedValueOnce({ ...BOOKING, note: 'Late', customerPhone: '0600000000' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('A colleague has changed this booking meanwhile.');
    expect(dialog.getByLabelText('Phone Number')).toHaveValue('0600000000');
    expect(dialog.getByLabelText("Customer's note")).toHaveValue('Child seat');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.updateEntity).toHaveBeenLastCalledWith(
        'CarsBooking',
        expect.objectContaining({ note: 'Child seat', basedOn: { note: 'Late' } }),
      ),
    );
  });
});

test('a car that is out is returned today, or a day longer with the customer', async () => {
  const out: Booking = {
    ...BOOKING,
    status: 'out',
    pickupDate: addDays(TODAY, -2),
    dropoffDate: addDays(TODAY, 2),
    days: 5,
  };
  const { user, api } = await open('/admin/bookings/7', { bookings: [{ ...out, totalPrice: 210 }] });
  await user.click(await screen.findByRole('button', { name: 'Returned today' }));
  expect((await screen.findByText(/instead of 5 days/)).parentElement).toHaveTextContent(
    '3 days, $126 instead of 5 days, $210',
  );
  await user.click(screen.getAllByRole('button', { name: 'Returned today' }).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(api.updateEntity).toHaveBeenCalledWith('CarsBooking', {
      id: 7,
      status: 'returned',
      dropoffDate: TODAY,
      basedOnStatus: 'out',
      basedOn: { dropoffDate: out.dropoffDate },
    }),
  );
});

test('a booking says when its car has left the fleet, and why its price was agreed on', async () => {
  const cars = [{ ...CAR, plate: '12345-A-26', archived: true }];
  await open('/admin/bookings/7', { bookings: [{ ...BOOKING, priceReason: 'Regular customer' }], cars });
  const card = await screen.findByRole('region', { name: 'Vehicle Info' });
  expect(await within(card).findByText('This car is no longer in the fleet.')).toBeInTheDocument();
  expect(card).toHaveTextContent('12345-A-26');
  expect(screen.getByRole('region', { name: 'Payment Summary' })).toHaveTextContent('Agreed becauseRegular customer');
});
