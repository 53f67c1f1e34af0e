import { parseCalendarDay } from 'shared-kit/domain';
import Type from 'typebox';
import { findUnavailableCars } from '../bookings/find-unavailable-cars.ts';
import { invalid } from '../http/problems.ts';
import type { Services } from '../services.ts';
import type { RouteScope } from './route-scope.ts';

const Query = Type.Object({ from: Type.String(), to: Type.String() });

/** `GET /api/availability?from&to`: the cars that are not free on every day of the range (design §3). */
export function addAvailabilityRoute(app: RouteScope, { database }: Services): void {
  app.get('/api/availability', { schema: { querystring: Query } }, async ({ query }) => {
    const from = parseCalendarDay(query.from);
    const to = parseCalendarDay(query.to);
    const expected = 'must be a date of the calendar, yyyy-MM-dd';
    if (!from || !to) throw invalid({ ...(!from && { from: expected }), ...(!to && { to: expected }) });
    if (to < from) throw invalid({ to: 'must not be before from' });
    const carIds = await findUnavailableCars(database, { from, to });
    return { code: 200, data: carIds.map((carId) => ({ carId })) };
  });
}
