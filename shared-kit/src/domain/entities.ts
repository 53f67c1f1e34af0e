import type { BookingStatus } from './booking-status.ts';
import type { CalendarDay } from './calendar-day.ts';

export const CAR_TYPES = ['SUV', 'Sedan', 'Hatchback', 'Coupe', 'Convertible', 'Truck'] as const;
export const CAR_SEATS = [2, 4, 5, 7, 8] as const;
export const CAR_FUELS = ['Gasoline', 'Diesel', 'Electric', 'Hybrid'] as const;
export const CAR_TRANSMISSIONS = ['Automatic', 'Manual', 'Semi-Automatic'] as const;

/** Entity `Cars` (spec §3). */
export interface Car {
  readonly CarId: string;
  readonly name: string;
  /** URL of the picture; empty when there is none. */
  readonly image: string;
  readonly type: (typeof CAR_TYPES)[number];
  readonly seats: (typeof CAR_SEATS)[number];
  readonly fuel: (typeof CAR_FUELS)[number];
  readonly transmission: (typeof CAR_TRANSMISSIONS)[number];
  /** Per day, in currency units, at most two decimals. */
  readonly price: number;
  readonly rating: number;
  readonly features: readonly string[];
}

/** A car before the server gave it an id; what may be left out has a default. */
export type NewCar = Omit<Car, 'CarId' | 'rating' | 'features'> & Partial<Pick<Car, 'rating' | 'features'>>;

/** What an anonymous visitor may know of a booking. */
export interface BookedPeriod {
  readonly carId: string;
  readonly pickupDate: CalendarDay;
  readonly dropoffDate: CalendarDay;
  readonly status?: BookingStatus;
}

/** What a visitor tells the agency about themselves. */
export interface Contact {
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly driverLicense: string;
}

/** What is sent to book a car; the server recomputes the three figures and refuses others. */
export interface BookingRequest extends Contact {
  readonly carId: string;
  readonly confirmationCode: string;
  readonly pickupDate: CalendarDay;
  readonly dropoffDate: CalendarDay;
  readonly days: number;
  readonly unitPrice: number;
  readonly totalPrice: number;
}

/** Entity `CarsBooking` (spec §3). */
export interface Booking extends BookingRequest {
  readonly id: number;
  readonly status: BookingStatus;
  /** ISO timestamp. */
  readonly createdAt: string;
}

/** First and last are ordinals of the rows shown, `total` counts rows; 0 and 0 for none. */
export interface Pagination {
  readonly current: number;
  readonly total: number;
  readonly pages: number;
  readonly first: number;
  readonly last: number;
}
