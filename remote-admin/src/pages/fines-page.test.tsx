import { screen, waitFor, within } from '@testing-library/react';
import {
  ApiError,
  type FineDetails,
  type FineImport,
  type FinesClient,
  type HistoryEntry,
  type Holders,
} from 'shared-kit/api-client';
import type { Fine, StaffRole } from 'shared-kit/domain';
import { BOOKING, CAR, fakeApi } from '../testing/examples.ts';
import { renderConsole, silenceErrors } from '../testing/render-console.tsx';
import '../features/fines/fine-reminders.tsx';
import './fine-page.tsx';
import './fines-page.tsx';

const FINE: Fine = {
  ...{ id: 7, kind: 'fine', carId: CAR.CarId, occurredOn: '2026-10-12', occurredTime: '14:05', status: 'open' },
  ...{ authority: 'Traffic office', reference: 'PV-4711', amount: 300, deadline: '2026-10-26' },
  ...{ bookingId: BOOKING.id, attribution: 'days', createdAt: '2026-10-20T10:00:00.000Z' },
};
const DETAILS: FineDetails = {
  files: [{ id: 'f', kind: 'notice', contentType: 'application/pdf', bytes: 9, createdAt: '2026-10-20T10:00:00.000Z' }],
  charges: [],
  letters: [],
};
const HOLDERS: Holders = {
  holder: { bookingId: BOOKING.id, attribution: 'protocol' },
  candidates: [
    { ...BOOKING, from: '2026-10-10', to: '2026-10-14' },
    { ...BOOKING, id: 99, customerName: 'Nadia Haddad', from: '2026-10-01', to: '2026-10-02' },
  ],
};

const HISTORY: readonly HistoryEntry[] = [
  {
    ...{ id: 1, at: '2026-10-20T10:00:00.000Z', key: '7', actor: { kind: 'staff', name: 'Salma' }, action: 'changed' },
    changes: [
      { field: 'status', values: ['open', 'charged'] },
      { field: 'charged', values: [null, 320] },
      { field: 'fine_notice', values: [null, 'application/pdf'] },
      { field: 'deadline', values: [null, '2026-10-26'] },
    ],
  },
];

beforeAll(() => {
  const real = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'queueMicrotask', 'nextTick'] as const;
  jest.useFakeTimers({ now: new Date('2026-10-23T12:00:00Z'), doNotFake: [...real, 'setImmediate'] });
});
afterAll(() => {
  jest.useRealTimers();
});

async function openPage(path: string, { fine = FINE, role = 'owner' as StaffRole } = {}) {
  const fines = {
    findHolders: jest.fn(async () => HOLDERS),
    read: jest.fn(async () => DETAILS),
    attribute: jest.fn(async () => DETAILS),
    removeFile: jest.fn(async () => DETAILS),
    getFile: jest.fn(async () => new Blob()),
    readSettings: jest.fn(async () => ({})),
    import: jest.fn<Promise<FineImport>, unknown[]>(),
  } satisfies Partial<FinesClient>;
  const api = fakeApi({ bookings: [BOOKING] });
  const searchEntities = jest.fn(async (search: { entity: string }) =>
    search.entity === 'Fines'
      ? { data: [fine], pagination: { current: 1, total: 1, pages: 1, first: 1, last: 1 } }
      : api.searchEntities(search as never),
  );
  const getEntity = async (entity: string, id: string) =>
    entity === 'Fines' ? fine : api.getEntity(entity as 'Cars', id as never);
  const calls = {
    createEntities: jest.fn(async () => [fine]),
    updateEntity: jest.fn(async () => undefined),
    deleteEntities: jest.fn(),
  };
  const accounts = { ...api.accounts, listHistory: async () => HISTORY };
  const all = { ...api, ...calls, searchEntities, getEntity, accounts, fines } as unknown as typeof api;
  return { ...(await renderConsole(path, all, 'en', role)), ...calls, fines, searchEntities };
}

test('fines are listed with who had the car and the days left, filtered and searched', async () => {
  const { user, searchEntities } = await openPage('/admin/fines');
  const row = (await screen.findByRole('link', { name: 'PV-4711' })).closest('tr') as HTMLElement;
  await waitFor(() => expect(row).toHaveTextContent(BOOKING.customerName));
  expect(row).toHaveTextContent(/PV-4711 Fine · Traffic office12 Oct 2026, 2:05 PM.*\$30026 Oct 2026, 3 days leftOpen/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Open');
  await user.type(screen.getByRole('searchbox'), 'PV');
  await waitFor(() =>
    expect(searchEntities).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: 'PV', query: [{ field: 'status', operator: 'EQ', value: 'open' }] }),
    ),
  );
});

test('the form says who had the car, and asks for what is missing', async () => {
  const { user, createEntities, fines } = await openPage('/admin/fines');
  await user.click(await screen.findByRole('button', { name: 'Enter a fine or toll' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = (name: string) => dialog.getByLabelText(name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Please fill in car, day, time');
  await user.selectOptions(field('Car'), CAR.CarId);
  await user.type(field('Day'), '2026-10-12');
  await user.type(field('Time'), '14:05');
  expect(await dialog.findByText(`${BOOKING.customerName} had the car.`)).toBeInTheDocument();
  expect(dialog.getByRole('status')).toHaveTextContent('By the signed hand-over');
  expect(fines.findHolders).toHaveBeenCalledWith({ carId: CAR.CarId, day: '2026-10-12', time: '14:05' });
  await user.type(field('Authority'), 'Traffic office');
  await user.type(field('Reference'), 'PV-4711');
  await user.type(field('Amount'), '300.50');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const { deadline: _, bookingId: __, attribution: ___, createdAt: ____, id: _____, status: ______, ...body } = FINE;
  await waitFor(() => expect(createEntities).toHaveBeenCalledWith('Fines', [{ ...body, amount: 300.5 }]));
});

test('the page of a fine says that a form is missing, and a colleague says who had the car', async () => {
  const { user, fines, updateEntity } = await openPage('/admin/fines/7');
  const holder = within(await screen.findByRole('region', { name: 'Who had the car' }));
  expect(holder.getByText(/a signed form is missing/)).toBeInTheDocument();
  await user.click(holder.getByRole('button', { name: 'Somebody else' }));
  const dialog = within(await screen.findByRole('dialog'));
  const choice = dialog.getByLabelText('Booking');
  await dialog.findByRole('option', { name: /Nadia Haddad/ });
  await user.selectOptions(choice, '99');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fines.attribute).toHaveBeenCalledWith(7, 99));
  await user.click(holder.getByRole('button', { name: 'Look it up again' }));
  expect(fines.attribute).toHaveBeenLastCalledWith(7, undefined);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Contested');
  const change = { id: 7, status: 'contested', basedOn: { status: 'open' } };
  expect(updateEntity).toHaveBeenCalledWith('Fines', change);
  expect(screen.getByRole('button', { name: 'Notice of 20 Oct 2026 (PDF)' })).toBeInTheDocument();
});

test('a change sends what differs, with what was seen; an emptied field is cleared', async () => {
  const { user, updateEntity } = await openPage('/admin/fines/7');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Deadline'));
  await user.type(dialog.getByLabelText('Note'), 'By mail');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(updateEntity).toHaveBeenCalled());
  expect(updateEntity).toHaveBeenCalledWith('Fines', {
    ...{ id: 7, deadline: null, note: 'By mail', basedOn: { deadline: '2026-10-26', note: null } },
  });
});

test('the history of a fine is in words', async () => {
  await openPage('/admin/fines/7');
  const history = await screen.findByRole('region', { name: 'History' });
  const words = /Status: Open → Charged · Charged: none → \$320 · Notice: none → PDF · Deadline: none → 26 Oct 2026/;
  await waitFor(() => expect(history).toHaveTextContent(words));
});

test('owners delete a fine; what fails is said', async () => {
  silenceErrors();
  const agent = await openPage('/admin/fines/7', { role: 'agent' });
  await screen.findByRole('button', { name: 'Edit' });
  expect(screen.queryByRole('button', { name: 'Delete the fine' })).not.toBeInTheDocument();
  agent.close();
  const { user, deleteEntities, toasts } = await openPage('/admin/fines/7');
  deleteEntities.mockRejectedValueOnce(new ApiError(409, 'Gone'));
  await user.click(await screen.findByRole('button', { name: 'Delete the fine' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts.error).toHaveBeenCalled());
});

test('Today reminds of deadlines that are near', async () => {
  const { searchEntities } = await openPage('/admin/today');
  const title = await screen.findByText('1 fine or toll to answer');
  expect(title.closest('details')).toHaveTextContent(/Fine PV-4711\$300Open26 Oct 2026, 3 days left/);
  expect(searchEntities).toHaveBeenCalledWith(
    expect.objectContaining({
      query: [
        { field: 'status', operator: 'in', value: ['open', 'charged', 'contested'] },
        { field: 'deadline', operator: 'lte', value: '2026-10-30' },
      ],
    }),
  );
});

test('a list is imported once its columns are chosen, and says what would not be taken', async () => {
  const refused = [{ row: 3, field: 'plate', value: '77-Z-1', type: 'unknown' }] as const;
  const answer = { columns: ['Plaque', 'PV'], mapping: { columns: {}, kind: 'fine' }, created: 1, known: 0 } as const;
  const { user, fines, toasts } = await openPage('/admin/fines');
  fines.import.mockResolvedValue({ ...answer, refused });
  await user.click(await screen.findByRole('button', { name: 'Import a list' }));
  const dialog = within(await screen.findByRole('dialog'));
  const file = new File(['Plaque;PV'], 'fines.csv', { type: 'text/csv' });
  Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode('Plaque;PV').buffer });
  await user.upload(dialog.getByLabelText('CSV or XLSX file'), file);
  expect(await dialog.findByText('77-Z-1')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Nothing is imported while a row cannot be taken');
  fines.import.mockResolvedValue({ ...answer, refused: [] });
  await user.selectOptions(dialog.getByLabelText('Car'), 'Plaque');
  const mapping = { kind: 'fine', columns: { plate: 'Plaque' } };
  await waitFor(() =>
    expect(fines.import).toHaveBeenLastCalledWith({ text: 'Plaque;PV' }, { mapping, isPreview: true }),
  );
  await waitFor(() => expect(dialog.queryByText('77-Z-1')).not.toBeInTheDocument());
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(fines.import).toHaveBeenCalledWith({ text: 'Plaque;PV' }, { mapping, isPreview: false }));
  expect(toasts.success).toHaveBeenCalledWith('Imported: 1. Here already: 0.');
});

test('a list in Windows-1252 is read as one', async () => {
  const { user, fines } = await openPage('/admin/fines');
  fines.import.mockResolvedValue({
    columns: [],
    mapping: { columns: {}, kind: 'fine' },
    created: 0,
    known: 0,
    refused: [],
  });
  await user.click(await screen.findByRole('button', { name: 'Import a list' }));
  const file = new File([], 'fines.csv', { type: 'text/csv' });
  Object.assign(file, { arrayBuffer: async () => new Uint8Array(Buffer.from('Référence', 'latin1')).buffer });
  await user.upload(within(await screen.findByRole('dialog')).getByLabelText('CSV or XLSX file'), file);
  await waitFor(() =>
    expect(fines.import).toHaveBeenCalledWith({ text: 'Référence' }, { mapping: undefined, isPreview: true }),
  );
});
