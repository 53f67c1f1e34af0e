import type { HostServices } from 'shared-kit/contract';
import { preload } from 'swr';
import { cacheKeys } from './cache-keys.ts';

const PROTOCOL = /^\/admin\/bookings\/(\d+)\/handover\//i;

/** Begins the reads of a page of a protocol, which its code, loaded meanwhile, takes over: in a yard each answer takes long. */
export function preloadProtocol({ api }: Pick<HostServices, 'api'>, pathname: string): void {
  const [, bookingId] = PROTOCOL.exec(pathname) ?? [];
  if (bookingId === undefined) return;
  const handovers = preload(cacheKeys.handovers(Number(bookingId)), () => api.handovers.list(Number(bookingId)));
  const car = preload(cacheKeys.booking(bookingId), () => api.getEntity('CarsBooking', bookingId)).then(({ carId }) =>
    preload(cacheKeys.car(carId), () => api.getEntity('Cars', carId)),
  );
  // The page shows the failure.
  for (const read of [handovers, car]) read.catch(() => undefined);
}
