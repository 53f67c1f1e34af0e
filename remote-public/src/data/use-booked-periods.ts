import type { HostServices } from 'shared-kit/contract';
import { agencyToday, type BookedPeriod } from 'shared-kit/domain';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { useHost } from './host-context.tsx';
import { type RemoteData, toRemoteData } from './remote-data.ts';

/** When a car is taken, from today on. */
export function useBookedPeriods(carId: string): RemoteData<readonly BookedPeriod[]> {
  const host = useHost();
  return toRemoteData(useSWR(cacheKeys.availability(carId), () => readBookedPeriods(host, carId)));
}

/** @throws ApiError */
export async function readBookedPeriods({ api, site }: HostServices, carId: string): Promise<readonly BookedPeriod[]> {
  const { data } = await api.searchEntities({
    entity: 'CarsBooking',
    fields: ['carId', 'pickupDate', 'dropoffDate', 'status'],
    query: [
      { field: 'carId', operator: 'EQ', value: carId },
      { field: 'status', operator: 'NE', value: 'canceled' },
      { field: 'dropoffDate', operator: 'gte', value: agencyToday(new Date(), site.timeZone), type: 'date' },
    ],
  });
  return data;
}
