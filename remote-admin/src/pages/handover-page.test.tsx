import '../testing/antd-in-jsdom.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ApiClient, ApiError, type Damage, type Handover } from 'shared-kit/api-client';
import { addDays, agencyToday, type Booking } from 'shared-kit/domain';
import { preloadProtocol } from '../data/preload-protocol.ts';
import { BOOKING, CAR, fakeApi } from '../testing/examples.ts';
import { address, renderConsole } from '../testing/render-console.tsx';
import { nameWithPlate } from '../ui/plate.tsx';

const TODAY = agencyToday(new Date(), '+00:00');
const DUE: Booking = { ...BOOKING, status: 'reserved', pickupDate: TODAY, dropoffDate: TODAY };
const OUT: Booking = { ...DUE, status: 'out', terms: { kmPerDay: 100, kmPrice: 0.5, fuelPrice: 12 } };
const cars = [{ ...CAR, plate: '12345-A-26', mileage: 48_000 }];
const SIGNED: Handover = {
  id: '11111111-1111-4111-8111-111111111111',
  bookingId: 7,
  carId: CAR.CarId,
  direction: 'pickup',
  values: { driverName: 'Amélie Laurent', kilometers: 48_100, fuel: 8, accessories: ['papers', 'jack'] },
  photos: [],
  damages: [],
  charges: [],
  createdAt: '2026-10-24T09:00:00.000Z',
  updatedAt: '2026-10-24T09:05:00.000Z',
  signedAt: '2026-10-24T09:05:00.000Z',
  signedBy: 'Sara',
};
const KNOWN: Damage = {
  id: '22222222-2222-4222-8222-222222222222',
  carId: CAR.CarId,
  view: 'left',
  x: 0.1,
  y: 0.9,
  kind: 'scratch',
  foundAt: '2026-09-01T09:00:00.000Z',
  fileIds: [],
};

let lastId = 0;
function nextId() {
  lastId += 1;
  return `00000000-0000-4000-8000-${String(lastId).padStart(12, '0')}`;
}

beforeEach(() => {
  // Another protocol in each test, and a canvas that draws nothing.
  Object.assign(crypto, { randomUUID: nextId });
  const nothing = new Proxy({}, { get: () => () => undefined, set: () => true });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(nothing as never);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(500);
});

const region = (name: string) => screen.findByRole('region', { name });
const field = (label: string | RegExp) => screen.findByLabelText(label);

/** Draws with the mouse. */
async function drawSignature() {
  const canvas = await screen.findByRole('img', { name: /^Field for the signature/ });
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, buttons: 1 });
  const points = [
    [120, 20],
    [200, 120],
    [320, 30],
    [420, 110],
  ] as const;
  await act(async () => {
    fireEvent.mouseDown(canvas, at(20, 100));
    for (const [x, y] of points) {
      // The pad reads a point each 16 ms.
      await new Promise((resolve) => setTimeout(resolve, 20));
      fireEvent.mouseMove(canvas, at(x, y));
    }
    fireEvent.mouseUp(canvas, { ...at(420, 110), buttons: 0 });
  });
}

const saved = () => waitFor(() => expect(screen.getByText('All saved')).toBeVisible());

/** Fills in what a signature needs, and draws it. */
async function fillIn(user: Awaited<ReturnType<typeof renderConsole>>['user']) {
  await user.type(await field('Kilometers'), '48210');
  await user.click(screen.getByRole('radio', { name: 'Full' }));
  await drawSignature();
}

test('a hand-over without new damage: four presses, a number and a signature', async () => {
  const api = fakeApi({ bookings: [DUE], cars });
  const { user } = await renderConsole('/admin/today', api);
  let presses = 0;
  const press = async (element: Element) => {
    presses += 1;
    await user.click(element);
  };

  await act(async () => await press(await screen.findByRole('link', { name: 'Hand-over protocol: Amélie Laurent' })));
  expect(address()).toBe('/admin/bookings/7/handover/pickup');
  expect(await region('Car and customer')).toHaveTextContent('Dacia Duster 12345-A-26');
  expect(await field('Driver')).toHaveValue('Amélie Laurent');
  expect(await field('Driving license number')).toHaveValue('12AB34567');
  await press(await field('Kilometers'));
  await user.keyboard('48210');
  await press(screen.getByRole('radio', { name: 'Full' }));
  await drawSignature();
  await press(screen.getByRole('button', { name: 'Sign' }));

  await waitFor(() => expect(api.handovers.sign).toHaveBeenCalledTimes(1));
  expect(presses).toBe(4);
  const [id, signing] = jest.mocked(api.handovers.sign).mock.calls[0] ?? [];
  expect(signing).toMatchObject({ signerName: 'Amélie Laurent', locale: 'en' });
  expect(signing?.sentence).toMatch(/^I have received the car Dacia Duster .*12345-A-26/);
  const [stored] = (await api.handovers.list(7)).handovers;
  expect(stored).toMatchObject({
    id,
    values: { driverName: 'Amélie Laurent', licenseNumber: '12AB34567', kilometers: 48_210, fuel: 8 },
  });
  expect(stored?.values.accessories).toContain('spare_wheel');
  expect(await screen.findByText(/^Signed on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
  expect(await field('Kilometers')).toHaveAttribute('readonly');
});

test('names days without valid papers before signing; an owner signs with a reason, an agent does not', async () => {
  const paperGaps = [{ kind: 'insurance', from: '2026-12-01', to: '2026-12-03' }] as const;
  const store = { bookings: [DUE], cars, paperGaps };
  const ofAgent = fakeApi(store);
  const { user: agent, close } = await renderConsole('/admin/bookings/7/handover/pickup', ofAgent, 'en', 'agent');
  const warning = await region('No valid papers');
  expect(warning).toHaveTextContent('Insurance: not valid 1 Dec 2026 – 3 Dec 2026');
  expect(warning).toHaveTextContent(/An owner may sign with a reason/);
  await fillIn(agent);
  await agent.click(screen.getByRole('button', { name: 'Sign' }));
  expect(screen.getByText('The papers of the car are not valid on all days of the rental.')).toBeVisible();
  expect(ofAgent.handovers.sign).not.toHaveBeenCalled();
  close();

  const api = fakeApi(store);
  const { user } = await renderConsole('/admin/bookings/7/handover/pickup', api);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(screen.getByText('The papers of the car are not valid on all days of the rental.')).toBeVisible();
  expect(api.handovers.sign).not.toHaveBeenCalled();
  await user.type(await field('Reason to hand over the car all the same'), 'At the broker');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(api.handovers.sign).toHaveBeenCalledTimes(1));
  expect(jest.mocked(api.handovers.sign).mock.calls[0]?.[1]).toMatchObject({ papersReason: 'At the broker' });
});

describe('a customer who is not to rent', () => {
  const known = { name: 'Amélie Laurent', open: 0, documents: [], flags: [{ reason: 'Smoked in the car' }] };
  const flagged = () => {
    const ofBooking = jest.fn(async () => known);
    return { ...fakeApi({ bookings: [DUE], cars }), customers: { ofBooking } as never, ofBooking };
  };

  test('gets no car from an agent', async () => {
    const api = flagged();
    const { user } = await renderConsole('/admin/bookings/7/handover/pickup', api, 'en', 'agent');
    expect(await screen.findByText('Do not rent: Smoked in the car')).toBeVisible();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    // Under the reason, and after the press as the problem.
    expect(screen.getAllByText('Only an owner can hand the car over.')).toHaveLength(2);
    expect(api.handovers.sign).not.toHaveBeenCalled();
  });

  test('gets it from an owner with a reason, which outlives events and the page', async () => {
    const api = flagged();
    const { user, host, tryAgain } = await renderConsole('/admin/bookings/7/handover/pickup', api);
    const why = () => field('Why the car is handed over anyway');
    await user.type(await why(), 'Paid for the cleaning');
    let answer: (customer: typeof known) => void = () => undefined;
    api.ofBooking.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await act(async () => await host.dataChanged.announce({ entity: 'CarsBooking' }));
    expect(screen.getByText('Do not rent: Smoked in the car')).toBeVisible();
    expect(await why()).toHaveFocus();
    await act(async () => answer(known));
    await tryAgain();
    expect(await why()).toHaveValue('Paid for the cleaning');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(api.handovers.sign).toHaveBeenCalledTimes(1));
    const [, signing] = jest.mocked(api.handovers.sign).mock.lastCall ?? [];
    expect(signing).toMatchObject({ override: 'Paid for the cleaning' });
  });
});

test('says what is still needed, and that a reading is unusual', async () => {
  const { user } = await renderConsole('/admin/bookings/7/handover/pickup', fakeApi({ bookings: [DUE], cars }));
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  expect(screen.getByText('Still needed: Kilometers, Fuel, and signature')).toBeVisible();
  const kilometers = await field('Kilometers');
  expect(screen.getByText('Last known: 48,000 km')).toBeVisible();
  await user.type(kilometers, '4821');
  expect(screen.getByText('Less than the last known 48,000 km. Is that right?')).toBeVisible();
  await user.type(kilometers, 'x');
  expect(kilometers).toHaveAccessibleDescription(/whole number/);
});

test('without a network what is written waits, survives the page, and is sent when the network is back', async () => {
  const api = fakeApi({ bookings: [DUE], cars });
  let isOnline = false;
  for (const call of [jest.mocked(api.handovers.begin), jest.mocked(api.handovers.write)] as jest.Mock[]) {
    const whenOnline = call.getMockImplementation();
    call.mockImplementation(async (...values: unknown[]) => {
      if (!isOnline) throw new ApiError(0, 'We could not reach the server');
      return whenOnline?.(...values);
    });
  }

  const { user, tryAgain } = await renderConsole('/admin/bookings/7/handover/pickup', api);
  await user.type(await field('Kilometers'), '48210');
  expect(await screen.findByText('Waiting for the network')).toBeVisible();
  expect(screen.getByText('3 changes')).toBeVisible();
  // The store of this test is in memory: it lives as long as the script.
  expect(screen.getByText(/^This browser keeps nothing/)).toBeVisible();
  await tryAgain();
  expect(await field('Kilometers')).toHaveValue('48210');

  isOnline = true;
  act(() => void dispatchEvent(new Event('online')));
  await saved();
  expect((await api.handovers.list(7)).handovers[0]?.values.kilometers).toBe(48_210);
});

test('shows what a colleague has written, and adds to it', async () => {
  const { signedAt: _, signedBy: __, ...begun } = SIGNED;
  const api = fakeApi({ bookings: [DUE], cars, handovers: [begun] });
  const { user, host } = await renderConsole('/admin/bookings/7/handover/pickup', api);
  expect(await field('Kilometers')).toHaveValue('48100');
  await act(async () => {
    await api.handovers.write(begun.id, { notes: 'Washed' });
    await host.dataChanged.announce({ entity: 'CarsBooking' });
  });
  expect(await field('Notes')).toHaveValue('Washed');
  await user.click(screen.getByRole('radio', { name: '6/8'.replace(/^/, '\u2066').replace(/$/, '\u2069') }));
  await saved();
  expect(api.handovers.begin).not.toHaveBeenCalled();
  expect((await api.handovers.list(7)).handovers[0]?.values).toMatchObject({
    fuel: 6,
    notes: 'Washed',
    kilometers: 48_100,
  });
});

test('a value that the server refuses stays, with the reason, and can be discarded', async () => {
  const api = fakeApi({ bookings: [DUE], cars, handovers: [{ ...SIGNED, signedAt: undefined } as never] });
  jest.mocked(api.handovers.write).mockRejectedValueOnce(new ApiError(400, 'The notes are too long'));
  const { user } = await renderConsole('/admin/bookings/7/handover/pickup', api);
  await user.type(await field('Notes'), 'x');
  expect(await screen.findByText('Not saved, Notes: The notes are too long')).toBeVisible();
  expect(await field('Notes')).toHaveValue('x');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText(/^Not saved/)).toBeNull();
});

test('known damage is numbered, new damage is added by the keyboard too', async () => {
  const api = fakeApi({ bookings: [DUE], cars, openDamages: [KNOWN] });
  const { user } = await renderConsole('/admin/bookings/7/handover/pickup', api);
  const damage = within(await region('Damage'));
  expect(damage.getByRole('listitem')).toHaveTextContent(/1Scratch KnownLeft side: lower part, front/);

  damage.getByRole('button', { name: 'Rear: mark new damage' }).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Damage 2' }));
  await user.selectOptions(dialog.getByLabelText('Where'), 'lower part, left');
  dialog.getByRole('button', { name: 'Rear' }).focus();
  await user.keyboard('{ArrowRight}{ArrowUp}');
  await user.click(dialog.getByRole('radio', { name: 'Dent' }));
  await user.type(dialog.getByLabelText('Note'), 'Bumper');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await saved();
  const [stored] = (await api.handovers.list(7)).handovers;
  expect(stored?.damages).toMatchObject([{ view: 'rear', kind: 'dent', note: 'Bumper' }]);
  expect(stored?.damages[0]?.x).toBeCloseTo(1 / 6 + 0.02);
  expect(stored?.damages[0]?.y).toBeCloseTo(5 / 6 - 0.02);
  await user.click(damage.getByRole('button', { name: 'Edit damage 2' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await saved();
  expect((await api.handovers.list(7)).handovers[0]?.damages).toEqual([]);
});

test('a return compares with the hand-over, and charges are kept, changed or dropped with a reason', async () => {
  const balance = { open: 45, paid: 90, held: 500 };
  const payments = { ofBooking: async () => ({ payments: [], currencies: [], balance }) };
  const api = { ...fakeApi({ bookings: [OUT], cars, handovers: [SIGNED] }), payments: payments as never };
  const { user } = await renderConsole('/admin/bookings/7/handover/return', api);
  const readings = await region('Kilometers and fuel');
  expect(readings.compareDocumentPosition(await region("Driver's documents"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.type(await field('Kilometers'), '48240');
  await user.click(screen.getByRole('radio', { name: '\u20666/8\u2069' }));
  await user.click(screen.getByRole('checkbox', { name: 'Jack' }));
  const charges = within(await region('Charges'));
  expect(await charges.findByText('$45')).toBeVisible();
  expect(charges.getByText('$500')).toBeVisible();
  expect(charges.getByText('140 km driven, 48,100 to 48,240 · 100 km are included')).toBeVisible();
  expect(charges.getByText(/^Full at the hand-over · now: .6\/8.$/)).toBeVisible();
  expect(charges.getByText('Missing: Jack')).toBeVisible();
  expect(charges.getByText('Sum').parentElement).toHaveTextContent(/44/);

  await user.click(charges.getByRole('button', { name: 'Drop: Missing fuel' }));
  await drawSignature();
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(screen.getByText('A reason is needed for what is changed or dropped.')).toBeVisible();
  await user.type(charges.getByLabelText('Reason: Missing fuel'), 'Regular customer');
  await user.click(charges.getByRole('button', { name: /^Change: Kilometers/ }));
  await user.clear(charges.getByLabelText(/^Amount: Kilometers/));
  await user.type(charges.getByLabelText(/^Amount: Kilometers/), '10');
  await user.type(charges.getByLabelText(/^Reason: Kilometers/), 'Half');
  expect(charges.getByText('Sum').parentElement).toHaveTextContent(/10/);
  for (let added = 0; added < 2; added += 1) await user.click(charges.getByRole('button', { name: 'Add a charge' }));
  await user.click(charges.getByRole('button', { name: 'Remove: Other charge 2' }));
  await user.type(charges.getByLabelText('Other charge 1'), 'Cleaning');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(screen.getByText('Each charge that you add needs a name and an amount.')).toBeVisible();
  await user.type(charges.getByLabelText('Amount: Other charge 1'), '30');
  expect(charges.getByText('Sum').parentElement).toHaveTextContent(/40/);
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(api.handovers.sign).toHaveBeenCalledTimes(1));
  expect(jest.mocked(api.handovers.sign).mock.calls[0]?.[1].charges).toMatchObject([
    { kind: 'kilometers', quantity: 40, amount: 10, proposedAmount: 20, reason: 'Half' },
    { kind: 'fuel', amount: 24, proposedAmount: 24, dropped: true, reason: 'Regular customer' },
    { kind: 'other', label: 'Cleaning', quantity: 1, unitAmount: 30, amount: 30 },
  ]);
});

const RETURNED: Handover = {
  ...SIGNED,
  id: KNOWN.id,
  direction: 'return',
  values: { kilometers: 48_500, fuel: 6, licenseExpiry: '2031-05-01' },
};

test('a signed return shows what was driven, and nothing that its signing has made wrong', async () => {
  // The signing has shortened the booking.
  const terms = { ...OUT.terms, kmDays: 5 };
  const returned: Booking = { ...OUT, terms, status: 'returned', pickupDate: '2026-10-22', dropoffDate: '2026-10-24' };
  const api = fakeApi({ bookings: [returned], cars, handovers: [SIGNED, RETURNED] });
  await renderConsole('/admin/bookings/7/handover/return', api);
  const charges = within(await region('Charges'));
  // Five days were agreed.
  expect(charges.getByText('400 km driven, 48,100 to 48,500 · 500 km are included')).toBeVisible();
  expect(charges.queryByText('Day of return')).toBeNull();
  expect(screen.queryByText(/^Last known/)).toBeNull();
  // A date field would show the format of the browser.
  expect(await field('License valid until')).toHaveValue('1 May 2031');
  const birthday = await field('Date of birth');
  expect([birthday.getAttribute('type'), birthday.getAttribute('placeholder')]).toEqual(['text', 'Not written down']);
});

test('a signed return shows its charges as its sheet does', async () => {
  const charges = [
    { kind: 'kilometers', label: 'Kilometers', quantity: 100, unitAmount: 0.5, amount: 40, proposedAmount: 50 },
    { kind: 'fuel', label: 'Fuel', quantity: 2, unitAmount: 12, amount: 24, proposedAmount: 24, dropped: true },
    { kind: 'damage', label: 'Damage: scratch, left', quantity: 1, unitAmount: 90, amount: 90 },
    { kind: 'other', label: 'Cleaning', quantity: 1, unitAmount: 30, amount: 30 },
  ] as const;
  const returned: Booking = { ...OUT, status: 'returned' };
  const store = { bookings: [returned], cars, handovers: [SIGNED, { ...RETURNED, charges }] };
  const { close } = await renderConsole('/admin/bookings/7/handover/return', fakeApi(store));
  const panel = await region('Charges');
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Kilometers beyond those included 100 × $0.50 $40',
    'Missing fuel 2 × $12 $24',
    'Damage: Scratch, Left side  $90',
    'Cleaning  $30',
  ]);
  expect(panel).toHaveTextContent(/Sum \$160$/);
  close();

  await renderConsole('/admin/bookings/7/handover/return', fakeApi({ ...store, handovers: [SIGNED, RETURNED] }));
  expect(await region('Charges')).toHaveTextContent('Nothing is charged for the return.');
});

test.each([
  ['pickup', { pickupPlace: 'airport', flightNumber: 'AT 641' }, 'Marrakech Menara airport, flight AT 641'],
  ['return', { pickupPlace: 'airport', flightNumber: 'AT 641' }, 'Marrakech Menara airport'],
  ['return', { pickupPlace: 'airport', dropoffPlace: 'agency' }, 'Avenue Mohammed VI, Marrakech 40000, Morocco'],
  ['pickup', {}, 'Avenue Mohammed VI, Marrakech 40000, Morocco'],
] as const)('the place of a %s at %j is written down', async (direction, place, shown) => {
  const booking: Booking = { ...(direction === 'pickup' ? DUE : OUT), ...place };
  await renderConsole(`/admin/bookings/7/handover/${direction}`, fakeApi({ bookings: [booking], cars }));
  expect(await field('Place')).toHaveValue(shown);
});

describe('after a return of another car', () => {
  const values = {
    ...SIGNED.values,
    driverName: 'Paul Laurent',
    licenseExpiry: '2031-05-01',
    idNumber: '19AL12345',
  } as const;
  const first: Handover = { ...SIGNED, carId: 'clio', values };
  const back: Handover = { ...RETURNED, carId: 'clio' };

  test('the next one is handed over to the driver of the first', async () => {
    const api = fakeApi({ bookings: [DUE], cars, handovers: [first, back] });
    await renderConsole('/admin/bookings/7/handover/pickup', api);
    expect(await field('Driver')).toHaveValue('Paul Laurent');
    expect(await field('Passport or identity card')).toHaveValue('19AL12345');
    expect(await field('Kilometers')).toHaveValue('');
    const accessories = within(await region('Accessories'));
    expect(accessories.getByLabelText('Warning triangle')).toBeChecked();
  });

  test('what was driven is of the car that comes back, beside what was driven before', async () => {
    const second: Handover = { ...SIGNED, id: nextId() };
    const last: Handover = { ...RETURNED, id: nextId(), values: { kilometers: 48_200, fuel: 8 } };
    const api = fakeApi({ bookings: [OUT], cars, handovers: [first, back, second, last] });
    await renderConsole('/admin/bookings/7/handover/return', api);
    const charges = within(await region('Charges'));
    expect(
      charges.getByText('100 km driven, 48,100 to 48,200 · 400 km before with another car · 100 km are included'),
    ).toBeVisible();
  });

  test('each of its protocols opens from the page of the booking', async () => {
    const second: Handover = { ...SIGNED, id: nextId() };
    const api = fakeApi({ bookings: [OUT], cars, handovers: [first, back, second] });
    const { user } = await renderConsole('/admin/bookings/7', api);
    const panel = within(await region('Hand-over and return'));
    const links = await panel.findAllByRole('link', { name: /^(Hand-over|Return)$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/admin/bookings/7/handover/pickup?id=${first.id}`,
      `/admin/bookings/7/handover/return?id=${back.id}`,
      '/admin/bookings/7/handover/pickup',
    ]);
    await act(async () => await user.click(links[0] as Element));
    expect(await field('Driver')).toHaveValue('Paul Laurent');
  });
});

test('a plate stays on one line in the sentence', async () => {
  await renderConsole('/admin/bookings/7/handover/pickup', fakeApi({ bookings: [DUE], cars }));
  expect(await screen.findByText(/^I have received the car/)).toHaveTextContent('12345\u2060-\u2060A\u2060-\u206026');
});

test('what is saved stays, and is signed, while the list that an event has emptied is read', async () => {
  const { signedAt: _, signedBy: __, ...begun } = SIGNED;
  const api = fakeApi({ bookings: [DUE], cars, handovers: [{ ...begun, values: {} }] });
  const { user, host } = await renderConsole('/admin/bookings/7/handover/pickup', api);
  const kilometers = await field('Kilometers');
  jest.mocked(api.handovers.list).mockReturnValue(new Promise(() => undefined));
  act(() => void host.dataChanged.announce({ entity: 'CarsBooking' }));
  await user.type(kilometers, '48240');
  await user.click(screen.getByRole('radio', { name: 'Full' }));
  await saved();
  await drawSignature();
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText(/^Signed on (?!this device)/)).toBeVisible();
});

test('a return keeps its hand-over when an event empties the list while a value is answered', async () => {
  const { signedAt: _, signedBy: __, ...begun } = SIGNED;
  const returning: Handover = { ...begun, id: KNOWN.id, direction: 'return', values: {} };
  const api = fakeApi({ bookings: [OUT], cars, handovers: [SIGNED, returning], openDamages: [KNOWN] });
  const { user, host } = await renderConsole('/admin/bookings/7/handover/return', api);
  const kilometers = await field('Kilometers');
  jest.mocked(api.handovers.list).mockReturnValueOnce(new Promise(() => undefined));
  act(() => void host.dataChanged.announce({ entity: 'CarsBooking' }));
  await user.type(kilometers, '48240');
  await saved();
  expect(kilometers).toHaveValue('48240');
  expect(kilometers).toBeInTheDocument();
  const charges = within(await region('Charges'));
  expect(charges.getByText('140 km driven, 48,100 to 48,240 · 100 km are included')).toBeVisible();
});

describe('the copy of this device', () => {
  const { signedAt, signedBy, ...BEGUN } = { ...SIGNED, direction: 'return' as const };
  const copy = {
    accountId: '1',
    copiedAt: new Date().toISOString(),
    booking: OUT,
    car: cars[0],
    handovers: { handovers: [SIGNED], openDamages: [] },
  };
  const drop = jest.fn(async () => true);
  const away = () => jest.fn().mockRejectedValue(new ApiError(0, 'We could not reach the server'));
  beforeEach(() => {
    const cache = {
      match: async () => ({ json: async () => copy }),
      keys: async () => [],
      delete: drop,
      put: jest.fn(),
    };
    Object.assign(globalThis, { caches: { has: async () => true, open: async () => cache } });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

  test('is shown when the booking is in memory, and the protocols cannot be read', async () => {
    const api = fakeApi({ bookings: [OUT], cars });
    jest.mocked(api.handovers.list).mockImplementation(away());
    await renderConsole('/admin/bookings/7/handover/return', api);
    expect(await field('Kilometers')).toBeVisible();
    expect(screen.getByText(/^No network/)).toBeVisible();
  });

  test('shows the car that the customer has, though the booking has got another one', async () => {
    const api = fakeApi({ bookings: [], cars });
    api.getEntity.mockImplementation(away());
    jest.mocked(api.handovers.list).mockImplementation(away());
    Object.assign(copy, { booking: { ...OUT, carId: 'clio' }, handovers: { handovers: [BEGUN], openDamages: [] } });
    await renderConsole('/admin/bookings/7/handover/return', api);
    expect(await region('Car and customer')).toHaveTextContent('Dacia Duster 12345-A-26');
    Object.assign(copy, { booking: OUT, handovers: { handovers: [SIGNED], openDamages: [] } });
  });

  test('ends with an answer: the booking is gone', async () => {
    const api = fakeApi({ bookings: [], cars });
    const gone = api.getEntity.getMockImplementation();
    api.getEntity.mockImplementation(away());
    jest.mocked(api.handovers.list).mockImplementation(away());
    await renderConsole('/admin/bookings/7/handover/return', api);
    expect(await screen.findByText(/^No network/)).toBeVisible();
    api.getEntity.mockImplementation(gone as never);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(drop).toHaveBeenCalledWith('/admin/handovers/7'));
    await waitFor(() => expect(screen.getByText('Booking Not Found')).toBeVisible());
    expect(screen.queryByText(/^No network/)).toBeNull();
  });
});

test('the reads of a page that is opened by its address begin before its code is loaded, and none is repeated', async () => {
  const path = '/admin/bookings/7/handover/pickup';
  const api = fakeApi({ bookings: [DUE], cars });
  preloadProtocol({ api: api as unknown as ApiClient }, path);
  await waitFor(() => expect(api.getEntity).toHaveBeenCalledTimes(2));
  await renderConsole(path, api);
  expect(await screen.findByLabelText('Kilometers')).toBeVisible();
  expect(api.getEntity.mock.calls).toEqual([
    ['CarsBooking', '7'],
    ['Cars', CAR.CarId],
  ]);
  expect(api.handovers.list).toHaveBeenCalledTimes(1);
});

test('a photo that could not be loaded comes back with the network', async () => {
  const photos = [{ sha256: 'a', fileId: 'file-a' }];
  const api = fakeApi({ bookings: [DUE], cars, handovers: [{ ...SIGNED, photos }] });
  await renderConsole('/admin/bookings/7/handover/pickup', api);
  const picture = async () => (await screen.findByRole('img', { name: 'Picture 1' })).tagName;
  fireEvent.error(await screen.findByRole('img', { name: 'Picture 1' }));
  expect(await picture()).toBe('SPAN');
  act(() => void dispatchEvent(new Event('online')));
  expect(await picture()).toBe('IMG');
});

test('the page of a booking says that a car is out without a protocol, and links to the next one', async () => {
  await renderConsole('/admin/bookings/7', fakeApi({ bookings: [OUT], cars }));
  const panel = within(await region('Hand-over and return'));
  expect(await panel.findByText('No protocol of the hand-over exists.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return protocol' })).toHaveAttribute(
    'href',
    '/admin/bookings/7/handover/return',
  );
});

test('after a return that continues the other car is chosen for the days that remain', async () => {
  const rental = { ...DUE, pickupDate: addDays(TODAY, -3), dropoffDate: addDays(TODAY, 2), carSince: TODAY };
  const back: Handover = { ...SIGNED, id: nextId(), direction: 'return' };
  const other = { ...CAR, CarId: 'clio', name: 'Renault Clio', plate: '1-B-2' };
  const store = { bookings: [rental], cars: [...cars, other], handovers: [SIGNED, back] };
  const api = fakeApi(store);
  const { user } = await renderConsole('/admin/bookings/7', api);
  const panel = within(await region('Hand-over and return'));
  // It is the next step, also at the end of a phone's window.
  const [next] = await screen.findAllByRole('button', { name: 'Choose the other car' });
  expect(next?.closest('[data-end-bar]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Hand-over protocol' })).toBeNull();
  await user.click(await panel.findByRole('button', { name: 'Choose the other car' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('radio', { name: /Renault Clio/ })).toBeChecked();
  expect(api.findUnavailableCars).toHaveBeenLastCalledWith({ from: TODAY, to: rental.dropoffDate }, 7);
  await user.click(dialog.getByRole('button', { name: 'Move the booking' }));
  await waitFor(() => expect(panel.queryByRole('button')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Hand over' })).toBeVisible();
  expect(await panel.findAllByText(nameWithPlate({ name: 'Dacia Duster', plate: '12345-A-26' }))).toHaveLength(2);
});

test('the address of a hand-over opens none of the car that came back', async () => {
  const rental = { ...DUE, carSince: TODAY };
  const back: Handover = { ...SIGNED, id: nextId(), direction: 'return' };
  const other = { ...CAR, CarId: 'clio', name: 'Renault Clio', plate: '1-B-2' };
  const api = fakeApi({ bookings: [rental], cars: [...cars, other], handovers: [SIGNED, back] });
  const { user } = await renderConsole('/admin/bookings/7/handover/pickup', api);
  expect(await screen.findByText('The car is back, and the rental goes on with another one.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose the other car' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Move the booking' }));
  expect(await screen.findByRole('button', { name: 'Sign' })).toBeVisible();
  expect(screen.getByText('Renault Clio')).toBeVisible();
});

test.each([
  ['out', [], 'No protocol of the hand-over exists: write one'],
  ['out', [SIGNED], undefined],
  ['returned', [SIGNED], 'No protocol of the return exists: write one'],
] as const)('the notice of the status %s leads to the protocol that is missing', async (status, handovers, label) => {
  const before = status === 'out' ? DUE : OUT;
  const api = fakeApi({ bookings: [{ ...before, customerEmail: '' }], cars, handovers: [...handovers] });
  const { user } = await renderConsole('/admin/bookings/7', api);
  await user.click(await screen.findByRole('button', { name: status === 'out' ? 'Hand over' : 'Take back' }));
  const notice = within(await region('Notifications'));
  const links = notice.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const path = `/admin/bookings/7/handover/${status === 'out' ? 'pickup' : 'return'}`;
  expect(links).toEqual(label ? [[label, path]] : []);
});

test('the open damage of a car is repaired from the fleet', async () => {
  const api = fakeApi({ cars, openDamages: [KNOWN] });
  const { user } = await renderConsole('/admin?tab=fleet', api);
  await user.click(await screen.findByRole('button', { name: 'More for Dacia Duster' }));
  await act(async () => await user.click(await screen.findByRole('menuitem', { name: 'Damage' })));
  expect(address()).toBe('/admin/cars/dacia-duster-k3/damage');
  await user.click(await screen.findByRole('button', { name: 'Damage 1 is repaired' }));
  expect(await screen.findByRole('heading', { name: 'No damage is known' })).toBeVisible();
  expect(api.handovers.repairDamage).toHaveBeenCalledWith(KNOWN.id);
});
