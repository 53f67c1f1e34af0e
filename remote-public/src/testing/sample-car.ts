import {
  CAR_FUELS,
  CAR_SEATS,
  CAR_TRANSMISSIONS,
  CAR_TYPES,
  type Car,
  type FleetPage,
  type OfferedCar,
} from 'shared-kit/domain';

/** Returns a car with the given fields and defaults for the rest. */
export function sampleCar(values: Partial<Car> = {}): Car {
  return {
    CarId: 'duster-1',
    name: 'Dacia Duster',
    image: '/media/duster.svg',
    type: 'SUV',
    seats: 5,
    fuel: 'Diesel',
    transmission: 'Manual',
    price: 42,
    rating: 4.8,
    features: [],
    onSale: true,
    ...values,
  };
}

/** Returns the given number of cars, each with a unique name. */
export function sampleFleet(count: number): readonly Car[] {
  return Array.from({ length: count }, (_, index) =>
    sampleCar({ CarId: `car-${index + 1}`, name: `Car ${index + 1}` }),
  );
}

/** Returns a response with these cars. Its facets count all of them for every value, but 0 for `Truck`. */
export function sampleFleetPage(cars: readonly OfferedCar[], values: Partial<FleetPage> = {}): FleetPage {
  const total = cars.length;
  const each = <Value>(options: readonly Value[]) => options.map((value) => ({ value, count: total }));
  return {
    cars,
    pagination: { current: 1, total, pages: 1, first: total > 0 ? 1 : 0, last: total },
    facets: {
      type: each(CAR_TYPES).map((one) => (one.value === 'Truck' ? { ...one, count: 0 } : one)),
      transmission: each(CAR_TRANSMISSIONS),
      fuel: each(CAR_FUELS),
      seats: each(CAR_SEATS),
      fourByFour: total,
    },
    ...(total > 0 && { prices: { lowest: 22, highest: 140 } }),
    ...values,
  };
}
