import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import {
  agencyToday,
  BOOKING_FIELDS,
  type BookingRequest,
  findRateProblems,
  type Quote,
  type RentalChoices,
  ratesOf,
} from 'shared-kit/domain';
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
import { findPricedCar } from '../fleet/prices/find-priced-car.ts';
import { QUOTES_OF_CLIENT } from '../platform/http/client-limits.ts';
import { findSchemaProblems } from '../platform/http/find-schema-problems.ts';
import { isJsonObject } from '../platform/http/is-json-object.ts';
import { limitAttempts } from '../platform/http/limit-attempts.ts';
import { invalid } from '../platform/http/problems.ts';
import { dataResponse, ok } from '../platform/http/response-schemas.ts';
import type { Services } from '../platform/services.ts';
import { BOOKING_LINES, BOOKINGS_ENTITY } from './bookings-entity.ts';
import { describeRateProblems } from './commands/describe-rate-problems.ts';
import { findDateProblems } from './commands/find-date-problems.ts';
import { PRICED_FIELDS, type PricedRental, quoteRental } from './quote-rental.ts';

const { days, unitPrice, totalPrice } = BOOKING_FIELDS;

/** What a quote is asked for. */
const QUOTED: EntityDefinition = {
  ...BOOKINGS_ENTITY,
  key: 'carId',
  children: {},
  fields: Object.fromEntries(['carId' as const, ...PRICED_FIELDS].map((name) => [name, BOOKING_FIELDS[name]])),
};

const QuoteAnswer = Type.Object({
  ...entitySchema({ ...BOOKINGS_ENTITY, fields: { days, unitPrice, totalPrice } }).properties,
  lines: Type.Array(entitySchema(BOOKING_LINES)),
  deposit: Type.Optional(Type.Number({ description: 'Held during the rental; no part of the total' })),
  excess: Type.Optional(Type.Number({ description: 'The most that the customer pays for damage' })),
  hint: Type.Optional(
    Type.Object(
      { from: Type.String(), to: Type.String(), days: Type.Integer(), totalPrice: Type.Number() },
      { description: 'A longer rental that costs less' },
    ),
  ),
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
    const rental = readValues(QUOTED, body, 'create') as PricedRental & Pick<BookingRequest, 'carId'>;
    refuse(findDateProblems(rental, clock(), site));
    const { car, rules } = await findPricedCar(database, rental.carId);
    const rates = ratesOf(rules, car, site.priceStep);
    const range = { from: rental.pickupDate, to: rental.dropoffDate };
    const choices = rental as RentalChoices;
    refuse(describeRateProblems(findRateProblems(range, choices, rates, agencyToday(clock(), site.timeZone))));
    return { code: 200, data: [quoteRental(rental, { unitPrice: car.price, rates }) satisfies Quote] };
  });
};

function refuse(problems: Parameters<typeof invalid>[0]): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
