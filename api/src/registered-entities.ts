import { countRentalDays, parseCalendarDay } from 'shared-kit/domain';
import { BOOKING_HANDLERS } from './bookings/booking-handlers.ts';
import { BOOKINGS_ENTITY } from './bookings/bookings-entity.ts';
import { identifyDevice } from './bookings/my-bookings/device-bookings.ts';
import type { RegisteredEntity } from './entities/entity-definition.ts';
import { unwrapDate } from './entities/parse-operand.ts';
import { BLOCK_HANDLERS } from './fleet/blocks/block-handlers.ts';
import { BLOCKS_ENTITY } from './fleet/blocks/blocks-entity.ts';
import { CAR_HANDLERS } from './fleet/cars/car-handlers.ts';
import { CARS_ENTITY } from './fleet/cars/cars-entity.ts';

const MINUTE_MS = 60_000;
const DAYS_OF_A_WEEK = 7;
const WEEKS_OF_A_YEAR = 53;

/** Returns the started weeks of a booking; invalid bodies are refused later. */
function countWeeks(body: unknown): number {
  const { pickupDate, dropoffDate } = (body ?? {}) as Partial<Record<string, unknown>>;
  const days = countRentalDays(parseCalendarDay(unwrapDate(pickupDate)), parseCalendarDay(unwrapDate(dropoffDate)));
  return Math.min(Math.max(1, Math.ceil(days / DAYS_OF_A_WEEK)), WEEKS_OF_A_YEAR);
}

/** The entities of the API. */
export const REGISTERED_ENTITIES: readonly RegisteredEntity[] = [
  { entity: CARS_ENTITY, handlers: CAR_HANDLERS },
  { entity: BLOCKS_ENTITY, handlers: BLOCK_HANDLERS },
  {
    entity: BOOKINGS_ENTITY,
    handlers: BOOKING_HANDLERS,
    identifyDevice,
    // Enough for a hotel behind one IP, too little for a script that fills the calendar.
    creationLimit: {
      windows: [
        { max: 30, windowMs: 10 * MINUTE_MS },
        { max: 60, windowMs: 180 * MINUTE_MS },
      ],
      cost: countWeeks,
    },
  },
];
