import type { Booking } from '../domain/index.ts';
import { readEntity } from './wire-format.ts';

const FIELDS = ['id', 'confirmationCode', 'pickupDate', 'dropoffDate', 'status'] as const;

/** A booking of somebody who may be erased (docs/rules.md#erasure). */
export interface BookingOfPerson extends Pick<Booking, (typeof FIELDS)[number]> {
  /** Whether it is over, so that it needs no customer. */
  readonly canErase: boolean;
}

/** Parses a booking of a response. @throws TypeError that names the invalid field */
export function readBookingOfPerson(wire: unknown): BookingOfPerson {
  return {
    ...readEntity('CarsBooking', wire, FIELDS),
    canErase: (wire as { readonly canErase?: unknown }).canErase === true,
  };
}
