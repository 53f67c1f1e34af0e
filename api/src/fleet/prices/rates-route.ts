import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  agencyToday,
  CAR_FIELDS,
  type Extra,
  NO_CAR_RATES,
  PRICE_SEASON_FIELDS,
  ratesOf,
  termsOf,
} from 'shared-kit/domain';
import Type from 'typebox';
import { entitySchema } from '../../entities/field-schemas.ts';
import { dataResponse, ok } from '../../platform/http/response-schemas.ts';
import type { Services } from '../../platform/services.ts';
import { readRange } from '../availability/read-range.ts';
import { findPricedCar } from './find-priced-car.ts';
import { piecesLeft } from './pieces-left.ts';
import { PRICE_RULE_ENTITIES } from './price-rule-entities.ts';
import { readPriceRules } from './read-price-rules.ts';

const Query = Type.Object(
  {
    carId: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: CAR_FIELDS.CarId.maxLength,
        description: 'Without it the answer has only what holds for every car: places, and the default terms',
      }),
    ),
    from: Type.Optional(
      Type.String({ description: 'yyyy-MM-dd, for what is left of extras; only together with `to`' }),
    ),
    to: Type.Optional(Type.String({ description: 'yyyy-MM-dd' })),
  },
  { additionalProperties: false },
);

const { seasons, lengthDiscounts, extras, places, terms } = PRICE_RULE_ENTITIES;
const { prices: _prices, ...seasonFields } = PRICE_SEASON_FIELDS;

export const CarRatesAnswer = Type.Object({
  seasons: Type.Array(
    Type.Object({
      ...entitySchema({ ...seasons, fields: seasonFields }).properties,
      price: Type.Optional(Type.Number({ description: 'Per day; without it `percent` changes the price of the car' })),
    }),
    { description: 'Without those that are over' },
  ),
  lengthDiscounts: Type.Array(Type.Omit(entitySchema(lengthDiscounts), ['id'])),
  extras: Type.Array(
    Type.Object({
      ...entitySchema(extras).properties,
      left: Type.Optional(
        Type.Integer({
          minimum: 0,
          description: 'Pieces that can still be booked from `from` to `to`; absent for any number',
        }),
      ),
    }),
  ),
  places: Type.Array(entitySchema(places)),
  terms: Type.Omit(entitySchema(terms), ['id', 'type']),
  priceStep: Type.Number({ description: 'What prices of a day are rounded to' }),
});
const RatesAnswer = Type.Object({
  version: Type.Integer({ description: 'Of the rules; 0 when the owner never set any' }),
  ...dataResponse(CarRatesAnswer).properties,
});

/** `GET /api/rates?carId&from&to`: what quotes of a car are made of (docs/rules.md#price). */
export const ratesRoute: FastifyPluginAsyncTypebox<Services> = async (app, { database, clock, site }) => {
  const schema = {
    summary: 'The rules of one car: with its price per day they make every quote',
    querystring: Query,
    response: ok(RatesAnswer),
  };
  app.get('', { schema }, async ({ query, session }) => {
    const range = query.from === undefined && query.to === undefined ? undefined : readRange(query);
    if (query.carId === undefined) {
      const { version, rules } = await readPriceRules(database);
      const { priceStep = NO_CAR_RATES.priceStep } = site;
      const data = { ...NO_CAR_RATES, places: rules.places, terms: termsOf(rules.terms), priceStep };
      return { code: 200, version, data: [data] };
    }
    const { car, version, rules } = await findPricedCar(database, query.carId, session !== undefined);
    const rates = ratesOf(rules, car, site.priceStep);
    const today = agencyToday(clock(), site.timeZone);
    const left = range && (await piecesLeft(database, rates.extras, range));
    const withLeft = (extra: Extra) => {
      const pieces = left?.get(extra.id);
      return pieces === undefined ? extra : { ...extra, left: pieces };
    };
    const data = {
      ...rates,
      seasons: rates.seasons.filter(({ ranges }) => ranges.some(({ to }) => to >= today)),
      extras: rates.extras.map(withLeft),
    };
    return { code: 200, version, data: [data] };
  });
};
