import { addDays, type BookingStatus, type CalendarDay, quote } from 'shared-kit/domain';
import type { PlannedBooking } from '../bookings/commands/insert-bookings.ts';
import { toE164 } from '../customers/to-e164.ts';
import { DEMO_CUSTOMERS } from './demo-customers.ts';
import { DEMO_FLEET } from './demo-fleet.ts';

/** Index of the car in the fleet, first and last day relative to today, status. */
type Plan = readonly [car: number, from: number, to: number, status: BookingStatus];

const PAST: readonly Plan[] = DEMO_FLEET.slice(0, 18).map((_, car) => {
  const last = -4 - ((car * 5) % 23);
  return [car, last - 2 - (car % 5), last, 'returned'];
});

/** Few, so that most cars are available in the coming weeks. */
const PLANS: readonly Plan[] = [
  ...PAST,
  [5, -3, 2, 'out'],
  [7, -1, 4, 'out'],
  [13, -2, 1, 'out'],
  [10, 0, 3, 'out'],
  [3, 17, 21, 'reserved'],
  [14, 9, 14, 'reserved'],
  [6, 24, 26, 'requested'],
  [15, 12, 13, 'requested'],
  [0, 3, 7, 'reserved'],
  [16, 19, 20, 'requested'],
  [9, 5, 11, 'reserved'],
  [8, 28, 33, 'requested'],
  [4, 6, 13, 'reserved'],
  [17, 40, 47, 'requested'],
  [1, 2, 4, 'requested'],
  [2, 8, 10, 'canceled'],
  [12, -6, -2, 'canceled'],
  [11, 15, 18, 'canceled'],
  [3, 30, 33, 'canceled'],
];

/** Returns demo bookings around today, deterministic and without overlaps. */
export function planDemoBookings(today: CalendarDay): PlannedBooking[] {
  return PLANS.map(([carIndex, from, to, status], index) => {
    const car = DEMO_FLEET[carIndex] as (typeof DEMO_FLEET)[number];
    const customer = DEMO_CUSTOMERS[index % DEMO_CUSTOMERS.length] as (typeof DEMO_CUSTOMERS)[number];
    const customerPhoneE164 = toE164(customer.phone);
    const pickupDate = addDays(today, from);
    const dropoffDate = addDays(today, to);
    const { days, unitPrice, totalPrice } = quote({
      unitPrice: car.price,
      range: { from: pickupDate, to: dropoffDate },
    });
    const requestedOn = addDays(today, Math.min(from, 0) - 1 - ((index * 3) % 11));
    return {
      carId: car.CarId,
      confirmationCode: `DMO-${String(index + 1).padStart(3, '0')}`,
      customerName: customer.name,
      customerEmail: customer.email,
      customerPhone: customer.phone,
      driverLicense: `DEMO-${String(1000 + index * 37)}`,
      pickupDate,
      dropoffDate,
      days,
      unitPrice,
      totalPrice,
      status,
      createdAt: `${requestedOn}T${twoDigits(8 + (index % 12))}:${twoDigits((index * 7) % 60)}:00.000Z`,
      ...(customerPhoneE164 && { customerPhoneE164 }),
    };
  });
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
