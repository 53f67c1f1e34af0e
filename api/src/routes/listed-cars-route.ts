import type { Services } from '../services.ts';
import type { RouteScope } from './route-scope.ts';

/** A sitemap holds 50,000 addresses at most; the rest is for the other pages. */
const MAX_CARS = 49_900;

/**
 * `GET /internal/listed-cars`, for the sitemap of the gateway: the cars on sale, and when each was last changed.
 * Outside of `/api`: nothing that faces strangers passes it on.
 */
export function addListedCarsRoute(app: RouteScope, { database, isReady }: Services): void {
  app.get('/internal/listed-cars', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isReady()) return reply.code(503).send({ cars: [] });
    const cars = await database
      .selectFrom('cars')
      .select(['car_id as carId', 'changed_at as changedAt'])
      .where('archived', '=', false)
      .orderBy('position')
      .limit(MAX_CARS)
      .execute();
    return { cars };
  });
}
