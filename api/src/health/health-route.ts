import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import Type from 'typebox';
import type { Services } from '../services.ts';

/** Responds 200 when the tables of cars and bookings can be read, else 503. */
export const healthRoute: FastifyPluginAsyncTypebox<Services> = async (app, { database }) => {
  const schema = {
    summary: 'Can the server serve? 503 while it cannot',
    response: { 200: Type.Object({ status: Type.Literal('ok') }) },
  };
  app.get('/health', { schema }, async () => {
    await sql`SELECT (SELECT 1 FROM cars LIMIT 1), (SELECT 1 FROM bookings LIMIT 1)`.execute(database);
    return { status: 'ok' as const };
  });
};
