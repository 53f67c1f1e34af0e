import type { EntitySearch } from 'shared-kit/api-client';
import type { CalendarDay } from 'shared-kit/domain';
import { findCarStatus } from './find-car-status.ts';
import type { FleetUrlState } from './use-fleet-url-state.ts';
import type { Occupancy } from './use-occupancy.ts';

type CarConditions = NonNullable<EntitySearch<'Cars'>['query']>;

/**
 * Returns the search conditions of a type and status filter for the whole fleet. The cars that match are those for
 * which `findCarStatus` returns the status; without a status, all cars except those sold off.
 */
export function fleetConditions(
  { type, status }: Pick<FleetUrlState, 'type' | 'status'>,
  occupancy: Occupancy,
  today: CalendarDay,
): CarConditions {
  const ofType: CarConditions = type ? [{ field: 'type', operator: 'EQ', value: type }] : [];
  const archived: CarConditions = [{ field: 'archived', operator: 'EQ', value: status === 'sold' }];
  return [...archived, ...ofType, ...statusConditions(status, occupancy, today)];
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
      { field: 'CarId', operator: 'nin', value },
    ];
  }
  const value = occupied.filter(({ kind }) => kind === status).map(({ CarId }) => CarId);
  return [{ field: 'CarId', operator: 'in', value }];
}
