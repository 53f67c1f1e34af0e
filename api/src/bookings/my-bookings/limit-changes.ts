import type { FastifyRequest } from 'fastify';
import { clientKey } from 'shared-kit/server';
import { CHANGES_OF_BOOKING, CHANGES_OF_CLIENT } from '../../platform/http/client-limits.ts';
import { limitAttempts } from '../../platform/http/limit-attempts.ts';
import type { Services } from '../../platform/services.ts';
import { findOwnBooking } from './customer-booking.ts';
import { deviceOf } from './device-bookings.ts';

/**
 * Counts a change by a customer, which sends e-mails: of the client, and of the booking if its code is given.
 * @throws ApiProblem 429
 */
export async function limitChanges(
  { database, clock, rateLimit }: Services,
  request: FastifyRequest,
  confirmationCode?: string,
): Promise<void> {
  if (!rateLimit) return;
  await limitAttempts(database, clock(), `change ${clientKey(request.ip)}`, CHANGES_OF_CLIENT);
  if (confirmationCode === undefined) return;
  // Of a booking that the browser may see: others cannot use its number up.
  const own = await findOwnBooking(database, deviceOf(request), confirmationCode, clock());
  if (own) await limitAttempts(database, clock(), `change of ${own.id}`, CHANGES_OF_BOOKING);
}
