import { screen, within } from '@testing-library/react';
import type { HistoryEntry } from 'shared-kit/api-client';
import { BOOKING, EMAIL, fakeApi } from '../testing/examples.ts';
import { renderConsole } from '../testing/render-console.tsx';

const AT = '2026-10-01T13:05:00.000Z';
const ENTRIES: HistoryEntry[] = [
  {
    id: 4,
    at: AT,
    key: '7',
    actor: { kind: 'staff', name: 'Karima' },
    action: 'changed',
    changes: [
      { field: 'status', values: ['requested', 'reserved'] },
      { field: 'dropoffDate', values: ['2026-10-26', '2026-10-28'] },
      { field: 'totalPrice', values: [126, 210] },
      { field: 'priceReason', values: [null, 'Regular customer'] },
    ],
  },
  {
    id: 3,
    at: AT,
    key: '7',
    actor: { kind: 'customer' },
    action: 'changed',
    changes: [{ field: 'customerPhone' }, { field: 'shoeSize', values: [1, 2] }],
  },
  { id: 2, at: AT, key: '7', actor: { kind: 'staff' }, action: 'changed', changes: [] },
  { id: 1, at: AT, key: '7', actor: { kind: 'system' }, action: 'created', changes: [] },
];

test('a booking tells who changed what, and names personal data only', async () => {
  const api = fakeApi({ bookings: [BOOKING], history: ENTRIES });
  await renderConsole('/admin/bookings/7', api);
  const card = await screen.findByRole('region', { name: 'Emails and history' });
  const [list] = await within(card).findAllByRole('list');
  const summaries = Array.from(list?.children ?? [], (line) => line.querySelector('summary') ?? line);
  expect(summaries.map(({ textContent }) => textContent?.trim())).toEqual([
    '1 Oct 2026, 1:05 PM Karima Changed · Status: Requested → Reserved · Return: 26 Oct 2026 → 28 Oct 2026 · Total: $126 → $210 · Reason of the price: none → Regular customer',
    '1 Oct 2026, 1:05 PM The customer Changed · Phone Number: changed · shoeSize: 1 → 2',
    '1 Oct 2026, 1:05 PM A former colleague Changed',
    '1 Oct 2026, 1:05 PM The website Created',
  ]);
  expect(api.accounts.listHistory).toHaveBeenCalledWith('CarsBooking', '7', 10);
});

test('what was written down with a car is named in its parts', async () => {
  const change = { id: 9, at: AT, key: '7', actor: { kind: 'staff', name: 'Karima' }, action: 'changed' } as const;
  const changes = [
    { field: 'pickup.fuel', values: [8, 7] },
    { field: 'pickup.driverName' },
    { field: 'pickup.signedAt', values: [null, AT] },
    { field: 'charge.kilometers', values: [25, 20] },
    { field: 'damage.repaired', values: [null, 'scratch, left'] },
  ] as const;
  await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING], history: [{ ...change, changes }] }));
  const card = await screen.findByRole('region', { name: 'Emails and history' });
  const [list] = await within(card).findAllByRole('list');
  expect(list?.querySelector('summary')?.textContent?.trim()).toBe(
    '1 Oct 2026, 1:05 PM Karima Changed · Hand-over, fuel in eighths: 8 → 7 · Hand-over: changed · Hand-over, signed · Charged, kilometers: $25 → $20 · Damage, repaired',
  );
});

test('a payment and a paper are told, not compared with nothing', async () => {
  const errors = jest.spyOn(console, 'error');
  const change = { id: 9, at: AT, key: '7', actor: { kind: 'staff', name: 'Karima' }, action: 'changed' } as const;
  const changes = [
    { field: 'payment', values: [null, 'receipt_rental_cash_60.00'] },
    { field: 'payment', values: [null, 'receipt_rental_cash_60.00'] },
    { field: 'paper', values: [null, 'F-2026-0001'] },
    { field: 'payment', values: ['receipt_rental_cash_60.00', null] },
  ] as const;
  await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING], history: [{ ...change, changes }] }));
  const card = await screen.findByRole('region', { name: 'Emails and history' });
  const [list] = await within(card).findAllByRole('list');
  expect(list?.querySelector('summary')?.textContent?.trim()).toBe(
    '1 Oct 2026, 1:05 PM Karima Changed · Payment: Paid · Cash · $60 · Payment: Paid · Cash · $60 · Paper: F-2026-0001 · Payment voided: Paid · Cash · $60',
  );
  expect(errors).not.toHaveBeenCalled();
});

test('earlier changes are shown when they are asked for', async () => {
  const history = Array.from({ length: 12 }, (_, id) => ({ ...ENTRIES[3], id }) as HistoryEntry);
  const api = fakeApi({ bookings: [BOOKING], history });
  const { user } = await renderConsole('/admin/bookings/7', api);
  const card = within(await screen.findByRole('region', { name: 'Emails and history' }));
  expect(await card.findAllByRole('listitem')).toHaveLength(10);
  await user.click(card.getByRole('button', { name: 'Show earlier changes' }));
  expect(await card.findAllByText('Created')).toHaveLength(12);
});

test('the history is written in Arabic, too', async () => {
  await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING], history: ENTRIES }), 'ar');
  expect((await screen.findByText(/الحالة/, { selector: 'ol li li span' })).closest('li')).toHaveTextContent(/←/);
});

test('e-mails stand between the changes, and those before the earliest shown change wait for it', async () => {
  const history = Array.from({ length: 10 }, (_, id) => ({
    ...ENTRIES[3],
    id,
    at: `2026-10-${20 - id}T13:05:00.000Z`,
  })) as HistoryEntry[];
  const emails = [
    { ...EMAIL, id: 31, finishedAt: '2026-10-19T20:00:00.000Z' },
    { ...EMAIL, id: 30, finishedAt: '2026-10-01T20:00:00.000Z' },
  ];
  await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING], history, emails }));
  const card = within(await screen.findByRole('region', { name: 'Emails and history' }));
  const lines = await card.findAllByRole('listitem');
  expect(lines).toHaveLength(11);
  expect(lines[1]).toHaveTextContent('Request received');
});
