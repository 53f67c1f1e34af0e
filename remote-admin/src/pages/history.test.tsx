import { screen, within } from '@testing-library/react';
import type { HistoryEntry } from 'shared-kit/api-client';
import { BOOKING, fakeApi } from '../testing/examples.ts';
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
  const card = await screen.findByRole('region', { name: 'History' });
  const [list] = await within(card).findAllByRole('list');
  expect(Array.from(list?.children ?? [], ({ textContent }) => textContent)).toEqual([
    'Karima Changed 1 Oct 2026, 13:05Status: Requested → ReservedReturn: 26 Oct 2026 → 28 Oct 2026Total: $126 → $210Reason of the price: none → Regular customer',
    'The customer Changed 1 Oct 2026, 13:05Phone Number: changedshoeSize: 1 → 2',
    'A former colleague Changed 1 Oct 2026, 13:05',
    'The website Created 1 Oct 2026, 13:05',
  ]);
  expect(api.accounts.listHistory).toHaveBeenCalledWith('CarsBooking', '7', 10);
});

test('earlier changes are shown when they are asked for', async () => {
  const history = Array.from({ length: 12 }, (_, id) => ({ ...ENTRIES[3], id }) as HistoryEntry);
  const api = fakeApi({ bookings: [BOOKING], history });
  const { user } = await renderConsole('/admin/bookings/7', api);
  const card = within(await screen.findByRole('region', { name: 'History' }));
  expect(await card.findAllByRole('listitem')).toHaveLength(10);
  await user.click(card.getByRole('button', { name: 'Show earlier changes' }));
  expect(await card.findAllByText('Created')).toHaveLength(12);
});

test('the history is written in Arabic, too', async () => {
  await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING], history: ENTRIES }), 'ar');
  expect((await screen.findByText(/الحالة/, { selector: 'ol li li span' })).closest('li')).toHaveTextContent(/←/);
});
