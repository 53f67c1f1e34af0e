import { useEffect, useState } from 'react';
import { isApiError, isNotFound } from 'shared-kit/api-client';
import type { Booking, Car } from 'shared-kit/domain';
import { useHost, useSession } from 'shared-kit/remote';
import { cacheKeys } from '../../data/cache-keys.ts';
import { dropCopy, type RentalCopy, readCopy, writeCopy } from './offline-copy.ts';
import type { OpenHandover } from './use-handover.ts';

/** Between two attempts to reach the server. */
const RETRY_MS = 10_000;

type ShownCopy = { readonly status: 'none' | 'reading' } | { readonly status: 'shown'; readonly copiedAt: string };

/** Shows what this device keeps of a booking that cannot be read, until it can. @param failure of the read */
export function useOfflineCopy(bookingId: number, failure: unknown): ShownCopy {
  const { api, mutate } = useHost();
  const accountId = useAccountId();
  const [copy, setCopy] = useState<RentalCopy | 'none'>();
  const isFailed = isUnreachable(failure);
  const shown = typeof copy === 'object' ? copy : undefined;

  useEffect(() => {
    if (!isFailed || copy) return;
    void readCopy(bookingId, accountId).then(async (found) => {
      if (found) {
        const { booking, car, handovers } = found;
        const show = (key: readonly unknown[], value: unknown) => mutate(key, value, { revalidate: false });
        await show(cacheKeys.handovers(bookingId), handovers);
        if (car) await show(cacheKeys.car(car.CarId), car);
        await show(cacheKeys.booking(bookingId), booking);
      }
      setCopy(found ?? 'none');
    });
  }, [isFailed, copy, bookingId, accountId, mutate]);

  useEffect(() => {
    if (!shown) return;
    const tryAgain = async () => {
      try {
        const booking = await api.getEntity('CarsBooking', String(bookingId));
        await mutate(cacheKeys.booking(bookingId), booking, { revalidate: false });
      } catch (error) {
        // It is tried again.
        if (isUnreachable(error)) return;
        if (isNotFound(error)) await dropCopy(bookingId);
        // The page says what the server answers.
        await mutate(cacheKeys.booking(bookingId), undefined);
      }
      setCopy(undefined);
      await Promise.all([
        mutate(cacheKeys.handovers(bookingId)),
        mutate(cacheKeys.car(shown.car?.CarId ?? shown.booking.carId)),
      ]);
    };
    const timer = setInterval(tryAgain, RETRY_MS);
    addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAgain);
    };
  }, [shown, api, bookingId, mutate]);

  if (shown) return { status: 'shown', copiedAt: shown.copiedAt };
  return { status: isFailed && !copy ? 'reading' : 'none' };
}

function isUnreachable(failure: unknown): boolean {
  return isApiError(failure) && (failure.status === 0 || failure.status >= 500);
}

interface Kept {
  readonly booking: Booking;
  readonly car: Car | undefined;
  /** Undefined until this device has read what it keeps of it. */
  readonly handover: OpenHandover | undefined;
  /** Whether it is shown from the copy. */
  readonly isCopy: boolean;
}

/** Keeps what a protocol shows until it is signed, so that it opens without a network. */
export function useKeptCopy({ booking, car, handover, isCopy }: Kept): void {
  const accountId = useAccountId();
  const handovers = handover?.all;
  const isSigned = handover?.stored?.signedAt !== undefined;
  useEffect(() => {
    if (isCopy || !handovers) return;
    if (isSigned) void dropCopy(booking.id);
    else void writeCopy({ accountId, copiedAt: new Date().toISOString(), booking, ...(car && { car }), handovers });
  }, [accountId, booking, car, handovers, isCopy, isSigned]);
}

function useAccountId(): string {
  const session = useSession();
  return session.status === 'signed-in' ? (session.accountId ?? '') : '';
}
