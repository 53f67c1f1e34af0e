import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { clientKey } from 'shared-kit/server';
import Type, { type TSchema } from 'typebox';
import { findValueProblems, readValues, updateSchema } from '../../entities/field-schemas.ts';
import { readBody } from '../../entities/read-body.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { AskedChange } from '../../platform/database/schema.ts';
import { QUOTES_OF_CLIENT } from '../../platform/http/client-limits.ts';
import { limitAttempts } from '../../platform/http/limit-attempts.ts';
import { normalizeBody } from '../../platform/http/normalize-body.ts';
import { invalid, noSuchEntity } from '../../platform/http/problems.ts';
import { refuseOtherSites } from '../../platform/http/refuse-other-sites.ts';
import { dataResponse, ok } from '../../platform/http/response-schemas.ts';
import { enqueueEmails } from '../../platform/outbox/enqueue-emails.ts';
import type { Services } from '../../platform/services.ts';
import { priceChanged } from '../booking-problems.ts';
import { BOOKINGS_ENTITY } from '../bookings-entity.ts';
import { findDoubles } from '../commands/booking-bodies.ts';
import { CustomerBooking, describeBookings, findOwnBooking } from '../my-bookings/customer-booking.ts';
import { deviceOf } from '../my-bookings/device-bookings.ts';
import { limitChanges } from '../my-bookings/limit-changes.ts';
import { Amounts, ASKED } from './asked-change.ts';
import { quoteOwnChange } from './quote-own-change.ts';

const RULES = {
  findProblems: (body: object) => ({ ...findValueProblems(ASKED, { ...body }), ...findDoubles({ ...body }) }),
};

const NOT_A_CHANGE = { type: 'invalid', message: 'must differ from what is booked' } as const;

const OwnQuote = Type.Object({
  free: Type.Boolean({ description: 'Whether the car and the extras are free then' }),
  booked: Amounts,
  agreed: { ...Amounts, description: 'At the rates that were agreed; what the booking does not have yet, as today' },
});

const EXAMPLE = { confirmationCode: 'K7M-2QX', dropoffDate: { $date: '2026-12-05' } };

/** What customers ask for and staff decide, at `/api/my-bookings`: other days and extras (docs/rules.md#changes-of-a-price). */
export const ownChangeRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, clock, rateLimit, outbox, emailsAbout } = services;
  app.addHook('onRequest', refuseOtherSites);

  const routeOf = (summary: string, body: TSchema, example: object, response: TSchema) => ({
    schema: { summary, body: { ...body, examples: [example] }, response: ok(dataResponse(response)) },
    attachValidation: true,
    preValidation: normalizeBody(ASKED.fields),
  });

  function readAsked(request: FastifyRequest) {
    const body = readBody(request, RULES);
    const { confirmationCode, ...values } = readValues(ASKED, body, 'update');
    // Cleared extras are none.
    const asked = values.extras === null ? { ...values, extras: [] } : values;
    return {
      device: deviceOf(request),
      confirmationCode: String(confirmationCode),
      asked: asked as Partial<AskedChange>,
      totalPrice: Number(body.totalPrice),
    };
  }

  const quote = routeOf(
    'What an own booking would cost with other days, extras or places, and whether they are free',
    updateSchema(ASKED),
    EXAMPLE,
    OwnQuote,
  );
  app.post('/quote', quote, async (request) => {
    const asked = readAsked(request);
    if (rateLimit) await limitAttempts(database, clock(), `quote ${clientKey(request.ip)}`, QUOTES_OF_CLIENT);
    const { unavailable, booked, agreed } = await quoteOwnChange(services, asked);
    const { lines, totalPrice } = agreed;
    return { code: 200, data: [{ free: !unavailable, booked, agreed: { lines, totalPrice } }] };
  });

  const asks = updateSchema(ASKED);
  const total = Type.Number({
    description: 'The total that the customer has seen. If it is another, 409 price_changed',
  });
  const request = routeOf(
    'Ask for other days, extras or places; the booking stays as it is until staff accept. Replaces an earlier request',
    {
      ...asks,
      properties: { ...asks.properties, totalPrice: total },
      required: ['confirmationCode', 'totalPrice'],
    } as TSchema,
    { ...EXAMPLE, totalPrice: 212.5 },
    CustomerBooking,
  );
  app.post('/request', request, async (request) => {
    const { totalPrice, ...asked } = readAsked(request);
    await limitChanges(services, request, asked.confirmationCode);
    const { id, changes, isChange, unavailable, agreed } = await quoteOwnChange(services, asked);
    if (!isChange) throw invalid({ pickupDate: NOT_A_CHANGE });
    if (unavailable) throw unavailable;
    if (agreed.totalPrice !== totalPrice) throw priceChanged(agreed);
    const now = clock();
    const row = {
      changes: JSON.stringify(changes),
      lines: JSON.stringify(agreed.lines),
      total_price: totalPrice,
      created_at: now.toISOString(),
    };
    await inTransaction(
      database,
      async (transaction) => {
        await transaction
          .insertInto('change_requests')
          .values({ booking_id: id, ...row })
          .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(row))
          .execute();
        await enqueueEmails(
          transaction,
          now,
          emailsAbout({ what: 'change_asked', booking: { id, customerEmail: '' } }),
        );
      },
      'customer',
    );
    outbox.wake();
    return { code: 200, data: await describeBookings(services, [id]) };
  });

  const { confirmationCode } = ASKED.fields;
  const withdraw = routeOf(
    'Take a request back',
    updateSchema({ ...ASKED, fields: { confirmationCode } as typeof ASKED.fields }),
    { confirmationCode: 'K7M-2QX' },
    CustomerBooking,
  );
  app.post('/withdraw', withdraw, async (request) => {
    const { device, confirmationCode } = readAsked(request);
    await limitChanges(services, request);
    const own = await findOwnBooking(database, device, confirmationCode, clock());
    if (!own) throw noSuchEntity(BOOKINGS_ENTITY);
    await inTransaction(
      database,
      (transaction) => transaction.deleteFrom('change_requests').where('booking_id', '=', own.id).execute(),
      'customer',
    );
    return { code: 200, data: await describeBookings(services, [own.id]) };
  });
};
