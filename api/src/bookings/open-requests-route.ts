import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import Type from 'typebox';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse, ok } from '../platform/http/response-schemas.ts';
import type { Services } from '../platform/services.ts';

const HOUR_MS = 3_600_000;
/** The usual number of bookings is that of an hour of this time. */
const USUAL_HOURS = 168;
/** So many requests within an hour are unusual, if they are also `UNUSUAL_FACTOR` times the usual number. */
const UNUSUAL_COUNT = 10;
const UNUSUAL_FACTOR = 5;
/** Limit of each list of ids. */
const MAX_IDS = 200;

/** What requests can have in common. */
const COMMON_KINDS = ['client', 'browser', 'phone', 'email', 'car', 'days'] as const;

const Ids = Type.Array(Type.Integer());
const OpenRequests = Type.Object({
  count: Type.Integer({ description: 'Unanswered requests of visitors within the last hour' }),
  usual: Type.Number({ description: 'Bookings in an hour of the last seven days' }),
  isUnusual: Type.Boolean(),
  ids: { ...Ids, description: `Of these requests, at most ${MAX_IDS}` },
  common: Type.Array(
    Type.Object({
      kind: Type.Enum([...COMMON_KINDS]),
      value: Type.Optional(
        Type.String({ description: 'Start of the phone numbers, domain, name of the car, `yyyy-MM-dd_yyyy-MM-dd`' }),
      ),
      ids: Ids,
    }),
    { description: 'What at least half of them have in common, the most frequent first' },
  ),
  held: Type.Array(Type.Object({ id: Type.Integer(), until: Type.Object({ $date: Type.String() }) }), {
    description: 'The requests that lapse within a day, the next first',
  }),
});

interface Common {
  readonly kind: (typeof COMMON_KINDS)[number];
  readonly value: string | null;
  readonly ids: readonly number[];
}

/** `GET /api/open-requests`: whether more requests than usual wait for an answer, and which lapse (docs/rules.md#unanswered-requests). */
export const openRequestsRoute: FastifyPluginAsyncTypebox<Services> = async (app, { database, clock }) => {
  const schema = {
    summary: 'Unanswered requests: unusually many of the last hour with what they have in common, and those that lapse',
    response: ok(dataResponse(OpenRequests)),
  };
  app.get('', { schema, onRequest: requirePermission('bookings.read') }, async () => {
    const now = clock();
    const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
    const tomorrow = new Date(now.getTime() + 24 * HOUR_MS).toISOString();
    const { rows } = await sql<{
      ids: number[];
      earlier: number;
      common: Common[];
      held: { id: number; until: string }[];
    }>`
      WITH recent AS (
        SELECT id, client_digest, device_digest, cars.name AS car,
          left(coalesce(customer_phone_e164, customer_phone), 7) AS phone,
          lower(split_part(customer_email, '@', 2)) AS email,
          concat(pickup_date, '_', dropoff_date) AS days
        FROM open_requests JOIN bookings ON bookings.id = booking_id JOIN cars USING (car_id)
        WHERE open_requests.created_at > ${before(1)}::timestamptz
      ), common AS (
        SELECT facts.kind, min(facts.shown) AS value, array_agg(id ORDER BY id) AS ids, count(*) AS count
        FROM recent, LATERAL (VALUES ('client', client_digest, NULL), ('browser', device_digest, NULL),
          ('phone', phone, phone), ('email', email, email), ('car', car, car), ('days', days, days)
        ) AS facts (kind, fact, shown)
        GROUP BY facts.kind, facts.fact HAVING count(*) > 1 AND 2 * count(*) >= (SELECT count(*) FROM recent)
      )
      SELECT (SELECT coalesce(json_agg(id ORDER BY id), '[]') FROM recent) AS ids,
        (SELECT count(*)::integer FROM bookings WHERE kind = 'rental'
          AND created_at > ${before(USUAL_HOURS + 1)}::timestamptz AND created_at <= ${before(1)}::timestamptz) AS earlier,
        (SELECT coalesce(json_agg(json_build_object('kind', kind, 'value', value, 'ids', ids) ORDER BY count DESC, kind), '[]')
          FROM common) AS common,
        (SELECT coalesce(json_agg(json_build_object('id', booking_id, 'until', held_until) ORDER BY held_until), '[]')
          FROM open_requests WHERE held_until <= ${tomorrow}::timestamptz) AS held`.execute(database);
    const { ids, earlier, common, held } = rows[0] ?? { ids: [], earlier: 0, common: [], held: [] };
    const usual = earlier / USUAL_HOURS;
    const isUnusual = ids.length >= UNUSUAL_COUNT && ids.length > UNUSUAL_FACTOR * usual;
    const found = {
      count: ids.length,
      usual,
      isUnusual,
      ids: ids.slice(-MAX_IDS),
      common: isUnusual
        ? common.map(({ kind, value, ids: own }) => ({
            kind,
            ...(value !== null && { value }),
            ids: own.slice(-MAX_IDS),
          }))
        : [],
      held: held.map(({ id, until }) => ({ id, until: { $date: new Date(until).toISOString() } })),
    };
    return { code: 200 as const, data: [found] };
  });
};
