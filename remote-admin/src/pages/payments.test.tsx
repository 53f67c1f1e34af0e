import { screen, waitFor, within } from '@testing-library/react';
import { ApiError, type PaymentsClient, type RecordedPayment, type StaffOnlineOrder } from 'shared-kit/api-client';
import { type Booking, balanceOf, type StaffRole, toCents } from 'shared-kit/domain';
import { BOOKING, fakeApi } from '../testing/examples.ts';
import { renderConsole, silenceErrors } from '../testing/render-console.tsx';
import '../features/payments/invoice-dialog.tsx';
import '../features/payments/online-orders.tsx';
import '../features/payments/payment-dialog.tsx';
import '../features/payments/payments-panel.tsx';
import '../features/payments/void-dialog.tsx';

const PAID: RecordedPayment = {
  id: '0b6f6c1e-52c7-4f0e-9d2b-6a1f0c8e7d21',
  bookingId: 7,
  purpose: 'rental',
  type: 'receipt',
  method: 'cash',
  amount: 100,
  createdAt: '2026-10-02T09:00:00.000Z',
  createdBy: 'Sara',
};
const HELD: RecordedPayment = { ...PAID, id: PAID.id.replace('0', '1'), type: 'hold', purpose: 'deposit', amount: 500 };

/** Payments that are kept in a list, with the sums of the rules. */
function fakePayments(payments: RecordedPayment[]) {
  return {
    ofBooking: jest.fn(async () => {
      const inCents = payments.map((one) => ({ ...one, amount: toCents(one.amount) }));
      const { open, paid, held } = balanceOf({ total: toCents(BOOKING.totalPrice), charges: [], payments: inCents });
      const balance = { bookingId: 7, open: open / 100, paid: paid / 100, held: held / 100 };
      return { payments: [...payments], balance, currencies: ['EUR'], cashLimit: 1_000 };
    }),
    balances: jest.fn(async () => []),
    record: jest.fn(async (payment) => {
      payments.push({ ...payment, createdAt: '2026-10-02T10:00:00.000Z', createdBy: 'Sara' });
    }),
    void: jest.fn(async () => undefined),
    sendPayLink: jest.fn(async () => undefined),
    cashDay: jest.fn(async () => []),
    count: jest.fn(async () => undefined),
  } satisfies PaymentsClient;
}

async function openPanel(payments: RecordedPayment[] = [], booking: Booking = BOOKING, role: StaffRole = 'owner') {
  const client = fakePayments(payments);
  const api = { ...fakeApi({ bookings: [booking] }), payments: client };
  const opened = await renderConsole('/admin/bookings/7', api, 'en', role);
  const panel = within(await screen.findByRole('region', { name: 'Payments' }));
  await panel.findByRole('button', { name: 'Take payment' });
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, client, panel, press, dialog: async () => within(await screen.findByRole('dialog')) };
}

beforeEach(() => localStorage.clear());

test('what is open is recorded in two presses, and stands at the head', async () => {
  const { client, panel, press, dialog } = await openPanel();
  expect(screen.getByText('Payment will be processed upon vehicle return.')).toBeVisible();
  expect(panel.getByText('Nothing has been recorded yet.')).toBeVisible();
  await press('Take payment');
  expect((await dialog()).getByLabelText('Amount')).toHaveValue('126.00');
  await press('Record');
  const payment = { bookingId: 7, type: 'receipt', purpose: 'rental', method: 'cash', amount: 126 };
  expect(client.record).toHaveBeenCalledWith(expect.objectContaining(payment), false, false);
  expect(await panel.findByRole('listitem')).toHaveTextContent(/Cash.* by Sara/);
  expect(screen.getByRole('region', { name: 'Booking #AB1-2CD' })).toHaveTextContent('Paid');
  await waitFor(() => expect(screen.queryByText(/^Payment will be processed/)).not.toBeInTheDocument());
});

test('the receipt goes to the customer when it is ticked', async () => {
  const { client, press, dialog, user } = await openPanel();
  await press('Take payment');
  await user.click((await dialog()).getByRole('checkbox', { name: 'Send the receipt to amelie@example.com' }));
  await press('Record');
  expect(client.record).toHaveBeenCalledWith(expect.objectContaining({ amount: 126 }), false, true);
});

test('a lost answer is sent again with the same id', async () => {
  silenceErrors();
  const { client, press } = await openPanel();
  await press('Take payment');
  client.record.mockRejectedValueOnce(new ApiError(0, 'We could not reach the server'));
  await press('Record');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server');
  await press('Record');
  const ids = client.record.mock.calls.map(([{ id }]) => id);
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/), ids[0]]);
});

test('an equal payment that was just recorded is a warning, and this one recorded all the same when it is another', async () => {
  const { client, press, user, dialog } = await openPanel();
  await press('Take payment');
  const similar = new ApiError(409, 'Sara has just recorded the same amount', {
    meta: { type: 'payment_similar', ...{ colleague: 'Sara' } },
  });
  client.record.mockRejectedValueOnce(similar).mockRejectedValueOnce(similar);
  await press('Record');
  expect(await screen.findByRole('alert')).toHaveTextContent('Sara has just recorded the same amount');
  // Another amount is another payment.
  await user.type((await dialog()).getByLabelText('Amount'), '{Backspace}1');
  await press('Record');
  await press('It is another payment: record it');
  expect(client.record.mock.calls.map((call: readonly unknown[]) => call[1])).toEqual([false, false, true]);
});

test('a deposit is held as agreed, kept in part and not beyond, and given back', async () => {
  const { client, press, dialog, user } = await openPanel([], {
    ...BOOKING,
    terms: { deposit: 500, depositMethod: 'card' },
  });
  await press('Hold deposit');
  expect((await dialog()).getByLabelText('Amount')).toHaveValue('500.00');
  expect((await dialog()).getByRole('radio', { name: 'Card terminal' })).toBeChecked();
  await press('Record');
  await screen.findByRole('button', { name: 'Keep from the deposit' });
  await press('Keep from the deposit');
  const amount = (await dialog()).getByLabelText(/^Amount/);
  expect(amount).toHaveValue('126.00');
  await user.clear(amount);
  await user.type(amount, '500.01');
  await press('Record');
  expect(await screen.findByRole('alert')).toHaveTextContent('At most $500 can be given back or kept.');
  expect(client.record).toHaveBeenCalledTimes(1);
  await user.clear(amount);
  await user.type(amount, '126');
  await press('Record');
  const holdId = client.record.mock.calls[0]?.[0].id;
  await waitFor(() =>
    expect(client.record).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'capture', amount: 126, holdId }),
      false,
      false,
    ),
  );
});

test('cash in another currency is converted', async () => {
  const { client, press, dialog, user } = await openPanel();
  await press('Take payment');
  const form = await dialog();
  await user.selectOptions(form.getByLabelText('Currency'), 'EUR');
  await user.type(form.getByLabelText('Given in EUR'), '100');
  await user.type(form.getByLabelText(/^Rate/), '10,85');
  expect(form.getByText(/That is/)).toHaveTextContent('That is $1,085.');
  await press('Record');
  const tendered = { amount: 1_085, tenderedAmount: 100, tenderedCurrency: 'EUR', rate: 10.85 };
  expect(client.record).toHaveBeenCalledWith(expect.objectContaining(tendered), false, false);
});

test('cash of a booking that reaches CASH_LIMIT is pointed out, with what was paid before; it can be recorded', async () => {
  const voided = { ...PAID, id: PAID.id.replace('0', '2'), voidedAt: PAID.createdAt };
  const { client, press, dialog, user } = await openPanel([{ ...PAID, amount: 400 }, voided]);
  await press('Take payment');
  const form = await dialog();
  const amount = form.getByLabelText('Amount');
  await user.clear(amount);
  await user.type(amount, '599.99');
  expect(form.queryByText(/limit/)).toBeNull();
  await user.clear(amount);
  await user.type(amount, '600');
  expect(form.getByText(/limit/)).toHaveTextContent(
    'With it the cash of this booking is $1,000: the limit for cash is $1,000.',
  );
  await user.click(form.getByRole('radio', { name: 'Card terminal' }));
  expect(form.queryByText(/limit/)).toBeNull();
  await user.click(form.getByRole('radio', { name: 'Cash' }));
  await press('Record');
  expect(client.record).toHaveBeenCalledTimes(1);
});

test('an owner voids a payment with a reason', async () => {
  const { client, press, dialog, user } = await openPanel([PAID, HELD]);
  await press('Void: Paid, $100');
  await user.click((await dialog()).getByRole('button', { name: 'Void' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please say why');
  await user.type((await dialog()).getByLabelText('Reason'), 'Typed twice');
  await user.click((await dialog()).getByRole('button', { name: 'Void' }));
  expect(client.void).toHaveBeenCalledWith(PAID.id, 'Typed twice');
});

test('in Arabic all amounts have one order, and what is voided is named with its comma', async () => {
  const refund: RecordedPayment = { ...PAID, id: PAID.id.replace('0', '3'), type: 'refund', amount: 20.5 };
  const api = { ...fakeApi({ bookings: [BOOKING] }), payments: fakePayments([PAID, refund]) };
  const { user } = await renderConsole('/admin/bookings/7', api, 'ar');
  const button = await screen.findByRole('button', { name: 'إبطال: مدفوع، 100\u00a0$' });
  const panel = button.closest('section') as HTMLElement;
  const amounts = [...panel.querySelectorAll('bdi')].filter(({ textContent }) => textContent.endsWith('$'));
  expect(amounts.map(({ dir, textContent }) => [dir, textContent])).toEqual([
    ['rtl', '46,50\u00a0$'],
    ['rtl', '79,50\u00a0$'],
    ['rtl', '100\u00a0$'],
    ['rtl', '\u200e−20,50\u200f\u00a0$'],
  ]);
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'إبطال: مدفوع، 100\u00a0$' })).toBeVisible();
});

test('an agent cannot void, and a voided payment says why', async () => {
  const voided = { ...PAID, voidedAt: '2026-10-02T11:00:00.000Z', voidReason: 'Typed twice', voidedBy: 'Sara' };
  const { panel } = await openPanel([voided, HELD], BOOKING, 'agent');
  expect(panel.queryByRole('button', { name: /Void/ })).not.toBeInTheDocument();
  expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('Voided by Sara: Typed twice');
});

test('an invoice is for whom the customer has billed, and says so before', async () => {
  const billing = { company: 'Atlas SARL', address: '7 rue X\nMarrakech', numbers: 'ICE: 009\nIF: 1' };
  const issue = jest.fn(async () => ({ number: 'F-2026-0001' }));
  const api = {
    ...fakeApi({ bookings: [BOOKING] }),
    payments: fakePayments([]),
    customers: {
      ofBooking: async () => ({ id: 3, customerName: 'Amélie', open: 0, documents: [], flags: [], billing }),
    },
    invoices: { issue },
  };
  const { user } = await renderConsole('/admin/bookings/7', api as never);
  await user.click(await screen.findByRole('button', { name: 'Issue invoice' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Billed to' })).toHaveValue('Atlas SARL'));
  await user.type(dialog.getByRole('textbox', { name: /^Address/ }), ', BP 5');
  await user.click(dialog.getByRole('button', { name: 'Issue invoice' }));
  const buyer = { name: 'Atlas SARL', address: '7 rue X, Marrakech, BP 5', numbers: 'ICE: 009 · IF: 1' };
  await waitFor(() => expect(issue).toHaveBeenCalledWith(7, buyer));
});

test('a failure has a face', async () => {
  silenceErrors();
  const client = fakePayments([]);
  client.ofBooking.mockRejectedValue(new ApiError(503, 'Not available'));
  await renderConsole('/admin/bookings/7', { ...fakeApi({ bookings: [BOOKING] }), payments: client });
  const panel = within(await screen.findByRole('region', { name: 'Payments' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('Failed to load the payments');
});

describe('card payments online', () => {
  const offer = { purpose: 'rental', amount: 126 } as const;
  const at = (time: string) => ({ $date: `2026-10-02T${time}:00.000Z` });
  const ORDERS: readonly StaffOnlineOrder[] = [
    {
      ...offer,
      id: 'd',
      state: 'paid',
      code: '00',
      createdAt: at('09:30'),
      answeredAt: at('11:00'),
      attention: 'late',
    },
    { ...offer, id: 'c', state: 'waiting', createdAt: at('09:20') },
    { ...offer, id: 'b', state: 'failed', code: '51', createdAt: at('09:10'), answeredAt: at('09:12') },
    { ...offer, id: 'a', state: 'expired', createdAt: at('08:00') },
  ];

  async function openOnline(orders: readonly StaffOnlineOrder[], payments: RecordedPayment[] = []) {
    const client = fakePayments(payments);
    const ofBooking = async () => ({ ...(await client.ofBooking()), online: { offers: [offer], orders } });
    const api = { ...fakeApi({ bookings: [BOOKING] }), payments: { ...client, ofBooking } };
    const opened = await renderConsole('/admin/bookings/7', api, 'en', 'owner');
    return { ...opened, client, panel: within(await screen.findByRole('region', { name: 'Payments' })) };
  }

  test('each attempt is a line with its state, and staff read what to do', async () => {
    const { panel } = await openOnline(ORDERS);
    await panel.findByRole('heading', { name: 'Card payment online' });
    const lines = panel.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toEqual([
      expect.stringMatching(
        /^Price, \$126 · paid .*Paid after the time limit: tell the customer that it has arrived\.$/,
      ),
      expect.stringMatching(/ · started .*, waiting for the bank$/),
      expect.stringMatching(/ · not accepted .*, code 51$/),
      expect.stringMatching(/ · started .*, no answer from the bank$/),
    ]);
  });

  test('a pay link is sent, and a failure is said', async () => {
    silenceErrors();
    const { client, panel, user, toasts } = await openOnline([]);
    await user.click(await panel.findByRole('button', { name: 'Send pay link' }));
    expect(client.sendPayLink).toHaveBeenCalledWith(7);
    const sent = `The pay link is on its way to ${BOOKING.customerEmail}`;
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith(sent));
    client.sendPayLink.mockRejectedValueOnce(new ApiError(0, 'We could not reach the server'));
    await user.click(await panel.findByRole('button', { name: /Send pay link/ }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Error', 'We could not reach the server'));
  });

  test('voiding it says that the money is given back at the bank; giving it back is recorded as online', async () => {
    const { client, user } = await openOnline([], [{ ...PAID, method: 'online' }]);
    await user.click(await screen.findByRole('button', { name: 'Void: Paid, $100' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/The money is given back at the bank/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Pay back' }));
    const refund = within(await screen.findByRole('dialog'));
    expect(refund.getByRole('radio', { name: 'Card, online' })).toBeChecked();
    await user.type(refund.getByLabelText(/^Amount/), '10');
    await user.click(refund.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(client.record).toHaveBeenCalled());
    expect(client.record.mock.calls[0]?.[0]).toMatchObject({ type: 'refund', method: 'online' });
  });
});
