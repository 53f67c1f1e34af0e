import { screen, waitFor, within } from '@testing-library/react';
import {
  ApiError,
  type CustomersClient,
  type Invoice,
  type InvoicesClient,
  type PaymentsClient,
} from 'shared-kit/api-client';
import type { StaffRole } from 'shared-kit/domain';
import { BOOKING, fakeApi } from '../testing/examples.ts';
import { renderConsole, silenceErrors } from '../testing/render-console.tsx';
import '../features/payments/invoice-dialog.tsx';
import '../features/payments/payments-panel.tsx';
import './invoices-page.tsx';

const INVOICE: Invoice = {
  ...{ id: 3, bookingId: 7, kind: 'invoice', number: 'F-2026-0001', issuedOn: '2026-11-20' },
  ...{ buyer: { name: 'Atlas SARL' }, taxRate: 20, net: 106.25, tax: 21.25, gross: 127.5 },
};
const OLD: Invoice = { ...INVOICE, id: 2, number: 'F-2026-0000', creditedBy: 'C-2026-0001' };

async function openPage(path: string, role: StaffRole = 'owner', customers?: Partial<CustomersClient>) {
  const invoices = {
    list: jest.fn(async () => [INVOICE, OLD]),
    issue: jest.fn(async () => INVOICE),
    credit: jest.fn(async () => ({ ...INVOICE, number: 'C-2026-0002' })),
    download: jest.fn(async () => new Blob()),
  } satisfies InvoicesClient;
  const payments = { ofBooking: jest.fn(async () => ({ payments: [], currencies: [] })) };
  const api = {
    ...fakeApi({ bookings: [BOOKING] }),
    ...{ invoices, payments: payments as unknown as PaymentsClient },
    ...(customers && { customers: customers as CustomersClient }),
  };
  return { ...(await renderConsole(path, api, 'en', role)), invoices };
}

test('the invoices of a month are listed, downloaded, and canceled by owners with a reason', async () => {
  const { user, invoices, toasts } = await openPage('/admin/invoices?month=2026-11');
  const row = (await screen.findByText('F-2026-0001')).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('Atlas SARL$106.25$21.25$127.50');
  expect(screen.getByText('C-2026-0001')).toBeInTheDocument();
  expect(await within(row).findByRole('link', { name: BOOKING.confirmationCode })).toBeInTheDocument();
  expect(screen.getByText('With tax', { selector: 'p *' }).closest('p')).toHaveTextContent(/\$255$/);
  expect(screen.getAllByRole('button', { name: /^Cancel invoice/ })).toHaveLength(1);
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'All PDF files' }));
  expect(invoices.download).toHaveBeenCalledWith('2026-11', 'zip', 'en');
  await user.click(screen.getByRole('button', { name: 'Cancel invoice F-2026-0001' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel invoice' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Please say why');
  await user.type(dialog.getByLabelText('Reason'), 'Wrong buyer');
  await user.click(dialog.getByRole('button', { name: 'Cancel invoice' }));
  expect(invoices.credit).toHaveBeenCalledWith(3, 'Wrong buyer');
  expect(toasts.success).toHaveBeenLastCalledWith('Credit note C-2026-0002 was issued');
});

test('an agent sees no button that cancels an invoice', async () => {
  await openPage('/admin/invoices?month=2026-11', 'agent');
  await screen.findByText('F-2026-0001');
  expect(screen.queryByRole('button', { name: /^Cancel invoice/ })).not.toBeInTheDocument();
});

test('the invoice of a booking is issued to a buyer, and a refusal is shown', async () => {
  silenceErrors();
  const { user, invoices } = await openPage('/admin/bookings/7');
  await user.click(await screen.findByRole('button', { name: 'Issue invoice' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Billed to')).toHaveValue('Amélie Laurent');
  await user.clear(dialog.getByLabelText('Billed to'));
  await user.type(dialog.getByLabelText('Billed to'), 'Atlas SARL');
  await user.type(dialog.getByLabelText(/^Numbers of the buyer/), 'ICE 009');
  invoices.issue.mockRejectedValueOnce(new ApiError(409, 'The booking has the invoice F-2026-0001 already'));
  await user.click(dialog.getByRole('button', { name: 'Issue invoice' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The booking has the invoice F-2026-0001 already');
  await user.click(dialog.getByRole('button', { name: 'Issue invoice' }));
  expect(invoices.issue).toHaveBeenLastCalledWith(7, { name: 'Atlas SARL', numbers: 'ICE 009' });
});

test('an invoice waits for the billing data of the customer, and says when it cannot be read', async () => {
  silenceErrors();
  let fail: (error: Error) => void = () => undefined;
  const ofBooking = jest.fn(() => new Promise<never>((_, reject) => (fail = reject)));
  const { user } = await openPage('/admin/bookings/7', 'owner', { ofBooking } as Partial<CustomersClient>);
  await user.click(await screen.findByRole('button', { name: 'Issue invoice' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Issue invoice' })).toBeDisabled();
  await waitFor(() => expect(ofBooking).toHaveBeenCalled());
  fail(new TypeError('Failed to fetch'));
  expect(await dialog.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Issue invoice' })).toBeEnabled();
});
