import { randomUUID } from 'node:crypto';
import { DEFAULT_SITE_SETTINGS, LOCALE_CODES, type LocaleCode, PAPER_KINDS, type PaperKind } from 'shared-kit/domain';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { signForPaper } from '../../../test/sign-for-paper.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { PAPER_TITLES } from './paper-texts.ts';
import { paperWriter } from './paper-writer.ts';

const NAME = 'Seán O’Neil (王小明)';
/** A rental of three days at 42.50 with a charge of 30, by language. */
const AMOUNTS: Readonly<
  Record<LocaleCode, readonly [rental: string, charge: string, invoice: string, credited: string]>
> = {
  en: ['€127.50', '€30.00', '€157.50', '−€157.50'],
  fr: ['127,50 €', '30,00 €', '157,50 €', '−157,50 €'],
  es: ['127,50 €', '30,00 €', '157,50 €', '−157,50 €'],
  ar: ['127,50 €', '30,00 €', '157,50 €', '−157,50 €'],
};

let api: TestApi;
let token: string;
let month = 0;

beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar({ plate: '12345-أ-26' }));
  token = await api.signIn();
  const clauses = { en: 'No smoking.', fr: 'Interdit de fumer.\nSans animaux.', ar: 'ممنوع (السيارة كلها).' };
  expect((await api.put('/api/paper-settings', { taxRate: 20, clauses }, { token })).status).toBe(200);
});
afterAll(() => api.close());

const titleOf = (kind: PaperKind, locale: LocaleCode) =>
  asExtracted(paperWriter(DEFAULT_SITE_SETTINGS, locale).label(PAPER_TITLES[kind])[0] ?? '');

/** Returns a text as it stands from left to right. */
function asExtracted(text: string): string {
  return /\p{Script=Arabic}/u.test(text) ? sortLetters(text.split(' ').reverse().join(' ')) : text;
}

/** Sorts the letters of Arabic words: those of a ligature are extracted in any order. */
function sortLetters(text: string): string {
  return text.replaceAll(/\p{Script=Arabic}{2,}/gu, (word) => [...word].sort().join(''));
}

/** Goes through a rental with all of its papers. @returns the id of each */
async function rent(locale: LocaleCode): Promise<Readonly<Record<PaperKind, number>>> {
  month += 1;
  const days = { pickupDate: `2027-0${month}-10`, dropoffDate: `2027-0${month}-12` } as const;
  const request = exampleRequest({ ...days, customerName: NAME, locale } as never);
  const booked = await api.post('/api/entities/CarsBooking', request, { token });
  const bookingId: number = booked.body.data[0].id;
  const signed = { bookingId, locale, values: { kilometers: 48_210, fuel: 8, notes: 'Clé (2)', driverName: NAME } };
  await signForPaper(api, { ...signed, id: randomUUID(), direction: 'pickup' });
  await signForPaper(api, { ...signed, id: randomUUID(), direction: 'return' });
  const payment = { id: randomUUID(), bookingId, purpose: 'rental', type: 'receipt', method: 'cash', amount: 127.5 };
  expect((await api.post('/api/payments', payment, { token })).status).toBe(200);
  const invoice = await api.post('/api/invoices', { bookingId, locale }, { token });
  const credit = { reason: 'Wrong buyer' };
  expect((await api.post(`/api/invoices/${invoice.body.data[0].id}/credit-note`, credit, { token })).status).toBe(200);
  const fine = { kind: 'fine', carId: 'duster', occurredOn: '2026-11-12', occurredTime: '14:05', amount: 300 };
  const from = { authority: 'بلدية مراكش (2)', reference: `PV-${locale}` };
  const fined = await api.post('/api/entities/Fines', { ...fine, ...from }, { token });
  const of = `/api/fines/${fined.body.data[0].id}`;
  await api.post(`${of}/attribution`, { bookingId }, { token });
  await api.post(`${of}/charge`, { handlingFee: 20.5 }, { token });
  expect((await api.post(`${of}/letter`, undefined, { token })).status).toBe(200);
  const { body } = await api.get(`/api/documents?bookingId=${bookingId}`, { token });
  const papers = body.data as unknown as readonly { id: number; kind: PaperKind; locale: LocaleCode }[];
  expect(papers.map((paper) => paper.locale)).toEqual(papers.map(() => locale));
  return Object.fromEntries(papers.map(({ id, kind }) => [kind, id])) as Record<PaperKind, number>;
}

async function file(id: number, query = '') {
  return await api.app.inject({
    url: `/api/documents/${id}/file${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
}
const read = async (id: number, query?: string) => sortLetters(await pdfText((await file(id, query)).rawPayload));

let french: Readonly<Record<PaperKind, number>>;

test.each(LOCALE_CODES)(
  'every paper can be read back in %s, with names, plates, amounts and brackets',
  async (locale) => {
    const papers = await rent(locale);
    if (locale === 'fr') french = papers;
    const [rental, charge, gross, credited] = AMOUNTS[locale];
    const expected: Readonly<Record<PaperKind, readonly string[]>> = {
      agreement: [
        NAME,
        rental,
        'Clé (2)',
        { en: 'No smoking.', ar: sortLetters('(كلها السيارة)'), fr: 'animaux', es: 'No smoking.' }[locale],
      ],
      return_sheet: [NAME, charge, 'Clé (2)', '8/8'],
      receipt: [NAME, rental],
      invoice: [NAME, rental, charge, gross, '26,25'.replace(',', locale === 'en' ? '.' : ',')],
      credit_note: [NAME, credited, 'Wrong buyer'],
      fine_letter: [NAME, `PV-${locale}`, sortLetters('بلدية'), '320,50'.replace(',', locale === 'en' ? '.' : ',')],
    };
    for (const kind of PAPER_KINDS) {
      const text = await read(papers[kind]);
      const title = titleOf(kind, locale);
      for (const part of [title, 'Dacia Duster', '12345-أ-26', ...expected[kind]]) expect(text).toContain(part);
    }
  },
);

test('a copy shows a second language beside the first, says that it is one, and is always the same', async () => {
  for (const kind of PAPER_KINDS) {
    const original = (await file(french[kind])).rawPayload;
    const { rawPayload: copy, headers } = await file(french[kind], '?secondLocale=ar');
    expect((await file(french[kind], '?secondLocale=ar')).rawPayload.equals(copy)).toBe(true);
    expect(headers['content-disposition']).toContain('-ar.pdf');
    const text = sortLetters(await pdfText(copy));
    const marks = ['Copie avec une deuxième langue. Original : Français', asExtracted('نسخة مع لغة ثانية')];
    for (const part of [titleOf(kind, 'fr'), titleOf(kind, 'ar'), ...marks]) expect(text).toContain(part);
    // The paper itself stays what it is.
    expect((await file(french[kind])).rawPayload.equals(original)).toBe(true);
    expect(await pdfText(original)).not.toContain('Copie');
  }
  // Of the clauses in the other language there is one less.
  const agreement = await read(french.agreement, '?secondLocale=ar');
  for (const clause of ['Sans animaux.', sortLetters('ممنوع')]) expect(agreement).toContain(clause);
  const refused = await api.get(`/api/documents/${french.agreement}/file?secondLocale=fr`, { token });
  expect(refused.status).toBe(400);
  expect(refused.body.meta.problems.secondLocale).toMatchObject({ values: ['en', 'es', 'ar'] });
});

test('the place of the booking is in the language of the paper, whoever wrote it; another one is in the words of staff', async () => {
  const airport = {
    pickupPlace: 'airport',
    flightNumber: 'AT 641',
    pickupDate: '2027-09-10',
    dropoffDate: '2027-09-12',
  };
  const booked = await api.post('/api/entities/CarsBooking', exampleRequest(airport as never), { token });
  const signed = { bookingId: booked.body.data[0].id, locale: 'ar' } as const;
  const readings = { kilometers: 48_910, fuel: 8 };
  const inFrench = { ...readings, place: 'Aéroport de Marrakech-Ménara, vol AT 641' };
  await signForPaper(api, { ...signed, id: randomUUID(), direction: 'pickup', values: inFrench });
  const elsewhere = { ...readings, place: 'Parking B (Gueliz)' };
  await signForPaper(api, { ...signed, id: randomUUID(), direction: 'return', values: elsewhere });
  const { body } = await api.get(`/api/documents?bookingId=${signed.bookingId}`, { token });
  const [sheet, agreement] = body.data as unknown as readonly { id: number }[];
  const text = await read(agreement?.id ?? 0);
  expect(text).not.toContain('Ménara');
  // Of the rental, of the hand-over, and of the signature.
  expect(text.match(/AT 641/g)).toHaveLength(3);
  expect((await read(sheet?.id ?? 0)).match(/Parking B \(Gueliz\)/g)).toHaveLength(2);
});
