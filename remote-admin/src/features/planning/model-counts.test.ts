import { modelCounts } from './model-counts.ts';

const CARS = [
  { CarId: 'a', name: 'Clio' },
  { CarId: 'b', name: 'Clio' },
  { CarId: 'c', name: 'Clio', archived: true },
  { CarId: 'd', name: 'Duster' },
];

test('cars of a model, and how many of them are free', () => {
  expect([...modelCounts(CARS, new Set(['b', 'd']))]).toEqual([
    ['Clio', { cars: 2, free: 1 }],
    ['Duster', { cars: 1, free: 0 }],
  ]);
  expect(modelCounts(CARS, undefined).get('Clio')).toEqual({ cars: 2, free: undefined });
});
