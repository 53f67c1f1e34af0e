import type { DateRange } from 'shared-kit/domain';
import Type, { type TSchema } from 'typebox';
import { findUnavailableCars } from '../bookings/find-unavailable-cars.ts';
import { shareAnswers } from '../database/share-answers.ts';
import { readDateRange } from '../entities/read-date-range.ts';
import { dataAnswer } from '../http/answer-schemas.ts';
import { invalid } from '../http/problems.ts';
import type { Services } from '../services.ts';
import type { RouteScope } from './route-scope.ts';

const Query = Type.Object({ from: Type.String(), to: Type.String() });

/** `GET /api/availability?from&to`: the cars that are not free on every day of the range (design §3). */
export function addAvailabilityRoute(app: RouteScope, { database }: Services): void {
  const find = shareAnswers(
    async (range: DateRange) => Buffer.from(`{"code":200,"data":${await findUnavailableCars(database, range)}}`),
    ({ from, to }) => `${from} ${to}`,
  );
  const schema = {
    summary: 'The cars that are not free on every day from `from` to `to`, both included',
    querystring: Query,
    response: { 200: dataAnswer(Type.Object({ carId: Type.String() })) as TSchema },
  };
  app.get('/availability', { schema }, async ({ query }, reply) => {
    const problems: Record<string, string> = {};
    const range = readDateRange(query, problems);
    if (!range) throw invalid(problems);
    return reply.type('application/json; charset=utf-8').send(await find(range));
  });
}
