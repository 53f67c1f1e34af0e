import { AWAY_STATUSES, addDays, type CalendarDay } from 'shared-kit/domain';
import { exampleRequest } from '../../../api/test/examples.ts';
import type { Call } from './arrivals.ts';

export interface Site {
  readonly today: CalendarDay;
  readonly cars: number;
  readonly token: string;
  readonly carId: (index: number) => string;
}

/** Returns the next call of a mix: of a hundred 30 for pages, 45 of visitors who choose, 5 bookings, 20 of consoles. */
export function mixOf({ today, cars, token, carId }: Site): () => Call {
  let sent = 0;
  let booked = 0;
  /** The same in each run. */
  const pick = (count: number) => (sent * 7_919) % count;
  const range = () => {
    const from = addDays(today, 5 + pick(60));
    return { from, to: addDays(from, 1 + pick(9)) };
  };
  const car = () => carId(pick(cars));
  const get = (name: string, path: string): Call => ({ name, path });
  const post = (name: string, path: string, body: object): Call => ({ name, method: 'POST', path, body });
  const staff = (call: Call): Call => ({ ...call, headers: { authorization: `Bearer ${token}` } });
  const days = () => new URLSearchParams({ ...range() });
  const kinds: readonly (readonly [share: number, call: () => Call])[] = [
    [10, () => get('page', ['/', '/fr', '/es', '/ar'][pick(4)] ?? '/')],
    [10, () => get('page', `/cars?${days()}`)],
    [10, () => get('page', `/car/${car()}`)],
    [20, () => get('fleet', `/api/fleet?page=1&size=20&${days()}`)],
    [10, () => get('availability', `/api/availability?${days()}`)],
    [
      15,
      () => post('quote', '/api/quote', { carId: car(), pickupDate: range().from, dropoffDate: addDays(today, 70) }),
    ],
    [5, () => post('booking', '/api/entities/CarsBooking', bookingOf())],
    [
      10,
      () =>
        staff(
          post('console', '/api/entities/CarsBooking/search', {
            pagination: { page: 1, size: 20 },
            sort: { field: 'id', direction: -1 },
          }),
        ),
    ],
    [
      5,
      () =>
        staff(
          post('console', '/api/entities/CarsBooking/search', {
            query: [{ field: 'status', operator: 'in', value: AWAY_STATUSES }],
          }),
        ),
    ],
    [5, () => staff(post('console', '/api/entities/CarsBooking/count', { by: 'status' }))],
  ];
  const turns = kinds.flatMap(([share, call]) => Array.from({ length: share }, () => call));

  function bookingOf() {
    // Each free: all cars from one day on, then from the second one after it.
    const pickupDate = addDays(today, 100 + 2 * Math.floor(booked / cars));
    booked += 1;
    return exampleRequest({ carId: carId(booked % cars), pickupDate, dropoffDate: addDays(pickupDate, 1) });
  }
  return () => {
    sent += 1;
    return (turns[(sent * 37) % turns.length] as () => Call)();
  };
}
