import type { ApiClient } from 'shared-kit/api-client';
import type { DateRange } from 'shared-kit/domain';

/** Asks anew whether no booking of the car lies over the range (spec §7, availability search 1). @throws ApiError */
export async function isCarFree(api: ApiClient, carId: string, { from, to }: DateRange): Promise<boolean> {
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
