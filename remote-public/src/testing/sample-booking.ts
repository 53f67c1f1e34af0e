import type { Booking, BookingRequest } from 'shared-kit/domain';

/** Returns a valid booking request for three days in December. */
export function sampleRequest(values: Partial<BookingRequest> = {}): BookingRequest {
  return {
    carId: 'duster-1',
    confirmationCode: 'AAA-111',
    customerName: 'Amina El Fassi',
    customerEmail: 'amina@example.com',
    customerPhone: '+33 6 12 34 56 78',
    driverLicense: 'B 123456',
    pickupDate: '2026-12-14',
    dropoffDate: '2026-12-16',
    days: 3,
    unitPrice: 42,
    totalPrice: 126,
    ...values,
  };
}

/** Returns the booking that the server creates from a request. */
export function sampleBooking(values: Partial<Booking> = {}): Booking {
  return { ...sampleRequest(), id: 7, status: 'requested', createdAt: '2026-11-20T07:00:00.000Z', ...values };
}
