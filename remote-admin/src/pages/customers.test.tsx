import { screen, waitFor, within } from '@testing-library/react';
import {
  ApiError,
  type CustomerDetails,
  type CustomersClient,
  type HistoryEntry,
  type KnownCustomer,
} from 'shared-kit/api-client';
import type { Customer } from 'shared-kit/domain';
import { BOOKING, fakeApi } from '../testing/examples.ts';
import { renderConsole, silenceErrors } from '../testing/render-console.tsx';
import '../ui/customer-notice.tsx';
import './customer-page.tsx';
import './customers-page.tsx';
import './today-page.tsx';

const CUSTOMER: Customer = {
  ...{ id: 7, kind: 'person', customerName: 'Nadia Haddad', customerPhone: '+33 1 99 00 27 35', locale: 'fr' },
  ...{ flagged: false, createdAt: '2026-11-01T10:00:00.000Z' },
};
const FLAG = {
  id: 1,
  customerId: 7,
  reason: 'Hidden damage',
  createdAt: '2026-11-20T12:00:00.000Z',
  createdBy: 'Sara',
};
const DETAILS: CustomerDetails = {
  ...{ id: 7, open: 27.5, held: 0, merged: [], flags: [] },
  rentals: [{ ...BOOKING, id: 7, carName: 'Dacia Duster', open: 27.5 }],
  documents: [{ id: 3, kind: 'licence', lastCharacters: '567', expiresOn: '2020-01-01', country: 'France' }],
  suggestions: [{ id: 9, customerName: 'N. Haddad', shares: ['phone'] }],
};
const KNOWN: KnownCustomer = { ...CUSTOMER, open: 27.5, documents: DETAILS.documents, flags: [FLAG] };

async function openPage(path: string, more: Partial<CustomerDetails> = {}, history: HistoryEntry[] = []) {
  const customers = {
    read: jest.fn(async () => ({ ...DETAILS, ...more })),
    find: jest.fn(async () => [KNOWN]),
    ofBooking: jest.fn(async () => KNOWN),
    merge: jest.fn(async () => DETAILS),
    setApart: jest.fn(async () => DETAILS),
    reviewFlag: jest.fn(async () => DETAILS),
    flagsToReview: async () => [{ ...FLAG, customerName: 'Nadia Haddad', reviewOn: '2026-11-20' as const }],
    overrides: async () => [
      {
        ...{ id: 5, kind: 'flagged' as const, reason: 'Has paid for it', customerName: 'Nadia Haddad', bookingId: 7 },
        ...{ confirmationCode: 'ABC-123', at: '2026-11-20T12:00:00.000Z', by: 'Sara' },
      },
      {
        ...{ id: 4, kind: 'withoutPapers' as const, bookingId: 6 },
        ...{ confirmationCode: 'ABC-122', at: '2026-11-19T12:00:00.000Z' },
      },
    ],
    flag: jest.fn(async () => DETAILS),
    removeDocument: jest.fn(async () => DETAILS),
    addScan: jest.fn<Promise<void>, unknown[]>(),
    removeScan: jest.fn(async () => DETAILS),
    erasure: jest.fn(async () => ({ hindrances: [] })),
    erase: jest.fn<Promise<void>, []>(),
  } satisfies Partial<CustomersClient>;
  const api = fakeApi({ bookings: [BOOKING], history });
  const searchEntities = jest.fn(async (search: { entity: string }) =>
    search.entity === 'Customers'
      ? { data: [CUSTOMER], pagination: { current: 1, total: 1, pages: 1, first: 1, last: 1 } }
      : api.searchEntities(search as never),
  );
  const updateEntity = jest.fn();
  const all = { ...api, searchEntities, updateEntity, customers } as unknown as typeof api;
  return { ...(await renderConsole(path, all, 'en', 'owner')), customers, searchEntities, updateEntity };
}

test('customers are listed and searched, also by the number of a document', async () => {
  const { user, customers, searchEntities } = await openPage('/admin/customers');
  const row = (await screen.findByRole('link', { name: 'Nadia Haddad' })).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('Nadia Haddad+33 1 99 00 27 35Français');
  await user.type(screen.getByRole('searchbox', { name: 'Name, phone, email or document' }), '12AB34567');
  await waitFor(() => expect(searchEntities).toHaveBeenLastCalledWith(expect.objectContaining({ text: '12AB34567' })));
  expect((await screen.findByText(/With this document/)).parentElement).toHaveTextContent('Nadia Haddad');
  expect(customers.find).toHaveBeenCalledWith({ document: '12AB34567' });
});

test('the latest customer is the first, until a heading is pressed', async () => {
  const { user, searchEntities } = await openPage('/admin/customers');
  const heading = (name: string) => screen.findByRole('columnheader', { name });
  expect(await heading('Since')).toHaveAttribute('aria-sort', 'descending');
  await user.click(await heading('Since'));
  expect(await heading('Since')).toHaveAttribute('aria-sort', 'ascending');
  await user.click(await heading('Since'));
  expect(await heading('Since')).toHaveAttribute('aria-sort', 'descending');
  await user.click(await heading('Name'));
  const sort = { field: 'customerName', direction: 1 };
  await waitFor(() => expect(searchEntities).toHaveBeenCalledWith(expect.objectContaining({ sort })));
});

test.each([
  ['rentals come before the flag', [], Node.DOCUMENT_POSITION_FOLLOWING],
  ['the flag of one who may not rent comes before rentals', [FLAG], Node.DOCUMENT_POSITION_PRECEDING],
])('on the page of a customer, %s', async (_, flags, position) => {
  await openPage('/admin/customers/7', { flags });
  const rentals = await screen.findByRole('region', { name: 'Rentals (1)' });
  expect(rentals.compareDocumentPosition(screen.getByRole('region', { name: 'Do not rent' }))).toBe(position);
});

test('the page of a customer has rentals, sums and documents; somebody alike is merged, and a flag is set', async () => {
  const { user, customers, toasts } = await openPage('/admin/customers/7');
  const rentals = within(await screen.findByRole('region', { name: 'Rentals (1)' }));
  expect(rentals.getByRole('link', { name: BOOKING.confirmationCode })).toBeInTheDocument();
  expect(screen.getByText('Expired on', { exact: false })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Merge: N. Haddad' }));
  await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith('The customers were merged'));
  expect(customers.merge).toHaveBeenCalledWith(9, 7);
  await user.click(screen.getByRole('button', { name: 'Not the same: N. Haddad' }));
  await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith('It is no longer suggested'));
  expect(customers.setApart).toHaveBeenCalledWith(7, 9);
  await user.click(screen.getByRole('button', { name: 'Flag: do not rent' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Flag: do not rent' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Please say why');
  await user.type(dialog.getByLabelText('Reason'), 'Hidden damage');
  await user.click(dialog.getByRole('button', { name: 'Flag: do not rent' }));
  await waitFor(() => expect(customers.flag).toHaveBeenCalledWith(7, { reason: 'Hidden damage' }));
});

test('the history of a customer tells which documents and scans were added and removed', async () => {
  const [at, actor] = ['2026-11-20T12:00:00.000Z', { kind: 'staff', name: 'Sara' }] as const;
  const entry = { at, actor, key: '7', action: 'changed' } as const;
  await openPage('/admin/customers/7', {}, [
    { ...entry, id: 3, changes: [{ field: 'document', values: ['id', null] }] },
    { ...entry, id: 2, changes: [{ field: 'scan', values: [null, 'licence'] }] },
    { ...entry, id: 1, changes: [{ field: 'staffNote' }, { field: 'kind', values: ['person', 'company'] }] },
  ]);
  const history = await screen.findByRole('region', { name: 'History' });
  for (const words of [
    'Document: ID card or passport → none',
    'Scan: none → Driving license',
    'Note: changed',
    'Kind: Person → Company',
  ])
    await waitFor(() => expect(history).toHaveTextContent(words));
});

test('the page of a booking leads to its customer, and warns', async () => {
  await openPage('/admin/bookings/7');
  expect(await screen.findByRole('link', { name: 'All rentals of this customer' })).toHaveAttribute(
    'href',
    '/admin/customers/7',
  );
  expect(screen.getByText('Do not rent: Hidden damage')).toBeInTheDocument();
  expect(screen.getByText(/The driving license ends on/)).toBeInTheDocument();
});

test('what is known of one customer is not shown of another, and a failed lookup is', async () => {
  silenceErrors();
  const { user, customers } = await openPage('/admin');
  await user.click(await screen.findByRole('button', { name: 'New booking' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(/license/i), '12AB34567');
  await dialog.findByRole('link', { name: 'Customer: Nadia Haddad' });
  customers.find.mockRejectedValue(new TypeError('Failed to fetch'));
  await user.type(dialog.getByLabelText(/license/i), '8');
  expect(await dialog.findByText('The customer could not be looked up')).toBeInTheDocument();
  expect(dialog.queryByRole('link', { name: 'Customer: Nadia Haddad' })).not.toBeInTheDocument();
});

test('a new booking is filled in by the number of a driving license, with warnings', async () => {
  const { user, customers } = await openPage('/admin');
  await user.click(await screen.findByRole('button', { name: 'New booking' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(/license/i), '12AB34567');
  await user.click(await dialog.findByRole('button', { name: 'Fill in: Nadia Haddad' }));
  expect(customers.find).toHaveBeenLastCalledWith(expect.objectContaining({ document: '12AB34567' }));
  expect(dialog.getByLabelText('Full Name')).toHaveValue('Nadia Haddad');
  expect(dialog.getByText('$27.50 open from other rentals')).toBeInTheDocument();
});

test('what is typed of a customer stays when the network fails; billing data needs a company', async () => {
  silenceErrors();
  const { user, customers, updateEntity } = await openPage('/admin/customers/7');
  const facts = within(await screen.findByRole('region', { name: 'Contact' }));
  await user.click(facts.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Note'), 'Prefers an automatic');
  customers.read.mockRejectedValue(new TypeError('Failed to fetch'));
  updateEntity.mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'The customers could not be loaded' })).toBeInTheDocument();
  expect(dialog.getByLabelText('Note')).toHaveValue('Prefers an automatic');
  await user.selectOptions(dialog.getByLabelText('Kind'), 'Company');
  await user.type(dialog.getByLabelText('Billing address'), '7 rue de la Liberté');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter the company name')).toBeInTheDocument();
  expect(updateEntity).toHaveBeenCalledTimes(1);
});

test('a document is removed after a question', async () => {
  const { user, customers } = await openPage('/admin/customers/7');
  await user.click(await screen.findByRole('button', { name: 'Remove: Driving license 567' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(customers.removeDocument).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(customers.removeDocument).toHaveBeenCalledWith(7, 3));
});

test('scans of a document are added where the owner has switched them on, and deleted after a question', async () => {
  const scan = { id: 's', contentType: 'image/jpeg', createdAt: '2026-11-20T12:00:00.000Z' };
  const documents = [{ ...DETAILS.documents[0], scans: [scan] }] as CustomerDetails['documents'];
  const { user, customers, toasts } = await openPage('/admin/customers/7', { documents, keepsScans: true });
  const file = new File(['%PDF-'], 'licence.pdf', { type: 'application/pdf' });
  const add = await screen.findByLabelText('Add scan: Driving license 567', { selector: 'input' });
  customers.addScan.mockRejectedValueOnce(
    new ApiError(415, 'Upload failed: 415 {"code":415}', { message: 'This is no picture' }),
  );
  silenceErrors();
  await user.upload(add, file);
  expect(toasts.error).toHaveBeenLastCalledWith('Error', 'This is no picture');
  await user.upload(add, file);
  expect(customers.addScan).toHaveBeenLastCalledWith(7, 3, file);
  await user.click(screen.getByRole('button', { name: 'Delete scan 1: Driving license 567' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(customers.removeScan).toHaveBeenCalledWith(7, 's'));
});

test('no scan is offered where the owner has not switched them on', async () => {
  await openPage('/admin/customers/7');
  await screen.findByRole('button', { name: 'Remove: Driving license 567' });
  expect(screen.queryByText('Add scan')).toBeNull();
});

test('a refused erasure says what is still open', async () => {
  silenceErrors();
  const { user, customers, toasts } = await openPage('/admin/customers/7');
  customers.erase.mockRejectedValue(new ApiError(409, 'Not yet', { meta: { type: 'booking_open' } }));
  const erase = await screen.findByRole('button', { name: 'Erase the customer' });
  await waitFor(() => expect(erase).toBeEnabled());
  await user.click(erase);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Erase the customer' }));
  await waitFor(() =>
    expect(toasts.error).toHaveBeenLastCalledWith(
      'The customer is still needed: a rental is not over, or a sum or deposit is not settled.',
      undefined,
    ),
  );
});

test('the review of a flag is due on Today, and is set to another day', async () => {
  const { user } = await openPage('/admin/today');
  await user.click(await screen.findByText('1 flag to review'));
  const link = screen.getByRole('link', { name: 'Nadia Haddad' });
  expect(link).toHaveAttribute('href', '/admin/customers/7');
  expect(link.closest('li')).toHaveTextContent('Nadia HaddadHidden damage20 Nov 2026');
});

test('the day of a review is changed, and removed', async () => {
  const { user, customers } = await openPage('/admin/customers/7', { flags: [{ ...FLAG, reviewOn: '2026-11-20' }] });
  await user.click(await screen.findByRole('button', { name: 'Change the review' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText(/^Review on/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(customers.reviewFlag).toHaveBeenCalledWith(7, undefined));
});

test('owners read why cars were handed over all the same', async () => {
  const { user } = await openPage('/admin/customers');
  await user.click(await screen.findByText('Handed over all the same'));
  const first = (await screen.findByRole('link', { name: 'ABC-123' })).closest('li');
  expect(first).toHaveTextContent('ABC-123Nadia Haddadflagged customerHas paid for it20 Nov 2026 · Sara');
  expect(screen.getByRole('link', { name: 'ABC-122' }).closest('li')).toHaveTextContent('without valid paperserased');
});

test('a customer who is gone is named in words, and is not tried again', async () => {
  silenceErrors();
  const api = fakeApi({});
  const customers = { read: jest.fn().mockRejectedValue(new ApiError(404, 'There is no such entity in Customers')) };
  await renderConsole(
    '/admin/customers/7',
    { ...api, customers: customers as unknown as CustomersClient },
    'en',
    'owner',
  );
  expect(await screen.findByRole('heading', { name: 'There is no such customer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'All customers' })).toBeVisible();
});
