import { sql } from 'kysely';
import {
  type AgencyTimeZone,
  type BookingStatus,
  type CalendarDay,
  daysBetween,
  findHolder,
  type HandoverDirection,
  type Holder,
} from 'shared-kit/domain';
import type { Database } from '../platform/database/database.ts';

/** Bookings that staff choose from when the forms are wrong. */
const MAX_CANDIDATES = 12;

interface Form {
  readonly bookingId: number;
  readonly direction: HandoverDirection;
  readonly signedAt: string;
}

/** A booking that had a car, or was to have it. */
export interface Candidate {
  readonly id: number;
  readonly status: BookingStatus;
  readonly confirmationCode: string;
  readonly customerName: string;
  /** The days with this car. */
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

interface UseOfCar {
  readonly forms: readonly Form[];
  readonly rentals: readonly (Candidate & { readonly isPresentCar: boolean })[];
}

/** When something happened, by the agency's clock. */
export interface Minute {
  readonly day: CalendarDay;
  /** `HH:mm` */
  readonly time: string;
  readonly zone: AgencyTimeZone;
}

/** Reads who has had a car: its signed forms, and its bookings. */
export async function readUseOfCar(database: Database, carId: string): Promise<UseOfCar> {
  const { rows: forms } = await sql<Form>`
    SELECT booking_id AS "bookingId", direction, signed_at AS "signedAt" FROM handovers
    WHERE car_id = ${carId} AND signed_at IS NOT NULL ORDER BY signed_at`.execute(database);
  const handed = [...new Set(forms.map(({ bookingId }) => bookingId))];
  const { rows: rentals } = await sql<UseOfCar['rentals'][number]>`
    SELECT id, status, confirmation_code AS "confirmationCode", customer_name AS "customerName", dropoff_date AS "to",
      CASE WHEN car_id = ${carId} THEN greatest(pickup_date, car_since) ELSE pickup_date END AS "from",
      car_id = ${carId} AS "isPresentCar"
    FROM bookings WHERE kind = 'rental' AND (id = ANY(${handed}::bigint[])
      OR (car_id = ${carId} AND status NOT IN ('requested', 'canceled')))
    ORDER BY pickup_date`.execute(database);
  return { forms, rentals };
}

/** Returns who had a car at a minute, and the bookings around it, the nearest first (docs/rules.md#fines-and-tolls). */
export async function readHolders(
  database: Database,
  carId: string,
  minute: Minute,
): Promise<{ readonly holder?: Holder; readonly candidates: readonly Candidate[] }> {
  const { forms, rentals } = await readUseOfCar(database, carId);
  const holder = findHolder(minute, forms, rentals);
  const distance = ({ from, to }: Candidate) => {
    if (minute.day < from) return daysBetween(minute.day, from);
    return minute.day > to ? daysBetween(to, minute.day) : 0;
  };
  const candidates = rentals
    .map(({ isPresentCar: _, ...rental }) => rental)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MAX_CANDIDATES);
  return { ...(holder && { holder }), candidates };
}
