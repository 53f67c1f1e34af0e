import type { PlanningCar } from '../../data/use-planning-cars.ts';
import { nearestCarLine, withModelLines } from './grid-lines.ts';

const car = (CarId: string, name: string) => ({ CarId, name }) as PlanningCar;
const [a, b, c] = [car('a', 'Duster'), car('b', 'Duster'), car('c', 'Logan')];

test('each model has a line above its cars, which the cursor passes', () => {
  const lines = withModelLines([a, b, c]);
  expect(lines).toEqual([{ model: 'Duster' }, a, b, { model: 'Logan' }, c]);
  expect(nearestCarLine(lines, 3, 2)).toBe(4);
  expect(nearestCarLine(lines, 3, 4)).toBe(2);
  expect(nearestCarLine(lines, 0, 1)).toBe(1);
  expect(nearestCarLine(lines, 2, 1)).toBe(2);
});
