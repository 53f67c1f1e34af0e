import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { BOOKING_FIELDS, type BookingRequest, PICKUP_FIELDS, type Quote } from 'shared-kit/domain';
import { clientKey } from 'shared-kit/server';
import Type from 'typebox';
import type { EntityDefinition } from '../entities/entity-definition.ts';
import {
  creationExamples,
  creationSchema,
  entitySchema,
  findValueProblems,
  readValues,
} from '../entities/field-schemas.ts';
import { carGone } from '../fleet/car-problems.ts';
import type { Database } from '../platform/database/database.ts';
import { QUOTES_OF_CLIENT } from '../platform/http/client-limits.ts';
import { findSchemaProblems } from '../platform/http/find-schema-problems.ts';
import { isJsonObject } from '../platform/http/is-json-object.ts';
import { limitAttempts } from '../platform/http/limit-attempts.ts';
import { invalid } from '../platform/http/problems.ts';
import { dataResponse, ok } from '../platform/http/response-schemas.ts';
import type { Services } from '../platform/services.ts';
import { BOOKING_LINES, BOOKINGS_ENTITY } from './bookings-entity.ts';
import { findDateProblems } from './commands/find-date-problems.ts';
import { quoteRental } from './quote-rental.ts';

const { carId, pickupDate, dropoffDate, days, unitPrice, totalPrice } = BOOKING_FIELDS;
const { pickupTime, pickupPlace } = PICKUP_FIELDS;

/** What a quote is asked for. */
const QUOTED: EntityDefinition = {
  ...BOOKINGS_ENTITY,
  key: 'carId',
  children: {},
  fields: {
    carId,
    pickupDate,
    dropoffDate,
    pickupTime,
    dropoffTime: pickupTime,
    pickupPlace,
    dropoffPlace: pickupPlace,
  },
};

const QuoteAnswer = Type.Object({
  ...entitySchema({ ...BOOKINGS_ENTITY, fields: { days, unitPrice, totalPrice } }).properties,
  lines: Type.Array(entitySchema(BOOKING_LINES)),
});

/** `POST /api/quote`: what a rental of a car costs, as it would be booked now (docs/rules.md#price). */
export const quoteRoute: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, clock, site, rateLimit } = services;
  const limit = async ({ session, ip }: FastifyRequest) => {
    if (rateLimit && !session) await limitAttempts(database, clock(), `quote ${clientKey(ip)}`, QUOTES_OF_CLIENT);
  };

  const schema = {
    summary: 'What a rental costs, in lines that make the total; whether the car is free is another question',
    body: { ...creationSchema(QUOTED), examples: [creationExamples(QUOTED)[0]] },
    response: ok(dataResponse(QuoteAnswer)),
  };
  app.post('', { schema, attachValidation: true, preHandler: limit }, async (request) => {
    const body = isJsonObject(request.body) ? request.body : {};
    refuse({
      ...findSchemaProblems(request.validationError?.validation ?? []),
      ...findValueProblems(QUOTED, body),
    });
    const rental = readValues(QUOTED, body, 'create') as Pick<BookingRequest, 'carId' | 'pickupDate' | 'dropoffDate'>;
    refuse(findDateProblems(rental, clock(), site));
    const price = await findOfferedPrice(database, rental.carId);
    if (price === undefined) throw carGone();
    return { code: 200, data: [quoteRental(rental, price) satisfies Quote] };
  });
};

function refuse(problems: Parameters<typeof invalid>[0]): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Returns the price per day of a car that visitors can book; undefined for any other. */
async function findOfferedPrice(database: Database, id: string): Promise<number | undefined> {
  const car = await database
    .selectFrom('cars')
    .select('price')
    .where('car_id', '=', id)
    .where('archived', '=', false)
    .where('on_sale', '=', true)
    .executeTakeFirst();
  return car?.price;
}
