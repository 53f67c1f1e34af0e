import type { HostServices } from 'shared-kit/contract';
import type { Booking } from 'shared-kit/domain';
import { keepPage, readCopy, writeCopy } from './offline-copy.ts';
import { loadSentences } from './use-sentences.ts';

/** What this page has kept: each booking as the list had it. */
const kept = new Map<number, string>();

/** Keeps on this device what the protocols of these bookings show, then the page of a protocol: without a network each of them opens. */
export async function keepProtocols(
  { api, session }: Pick<HostServices, 'api' | 'session'>,
  accountId: string,
  bookings: readonly Pick<Booking, 'id' | 'carId'>[],
): Promise<void> {
  let hasKept = false;
  // One after the other: what the person does meanwhile goes first.
  for (const row of bookings) {
    const { id, carId } = row;
    if (kept.get(id) === JSON.stringify(row) && (await readCopy(id, accountId))) continue;
    const [booking, handovers, car] = await Promise.all([
      api.getEntity('CarsBooking', String(id)),
      api.handovers.list(id),
      // It may have been deleted.
      api.getEntity('Cars', carId).catch(() => undefined),
    ]);
    const state = session.getState();
    if (state.status !== 'signed-in' || state.accountId !== accountId) return;
    await writeCopy({ accountId, copiedAt: new Date().toISOString(), booking, handovers, ...(car && { car }) });
    kept.set(id, JSON.stringify(row));
    hasKept = true;
  }
  if (!hasKept) return;
  await loadSentences();
  await keepPage(`/admin/bookings/${bookings[0]?.id}/handover/pickup`);
}
