import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { LOCALE_CODES, type LocaleCode, PAPER_KINDS, paperFileName } from 'shared-kit/domain';
import { clientKey } from 'shared-kit/server';
import Type from 'typebox';
import { findOwnBooking } from '../../bookings/my-bookings/customer-booking.ts';
import { deviceOf, findDeviceBookings } from '../../bookings/my-bookings/device-bookings.ts';
import { Code } from '../../bookings/my-bookings/my-bookings-routes.ts';
import { contentDisposition } from '../../entities/export/content-disposition.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { COPIES_OF_CLIENT } from '../../platform/http/client-limits.ts';
import { limitAttempts } from '../../platform/http/limit-attempts.ts';
import { limitStaffEmails } from '../../platform/http/limit-staff-emails.ts';
import { invalid, noSuchEntity } from '../../platform/http/problems.ts';
import { refuseOtherSites } from '../../platform/http/refuse-other-sites.ts';
import { refuseInvalidToken, requirePermission } from '../../platform/http/require-permission.ts';
import { dataResponse, FileResponse, ok } from '../../platform/http/response-schemas.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Services } from '../../platform/services.ts';
import { draftAgreement, mailPaper } from './create-papers.ts';
import { paperCopy, paperFile, readVoidedAt } from './paper-file.ts';

const DOCUMENTS = { name: 'Documents' };

const Id = Type.String({ pattern: '^\\d{1,15}$' });
const Locale = Type.Enum([...LOCALE_CODES]);
const Document = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...PAPER_KINDS]),
  number: Type.String(),
  version: Type.Integer({ description: 'A higher one replaces the lower ones' }),
  locale: Locale,
  secondLocale: Type.Optional(Locale),
  copies: Type.Array(Locale, { description: 'Languages that a copy may have beside the first' }),
  isSigned: Type.Boolean({ description: 'On a screen' }),
  voidedAt: Type.Optional(Type.String({ description: 'ISO timestamp: the payment of the receipt was voided' })),
  creditedBy: Type.Optional(Type.String({ description: 'Number of the credit note that cancels the invoice' })),
  createdAt: Type.String({ description: 'ISO timestamp' }),
});
const Documents = { 200: dataResponse(Document) };
const Copy = Type.Object(
  {
    secondLocale: Type.Optional(
      Type.Enum([...LOCALE_CODES], {
        description: 'A copy with this language beside the first, which says that it is one',
      }),
    ),
  },
  { additionalProperties: false },
);
const Draft = Type.Object(
  {
    bookingId: Type.Integer({ minimum: 1 }),
    kind: Type.Literal('agreement'),
    locale: Locale,
    secondLocale: Type.Optional(Type.Enum([...LOCALE_CODES], { description: 'Stands beside the first' })),
  },
  { additionalProperties: false, examples: [{ bookingId: 7, kind: 'agreement', locale: 'fr', secondLocale: 'ar' }] },
);

/** The papers of bookings, at `/api/documents` (docs/rules.md#papers). */
export const documentsRoute: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, clock, outbox, rateLimit } = services;
  const list = {
    summary: 'The papers of a booking, the newest first',
    querystring: Type.Object({ bookingId: Id }),
    response: Documents,
  };
  app.get('', { schema: list, onRequest: requirePermission('papers.read') }, async ({ query }) => ({
    code: 200 as const,
    data: await listPapers(database, Number(query.bookingId)),
  }));

  const draft = {
    summary: 'Write an agreement that is not signed, to be printed: the next version of a former draft',
    body: Draft,
    response: Documents,
  };
  app.post('', { schema: draft, onRequest: requirePermission('bookings.write') }, async ({ body, session }) => {
    const createdBy = (session as Session).accountId;
    const write = async (transaction: Parameters<typeof draftAgreement>[0]) =>
      await draftAgreement(transaction, { ...body, createdBy }, services);
    const id = await inTransaction(database, write, createdBy);
    const papers = await listPapers(database, body.bookingId);
    return { code: 200 as const, data: papers.filter((paper) => paper.id === id) };
  });

  const mail = {
    summary: 'Send a paper to the customer; drafts stay with staff',
    params: Type.Object({ id: Id }),
    response: { 200: dataResponse(Type.Object({ id: Type.Integer() })) },
  };
  app.post('/:id/email', { schema: mail, onRequest: requirePermission('mail.send') }, async (request) => {
    const document = await database
      .selectFrom('documents')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .select(['documents.id', 'documents.kind', 'signature', 'booking_id', 'customer_email'])
      .where('documents.id', '=', Number(request.params.id))
      .executeTakeFirst();
    if (!document || isDraft(document)) throw noSuchEntity(DOCUMENTS);
    const { id, kind, booking_id, customer_email: recipient } = document;
    if (!recipient)
      throw invalid({ customerEmail: { type: 'required', message: 'is required: the booking has none' } });
    await limitStaffEmails(services, request);
    await mailPaper(database, { id, kind, booking_id, recipient, by_staff: true }, clock());
    outbox.wake();
    return { code: 200 as const, data: [{ id }] };
  });

  const file = {
    summary: 'A paper as a PDF file: for staff, and for browsers that may see its booking',
    params: Type.Object({ id: Id }),
    querystring: Copy,
    response: ok(FileResponse),
  };
  app.get('/:id/file', { schema: file, onRequest: refuseOtherSites }, async (request, reply) => {
    refuseInvalidToken(request);
    const { session, params, query } = request;
    const device = deviceOf(request);
    const document = await database
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', Number(params.id))
      .executeTakeFirst();
    const isOwn =
      document && device && !isDraft(document)
        ? (await findDeviceBookings(database, device, clock())).includes(document.booking_id)
        : false;
    if (!document || !(session || isOwn)) throw noSuchEntity(DOCUMENTS);
    const second = query.secondLocale;
    const isDrawn = second !== undefined || (await readVoidedAt(database, document)) !== undefined;
    if (isDrawn && rateLimit && !session)
      await limitAttempts(database, clock(), `paper copies ${clientKey(request.ip)}`, COPIES_OF_CLIENT);
    const bytes = second ? await paperCopy(services, document, second) : await paperFile(services, document);
    const name = contentDisposition(paperFileName(document, second), 'pdf').replace(/^attachment/, 'inline');
    return reply.type('application/pdf').header('content-disposition', name).send(bytes);
  });
};

/** `GET /api/my-bookings/:confirmationCode/documents`: the papers of a booking of the browser. */
export const ownDocumentsRoute: FastifyPluginAsyncTypebox<Services> = async (app, { database, clock }) => {
  const schema = {
    summary: 'The papers of the booking, the newest first; drafts are for staff',
    params: Type.Object({ confirmationCode: Code }),
    response: Documents,
  };
  app.get('/:confirmationCode/documents', { schema, onRequest: refuseOtherSites }, async (request) => {
    const own = await findOwnBooking(database, deviceOf(request), request.params.confirmationCode, clock());
    if (!own) throw noSuchEntity(DOCUMENTS);
    const papers = await listPapers(database, own.id);
    return { code: 200 as const, data: papers.filter(({ kind, isSigned }) => kind !== 'agreement' || isSigned) };
  });
};

async function listPapers(database: Database, bookingId: number) {
  const rows = await database
    .selectFrom('documents')
    .select(['id', 'kind', 'number', 'version', 'locale', 'second_locale', 'created_at'])
    .select(sql<LocaleCode[]>`snapshot::jsonb -> 'languages'`.as('languages'))
    .select(sql<boolean>`signature IS NOT NULL`.as('isSigned'))
    .select(
      sql<string | null>`CASE WHEN kind = 'receipt' THEN
        (SELECT voided_at FROM payments WHERE booking_id = documents.booking_id AND id::text = subject) END`.as(
        'voided',
      ),
    )
    .select(
      sql<string | null>`CASE WHEN kind = 'invoice' THEN
        (SELECT notes.number FROM invoices AS notes WHERE notes.credits = documents.id) END`.as('creditedBy'),
    )
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ second_locale, languages, voided, creditedBy, created_at, isSigned, ...paper }) => ({
    ...paper,
    ...(second_locale && { secondLocale: second_locale }),
    copies: (languages ?? []).filter((code) => code !== paper.locale && code !== second_locale),
    isSigned,
    ...(voided && { voidedAt: voided }),
    ...(creditedBy && { creditedBy }),
    createdAt: created_at,
  }));
}

function isDraft({ kind, signature }: { readonly kind: string; readonly signature: object | null }): boolean {
  return kind === 'agreement' && signature === null;
}
