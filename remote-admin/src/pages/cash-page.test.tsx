import { screen, within } from '@testing-library/react';
import type { CashDay, PaymentsClient } from 'shared-kit/api-client';
import { fakeApi } from '../testing/examples.ts';
import { renderConsole } from '../testing/render-console.tsx';
import './cash-page.tsx';

const SARA: CashDay = {
  account: 3,
  name: 'Sara',
  drawers: [
    { currency: '', received: 300, paidOut: 30, expected: 270 },
    {
      ...{ currency: 'EUR', received: 50, paidOut: 0, expected: 50 },
      count: { counted: 40, expected: 45, difference: -5, createdAt: '2026-11-20T18:00:00.000Z', createdBy: 'Omar' },
    },
  ],
  methods: [{ method: 'cash', amount: 770 }],
  payments: [
    {
      ...{ id: 'a', bookingId: 7, purpose: 'rental', type: 'refund', method: 'cash', amount: 30 },
      createdAt: '2026-11-20T10:15:00.000Z',
    },
  ],
};

async function openDesk(path: string, days: readonly CashDay[]) {
  const payments = { cashDay: jest.fn(async () => days), count: jest.fn(async () => undefined) };
  const api = { ...fakeApi({ bookings: [] }), payments: payments as unknown as PaymentsClient };
  return { ...(await renderConsole(path, api)), payments };
}

test('the cash of a day stands by account and currency, and what was counted is kept', async () => {
  const { payments, user } = await openDesk('/admin/cash?day=2026-11-20', [SARA]);
  expect(payments.cashDay).toHaveBeenCalledWith('2026-11-20');
  const [cash, list] = await screen.findAllByRole('table');
  expect(
    within(cash as HTMLElement)
      .getAllByRole('row')
      .map((row) => row.textContent?.replaceAll('\u00A0', ' ')),
  ).toEqual([
    expect.anything(),
    '$$300$30$270Count',
    'EUREUR 50EUR 0EUR 50EUR 40Count again−EUR 5',
    expect.stringMatching(/^Counted by Omar, .*Payments have changed since: EUR 45 should have been there\.$/),
  ]);
  expect(list).toHaveTextContent('10:15 AM7Paid backCash−$30');
  await user.click(screen.getByRole('button', { name: 'Count: Sara, $' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter what you have counted.');
  await user.type(screen.getByLabelText('Counted amount'), '268,50');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(payments.count).toHaveBeenCalledWith({ account: 3, day: '2026-11-20', currency: '', counted: 268.5 });
});

test('a day without payments says so', async () => {
  await openDesk('/admin/cash', []);
  expect(await screen.findByText('No payments on this day')).toBeVisible();
});

test('the cash desk is a press from Today', async () => {
  await openDesk('/admin/today', []);
  expect(await screen.findByRole('link', { name: 'Cash desk' })).toHaveAttribute('href', '/admin/cash');
});
