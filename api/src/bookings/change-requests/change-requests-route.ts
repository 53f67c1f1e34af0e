import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { BOOKING_FIELDS } from 'shared-kit/domain';
import Type from 'typebox';
import { entitySchema } from '../../entities/field-schemas.ts';
import { requirePermission } from '../../platform/http/require-permission.ts';
import { dataResponse } from '../../platform/http/response-schemas.ts';
import type { Services } from '../../platform/services.ts';
import { BOOKINGS_ENTITY } from '../bookings-entity.ts';
import { ChangeRequest, describeChangeRequest, type StoredChangeRequest } from './asked-change.ts';

const MAX_REQUESTS = 200;

const { id, customerName, pickupDate, dropoffDate, totalPrice } = BOOKING_FIELDS;
const OpenChangeRequest = Type.Object({
  ...ChangeRequest.properties,
  booking: Type.Object({
    ...entitySchema({ ...BOOKINGS_ENTITY, fields: { id, customerName, pickupDate, dropoffDate, totalPrice } })
      .properties,
    carName: Type.String(),
  }),
});

interface Row extends StoredChangeRequest {
  readonly booking: object;
}

/** `GET /api/change-requests`: what customers ask for and nobody has answered (docs/rules.md#changes-of-a-price). */
export const changeRequestsRoute: FastifyPluginAsyncTypebox<Services> = async (app, { database }) => {
  const schema = {
    summary: 'Requests of customers for other days or extras, the oldest first, each with what is booked',
    response: { 200: dataResponse(OpenChangeRequest) },
  };
  app.get('', { schema, onRequest: requirePermission('bookings.read') }, async () => {
    const { rows } = await sql<Row>`
      SELECT changes, lines, change_requests.total_price AS "totalPrice", change_requests.created_at AS "createdAt",
        json_build_object('id', id, 'customerName', customer_name, 'carName', cars.name,
          'pickupDate', json_build_object('$date', pickup_date), 'dropoffDate', json_build_object('$date', dropoff_date),
          'totalPrice', bookings.total_price) AS booking
      FROM change_requests JOIN bookings ON bookings.id = booking_id JOIN cars USING (car_id)
      ORDER BY change_requests.created_at LIMIT ${MAX_REQUESTS}`.execute(database);
    const data = rows.map(({ booking, ...request }) => ({ ...describeChangeRequest(request), booking }));
    return { code: 200 as const, data: data as Type.Static<typeof OpenChangeRequest>[] };
  });
};
