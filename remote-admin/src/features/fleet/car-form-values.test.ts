import { CAR } from '../../testing/examples.ts';
import { initialValues, readCar } from './car-form-values.ts';

const VALUES = initialValues(CAR);

test('a new car has the default values', () => {
  expect(initialValues(undefined)).toEqual({
    name: '',
    type: undefined,
    seats: 4,
    fuel: 'Gasoline',
    transmission: 'Automatic',
    price: '0.00',
  });
});

test('texts are trimmed', () => {
  expect(readCar({ ...VALUES, name: ' Dacia Duster ' }, '/media/a.webp')).toEqual({
    name: 'Dacia Duster',
    type: 'SUV',
    seats: 5,
    fuel: 'Diesel',
    transmission: 'Manual',
    price: 42,
    image: '/media/a.webp',
  });
});

test.each([
  ['name', { ...VALUES, name: ' ' }, 'image'],
  ['type', { ...VALUES, type: undefined }, 'image'],
  ['price', { ...VALUES, price: '' }, 'image'],
  ['a price that can be read in one way only', { ...VALUES, price: '1,234' }, 'image'],
  ['image', VALUES, ''],
])('a car without %s is incomplete', (_, values, image) => {
  expect(readCar(values, image)).toBeUndefined();
});

test('a price is parsed to the cent in any notation', () => {
  expect(readCar({ ...VALUES, price: '1.234,15 €' }, 'image')?.price).toBe(1234.15);
});
