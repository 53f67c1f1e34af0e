import type { HostServices } from 'shared-kit/contract';
import type { Booking } from 'shared-kit/domain';
import { handoverDirection } from '../../data/next-status.ts';
import { findCarId } from './find-handover.ts';
import { dropOtherCopies, isPageKept, keepPage, readCopy, writeCopy } from './offline-copy.ts';
import { loadSentences } from './use-sentences.ts';

type Services = Pick<HostServices, 'api' | 'session'>;

/** A later copy is not read again: what a list does not show, such as damage or a draft of a colleague, may have changed since. */
const FRESH_MS = 10 * 60_000;

/** The last run: the next one begins when it has ended. */
let running: Promise<unknown> = Promise.resolve();

/**
 * Keeps on this device what the protocols of these bookings show, then the page of a protocol: without a network each of them opens. One that cannot
 * be read leaves the others; the failures are thrown at the end.
 * @param signal that ends it
 */
export function keepProtocols(
  services: Services,
  accountId: string,
  bookings: readonly Pick<Booking, 'id'>[],
  signal: AbortSignal,
): Promise<void> {
  const run = running.then(() => keepAll(services, accountId, bookings, signal));
  running = run.catch(() => undefined);
  return run;
}

async function keepAll(
  { api, session }: Services,
  accountId: string,
  bookings: readonly Pick<Booking, 'id'>[],
  signal: AbortSignal,
): Promise<void> {
  const isSignedOut = () => {
    const state = session.getState();
    return state.status !== 'signed-in' || state.accountId !== accountId;
  };
  const isOver = () => signal.aborted || isSignedOut();
  if (isOver()) return;
  await dropOtherCopies(accountId);
  const failures: unknown[] = [];
  let isAnyKept = false;
  let isAnyNew = false;
  // One after the other: what the person does meanwhile goes first.
  for (const { id } of bookings) {
    await untilShown(signal);
    if (isOver()) return;
    const kept = await readCopy(id, accountId);
    isAnyKept ||= kept !== undefined;
    if (kept && Date.now() - Date.parse(kept.copiedAt) < FRESH_MS) continue;
    try {
      const [booking, handovers] = await Promise.all([
        api.getEntity('CarsBooking', String(id)),
        api.handovers.list(id),
      ]);
      const carId = findCarId(booking, handovers.handovers, handoverDirection(booking.status) ?? 'return');
      // It may have been deleted.
      const car = await api.getEntity('Cars', carId).catch(() => undefined);
      if (isSignedOut()) return;
      await writeCopy({ accountId, copiedAt: new Date().toISOString(), booking, handovers, ...(car && { car }) });
      isAnyKept = true;
      isAnyNew = true;
    } catch (error) {
      failures.push(error);
    }
  }
  if (isAnyNew || (isAnyKept && !(await isPageKept()))) {
    await loadSentences();
    if (!isOver()) await keepPage(`/admin/bookings/${bookings[0]?.id}/handover/pickup`, isOver);
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${bookings.length} could not be read`);
}

/** Waits while the page is hidden. */
async function untilShown(signal: AbortSignal): Promise<void> {
  while (document.hidden && !signal.aborted)
    await new Promise((resolve) => {
      document.addEventListener('visibilitychange', resolve, { once: true });
      signal.addEventListener('abort', resolve, { once: true });
    });
}
