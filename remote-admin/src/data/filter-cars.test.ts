import { filterCars, matchesCar } from './filter-cars.ts';
import { nearestCars } from './nearest-cars.ts';

const CARS = [
  { CarId: 'clio', name: 'Renault Clio', plate: '12345-A-26', type: 'Hatchback', price: 30 },
  { CarId: 'megane', name: 'Renault Mégane', type: 'Coupe', price: 55 },
  { CarId: 'picanto-2', name: 'Kia Picanto', plate: '22222-B-6', type: 'Hatchback', price: 24 },
  { CarId: 'picanto-1', name: 'Kia Picanto', plate: '11111-B-6', type: 'Hatchback', price: 24 },
] as const;
const ids = (cars: readonly { readonly CarId: string }[]) => cars.map(({ CarId }) => CarId);

test.each([
  ['', ['picanto-1', 'picanto-2', 'clio', 'megane']],
  ['megane', ['megane']],
  ['RENAULT cli', ['clio']],
  ['12345a', ['clio']],
  ['picanto 22222-b', ['picanto-2']],
  ['picanto clio', []],
])('search for %p', (search, found) => {
  expect(ids(filterCars(CARS, { search }))).toEqual(found);
});

test('a plate with Arabic letters is found without its separators, a car also by further text', () => {
  const car = { name: 'Dacia Logan', plate: '12345-أ-26' };
  expect(matchesCar(car, '12345أ26')).toBe(true);
  expect(matchesCar(car, 'logan berline', 'Sedan Berline')).toBe(true);
  expect(matchesCar(car, 'berline')).toBe(false);
});

test('by type, and only those that are free', () => {
  const filter = { search: '', type: 'Hatchback', unavailable: new Set(['clio']) } as const;
  expect(ids(filterCars(CARS, filter))).toEqual(['picanto-1', 'picanto-2']);
});

test('the nearest free cars: the model first, then the type, in it the gearbox, then the nearest price', () => {
  const car = { CarId: 'clio', name: 'Clio', type: 'Hatchback', transmission: 'Manual', price: 30 } as const;
  const cars = [
    { ...car, CarId: 'coupe', name: 'Coupé', type: 'Coupe' },
    { ...car, CarId: 'automatic', name: 'Picanto', transmission: 'Automatic' },
    { ...car, CarId: 'dear', name: 'Polo', price: 50 },
    { ...car, CarId: 'near', name: 'Sandero', price: 31 },
    { ...car, CarId: 'taken' },
    { ...car, CarId: 'twin' },
    car,
  ] as const;
  expect(ids(nearestCars(cars, car, new Set(['taken'])))).toEqual(['twin', 'near', 'dear', 'automatic', 'coupe']);
});
