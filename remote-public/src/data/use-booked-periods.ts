import type { HostServices } from 'shared-kit/contract';
import { AWAY_STATUSES, agencyToday, type BookedPeriod } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';

/** Reads the booked periods of a car from today on, and those of customers who still have it. */
export function useBookedPeriods(carId: string): QueryState<readonly BookedPeriod[]> {
  const host = useHost();
  return toQueryState(useSWR(cacheKeys.bookedPeriods(carId), () => readBookedPeriods(host, carId)));
}

/** Refreshes the booked periods of a car in the cache, mounted or not. The previous ones are kept meanwhile. */
export async function refreshBookedPeriods(host: HostServices, carId: string): Promise<void> {
  const key = cacheKeys.bookedPeriods(carId);
  const read = readBookedPeriods(host, carId);
  await host.mutate(key, read, { revalidate: false }).catch(() => host.mutate(key, undefined));
}

/** @throws ApiError */
async function readBookedPeriods({ api, site }: HostServices, carId: string): Promise<readonly BookedPeriod[]> {
  const { data } = await api.searchEntities({
    entity: 'CarsBooking',
    fields: ['carId', 'pickupDate', 'dropoffDate', 'status'],
    query: [
      { field: 'carId', operator: 'EQ', value: carId },
      { field: 'status', operator: 'NE', value: 'canceled' },
      {
        operator: 'OR',
        query: [
          { field: 'dropoffDate', operator: 'gte', value: agencyToday(new Date(), site.timeZone), type: 'date' },
          { field: 'status', operator: 'in', value: AWAY_STATUSES },
        ],
      },
    ],
  });
  return data;
}
