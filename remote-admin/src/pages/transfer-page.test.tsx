import { screen, within } from '@testing-library/react';
import { ApiError, type ImportsClient } from 'shared-kit/api-client';
import { formatCalendarDay, type ImportPreview, type LocaleCode } from 'shared-kit/domain';
import { fakeApi } from '../testing/examples.ts';
import { renderConsole } from '../testing/render-console.tsx';
import './transfer-page.tsx';

const PREVIEW: ImportPreview = {
  columns: [
    { heading: 'Matricule', field: 'plate', samples: ['1-A-1', '1-A-2'] },
    { heading: 'Prix', field: 'price', samples: ['40'] },
    { heading: 'Divers', samples: ['x'] },
  ],
  missing: [],
  rows: 2,
  created: 1,
  known: [{ row: 3, label: '1-A-2 · Dacia Duster' }],
  refused: [],
  first: [{ row: 2, values: { plate: '1-A-1', type: 'SUV', price: 40, onSale: false } }],
};
const REFUSED: ImportPreview = {
  ...PREVIEW,
  created: 0,
  refused: [
    { row: 4, field: 'plate', value: '1-A-1', problem: { type: 'row_repeated', row: 2 } },
    {
      row: 5,
      field: 'pickupDate',
      value: '1.6.25',
      problem: { type: 'days_taken', code: 'K7M-2QX', from: '2025-06-10', to: '2025-06-12' },
    },
  ],
};

async function openPage({
  previews = [PREVIEW],
  code = 'en' as LocaleCode,
  run = jest.fn(async () => ({ created: 1, known: 1 })),
} = {}) {
  const preview = jest.fn<ReturnType<ImportsClient['preview']>, Parameters<ImportsClient['preview']>>();
  for (const one of previews) preview.mockResolvedValueOnce(one);
  const takeArchive = jest.fn(async () => ({ cars: 2, customers: 1, bookings: 3 }));
  const api = { ...fakeApi({}), imports: { preview, run, takeArchive } as ImportsClient, getHistory: async () => [] };
  const page = await renderConsole('/admin/settings/transfer', api, code);
  const choose = async (name: string, input: string | RegExp) =>
    page.user.upload(await screen.findByLabelText(input, { selector: 'input' }), new File(['a,b\n1,2'], name));
  return { ...page, preview, run, takeArchive, choose };
}

test('a list is looked at, its columns are corrected, and it is imported', async () => {
  const { user, preview, run, choose, toasts } = await openPage({ previews: [PREVIEW, PREVIEW] });
  await choose('parc.csv', 'Choose a file');
  expect(await screen.findByText('2 rows: 1 is new, 1 is there already, 0 cannot be taken.')).toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'The first rows as they will be' })).getByText('1-A-1'),
  ).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('What Divers is'), 'Color');
  expect(preview.mock.lastCall?.[0]).toMatchObject({
    kind: 'cars',
    name: 'parc.csv',
    columns: ['plate', 'price', 'colour'],
  });
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  expect(run).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'cars', name: 'parc.csv', columns: ['plate', 'price', undefined] }),
  );
  expect(toasts.success).toHaveBeenLastCalledWith('1 row was imported');
  expect(screen.queryByText('parc.csv')).not.toBeInTheDocument();
});

test.each<[LocaleCode, string, string, string]>([
  ['en', 'Choose a file', 'The same as in row 2.', 'The car is not free: K7M-2QX from {from} to {to}.'],
  ['fr', 'Choisir un fichier', 'Identique à la ligne 2.', 'La voiture n’est pas libre : K7M-2QX du {from} au {to}.'],
  ['es', 'Elegir un archivo', 'Igual que en la fila 2.', 'El coche no está libre: K7M-2QX del {from} al {to}.'],
  ['ar', 'اختيار ملف', 'مكرّر من الصف 2.', 'السيارة غير متاحة: K7M-2QX من {from} إلى {to}.'],
])('in %s every refused row is named with the reason, and nothing can be imported', async (code, label, ...reasons) => {
  const { choose } = await openPage({ previews: [REFUSED], code });
  await choose('parc.csv', label);
  const [from, to] = (['2025-06-10', '2025-06-12'] as const).map((day) => formatCalendarDay(day, undefined, code));
  for (const reason of reasons)
    expect(await screen.findByText(reason.replace('{from}', `${from}`).replace('{to}', `${to}`))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Import 1|Importer 1|Importar 1|استيراد صف/ })).not.toBeInTheDocument();
});

test('values of choices are named in the language of the page, and prices have their currency', async () => {
  const problem = { type: 'not_one_of', values: ['Diesel', 'Electric'] } as const;
  const refused = [{ row: 4, field: 'fuel', value: 'Bois', problem }];
  const { choose } = await openPage({ previews: [{ ...PREVIEW, refused }], code: 'fr' });
  await choose('parc.csv', 'Choisir un fichier');
  expect(await screen.findByText(/Diesel et Électrique|Diesel, Électrique/)).toBeInTheDocument();
  expect(screen.getByText(/^40\s(\$|MAD|€)$/)).toBeInTheDocument();
});

test('a customer is named a person or a company in the language of the page', async () => {
  const problem = { type: 'not_one_of', values: ['person', 'company'] } as const;
  const preview = {
    ...{ ...PREVIEW, first: [{ row: 2, values: { kind: 'company', customerName: 'Atlas' } }] },
    refused: [{ row: 4, field: 'kind', value: 'Verein', problem }],
  };
  const { choose } = await openPage({ previews: [preview], code: 'fr' });
  await choose('clients.csv', 'Choisir un fichier');
  expect(await screen.findByText('Société')).toBeInTheDocument();
  expect(screen.getByText(/Personne(, | et )Société/)).toBeInTheDocument();
});

test('what is needed and has no column is named', async () => {
  const { choose } = await openPage({
    previews: [{ ...PREVIEW, created: 0, first: [], known: [], missing: ['name', 'seats'] }],
  });
  await choose('parc.csv', 'Choose a file');
  expect(await screen.findByRole('alert')).toHaveTextContent('These are needed and have no column yet: Name, Seats');
});

test('a failed import says that nothing was imported', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const meta = { type: 'import_refused', rows: 3 };
  const run = jest.fn(async () => {
    throw new ApiError(409, '3 rows cannot be taken', {
      code: 409,
      message: '3 rows cannot be taken',
      error: '',
      meta,
    } as never);
  });
  const { user, choose } = await openPage({ run: run as never });
  await choose('parc.csv', 'Choose a file');
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was imported3 rows cannot be taken');
});

test('all data is a link to the archive, and an empty installation takes it back', async () => {
  const { user, toasts, takeArchive } = await openPage();
  expect(await screen.findByRole('link', { name: 'Download everything' })).toHaveAttribute('href', '/api/archive');
  const file = new File(['PK'], 'archive.zip');
  await user.upload(screen.getByLabelText('Take an archive back', { selector: 'input' }), file);
  expect(takeArchive).toHaveBeenCalledWith(file);
  expect(toasts.success).toHaveBeenLastCalledWith('Taken back: 2 cars, 1 customer, 3 bookings and blocks');
});

test('an agent gets no link to it', async () => {
  await renderConsole('/admin/settings', fakeApi({}), 'en', 'agent');
  expect(screen.queryByRole('link', { name: 'Import and export' })).not.toBeInTheDocument();
});
