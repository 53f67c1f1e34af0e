import type { Car } from 'shared-kit/domain';

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

/** That many cars, each with its own name. */
export function sampleFleet(count: number): readonly Car[] {
  return Array.from({ length: count }, (_, index) =>
    sampleCar({ CarId: `car-${index + 1}`, name: `Car ${index + 1}` }),
  );
}
