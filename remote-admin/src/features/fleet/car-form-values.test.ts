import { CAR } from '../../testing/examples.ts';
import { duplicateValues, findCarChanges, initialValues, leaveOutDefaults, readCar } from './car-form-values.ts';

const VALUES = initialValues(CAR);

test('a new car has the default values', () => {
  expect(initialValues(undefined)).toEqual({
    name: '',
    type: undefined,
    seats: 4,
    fuel: 'Gasoline',
    transmission: 'Automatic',
    price: '0.00',
    plate: '',
    colour: '',
    year: '',
    mileage: '',
    features: [],
    rating: '4.5',
    onSale: true,
  });
});

test('texts are trimmed', () => {
  const values = { ...VALUES, name: ' Dacia Duster ', features: [' GPS ', 'GPS', ' '], mileage: '48 000' };
  expect(readCar(values, '/media/a.webp', ['/media/b.webp'])).toEqual({
    name: 'Dacia Duster',
    type: 'SUV',
    seats: 5,
    fuel: 'Diesel',
    transmission: 'Manual',
    price: 42,
    image: '/media/a.webp',
    plate: '',
    colour: '',
    year: null,
    mileage: 48_000,
    features: ['GPS'],
    rating: 4.8,
    onSale: true,
    images: ['/media/b.webp'],
  });
});

test.each([
  ['name', { ...VALUES, name: ' ' }, 'image'],
  ['type', { ...VALUES, type: undefined }, 'image'],
  ['price', { ...VALUES, price: '' }, 'image'],
  ['a price that can be read in one way only', { ...VALUES, price: '1,234' }, 'image'],
  ['a year of four digits', { ...VALUES, year: '24' }, 'image'],
  ['a rating', { ...VALUES, rating: '' }, 'image'],
  ['image', VALUES, ''],
])('a car without %s is incomplete', (_, values, image) => {
  expect(readCar(values, image, [])).toBeUndefined();
});

test('a price is parsed to the cent in any notation', () => {
  expect(readCar({ ...VALUES, price: '1.234,15 €' }, 'image', [])?.price).toBe(1234.15);
});

test('of a changed car only what differs is sent, and of a new one the required fields besides', () => {
  const filled = readCar({ ...VALUES, plate: '12345-A-6', features: [] }, '/media/a.webp', []);
  if (!filled) throw new Error('The car is incomplete');
  const { name, type, seats, fuel, transmission, price, image } = filled;
  const required = { name, type, seats, fuel, transmission, price, image };
  expect(leaveOutDefaults(filled)).toEqual({ ...required, plate: '12345-A-6', rating: 4.8 });
  expect(findCarChanges({ ...filled, image: CAR.image }, CAR)).toEqual({ plate: '12345-A-6', features: [] });
  expect(findCarChanges(filled, { ...CAR, year: 2020, image: '' })).toMatchObject({ year: null, image: filled.image });
});

test('a duplicate has a plate and mileage of its own', () => {
  const car = { ...CAR, plate: '12345-A-6', mileage: 48_000, year: 2024 };
  expect(duplicateValues(car)).toEqual({ ...initialValues(CAR), year: '2024' });
});
