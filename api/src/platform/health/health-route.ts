import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import Type from 'typebox';
import type { Services } from '../services.ts';

/** The path of `healthRoute` as clients request it. */
export const HEALTH_PATH = '/api/health';

/**
 * `/health` responds 200 when the tables of cars and bookings can be read, else 503. With a full disk it is still 200, because a
 * balancer would otherwise take away the pages, which can be read; `status` says it.
 */
export const healthRoute: FastifyPluginAsyncTypebox<Services> = async (app, { database, storage }) => {
  const schema = {
    summary: 'Can the server serve? 503 while it cannot; `storage_full` while it can only read',
    response: { 200: Type.Object({ status: Type.Enum(['ok', 'storage_full']) }) },
  };
  app.get('/health', { schema }, async () => {
    await sql`SELECT (SELECT 1 FROM cars LIMIT 1), (SELECT 1 FROM bookings LIMIT 1)`.execute(database);
    return { status: (await storage.isFull()) ? ('storage_full' as const) : ('ok' as const) };
  });
};
