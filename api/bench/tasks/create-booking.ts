import type { Bench, Result } from '../bench.ts';
import { measureThroughput } from '../measure-throughput.ts';
import { nextBooking } from '../next-booking.ts';

/** Measures bookings without conflicts: each request books another car. */
export async function measureCreateBooking(bench: Bench): Promise<Result> {
  return await measureThroughput(bench, {
    title: 'create a booking, distinct cars',
    api: { method: 'POST', path: '/api/entities/CarsBooking', body: nextBooking },
    thin: { method: 'POST', path: '/booking', body: nextBooking },
  });
}
