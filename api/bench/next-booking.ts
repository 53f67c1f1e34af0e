import { addDays, type BookingRequest, type CalendarDay } from 'shared-kit/domain';
import { CARS, FREE_DAY, PERIOD_DAYS } from './seed.ts';

let made = 0;

/** Returns a booking request whose car and day are unique in this process, at the price of the seed data. */
export function nextBooking(): BookingRequest {
  const number = 1 + (made % CARS);
  const day = Math.floor(made / CARS) * PERIOD_DAYS + FREE_DAY;
  const today = new Date().toISOString().slice(0, 10) as CalendarDay;
  const pickupDate = addDays(today, day);
  const unitPrice = Math.round(2_000 + ((number * 7919) % 12_000)) / 100;
  made += 1;
  return {
    carId: `car-${String(number).padStart(6, '0')}`,
    confirmationCode: nextCode(),
    customerName: 'Amélie Laurent',
    customerEmail: 'amelie@example.com',
    customerPhone: '+33 1 99 00 10 21',
    driverLicense: 'X-1234',
    pickupDate,
    dropoffDate: pickupDate,
    days: 1,
    unitPrice,
    totalPrice: unitPrice,
  };
}

let codes = 0;

/** Returns a unique confirmation code. */
export function nextCode(): string {
  codes += 1;
  const digits = codes.toString(36).toUpperCase().padStart(6, '0');
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
}
