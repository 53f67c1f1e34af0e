import { DEFAULT_CAR_RATING, type NewCar } from 'shared-kit/domain';

/** The highest price of a day, in the site's currency. */
export const MAX_PRICE = 100_000;

/** The columns of a new car, defaults filled in. */
export function carColumns(CarId: string, car: NewCar) {
  return {
    car_id: CarId,
    name: car.name.trim(),
    image: car.image,
    type: car.type,
    seats: car.seats,
    fuel: car.fuel,
    transmission: car.transmission,
    price: car.price,
    rating: car.rating ?? DEFAULT_CAR_RATING,
    features: (car.features ?? []).map((feature) => feature.trim()),
  };
}
