import { AWAY_STATUSES, type Booking, type DateRange, occupiedUntil } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { findNextFreeDays } from './find-next-free-days.ts';
import { STAFF_QUERY } from './staff-query.ts';
import { useAgencyToday } from './use-agency-today.ts';

/**
 * Reads the next days on which a car is free, as many as in a range; undefined until they are known, and
 * when the range itself is free by now.
 * @param own a booking that is not in its own way
 */
export function useNextFreeDays(
  carId: string | undefined,
  range: DateRange | undefined,
  own?: Pick<Booking, 'carId' | 'pickupDate' | 'dropoffDate'>,
): DateRange | undefined {
  const { api } = useHost();
  const today = useAgencyToday();
  const key = carId !== undefined && range ? cacheKeys.periodsOfCar(carId, range.from) : null;
  const { data } = useSWR(
    key,
    async () => {
      // Public fields only: then blocks are found, too.
      const found = await api.searchEntities({
        entity: 'CarsBooking',
        fields: ['carId', 'pickupDate', 'dropoffDate', 'status'],
        query: [
          { field: 'carId', operator: 'EQ', value: carId },
          { field: 'status', operator: 'NE', value: 'canceled' },
          {
            operator: 'OR',
            query: [
              { field: 'dropoffDate', operator: 'gte', value: { $date: range?.from }, type: 'date' },
              { field: 'status', operator: 'in', value: AWAY_STATUSES },
            ],
          },
        ],
      });
      return found.data;
    },
    STAFF_QUERY,
  );
  if (!data || !range) return undefined;
  const isOwn = (one: Pick<Booking, 'carId' | 'pickupDate' | 'dropoffDate'>) =>
    one.carId === own?.carId && one.pickupDate === own.pickupDate && one.dropoffDate === own.dropoffDate;
  const others = data.filter((one) => !isOwn(one));
  const found = findNextFreeDays(
    range,
    others.map((period) => ({ from: period.pickupDate, to: occupiedUntil(period, today) })),
  );
  return found.from === range.from ? undefined : found;
}
