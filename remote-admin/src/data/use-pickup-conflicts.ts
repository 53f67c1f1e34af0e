import {
  AWAY_STATUSES,
  type Booking,
  findPickupConflicts,
  lastConflictDay,
  type PickupConflict,
} from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { addCars, type WithCar } from './add-cars.ts';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY } from './staff-query.ts';
import { useAgencyToday } from './use-agency-today.ts';

const FIELDS = [
  'id',
  'carId',
  'status',
  'confirmationCode',
  'pickupDate',
  'pickupTime',
  'dropoffDate',
  'carSince',
  'unitPrice',
  'customerName',
  'customerPhone',
  'customerPhoneE164',
  'locale',
] as const satisfies readonly (keyof Booking)[];

/** What is read of a booking of a conflict. */
export type ConflictBooking = Pick<Booking, (typeof FIELDS)[number]>;
export type ConflictWithCars = PickupConflict<WithCar<ConflictBooking>>;

/** Reads the pick-ups whose cars are not there, the next one first; none until they are known. */
export function usePickupConflicts(): readonly ConflictWithCars[] {
  const { api } = useHost();
  const today = useAgencyToday();
  const read = async () => {
    const { data } = await api.searchEntities({
      entity: 'CarsBooking',
      fields: FIELDS,
      query: [
        {
          operator: 'OR',
          query: [
            {
              operator: 'AND',
              query: [
                { field: 'status', operator: 'in', value: AWAY_STATUSES },
                { field: 'dropoffDate', operator: 'lt', value: { $date: today }, type: 'date' },
              ],
            },
            {
              operator: 'AND',
              query: [
                { field: 'status', operator: 'in', value: ['requested', 'reserved'] },
                { field: 'pickupDate', operator: 'lte', value: { $date: lastConflictDay(today) }, type: 'date' },
                { field: 'dropoffDate', operator: 'gte', value: { $date: today }, type: 'date' },
              ],
            },
          ],
        },
      ],
    });
    const involved = findPickupConflicts(data, today).flatMap(({ due, inTheWay }) => [due, inTheWay]);
    return findPickupConflicts(await addCars(api, involved), today);
  };
  return useSWR(cacheKeys.pickupConflicts(today), read, STAFF_QUERY).data ?? NONE;
}

const NONE: readonly ConflictWithCars[] = [];
