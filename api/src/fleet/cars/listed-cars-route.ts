import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import { isOnSale } from '../search-fleet.ts';

/** Below the limit of 50,000 URLs per sitemap, to leave room for the other pages. */
const MAX_CARS = 49_900;

/**
 * Returns the first car on sale of each offer and when it was last changed, for the gateway's sitemap. Outside of `/api`, so that no proxy
 * forwards it.
 */
export const listedCarsRoute: FastifyPluginAsync<Services> = async (app, { database, isReady }) => {
  app.get('/listed-cars', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isReady()) return reply.code(503).send({ cars: [] });
    const { rows: cars } = await sql<{ carId: string; changedAt: string }>`
      SELECT car_id AS "carId", changed_at AS "changedAt" FROM cars
      WHERE position IN (SELECT min(position) FROM cars WHERE ${isOnSale} GROUP BY offer)
      ORDER BY position LIMIT ${MAX_CARS}`.execute(database);
    return { cars };
  });
};
