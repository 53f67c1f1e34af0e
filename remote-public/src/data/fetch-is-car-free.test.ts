import type { ApiClient } from 'shared-kit/api-client';
import { fetchIsCarFree } from './fetch-is-car-free.ts';

test.each([
  [[], true],
  [[{ carId: 'duster-1', pickupDate: '2026-12-15', dropoffDate: '2026-12-20' }], false],
])('a car with the overlapping bookings %j is free: %s', async (data, expected) => {
  const searchEntities = jest.fn(async () => ({ data }));
  const api = { searchEntities } as unknown as ApiClient;
  expect(await fetchIsCarFree(api, 'duster-1', { from: '2026-12-14', to: '2026-12-16' })).toBe(expected);
  expect(searchEntities).toHaveBeenCalledWith({
    entity: 'CarsBooking',
    fields: ['pickupDate', 'dropoffDate', 'carId'],
    query: [
      { field: 'carId', operator: 'EQ', value: 'duster-1' },
      { field: 'status', operator: 'NE', value: 'canceled' },
      { field: 'pickupDate', operator: 'lte', value: '2026-12-16', type: 'date' },
      { field: 'dropoffDate', operator: 'gte', value: '2026-12-14', type: 'date' },
    ],
  });
});
