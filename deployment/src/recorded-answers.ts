/** Values of route parameters that have recorded responses. */
const RECORDED_PARAMETERS: Readonly<Record<string, string>> = { carId: 'ford-mustang-v8d4' };

/** Returns an example path of the route: `/car/ford-mustang-v8d4` for `/car/:carId`. */
export function exampleOf(route: string): string {
  return route.replaceAll(/:(\w+)/g, (_, name: string) => RECORDED_PARAMETERS[name] ?? name);
}

const car = {
  CarId: 'ford-mustang-v8d4',
  name: 'Ford Mustang',
  image: '/media/demo/mustang-pearl-black.svg',
  type: 'Coupe',
  seats: 4,
  fuel: 'Gasoline',
  transmission: 'Automatic',
  price: 140,
  rating: 4.9,
  features: ['Air conditioning', 'Bluetooth', 'Unlimited mileage', 'V8 engine', 'Heated seats', 'Apple CarPlay'],
  onSale: true,
};
const otherCar = {
  ...car,
  CarId: 'toyota-land-cruiser-prado-t5h8',
  name: 'Toyota Land Cruiser Prado',
  image: '/media/demo/land-cruiser-dune-beige.svg',
  type: 'SUV',
  seats: 7,
  fuel: 'Diesel',
  price: 115,
};
const booking = {
  carId: 'ford-mustang-v8d4',
  pickupDate: { $date: '2026-11-16' },
  dropoffDate: { $date: '2026-11-18' },
  status: 'reserved',
};
const pagination = { current: 1, total: 2, pages: 1, first: 1, last: 2 };

/** Responses of the API to an anonymous caller, by method and path. */
export const RECORDED_ANSWERS: Readonly<Record<string, unknown>> = {
  'POST /api/entities/Cars/search': { code: 200, data: [car, otherCar], pagination },
  'GET /api/fleet': {
    code: 200,
    data: [car, otherCar],
    pagination,
    facets: {
      type: [
        { value: 'SUV', count: 1 },
        { value: 'Coupe', count: 1 },
      ],
      transmission: [{ value: 'Automatic', count: 2 }],
      fuel: [
        { value: 'Gasoline', count: 1 },
        { value: 'Diesel', count: 1 },
      ],
      seats: [
        { value: 4, count: 1 },
        { value: 7, count: 1 },
      ],
      fourByFour: 0,
    },
    prices: { lowest: 115, highest: 140 },
  },
  'GET /api/rates': {
    code: 200,
    version: 0,
    data: [{ seasons: [], lengthDiscounts: [], extras: [], places: [], terms: {}, priceStep: 0.01 }],
  },
  'GET /api/alternatives': {
    code: 200,
    data: [{ windows: [{ from: '2026-11-19', to: '2026-11-21' }], cars: [{ ...otherCar, totalPrice: 345 }] }],
  },
  'GET /api/entities/Cars/ford-mustang-v8d4': car,
  'POST /api/entities/CarsBooking/search': {
    code: 200,
    data: [booking],
    pagination: { ...pagination, total: 1, last: 1 },
  },
  'GET /api/availability': { code: 200, data: [{ carId: 'dacia-duster-k7m2' }] },
};
