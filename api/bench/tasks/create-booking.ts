import type { Bench, Result } from '../bench.ts';
import { measureSteady } from '../measure-steady.ts';
import { nextBooking } from '../next-booking.ts';

/** A booking of another car each time, every one of which succeeds. */
export async function measureCreateBooking(bench: Bench): Promise<Result> {
  return await measureSteady(bench, {
    title: 'create a booking, distinct cars',
    api: { method: 'POST', path: '/api/entities/CarsBooking', body: nextBooking },
    thin: { method: 'POST', path: '/booking', body: nextBooking },
  });
}
