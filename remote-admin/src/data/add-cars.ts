import type { ApiClient } from 'shared-kit/api-client';
import type { Booking } from 'shared-kit/domain';

/** A booking with what lists show of its car. */
export interface BookingRow extends Booking {
  /** The car's id when the car cannot be read. */
  readonly carName: string;
  readonly plate?: string;
}

/**
 * Returns bookings with name and plate of their cars, also of those not in the fleet any more. If the cars cannot be
 * read, the id is the name.
 */
export async function addCars(api: ApiClient, bookings: readonly Booking[]): Promise<readonly BookingRow[]> {
  const carIds = [...new Set(bookings.map(({ carId }) => carId))];
  const found = carIds.length > 0 ? await loadCars(api, carIds).catch(() => []) : [];
  const cars = new Map(found.map((car) => [car.CarId, car]));
  return bookings.map((booking) => {
    const car = cars.get(booking.carId);
    return { ...booking, carName: car?.name ?? booking.carId, ...(car?.plate && { plate: car.plate }) };
  });
}

async function loadCars(api: ApiClient, carIds: readonly string[]) {
  const { data } = await api.searchEntities({
    entity: 'Cars',
    fields: ['CarId', 'name', 'plate'],
    query: [{ field: 'CarId', operator: 'in', value: carIds }],
    includeHidden: true,
  });
  return data;
}
