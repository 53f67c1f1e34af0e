import '../testing/antd-in-jsdom.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ApiClient, ApiError } from 'shared-kit/api-client';
import { addDays, agencyToday, type Booking, type Car, type CarBlock } from 'shared-kit/domain';
import { NO_RATES } from '../data/use-rates.ts';
import { BOOKING, CAR } from '../testing/examples.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { address, renderConsole, silenceErrors } from '../testing/render-console.tsx';
import './planning-page.tsx';

const TODAY = agencyToday(new Date(), '+00:00');
const day = (days: number) => addDays(TODAY, days);
const CARS = [
  { ...CAR, CarId: 'clio', name: 'Renault Clio', plate: '11111-A-26', price: 30 },
  { ...CAR, CarId: 'duster', name: 'Dacia Duster', price: 42 },
  { ...CAR, CarId: 'sandero', name: 'Dacia Sandero', price: 31 },
];
const AMELIE: Booking = {
  ...BOOKING,
  id: 1,
  carId: 'clio',
  pickupDate: day(1),
  dropoffDate: day(3),
  status: 'reserved',
};
const OMAR: Booking = { ...AMELIE, id: 2, carId: 'duster', customerName: 'Omar Tazi', dropoffDate: day(2) };
const SERVICE: CarBlock = { id: 3, carId: 'sandero', from: day(5), to: day(6), reason: 'service', note: 'Brakes' };

beforeAll(() => {
  // jsdom has no pointer capture and no scrolling.
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.scrollBy = () => undefined;
});

async function renderPlanning(
  rentals: readonly Booking[] = [AMELIE, OMAR],
  cars: readonly Car[] = CARS,
  calls: object = {},
) {
  const found: Record<string, readonly unknown[]> = {
    Cars: cars,
    CarsBooking: rentals,
    CarBlocks: [SERVICE],
  };
  const api = {
    searchEntities: jest.fn(async ({ entity }: { entity: string }) => ({ data: found[entity] ?? [] })),
    findUnavailableCars: jest.fn(async () => ['duster']),
    getEntity: jest.fn(async () => AMELIE),
    createEntities: jest.fn(async () => []),
    updateEntity: jest.fn(async () => SERVICE),
    deleteEntity: jest.fn(async () => undefined),
    ...calls,
  };
  const rendered = await renderConsole('/admin/planning', api as unknown as Partial<ApiClient>);
  const grid = await screen.findByRole('grid');
  await within(grid).findByRole('gridcell', { name: /Brakes/ });
  return { ...rendered, api, grid, found };
}
const active = (grid: HTMLElement) =>
  document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label');

test('a rental that got another car has a bar for each car on its days', async () => {
  const swapped: Booking = { ...AMELIE, carId: 'duster', pickupDate: day(-4), dropoffDate: day(3), carSince: day(-1) };
  const signedAt = `${day(-1)}T09:00:00.000Z`;
  const handovers = { list: async () => ({ handovers: [{ carId: 'clio', direction: 'return', signedAt }] }) };
  const { grid, user } = await renderPlanning([swapped], CARS, { handovers, getEntity: async () => swapped });
  const bars = within(grid).getAllByRole('gridcell', { name: /Amélie/ });
  const facts = bars.map((bar) => [bar.getAttribute('aria-label')?.split(', ')[0], bar.getAttribute('aria-colspan')]);
  expect(facts.sort()).toEqual([
    ['Dacia Duster: Amélie Laurent', '5'],
    ['Renault Clio: Amélie Laurent', '3'],
  ]);
  await user.click(bars.find((bar) => bar.getAttribute('aria-label')?.startsWith('Renault')) as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('link', { name: /Open/ })).toHaveAttribute('href', '/admin/bookings/1');
});

test('shows cars, bookings and blocks, and reads only the visible quarters', async () => {
  const { api, grid } = await renderPlanning();
  const headers = () =>
    within(grid)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(headers()).toEqual([
      'Dacia Duster0 of 1 free today',
      'Dacia Sandero1 of 1 free today',
      'Renault Clio11111-A-261 of 1 free today',
    ]),
  );
  const bar = within(grid).getByRole('gridcell', { name: /Amélie Laurent, Reserved/ });
  expect(bar).toHaveTextContent(/^Amélie Laurent$/);
  expect(within(grid).getByRole('gridcell', { name: /Brakes, Service/ })).toHaveTextContent(/^Brakes$/);
  // Without that of the conflicts, which has no order.
  const reads = api.searchEntities.mock.calls.filter(([search]) => search.entity === 'CarsBooking' && 'sort' in search);
  expect(reads.length).toBeLessThanOrEqual(2);
});

test('by keyboard: to a bar, open it, go back', async () => {
  const { user, grid } = await renderPlanning();
  act(() => grid.focus());
  expect(active(grid)).toMatch(/Dacia Duster, free/);
  await user.keyboard('{ArrowRight}');
  expect(active(grid)).toMatch(/Dacia Duster: Omar Tazi, Reserved/);
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Omar Tazi' });
  expect(within(dialog).getByRole('link', { name: 'Open booking' })).toHaveAttribute('href', '/admin/bookings/2');
  expect(within(dialog).getByRole('link', { name: BOOKING.customerPhone })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('cars of a model say how many of them are free today', async () => {
  const twin = { ...CAR, CarId: 'duster-2', name: 'Dacia Duster', plate: '22222-A-26' };
  const { grid } = await renderPlanning([OMAR], [...CARS, twin]);
  const [first, second] = within(grid).getAllByRole('rowheader');
  await waitFor(() => expect(first).toHaveTextContent('1 of 2 free today'));
  expect(second).toHaveTextContent(/^Dacia Duster22222-A-26$/);
});

test('a block shows its reason and days in a card, which removes it', async () => {
  const { user, grid, api } = await renderPlanning();
  await user.hover(within(grid).getByRole('gridcell', { name: /Brakes, Service/ }));
  const card = within(await screen.findByRole('complementary'));
  expect(card.getByText('Service')).toBeVisible();
  expect(card.getByText('2 days')).toBeVisible();
  expect(card.getByText('Brakes')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Delete block' }));
  await waitFor(() => expect(api.deleteEntity).toHaveBeenCalledWith('CarBlocks', SERVICE.id));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a bar shows price, phone and next step in a card, under the mouse and with the keyboard; Escape closes it', async () => {
  const { user, grid } = await renderPlanning();
  const card = () => screen.findByRole('complementary');
  await user.hover(within(grid).getByRole('gridcell', { name: /Omar Tazi/ }));
  for (const text of ['Omar Tazi', 'Reserved', '$126 for 3 days']) expect(await card()).toHaveTextContent(text);
  expect(within(await card()).getByRole('link', { name: OMAR.customerPhone })).toBeVisible();
  expect(within(await card()).getByRole('button', { name: 'Hand over' })).toBeVisible();
  await user.unhover(within(grid).getByRole('gridcell', { name: /Omar Tazi/ }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());

  act(() => grid.focus());
  await user.keyboard('{ArrowRight}');
  expect(await card()).toHaveTextContent('Omar Tazi');
  await user.tab();
  expect(await card()).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});

test('the pick-up of a car that is not back is marked on its bar, and is moved to another car', async () => {
  const late: Booking = {
    ...AMELIE,
    id: 4,
    carId: 'duster',
    status: 'out',
    customerName: 'Late',
    pickupDate: day(-6),
    dropoffDate: day(-2),
  };
  const { user, grid, api } = await renderPlanning([OMAR, late]);
  api.getEntity.mockResolvedValue(OMAR);
  await user.click(await within(grid).findByRole('gridcell', { name: /Omar Tazi.*The car is not back/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Omar Tazi' });
  expect(dialog).toHaveTextContent(/The car is not back: Late, due/);
  await user.click(within(dialog).getByRole('button', { name: 'Another car…' }));
  expect(await screen.findByRole('dialog', { name: 'Another car for Omar Tazi' })).toBeVisible();
});

test('a refused block offers to move what is in its way, and to block the remaining days', async () => {
  silenceErrors();
  const conflict = {
    id: 1,
    kind: 'rental',
    status: 'reserved',
    customerName: 'Sofia',
    pickupDate: day(1),
    dropoffDate: day(1),
  };
  const { user, grid, api } = await renderPlanning();
  api.createEntities.mockRejectedValueOnce(
    new ApiError(409, 'x', { meta: { type: 'car_unavailable', conflicts: [conflict] } } as ApiError['body']),
  );
  act(() => grid.focus());
  await user.keyboard('{ArrowDown}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Block the car' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block Dacia Sandero' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Another car…' }));
  // In tests all dialogs have the same id, and so the same name.
  const move = (await screen.findByText(/^Free on these days/)).closest('form') as HTMLElement;
  await user.click(within(move).getByRole('button', { name: 'Cancel' }));
  await user.click(within(dialog).getByRole('button', { name: /^Block only .* and / }));
  const block = { carId: 'sandero', reason: 'service', note: '' };
  await waitFor(() =>
    expect(api.createEntities).toHaveBeenLastCalledWith('CarBlocks', [
      { ...block, from: TODAY, to: TODAY },
      { ...block, from: day(2), to: day(2) },
    ]),
  );
});

test.each<[string, Partial<Booking>, tel: string | null, chat: string | null]>([
  [
    'a French number',
    { customerPhone: '01 99 00 10 21', customerPhoneE164: '+33199001021', locale: 'fr' },
    'tel:+33199001021',
    'https://wa.me/33199001021',
  ],
  ['a number whose country is in doubt', { customerPhone: '06 12 34 56 78', locale: 'fr' }, 'tel:0612345678', null],
  ['no number, as an erased customer has', { customerPhone: '', customerName: '' }, null, null],
])('a booking with %s is called as everywhere', async (_, values, tel, chat) => {
  const { user, grid } = await renderPlanning([{ ...OMAR, ...values }]);
  await within(grid).findByRole('gridcell', { name: /Reserved/ });
  act(() => grid.focus());
  await user.keyboard('{ArrowRight}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: values.customerName === '' ? 'Erased' : 'Omar Tazi' });
  const links = within(dialog)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links.find((href) => href?.startsWith('tel:')) ?? null).toBe(tel);
  expect(links.find((href) => href?.startsWith('https:')) ?? null).toBe(chat);
});

test('by keyboard: free days are chosen and blocked; a refusal is explained and loses nothing', async () => {
  silenceErrors();
  const conflict = { id: 9, kind: 'rental', customerName: 'Sofia Ruiz', pickupDate: day(1), dropoffDate: day(2) };
  const refused = new ApiError(409, 'The car is not available for this period', {
    meta: { type: 'car_unavailable', conflicts: [conflict] },
  } as ApiError['body']);
  const { user, grid, api, toasts } = await renderPlanning();
  api.createEntities.mockRejectedValueOnce(refused);
  act(() => grid.focus());
  await user.keyboard('{ArrowDown}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(active(grid)).toMatch(/Dacia Sandero, free/);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Block the car' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block Dacia Sandero' });
  await user.selectOptions(within(dialog).getByLabelText('Reason'), 'Damage');
  await user.type(within(dialog).getByLabelText('Note (optional)'), 'Windscreen');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Dacia Sandero is rented to Sofia Ruiz');
  expect(within(dialog).getByRole('link', { name: 'Open booking' })).toHaveAttribute('href', '/admin/bookings/9');
  expect(toasts.error).not.toHaveBeenCalled();
  expect(within(dialog).getByLabelText('Note (optional)')).toHaveValue('Windscreen');

  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(toasts.success).toHaveBeenCalledWith('The car is blocked', expect.stringMatching(/^Dacia Sandero: /)),
  );
  const block = { carId: 'sandero', from: TODAY, to: day(2), reason: 'damage', note: 'Windscreen' };
  expect(api.createEntities).toHaveBeenLastCalledWith('CarBlocks', [block]);
});

test('a problem of the car is shown in the dialog of a new block, which has no field of it', async () => {
  silenceErrors();
  const { user, grid, api } = await renderPlanning();
  const meta = { fields: { carId: 'must be the key of a car' } };
  api.createEntities.mockRejectedValueOnce(new ApiError(400, 'Please check', { meta } as ApiError['body']));
  act(() => grid.focus());
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Block the car' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block Dacia Sandero' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('must be the key of a car');
});

test('by keyboard: a bar over another one is explained, and the nearest free car offered', async () => {
  const { user, grid, api } = await renderPlanning();
  act(() => grid.focus());
  // To Amélie's bar, two cars below.
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight} {ArrowUp}{ArrowUp}');
  expect(screen.getByText(/Moving to Dacia Duster/).parentElement).toHaveTextContent(
    'Dacia Duster is rented to Omar Tazi',
  );
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'The car is not free' });
  expect(within(dialog).getByText(/is rented to/).parentElement).toHaveTextContent(
    'Dacia Duster is rented to Omar Tazi',
  );
  const choices = await within(dialog).findAllByRole('listitem');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    // Does not contain Renault Clio, the booking's current car.
    expect.stringMatching(/^Dacia Sandero .*31 per day$/),
  ]);
  expect(api.findUnavailableCars).toHaveBeenCalledWith({ from: day(1), to: day(3) }, 1);
});

test('with rules of prices the free cars tell what the rental costs with them', async () => {
  const amounts = { lines: [], totalPrice: 126, unitPrice: 42 };
  const quoteChange = jest.fn(async () => ({
    booked: amounts,
    agreed: amounts,
    today: { ...amounts, totalPrice: 150 },
  }));
  const getRates = async () => ({ ...NO_RATES, version: 1 });
  const { user, grid } = await renderPlanning(undefined, undefined, { quoteChange, getRates });
  act(() => grid.focus());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight} {ArrowUp}{ArrowUp}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'The car is not free' });
  await waitFor(() =>
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(/^Dacia Sandero .*150 for 3 days$/),
  );
  expect(quoteChange).toHaveBeenCalledWith(1, { carId: 'sandero', pickupDate: day(1), dropoffDate: day(3) });
});

test('by keyboard: a block is stretched at its end, and Escape leaves it as it was', async () => {
  const { user, grid, api } = await renderPlanning();
  act(() => grid.focus());
  await user.keyboard('{ArrowDown}{ArrowRight>5/} {ArrowRight}{Escape}{Enter}');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => grid.focus());
  await user.keyboard('  {ArrowRight}{ArrowRight}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Block of Dacia Sandero' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.updateEntity).toHaveBeenCalledWith('CarBlocks', { id: 3, from: SERVICE.from, to: day(8) }),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.updateEntity).toHaveBeenLastCalledWith('CarBlocks', { id: 3, from: SERVICE.from, to: SERVICE.to }),
  );
});

test('a block that is deleted can be made again', async () => {
  const { user, grid, api, toasts } = await renderPlanning();
  act(() => grid.focus());
  await user.keyboard('{ArrowDown}{ArrowRight>5/}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Block of Dacia Sandero' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete block' }));
  await waitFor(() =>
    expect(toasts.success).toHaveBeenCalledWith('Block deleted', expect.stringMatching(/^Dacia \w+: /)),
  );
  expect(api.deleteEntity).toHaveBeenCalledWith('CarBlocks', 3);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const { carId, from, to, reason, note } = SERVICE;
  await waitFor(() =>
    expect(api.createEntities).toHaveBeenCalledWith('CarBlocks', [{ carId, from, to, reason, note: note ?? '' }]),
  );
});

test('by keyboard: what a colleague does to the fleet moves no bar to another car', async () => {
  const { user, grid, found } = await renderPlanning();
  act(() => grid.focus());
  await user.keyboard('{ArrowDown}{ArrowRight>5/} {ArrowRight}');
  expect(screen.getByText(/^Moving to/)).toHaveTextContent('Dacia Sandero');
  found.Cars = CARS.filter(({ CarId }) => CarId !== 'duster');
  await act(async () => {
    FakeEventSource.latest?.send('change', { entity: 'Cars', key: 'duster', action: 'deleted' });
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  expect(screen.getByText(/^Moving to/)).toHaveTextContent('Dacia Sandero');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(within(grid).getAllByRole('rowheader')).toHaveLength(2));
});

test('a mouse drags a block to other days; what was dropped is only proposed', async () => {
  const { grid, api } = await renderPlanning();
  const bar = within(grid).getByRole('gridcell', { name: /Brakes/ });
  const width = Number.parseInt(grid.style.getPropertyValue('--day'), 10);
  // jsdom has no layout: all bars are at 0 and the zones at their edges have no width.
  const at = (days: number, y: number) => ({
    clientX: 224 + (2 + days) * width + 5,
    clientY: 56 + y,
    button: 0,
    buttons: 1,
    pointerId: 1,
  });
  const pointer = (type: string, days: number, y: number) =>
    fireEvent(type === 'pointerdown' ? bar : grid, new MouseEvent(type, { bubbles: true, ...at(days, y) }));
  jest.spyOn(bar, 'getBoundingClientRect').mockReturnValue({ left: 0, right: 2000, width: 2000 } as DOMRect);
  pointer('pointerdown', 5, 50);
  pointer('pointermove', 7, 50);
  // Released at another position, without a preceding move event.
  pointer('pointerup', 8, 50);
  const dialog = await screen.findByRole('dialog', { name: 'Block of Dacia Sandero' });
  expect(within(dialog).getByLabelText('First day')).toHaveValue(day(8));
  expect(within(dialog).getByLabelText('Last day')).toHaveValue(day(9));
  expect(api.updateEntity).not.toHaveBeenCalled();
});

test('filters and days are in the URL', async () => {
  const { user, grid } = await renderPlanning();
  await user.type(screen.getByLabelText('Name or plate'), '11111a');
  await waitFor(() => expect(within(grid).getAllByRole('rowheader')).toHaveLength(1));
  await user.selectOptions(screen.getByLabelText('Period'), 'Month');
  await user.click(screen.getByRole('button', { name: 'Later days' }));
  expect(address()).toBe(`/admin/planning?start=${day(28)}&zoom=month&q=11111a`);
});

test('a failed read is shown, and can be tried again', async () => {
  silenceErrors();
  const searchEntities = jest.fn(async () => {
    throw new ApiError(503, 'The service is not available');
  });
  await renderConsole('/admin/planning', { searchEntities } as unknown as Partial<ApiClient>);
  expect(await screen.findByText('The planning could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
