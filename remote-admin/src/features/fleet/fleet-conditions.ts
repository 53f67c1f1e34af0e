import type { EntitySearch } from 'shared-kit/api-client';
import type { CalendarDay } from 'shared-kit/domain';
import { findCarStatus } from './find-car-status.ts';
import type { FleetUrlState } from './use-fleet-url-state.ts';
import type { Occupancy } from './use-occupancy.ts';

type CarConditions = NonNullable<EntitySearch<'Cars'>['query']>;

/**
 * Returns the search conditions of the filters for the whole fleet. The cars that match are those for
 * which `findCarStatus` returns the status; without a status, all cars except those sold off.
 */
export function fleetConditions(
  { type, status, photo }: Pick<FleetUrlState, 'type' | 'status' | 'photo'>,
  occupancy: Occupancy,
  today: CalendarDay,
): CarConditions {
  const ofType: CarConditions = type ? [{ field: 'type', operator: 'EQ', value: type }] : [];
  const archived: CarConditions = [{ field: 'archived', operator: 'EQ', value: status === 'sold' }];
  const pictured: CarConditions = photo ? [{ field: 'photographed', operator: 'EQ', value: photo === 'yes' }] : [];
  return [...archived, ...ofType, ...pictured, ...statusConditions(status, occupancy, today)];
}

function statusConditions(status: FleetUrlState['status'], occupancy: Occupancy, today: CalendarDay): CarConditions {
  if (status === undefined || status === 'sold') return [];
  const occupied = [...new Set([...occupancy.rentals, ...occupancy.blocks].map(({ carId }) => carId))].map((CarId) => ({
    CarId,
    kind: findCarStatus({ CarId, onSale: true }, occupancy, today).kind,
  }));
  if (status === 'free' || status === 'offSale') {
    const value = occupied.filter(({ kind }) => kind !== 'free').map(({ CarId }) => CarId);
    return [
      { field: 'onSale', operator: 'EQ', value: status === 'free' },
      ...inParts(value).map((part) => ({ field: 'CarId', operator: 'nin', value: part }) as const),
    ];
  }
  const value = occupied.filter(({ kind }) => kind === status).map(({ CarId }) => CarId);
  const parts = inParts(value).map((part) => ({ field: 'CarId', operator: 'in', value: part }) as const);
  return parts.length > 1 ? [{ operator: 'OR', query: parts }] : parts;
}

/** The longest list of values that the API takes in one condition. */
const MAX_LIST = 1_000;

/** Splits a list into those that the API takes; an empty one into itself. */
function inParts(values: readonly string[]): readonly (readonly string[])[] {
  const count = Math.max(1, Math.ceil(values.length / MAX_LIST));
  return Array.from({ length: count }, (_, index) => values.slice(index * MAX_LIST, (index + 1) * MAX_LIST));
}
