import type { BookingHandovers } from 'shared-kit/api-client';
import {
  type Accessory,
  type Booking,
  HANDOVER_FIELDS,
  type HandoverDirection,
  type HandoverValues,
} from 'shared-kit/domain';
import { findPickup } from './find-handover.ts';

/** What goes with a car that was never handed over before. */
const USUAL: readonly Accessory[] = ['papers', 'spare_wheel', 'jack', 'triangle', 'vest', 'extinguisher'];

/** Returns what a protocol begins with: the driver as booked or handed over, also another car, and the accessories that the car had. */
export function initialValues(
  booking: Booking,
  direction: HandoverDirection,
  { handovers, accessories = USUAL }: BookingHandovers,
  place: string,
): HandoverValues {
  const pickup =
    direction === 'return'
      ? findPickup(handovers, booking.carId)
      : handovers.findLast((one) => one.direction === 'pickup' && one.signedAt !== undefined);
  const { kilometers: _, fuel: __, notes: ___, place: ____, accessories: had, ...driver } = pickup?.values ?? {};
  const { customerName, driverLicense } = booking;
  return {
    ...(customerName && { driverName: customerName }),
    ...(driverLicense && { licenseNumber: driverLicense.slice(0, HANDOVER_FIELDS.licenseNumber.maxLength) }),
    accessories: direction === 'return' && had ? had : accessories,
    place: place.slice(0, HANDOVER_FIELDS.place.maxLength),
    ...driver,
  };
}
