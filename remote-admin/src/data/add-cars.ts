import type { ApiClient } from 'shared-kit/api-client';
import type { Balance, Booking } from 'shared-kit/domain';

/** A booking, or some of its fields, with what lists show of its car. */
export type WithCar<Row extends Pick<Booking, 'carId'>> = Row & {
  /** The car's id when the car cannot be read. */
  readonly carName: string;
  readonly plate?: string;
};
/** A booking in a list, with what is open and held of it. */
export type BookingRow = WithCar<Booking> & { readonly balance?: Balance };

/**
 * Returns bookings with name and plate of their cars, also of those not in the fleet any more. If the cars cannot be
 * read, the id is the name.
 */
export async function addCars<Row extends Pick<Booking, 'carId'>>(
  api: ApiClient,
  bookings: readonly Row[],
): Promise<readonly WithCar<Row>[]> {
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
