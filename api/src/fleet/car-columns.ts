import { CAR_FIELDS, type NewCar } from 'shared-kit/domain';

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
    rating: car.rating ?? CAR_FIELDS.rating.default,
    features: (car.features ?? []).map((feature) => feature.trim()),
  };
}
