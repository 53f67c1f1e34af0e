import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Selectable, sql, type Transaction } from 'kysely';
import { addDays, agencyToday, type Booking, type CalendarDay } from 'shared-kit/domain';
import type { Schema } from '../platform/database/schema.ts';
import { ApiProblem } from '../platform/http/api-problem.ts';
import type { Services } from '../platform/services.ts';

/** 128 bits. */
const SIGNATURE_BYTES = 16;
/** Until how many days after the drop-off a review can be written. */
const REVIEW_DAYS = 90;

export const REVIEW_TOKEN = '^[1-9]\\d{0,14}-[\\w-]{22}$';

type Reviewed = Pick<Booking, 'id' | 'customerEmail'>;

/**
 * Returns the token of the link by which a booking is reviewed. Always the same, so that nothing is stored; another one after
 * a change of the e-mail address, and of the secret.
 */
export function createReviewToken(secret: string, { id, customerEmail }: Reviewed): string {
  return `${id}-${sign(secret, id, customerEmail).toString('base64url')}`;
}

const sign = (secret: string, id: number, email: string) =>
  createHmac('sha256', secret).update(`review ${id} ${email}`).digest().subarray(0, SIGNATURE_BYTES);

export interface ReviewableBooking {
  readonly id: number;
  readonly carId: string;
  readonly carName: string;
  readonly customerName: string;
  readonly dropoffDate: CalendarDay;
  readonly review: Pick<Selectable<Schema['reviews']>, 'stars' | 'text' | 'name'> | undefined;
}

/**
 * Returns the booking of a link with its review, if it has one. It stays as it is until the end of the transaction, so that an
 * erasure leaves nothing behind.
 * @throws ApiProblem 404 `link_unknown`, 410 `link_expired`
 */
export async function findReviewable(
  transaction: Transaction<Schema>,
  { authSecret, clock, site }: Pick<Services, 'authSecret' | 'clock' | 'site'>,
  token: string,
): Promise<ReviewableBooking> {
  const [id = '', ...signature] = token.split('-');
  const { rows } = await sql<Omit<ReviewableBooking, 'review'> & { email: string }>`
    SELECT id, car_id AS "carId", cars.name AS "carName", customer_name AS "customerName", customer_email AS email,
      dropoff_date AS "dropoffDate"
    FROM bookings JOIN cars USING (car_id)
    WHERE id = ${id} AND kind = 'rental' AND status = 'returned' FOR SHARE OF bookings`.execute(transaction);
  const [row] = rows;
  const given = Buffer.from(signature.join('-'), 'base64url');
  if (!row?.email || !timingSafeEqual(given, sign(authSecret, row.id, row.email)))
    throw new ApiProblem(404, { type: 'link_unknown' }, 'This link does not lead to a booking');
  const { email: _, ...booking } = row;
  const review = await transaction
    .selectFrom('reviews')
    .select(['stars', 'text', 'name'])
    .where('booking_id', '=', booking.id)
    .executeTakeFirst();
  if (!review && addDays(booking.dropoffDate, REVIEW_DAYS) < agencyToday(clock(), site.timeZone))
    throw new ApiProblem(410, { type: 'link_expired' }, 'This link has expired');
  return { ...booking, review };
}
