import type { PlanningCar } from '../../data/use-planning-cars.ts';

/** A line of the grid: a car, or the name of a model above its cars. */
export type GridLine = PlanningCar | ModelLine;

export interface ModelLine {
  readonly model: string;
}

/** Returns the cars, of which those of one model follow each other, with a line above each model. */
export function withModelLines(cars: readonly PlanningCar[]): readonly GridLine[] {
  return cars.flatMap((car, index) => (car.name === cars[index - 1]?.name ? [car] : [{ model: car.name }, car]));
}

/** Returns the car of a line; undefined for a model's. */
export function carOf(line: GridLine | undefined): PlanningCar | undefined {
  return line && 'CarId' in line ? line : undefined;
}

/** Returns the line of a car to which the cursor goes: beyond a model's, which has cars below it. */
export function nearestCarLine(lines: readonly GridLine[], to: number, from: number): number {
  if (!lines[to] || carOf(lines[to])) return to;
  return to < from && to > 0 ? to - 1 : to + 1;
}
