import { findBookingProblems, readBookingRequest } from '../bookings/check-booking-body.ts';
import { createBooking } from '../bookings/create-booking.ts';
import { BOOKINGS_ENTITY } from '../entities/bookings-entity.ts';
import { creationSchema } from '../entities/creation-schema.ts';
import { getEntity } from '../entities/get-entity.ts';
import { findSchemaProblems } from '../http/find-schema-problems.ts';
import { invalid } from '../http/problems.ts';
import type { Services } from '../services.ts';
import { guard } from './entity-routes.ts';
import type { RouteScope } from './route-scope.ts';

/** Generous for a family or a hotel behind one address, too little for a script that fills the calendar. */
const BOOKING_LIMIT = { max: 30, timeWindow: '10 minutes' };

/** What is special about writing bookings. */
export function addBookingRoutes(app: RouteScope, services: Services): void {
  const options = {
    schema: { body: creationSchema(BOOKINGS_ENTITY) },
    // What the schema finds is told together with what only the rules can find.
    attachValidation: true,
    onRequest: guard(BOOKINGS_ENTITY, 'create'),
    config: services.rateLimit ? { rateLimit: BOOKING_LIMIT } : {},
  };
  app.post('/api/entities/CarsBooking', options, async (request) => {
    const body = isRecord(request.body) ? request.body : {};
    const found = findSchemaProblems(request.validationError?.validation ?? []);
    const problems = findBookingProblems(body, found);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const id = await createBooking(services, readBookingRequest(body));
    return { code: 200, data: [await getEntity(services.database, BOOKINGS_ENTITY, String(id), 'staff')] };
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
