import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql, type Transaction } from 'kysely';
import { LOCALE_CODES, normalizeNote, paperFileName } from 'shared-kit/domain';
import type { Message } from 'shared-kit/messages';
import Type, { type Static } from 'typebox';
import { contentDisposition } from '../../entities/export/content-disposition.ts';
import { csvStream } from '../../entities/export/csv-stream.ts';
import { xlsxStream } from '../../entities/export/xlsx-stream.ts';
import { createSerialQueue } from '../../platform/create-serial-queue.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { formatterOf } from '../../platform/formatter-of.ts';
import { normalizeBody } from '../../platform/http/normalize-body.ts';
import { requirePermission } from '../../platform/http/require-permission.ts';
import { dataResponse, FileResponse, ok } from '../../platform/http/response-schemas.ts';
import { ONE_LINE } from '../../platform/http/schema-patterns.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Services } from '../../platform/services.ts';
import { paperFile } from '../papers/paper-file.ts';
import { PAPER_TITLES } from '../papers/paper-texts.ts';
import { EXPORT_TEXT } from './export-texts.ts';
import { issueCreditNote, issueInvoice } from './issue-invoice.ts';
import { zipOf } from './zip-of.ts';

const line = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, pattern: ONE_LINE, ...(description && { description }) });
const Buyer = Type.Object(
  {
    name: line(200),
    address: Type.Optional(line(300)),
    numbers: Type.Optional(line(300, 'Such as ICE 001234567000089')),
  },
  { additionalProperties: false },
);
const Invoice = Type.Object({
  id: Type.Integer({ description: 'Of its document' }),
  bookingId: Type.Integer(),
  confirmationCode: Type.String({ description: 'Of the booking' }),
  kind: Type.Enum(['invoice', 'credit_note']),
  number: Type.String(),
  issuedOn: Type.String({ description: 'yyyy-MM-dd' }),
  buyer: Buyer,
  taxRate: Type.Optional(Type.Number({ description: 'In percent; absent without tax, and with several rates' })),
  taxes: Type.Optional(
    Type.Array(Type.Object({ rate: Type.Number(), net: Type.Number(), tax: Type.Number(), gross: Type.Number() }), {
      description: 'The sums by rate, when there are several',
    }),
  ),
  net: Type.Number(),
  tax: Type.Number(),
  gross: Type.Number(),
  credits: Type.Optional(Type.String({ description: 'Number of the invoice that a credit note negates' })),
  creditedBy: Type.Optional(Type.String({ description: 'Number of the credit note of an invoice' })),
  reason: Type.Optional(Type.String()),
});
type Invoice = Static<typeof Invoice>;
const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'yyyy-MM' });
const OfMonth = Type.Object({ month: Month }, { additionalProperties: false });
const Export = Type.Object(
  {
    month: Month,
    format: Type.Enum(['csv', 'xlsx']),
    language: Type.Optional(
      Type.Enum([...LOCALE_CODES], { description: 'Of the headings; by default that of the account, else English' }),
    ),
  },
  { additionalProperties: false },
);
const NewInvoice = Type.Object(
  {
    bookingId: Type.Integer({ minimum: 1 }),
    buyer: Type.Optional(Buyer),
    locale: Type.Optional(Type.Enum([...LOCALE_CODES])),
  },
  { additionalProperties: false },
);
const Credit = Type.Object(
  { reason: Type.String({ minLength: 3, maxLength: 200, pattern: ONE_LINE }) },
  { additionalProperties: false },
);

/** Invoices and credit notes, at `/api/invoices`: docs/rules.md#invoices. */
export const invoiceRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, clock, site } = services;
  const mayRead = requirePermission('invoices.read');
  /** Numbers of a series are taken one after the other: waiting here, many at once do not exceed the database's time limits. */
  const oneByOne = createSerialQueue();

  const list = {
    summary: 'Invoices and credit notes of a month',
    querystring: OfMonth,
    response: { 200: dataResponse(Invoice) },
  };
  app.get('', { schema: list, onRequest: mayRead }, async ({ query }) => ({
    code: 200 as const,
    data: await readMonth(database, query.month),
  }));

  const issue = {
    summary: 'Issue the invoice of a booking',
    body: {
      ...NewInvoice,
      examples: [{ bookingId: 7, buyer: { name: 'Atlas SARL', numbers: 'ICE 001234567000089' } }],
    },
    response: { 200: dataResponse(Invoice) },
  };
  const buyerFields = {
    name: { normalize: normalizeNote },
    address: { normalize: normalizeNote },
    numbers: { normalize: normalizeNote },
  };
  const issueOptions = {
    schema: issue,
    onRequest: requirePermission('invoices.issue'),
    config: { timeoutMs: 0 },
    preValidation: normalizeBody({ buyer: { parts: buyerFields } }),
  };
  app.post('', issueOptions, async ({ body, session }) => {
    const createdBy = (session as Session).accountId;
    const write = (transaction: Transaction<Schema>) =>
      issueInvoice(transaction, body, { site, now: clock(), createdBy });
    const id = await oneByOne(() => inTransaction(database, write, createdBy));
    return { code: 200 as const, data: await readInvoices(database, sql`invoices.id = ${id}`) };
  });

  const credit = {
    summary: 'Issue the credit note that negates an invoice',
    params: Type.Object({ id: Type.String({ pattern: '^\\d{1,15}$' }) }),
    body: { ...Credit, examples: [{ reason: 'Wrong buyer' }] },
    response: { 200: dataResponse(Invoice) },
  };
  const creditOptions = {
    schema: credit,
    onRequest: requirePermission('invoices.credit'),
    preValidation: normalizeBody({ reason: { normalize: normalizeNote } }),
  };
  app.post('/:id/credit-note', creditOptions, async ({ params, body, session }) => {
    const createdBy = (session as Session).accountId;
    const asked = { invoiceId: Number(params.id), reason: body.reason };
    const write = (transaction: Transaction<Schema>) =>
      issueCreditNote(transaction, asked, { site, now: clock(), createdBy });
    const id = await oneByOne(() => inTransaction(database, write, createdBy));
    return { code: 200 as const, data: await readInvoices(database, sql`invoices.id = ${id}`) };
  });

  const exported = {
    summary: 'Invoices and credit notes of a month as a file',
    querystring: Export,
    response: ok(FileResponse),
  };
  app.get('/export', { schema: exported, onRequest: mayRead }, async ({ query, session }, reply) => {
    const { month, format, language = session?.language ?? 'en' } = query;
    const found = await readMonth(database, month);
    const say = (message: Message) => String(formatterOf(language)(message));
    const headings = COLUMNS.map(([heading]) => say(heading));
    async function* rows() {
      if (format === 'csv') yield headings;
      for (const one of found.flatMap(byRate)) yield COLUMNS.map(([, read]) => toCell(read(one, say), format));
    }
    return reply
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : XLSX)
      .header('content-disposition', contentDisposition(`invoices-${month}`, format))
      .send(format === 'csv' ? csvStream(rows() as never) : xlsxStream(say(EXPORT_TEXT.sheet), headings, rows()));
  });

  const archive = {
    summary: 'The PDF files of a month in one ZIP archive',
    querystring: OfMonth,
    response: ok(FileResponse),
  };
  app.get('/archive', { schema: archive, onRequest: mayRead, config: { timeoutMs: 0 } }, async ({ query }, reply) => {
    const ids = (await readMonth(database, query.month)).map(({ id }) => id);
    const documents = await database
      .selectFrom('documents')
      .selectAll()
      .where('id', 'in', [0, ...ids])
      .orderBy('id')
      .execute();
    const entries = [];
    for (const document of documents)
      entries.push({ name: paperFileName(document), bytes: await paperFile(services, document) });
    return reply
      .type('application/zip')
      .header('content-disposition', contentDisposition(`invoices-${query.month}`, 'zip'))
      .send(zipOf(entries));
  });
};

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type ReadCell = (invoice: Invoice, say: (message: Message) => string) => string | number | Date;

const COLUMNS: readonly (readonly [heading: Message, read: ReadCell])[] = [
  [EXPORT_TEXT.number, ({ number }) => number],
  [EXPORT_TEXT.kind, ({ kind }, say) => say(PAPER_TITLES[kind])],
  [EXPORT_TEXT.date, ({ issuedOn }) => new Date(`${issuedOn}T00:00:00Z`)],
  [EXPORT_TEXT.booking, ({ confirmationCode }) => confirmationCode],
  [EXPORT_TEXT.buyer, ({ buyer }) => buyer.name],
  [EXPORT_TEXT.numbers, ({ buyer }) => buyer.numbers ?? ''],
  [EXPORT_TEXT.net, ({ net }) => net],
  [EXPORT_TEXT.rate, ({ taxRate }) => taxRate ?? ''],
  [EXPORT_TEXT.tax, ({ tax }) => tax],
  [EXPORT_TEXT.gross, ({ gross }) => gross],
  [EXPORT_TEXT.cancels, ({ credits }) => credits ?? ''],
  [EXPORT_TEXT.reason, ({ reason }) => reason ?? ''],
];

/** Returns a line for each rate of an invoice. */
function byRate({ taxes, ...invoice }: Invoice): readonly Invoice[] {
  return taxes?.map(({ rate, ...sums }) => ({ ...invoice, taxRate: rate, ...sums })) ?? [invoice];
}

/** A day is a date cell in a workbook, ISO text in CSV. */
function toCell(value: string | number | Date, format: 'csv' | 'xlsx') {
  return value instanceof Date && format === 'csv' ? value.toISOString().slice(0, 10) : value;
}

async function readMonth(database: Database, month: string): Promise<Invoice[]> {
  return await readInvoices(
    database,
    sql`invoices.issued_on >= ${`${month}-01`}::date AND invoices.issued_on < ${`${month}-01`}::date + interval '1 month'`,
  );
}

async function readInvoices(database: Database, where: ReturnType<typeof sql>): Promise<Invoice[]> {
  const { rows } = await sql<{ one: Invoice }>`
    SELECT json_strip_nulls(json_build_object(
      'id', invoices.id, 'bookingId', invoices.booking_id, 'confirmationCode', confirmation_code, 'kind', invoices.kind, 'number', invoices.number,
      'issuedOn', invoices.issued_on, 'buyer', invoices.buyer, 'taxRate', invoices.tax_rate, 'net', invoices.net,
      'taxes', invoices.taxes, 'tax', invoices.tax, 'gross', invoices.gross, 'credits', credited.number, 'creditedBy', notes.number,
      'reason', invoices.reason
    )) AS one
    FROM invoices JOIN bookings ON bookings.id = invoices.booking_id
      LEFT JOIN invoices AS credited ON credited.id = invoices.credits
      LEFT JOIN invoices AS notes ON notes.credits = invoices.id
    WHERE ${where} ORDER BY invoices.id`.execute(database);
  return rows.map(({ one }) => one);
}
