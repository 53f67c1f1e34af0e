import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Transaction } from 'kysely';
import { agencyToday, CONTACT_FIELDS, normalizeLine, normalizeNote } from 'shared-kit/domain';
import Type from 'typebox';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Schema } from '../platform/database/schema.ts';
import { normalizeBody } from '../platform/http/normalize-body.ts';
import { noSuchEntity, notFound } from '../platform/http/problems.ts';
import { readDay } from '../platform/http/read-day.ts';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse, FileResponse, ok } from '../platform/http/response-schemas.ts';
import type { Session } from '../platform/http/session.ts';
import { FileId, takeFiles, UPLOAD_HINT, uploadOptions, uploadSchema } from '../platform/private-files/file-upload.ts';
import { readPrivateFile } from '../platform/private-files/private-files.ts';
import type { Services } from '../platform/services.ts';
import { flagCustomer, liftFlags, mergeCustomers, planReview, setApart, unmergeCustomer } from './change-customers.ts';
import { addScan, digestOfDocument, keepDocument, removeDocument, removeScan } from './customer-documents.ts';
import {
  closed,
  Details,
  Find,
  Id,
  Known,
  NewDocument,
  NewFlag,
  OverrideSchema,
  Params,
  Reason,
  ToReview,
} from './customer-schemas.ts';
import { CUSTOMERS_ENTITY } from './customers-entity.ts';
import { findKnownCustomers, readCustomer, readFlagsToReview, readOverrides } from './read-customers.ts';
import { toE164 } from './to-e164.ts';

/** Customers besides their fields, which are those of the entity `Customers`: docs/rules.md#customers. */
export const customerRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, clock, authSecret, site } = services;
  const agencyClock = () => ({ timeZone: site.timeZone, now: clock() });
  const response = { 200: dataResponse(Details) };
  const mayRead = requirePermission('customers.read');
  const mayWrite = requirePermission('customers.write');
  const mayFlag = requirePermission('customers.flag');

  async function answer(id: number) {
    const found = await readCustomer(database, id, agencyClock());
    if (!found) throw noSuchEntity(CUSTOMERS_ENTITY);
    return { code: 200 as const, data: [{ ...found, ...(services.keepsScans && { keepsScans: true as const }) }] };
  }

  type Work = (transaction: Transaction<Schema>, by: { account: number; now: Date }) => Promise<void>;
  async function change(id: string, session: Session | undefined, work: Work) {
    const { accountId: account } = session as Session;
    await inTransaction(database, (transaction) => work(transaction, { account, now: clock() }), account);
    return await answer(Number(id));
  }

  const read = {
    summary:
      'A customer, by the id of itself or of one merged into it: rentals, sums, documents, flags, who may be the same',
    params: Params,
    response,
  };
  app.get('/:id', { schema: read, onRequest: mayRead }, async ({ params }) => await answer(Number(params.id)));

  const toReview = {
    summary: 'Flags that are to be reviewed today, or were to be before',
    response: { 200: dataResponse(ToReview) },
  };
  app.get('/flags-to-review', { schema: toReview, onRequest: mayFlag }, async () => ({
    code: 200 as const,
    data: [...(await readFlagsToReview(database, agencyToday(clock(), site.timeZone)))],
  }));

  const overrides = {
    summary: 'For what reasons owners let cars go in spite of a flag or of missing papers, the latest first',
    response: { 200: dataResponse(OverrideSchema) },
  };
  app.get('/overrides', { schema: overrides, onRequest: requirePermission('customers.override') }, async () => ({
    code: 200 as const,
    data: [...(await readOverrides(database))],
  }));

  const find = {
    summary: 'Customers by phone number, e-mail or number of a document, and what to know before renting to them',
    body: { ...Find, examples: [{ phone: '+33 1 99 00 10 21' }] },
    response: { 200: dataResponse(Known) },
  };
  const typed = { phone: CONTACT_FIELDS.customerPhone, email: CONTACT_FIELDS.customerEmail };
  app.post('/find', { schema: find, onRequest: mayRead, preValidation: normalizeBody(typed) }, async ({ body }) => {
    const { phone, email, document, locale } = body;
    const digest = document === undefined ? undefined : digestOfDocument(document, authSecret)?.digest;
    const traces = { phoneE164: phone && toE164(phone, locale), email: email || undefined, digest };
    return { code: 200 as const, data: [...(await findKnownCustomers(database, traces, agencyClock()))] };
  });

  const ofBooking = {
    summary: 'The customer of a booking, and what to know before the car is handed over',
    params: Params,
    response: { 200: dataResponse(Known) },
  };
  app.get('/of-booking/:id', { schema: ofBooking, onRequest: mayRead }, async ({ params }) => ({
    code: 200 as const,
    data: [...(await findKnownCustomers(database, { bookingId: Number(params.id) }, agencyClock()))],
  }));

  const merge = {
    summary: 'Merge a customer into another; bookings stay with their own, so that it can be undone',
    params: Params,
    body: Type.Object({ into: Id }, { ...closed, examples: [{ into: 7 }] }),
    response,
  };
  app.post('/:id/merge', { schema: merge, onRequest: mayWrite }, async ({ params, body, session }) =>
    change(params.id, session, (transaction) => mergeCustomers(transaction, Number(params.id), body.into)),
  );

  const unmerge = { summary: 'Undo a merge', params: Params, response };
  app.post('/:id/unmerge', { schema: unmerge, onRequest: mayWrite }, async ({ params, session }) =>
    change(params.id, session, (transaction) => unmergeCustomer(transaction, Number(params.id))),
  );

  const apart = {
    summary: 'Keep that two customers are not the same: neither is suggested for the other again',
    params: Params,
    body: Type.Object({ from: Id }, { ...closed, examples: [{ from: 7 }] }),
    response,
  };
  app.post('/:id/apart', { schema: apart, onRequest: mayWrite }, async ({ params, body, session }) =>
    change(params.id, session, (transaction, by) => setApart(transaction, Number(params.id), body.from, by)),
  );

  const document = {
    summary: 'Keep a document: a keyed digest of its number, its last characters, the day on which it ends',
    params: Params,
    body: {
      ...NewDocument,
      examples: [{ kind: 'licence', number: '12AB34567', expiresOn: '2031-05-01', country: 'France' }],
    },
    response,
  };
  const documentRoute = {
    schema: document,
    onRequest: mayWrite,
    preValidation: normalizeBody({ number: { normalize: normalizeLine }, country: { normalize: normalizeLine } }),
  };
  app.post('/:id/documents', documentRoute, async ({ params, body, session }) => {
    const kept = { ...body, expiresOn: readOptionalDay(body.expiresOn, 'expiresOn') };
    return await change(params.id, session, (transaction, { account, now }) =>
      keepDocument(transaction, { customerId: Number(params.id) }, kept, { secret: authSecret, now, account }),
    );
  });

  const undocument = {
    summary: 'Remove a document',
    params: Type.Object({ ...Params.properties, documentId: Params.properties.id }),
    response,
  };
  app.delete('/:id/documents/:documentId', { schema: undocument, onRequest: mayWrite }, async ({ params, session }) =>
    removeDocument(services, params, session as Session).then(() => answer(Number(params.id))),
  );

  takeFiles(app);
  const scan = {
    ...uploadSchema,
    summary: `Add a scan to a document, where the owner has switched them on: ${UPLOAD_HINT}`,
    params: undocument.params,
    response,
  };
  const scanRoute = { ...uploadOptions, schema: scan, onRequest: mayWrite };
  app.post('/:id/documents/:documentId/scans', scanRoute, async ({ params, body, session }) => {
    if (!services.keepsScans) throw notFound();
    await addScan(services, params, body, session as Session);
    return await answer(Number(params.id));
  });

  const unscan = {
    summary: 'Remove a scan',
    params: Type.Object({ ...Params.properties, fileId: FileId }),
    response,
  };
  app.delete('/:id/scans/:fileId', { schema: unscan, onRequest: mayWrite }, async ({ params, session }) => {
    await removeScan(services, params, session as Session);
    return await answer(Number(params.id));
  });

  const showScan = {
    summary: 'A scan of a document of a customer',
    params: Type.Object({ fileId: FileId }),
    response: ok(FileResponse),
  };
  app.get('/scans/:fileId', { schema: showScan, onRequest: mayRead }, async ({ params }, reply) => {
    const found = await readPrivateFile(services, params.fileId);
    if (found?.kind !== 'scan') throw noSuchEntity(CUSTOMERS_ENTITY);
    return reply.type(found.contentType).header('content-disposition', 'inline').send(found.bytes);
  });

  const typedReason = normalizeBody({ reason: { normalize: normalizeNote } });
  const flag = {
    summary: 'Flag a customer to whom the agency does not rent; visitors are never told',
    params: Params,
    body: { ...NewFlag, examples: [{ reason: 'Returned a car with a hidden damage', reviewOn: '2027-11-01' }] },
    response,
  };
  const flagRoute = { schema: flag, onRequest: mayFlag, preValidation: typedReason };
  app.post('/:id/flags', flagRoute, async ({ params, body, session }) => {
    const wanted = { reason: body.reason, reviewOn: readOptionalDay(body.reviewOn, 'reviewOn') };
    return await change(params.id, session, (transaction, by) =>
      flagCustomer(transaction, Number(params.id), wanted, by),
    );
  });

  const review = {
    summary: 'Set the day on which the flag of a customer is reviewed next; none without one',
    params: Params,
    body: Type.Object({ reviewOn: NewFlag.properties.reviewOn }, { ...closed, examples: [{ reviewOn: '2027-11-01' }] }),
    response,
  };
  app.post('/:id/review-flag', { schema: review, onRequest: mayFlag }, async ({ params, body, session }) => {
    const day = readOptionalDay(body.reviewOn, 'reviewOn');
    return await change(params.id, session, (transaction) => planReview(transaction, Number(params.id), day));
  });

  const lift = {
    summary: 'Lift the flag of a customer; it stays in the history',
    params: Params,
    body: Type.Object({ reason: Reason }, { ...closed, examples: [{ reason: 'The damage was paid' }] }),
    response,
  };
  const liftRoute = { schema: lift, onRequest: mayFlag, preValidation: typedReason };
  app.post('/:id/lift-flag', liftRoute, async ({ params, body, session }) =>
    change(params.id, session, (transaction, by) => liftFlags(transaction, Number(params.id), body.reason, by)),
  );
};

const readOptionalDay = (text: string | undefined, field: string) =>
  text === undefined ? undefined : readDay(text, field);
