import Type from 'typebox';
import { findUnavailableCars } from '../bookings/find-unavailable-cars.ts';
import { readDateRange } from '../entities/read-date-range.ts';
import { invalid } from '../http/problems.ts';
import type { Services } from '../services.ts';
import type { RouteScope } from './route-scope.ts';

const Query = Type.Object({ from: Type.String(), to: Type.String() });

/** `GET /api/availability?from&to`: the cars that are not free on every day of the range (design §3). */
export function addAvailabilityRoute(app: RouteScope, { database }: Services): void {
  app.get('/api/availability', { schema: { querystring: Query } }, async ({ query }, reply) => {
    const problems: Record<string, string> = {};
    const range = readDateRange(query, problems);
    if (!range) throw invalid(problems);
    const data = await findUnavailableCars(database, range);
    return reply.type('application/json; charset=utf-8').send(`{"code":200,"data":${data}}`);
  });
}
