import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { agencyToday, type CalendarDay, type DateRange } from 'shared-kit/domain';
import Type from 'typebox';
import type { Database } from '../../platform/database/database.ts';
import { dataResponse } from '../../platform/http/response-schemas.ts';
import { letShare } from '../../platform/http/shared-read.ts';
import type { Services } from '../../platform/services.ts';
import { blocksRangeSql } from './blocks-range-sql.ts';
import { readRange } from './read-range.ts';

const Query = Type.Object({
  from: Type.String(),
  to: Type.String(),
  except: Type.Optional(
    Type.String({ pattern: '^[1-9][0-9]{0,14}$', description: 'A booking that counts as free, for staff' }),
  ),
});

/** `GET /api/availability?from&to&except`: lists the cars that are not free on every day of the range (docs/rules.md#availability). */
export const availabilityRoute: FastifyPluginAsyncTypebox<Services> = async (app, { database, clock, site }) => {
  const schema = {
    summary: 'The cars that are not free on every day from `from` to `to`, both included',
    querystring: Query,
    response: { 200: dataResponse(Type.Object({ carId: Type.String() })) },
  };
  app.get('', { schema }, async (request, reply) => {
    const { query, session } = request;
    // `except` is for staff only: comparing the results with and without it would reveal the car and days of a booking.
    const today = agencyToday(clock(), site.timeZone);
    const carIds = await findUnavailableCars(database, readRange(query), today, session && query.except);
    letShare(request, reply);
    return { code: 200 as const, data: carIds.map((carId) => ({ carId })) };
  });
};

/** Returns the sorted ids of the cars that are not free on at least one day of the range. */
async function findUnavailableCars(
  database: Database,
  range: DateRange,
  today: CalendarDay,
  except?: string,
): Promise<readonly string[]> {
  // Aggregated to one JSON list: parsing thousands of rows would cost more than the query.
  const { rows } = await sql<{ carIds: string[] | null }>`
    SELECT json_agg(car_id ORDER BY car_id) AS "carIds"
    FROM (SELECT DISTINCT car_id FROM bookings WHERE ${blocksRangeSql(range, today)} AND id IS DISTINCT FROM ${except ?? null}::bigint) AS taken`.execute(
    database,
  );
  return rows[0]?.carIds ?? [];
}
