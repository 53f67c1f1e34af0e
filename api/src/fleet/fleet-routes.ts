import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FLEET_SORTS } from 'shared-kit/domain';
import Type from 'typebox';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse, ok, Pagination } from '../platform/http/response-schemas.ts';
import { letShare } from '../platform/http/shared-read.ts';
import type { Services } from '../platform/services.ts';
import { readRange } from './availability/read-range.ts';
import { PublicCar } from './cars/public-car.ts';
import { findAlternatives } from './find-alternatives.ts';
import { FILTER_PARAMETERS, readFilters } from './fleet-filters.ts';
import { moveCar } from './move-car.ts';
import { searchFleet } from './search-fleet.ts';

const CarId = Type.String({ minLength: 1, maxLength: 80 });
const Day = Type.String({ description: 'yyyy-MM-dd' });

const FleetParameters = Type.Object(
  {
    carId: Type.Optional({ ...CarId, description: 'For the offer of this car alone' }),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    ...FILTER_PARAMETERS,
    sort: Type.Optional(Type.Enum([...FLEET_SORTS])),
    page: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$' })),
    size: Type.Optional(
      Type.String({ pattern: '^(\\d{1,2}|100)$', description: '24 by default, 0 for the counts only' }),
    ),
  },
  { additionalProperties: false },
);
const AlternativesParameters = Type.Object(
  {
    carId: Type.Optional(CarId),
    from: Day,
    to: Day,
    ...FILTER_PARAMETERS,
  },
  { additionalProperties: false },
);

const MoveBody = Type.Object(
  {
    carId: CarId,
    before: Type.Union([CarId, Type.Null()], { description: 'The car that follows it; null for the end of the list' }),
  },
  { additionalProperties: false, examples: [{ carId: 'dacia-duster-k7m2', before: 'renault-clio-p3x8' }] },
);

const facet = (value: Type.TSchema) => Type.Array(Type.Object({ value, count: Type.Integer() }));
const Bounds = Type.Object({ lowest: Type.Number(), highest: Type.Number() });
const Reviews = Type.Object({ count: Type.Integer(), rating: Type.Number() });
const OfferedCar = Type.Object({
  ...PublicCar.properties,
  totalPrice: Type.Optional(Type.Number({ description: 'For the days that were asked for' })),
  dayPrices: Type.Optional({
    ...Bounds,
    description: 'Of the days that can be booked, where prices of days are set and no days were asked for',
  }),
  offer: Type.Optional(
    Type.Object(
      { free: Type.Integer(), colours: Type.Array(Type.String()) },
      { description: 'The free cars that visitors cannot tell apart; absent when this is the only one' },
    ),
  ),
  reviews: Type.Optional({ ...Reviews, description: 'Of all cars of the offer; absent while there are few' }),
});
const FleetAnswer = Type.Object({
  ...dataResponse(OfferedCar).properties,
  pagination: Pagination,
  facets: Type.Object(
    {
      type: facet(Type.String()),
      transmission: facet(Type.String()),
      fuel: facet(Type.String()),
      seats: facet(Type.Integer()),
      fourByFour: Type.Integer(),
    },
    { description: 'How many offers each value of a filter would leave, with the other filters as they are' },
  ),
  prices: Type.Union([Bounds, Type.Null()], {
    description: 'Per day, of the cars that match all filters but the price; without days of those that can be booked',
  }),
  reviews: Type.Optional({
    ...Reviews,
    description: 'Of the offer of the car that was asked for; without car and days of the whole fleet',
  }),
});
const AlternativesAnswer = dataResponse(
  Type.Object({
    windows: Type.Array(Type.Object({ from: Day, to: Day })),
    cars: Type.Array(Type.Object({ ...PublicCar.properties, totalPrice: Type.Optional(Type.Number()) })),
  }),
);

/** The list of cars: what visitors choose from (docs/rules.md#choosing-a-car), and its order. */
export const fleetRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { database, clock, site }) => {
  const list = {
    summary: 'The offers of the cars on sale that match, each as its first free car, with counts for each filter',
    querystring: FleetParameters,
    response: ok(FleetAnswer),
  };
  app.get('/fleet', { schema: list }, async (request, reply) => {
    const { query } = request;
    const { carId, from, to, sort, page, size } = query;
    const asked = {
      ...readFilters(query),
      ...(carId !== undefined && { carId }),
      ...((from !== undefined || to !== undefined) && { range: readRange(query) }),
      ...(sort && { sort }),
      ...(page && { page: Number(page) }),
      ...(size && { size: Number(size) }),
    };
    const { cars, prices = null, ...found } = await searchFleet(database, asked, clock(), site);
    letShare(request, reply);
    return { code: 200, data: cars, prices, ...found };
  });

  const alternatives = {
    summary:
      'What to offer instead of days that cannot be had: the nearest free ranges, and similar cars that are free',
    querystring: AlternativesParameters,
    response: ok(AlternativesAnswer),
  };
  app.get('/alternatives', { schema: alternatives }, async ({ query }) => {
    const asked = {
      range: readRange(query),
      filters: readFilters(query),
      ...(query.carId !== undefined && { carId: query.carId }),
    };
    return { code: 200, data: [await findAlternatives(database, asked, clock(), site)] };
  });

  const move = {
    summary: "Move a car in the list's own order",
    body: MoveBody,
    response: ok(dataResponse(Type.Object({ CarId }))),
  };
  app.put('/fleet/order', { schema: move, onRequest: requirePermission('cars.update') }, async ({ body, session }) => {
    await moveCar(database, body.carId, body.before, session?.accountId);
    return { code: 200, data: [{ CarId: body.carId }] };
  });
};
