import type { ApiClient } from 'shared-kit/api-client';
import type { DateRange } from 'shared-kit/domain';

/**
 * Requests, bypassing the cache, whether no booking of the car overlaps the range.
 * @throws ApiError
 */
export async function fetchIsCarFree(api: ApiClient, carId: string, { from, to }: DateRange): Promise<boolean> {
  const { data } = await api.searchEntities({
    entity: 'CarsBooking',
    fields: ['pickupDate', 'dropoffDate', 'carId'],
    query: [
      { field: 'carId', operator: 'EQ', value: carId },
      { field: 'status', operator: 'NE', value: 'canceled' },
      { field: 'pickupDate', operator: 'lte', value: to, type: 'date' },
      { field: 'dropoffDate', operator: 'gte', value: from, type: 'date' },
    ],
  });
  return data.length === 0;
}
