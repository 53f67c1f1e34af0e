import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../../platform/services.ts';

/** Below the limit of 50,000 URLs per sitemap, to leave room for the other pages. */
const MAX_CARS = 49_900;

/**
 * Returns the cars on sale and when each was last changed, for the gateway's sitemap. Outside of `/api`, so that no proxy
 * forwards it.
 */
export const listedCarsRoute: FastifyPluginAsync<Services> = async (app, { database, isReady }) => {
  app.get('/listed-cars', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isReady()) return reply.code(503).send({ cars: [] });
    const cars = await database
      .selectFrom('cars')
      .select(['car_id as carId', 'changed_at as changedAt'])
      .where('archived', '=', false)
      .where('on_sale', '=', true)
      .orderBy('position')
      .limit(MAX_CARS)
      .execute();
    return { cars };
  });
};
