import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type NewPayment, normalizeNote, PAYMENT_FIELDS, recordedMethods } from 'shared-kit/domain';
import Type from 'typebox';
import { readBooking } from '../bookings/read-booking.ts';
import {
  creationExamples,
  creationSchema,
  entitySchema,
  findValueProblems,
  readValues,
} from '../entities/field-schemas.ts';
import { readBody } from '../entities/read-body.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { limitStaffEmails } from '../platform/http/limit-staff-emails.ts';
import { normalizeBody } from '../platform/http/normalize-body.ts';
import { type FieldProblems, unauthorized } from '../platform/http/problems.ts';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse, ok } from '../platform/http/response-schemas.ts';
import { ONE_LINE } from '../platform/http/schema-patterns.ts';
import type { Services } from '../platform/services.ts';
import { Offer, Order, readOffers, readOrders } from './online/read-orders.ts';
import { PAYMENTS } from './payments-table.ts';
import { readBalances, readShownBalance } from './read-balances.ts';
import { readPayment, readPayments } from './read-payments.ts';
import { findPaymentProblems, recordPayment } from './record-payment.ts';
import { voidPayment } from './void-payment.ts';

/** How many bookings a call asks about at most. */
const MAX_IDS = 500;

const StoredPayment = Type.Object({
  ...entitySchema(PAYMENTS).properties,
  createdBy: Type.Optional(Type.String({ description: 'Name of the colleague; absent for the gateway' })),
  voidedBy: Type.Optional(Type.String()),
});
const Balance = Type.Object({
  bookingId: Type.Integer(),
  open: Type.Number({ description: 'Lines and charges less what was paid; negative for what the agency owes' }),
  paid: Type.Number(),
  held: Type.Number({ description: 'Deposits that are neither given back nor kept' }),
});
const PaymentsOfBooking = Type.Object({
  ...dataResponse(StoredPayment).properties,
  balance: Type.Optional(Balance),
  currencies: Type.Array(Type.String(), { description: 'Other currencies in which cash is taken' }),
  cashLimit: Type.Optional(Type.Number({ description: 'From which sum on cash is pointed out' })),
  online: Type.Optional(
    Type.Object(
      { offers: Type.Array(Offer), orders: Type.Array(Order) },
      { description: 'What the customer can pay by card, and has tried to; absent without a gateway' },
    ),
  ),
});
const Ids = Type.Object(
  {
    ids: Type.String({
      pattern: '^\\d{1,15}(,\\d{1,15}){0,499}$',
      description: `Up to ${MAX_IDS}, separated by commas`,
    }),
  },
  { additionalProperties: false },
);
const OfBooking = Type.Object({ bookingId: Type.String({ pattern: '^\\d{1,15}$' }) }, { additionalProperties: false });
const Id = Type.Object({ id: Type.String({ pattern: PAYMENT_FIELDS.id.pattern }) });
const Reason = Type.Object(
  { reason: Type.String({ minLength: 3, maxLength: PAYMENT_FIELDS.voidReason.maxLength, pattern: ONE_LINE }) },
  { additionalProperties: false },
);

/** Payments of bookings, for staff: docs/rules.md#payments. */
export const paymentRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, clock, site, cash, papers, outbox, onlinePayment } = services;
  const agencyClock = () => ({ timeZone: site.timeZone, now: clock() });

  const list = {
    summary: 'Payments of a booking, what is open and held, and how cash is taken',
    querystring: OfBooking,
    response: ok(PaymentsOfBooking),
  };
  app.get('', { schema: list, onRequest: requirePermission('bookings.read') }, async ({ query }) => {
    const id = Number(query.bookingId);
    const [data, balance] = await Promise.all([
      readPayments(database, id),
      readShownBalance(database, id, agencyClock()),
    ]);
    const { currencies, limit } = cash;
    const online = onlinePayment && {
      offers: await readOffers(database, (await readBooking(database, id))?.booking, onlinePayment.purposes),
      orders: await readOrders(database, id, clock()),
    };
    return {
      code: 200,
      data,
      ...(balance && { balance }),
      currencies,
      ...(limit !== undefined && { cashLimit: limit }),
      ...(online && { online }),
    };
  });

  const balances = {
    summary: 'What is open, paid and held of bookings',
    querystring: Ids,
    response: ok(dataResponse(Balance)),
  };
  app.get('/balances', { schema: balances, onRequest: requirePermission('bookings.read') }, async ({ query }) => ({
    code: 200,
    data: await readBalances(database, query.ids.split(',').map(Number), agencyClock()),
  }));

  const record = {
    summary: 'Record a payment; the id is made by the client, so that a repeated call records nothing twice',
    body: {
      ...creationSchema(PAYMENTS, {
        confirmed: Type.Boolean({ description: 'The same sum was just recorded, and this is another one' }),
        mailReceipt: Type.Boolean({ description: 'Send the receipt to the customer' }),
      }),
      examples: [EXAMPLE],
    },
    response: ok(dataResponse(StoredPayment)),
  };
  const options = {
    schema: record,
    attachValidation: true,
    onRequest: [requirePermission('payments.write')],
    preValidation: normalizeBody(PAYMENTS.fields),
  };
  app.post('', options, async (request) => {
    const account = request.session?.accountId;
    if (account === undefined) throw unauthorized();
    const body = readBody(request, {
      findProblems: (found) => ({
        ...findValueProblems(PAYMENTS, found),
        ...findPaymentProblems(readValues(PAYMENTS, found, 'create') as Partial<NewPayment>, cash.currencies),
        ...findMethodProblem(found as Partial<NewPayment>),
      }),
    });
    const payment = readValues(PAYMENTS, body, 'create') as unknown as NewPayment;
    const isConfirmed = body.confirmed === true;
    const isMailed = body.mailReceipt === true;
    if (isMailed) await limitStaffEmails(services, request);
    await inTransaction(
      database,
      async (transaction) => {
        await recordPayment(transaction, payment, { account, now: clock(), isConfirmed });
        await papers.receipt(transaction, payment.id, isMailed);
      },
      account,
    );
    if (isMailed) outbox.wake();
    return { code: 200, data: [await readPayment(database, payment.id)] };
  });

  const undo = {
    summary: 'Void a payment that was recorded by mistake',
    params: Id,
    body: { ...Reason, examples: [{ reason: 'Typed twice' }] },
    response: ok(dataResponse(StoredPayment)),
  };
  const voided = {
    schema: undo,
    onRequest: [requirePermission('payments.void')],
    preValidation: normalizeBody({ reason: { normalize: normalizeNote } }),
  };
  app.post('/:id/void', voided, async ({ session, params, body }) => {
    const account = session?.accountId;
    if (account === undefined) throw unauthorized();
    await inTransaction(
      database,
      (transaction) => voidPayment(transaction, params.id, { reason: body.reason, account, now: clock() }),
      account,
    );
    return { code: 200, data: [await readPayment(database, params.id)] };
  });
};

function findMethodProblem({ type, method }: Partial<NewPayment>): FieldProblems {
  if (method !== 'online' || !type) return {};
  const values = recordedMethods(type);
  if (values.includes(method)) return {};
  return {
    method: {
      type: 'not_one_of',
      values,
      message: `must be one of ${values.join(', ')}: the gateway writes the others`,
    },
  };
}

const { holdId: _, ...EXAMPLE } = creationExamples(PAYMENTS)[0] as Record<string, unknown>;
