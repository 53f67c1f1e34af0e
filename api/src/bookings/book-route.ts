import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { countRentalDays, parseCalendarDay } from 'shared-kit/domain';
import { clientKey } from 'shared-kit/server';
import { callerOf } from '../entities/caller-of.ts';
import { creationExamples } from '../entities/field-schemas.ts';
import { unwrapDate } from '../entities/parse-operand.ts';
import { readBody } from '../entities/read-body.ts';
import { writeRoute } from '../entities/write-route.ts';
import { WEEKS_OF_CLIENT } from '../platform/http/client-limits.ts';
import { isJsonObject } from '../platform/http/is-json-object.ts';
import { limitAttempts } from '../platform/http/limit-attempts.ts';
import { unauthorized } from '../platform/http/problems.ts';
import type { Services } from '../platform/services.ts';
import { BOOKINGS_ENTITY } from './bookings-entity.ts';
import { BookingCreationBody, CREATION_RULES, readCreation } from './commands/booking-bodies.ts';
import { createBookings } from './commands/create-bookings.ts';
import { identifyDevice } from './my-bookings/device-bookings.ts';

const DAYS_OF_A_WEEK = 7;
const WEEKS_OF_A_YEAR = 53;

/** Books a car: for a visitor, whose browser may see the booking afterwards, or by staff. */
export const bookRoute: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, clock, rateLimit } = services;

  /** Across all servers; staff are not limited. */
  async function limit({ session, ip, body }: FastifyRequest): Promise<void> {
    if (rateLimit && !session)
      await limitAttempts(database, clock(), `CarsBooking ${clientKey(ip)}`, WEEKS_OF_CLIENT, countWeeks(body));
  }

  const [example] = creationExamples(BOOKINGS_ENTITY);
  const book = { summary: 'Book a car', body: BookingCreationBody, example };
  app.post('', { ...writeRoute(BOOKINGS_ENTITY, 'create', book), preHandler: limit }, async (request, reply) => {
    const { session, body, ip } = request;
    if (!session && isJsonObject(body) && body.staff !== undefined) throw unauthorized();
    const creation = readCreation(readBody(request, CREATION_RULES));
    const device = session ? undefined : await identifyDevice(database, request);
    const visitor = device && { device: device.digest, client: clientKey(ip) };
    const data = await createBookings(services, [creation], { ...callerOf(request), ...visitor });
    device?.remember(reply);
    return { code: 200, data };
  });
};

/** Returns the started weeks of a booking; invalid bodies are refused later. */
function countWeeks(body: unknown): number {
  const { pickupDate, dropoffDate } = (body ?? {}) as Partial<Record<string, unknown>>;
  const days = countRentalDays(parseCalendarDay(unwrapDate(pickupDate)), parseCalendarDay(unwrapDate(dropoffDate)));
  return Math.min(Math.max(1, Math.ceil(days / DAYS_OF_A_WEEK)), WEEKS_OF_A_YEAR);
}
