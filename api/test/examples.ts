import {
  addDays,
  type Booking,
  type BookingRequest,
  type CalendarDay,
  type Car,
  countRentalDays,
} from 'shared-kit/domain';
import type { PlannedBooking } from '../src/bookings/commands/insert-bookings.ts';

export function exampleCar(changes: Partial<Car> = {}): Car {
  return {
    CarId: 'duster',
    name: 'Dacia Duster',
    image: '/media/demo/duster-arizona-orange.svg',
    type: 'SUV',
    seats: 5,
    fuel: 'Diesel',
    transmission: 'Manual',
    price: 42.5,
    rating: 4.5,
    features: ['Air conditioning', '4x4'],
    onSale: true,
    ...changes,
  };
}

let codes = 0;

/** Returns a unique confirmation code. */
export function nextCode(): string {
  codes += 1;
  return `EXA-${codes.toString(36).toUpperCase().padStart(3, '0')}`;
}

/** Returns a booking request for the example car, with amounts that match its days. */
export function exampleRequest(changes: Partial<BookingRequest> = {}): BookingRequest {
  const pickupDate: CalendarDay = changes.pickupDate ?? '2026-12-01';
  const dropoffDate = changes.dropoffDate ?? addDays(pickupDate, 2);
  const days = countRentalDays(pickupDate, dropoffDate);
  const unitPrice = changes.unitPrice ?? 42.5;
  return {
    carId: 'duster',
    confirmationCode: nextCode(),
    customerName: 'Amélie Laurent',
    customerEmail: 'amelie@example.com',
    customerPhone: '+33 1 99 00 10 21',
    driverLicense: 'X-1234',
    pickupDate,
    dropoffDate,
    days,
    unitPrice,
    totalPrice: Math.round(unitPrice * 100 * days) / 100,
    ...changes,
  };
}

/** Returns a booking of the example car, with amounts that match its days. */
export function exampleBooking(changes: Partial<Booking> = {}): PlannedBooking {
  return { status: 'requested', createdAt: '2026-11-01T10:00:00.000Z', ...changes, ...exampleRequest(changes) };
}
