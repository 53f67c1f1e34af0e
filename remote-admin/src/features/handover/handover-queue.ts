import { type BookingHandovers, type Handover, isNotFound } from 'shared-kit/api-client';
import type { HostServices } from 'shared-kit/contract';
import { cacheKeys } from '../../data/cache-keys.ts';
import type { QueuedChange } from './change.ts';
import { type ChangeQueue, createChangeQueue } from './change-queue.ts';
import { type DeviceStore, openDeviceStore } from './device-store.ts';
import { dropCopy } from './offline-copy.ts';
import { putHandover } from './put-handover.ts';

type Services = Pick<HostServices, 'api' | 'session' | 'mutate' | 'dataChanged'>;

interface HandoverQueue {
  readonly queue: ChangeQueue;
  readonly store: DeviceStore;
  /** The last list of each booking, by its id: an event empties that of the cache until it is read again. */
  readonly lists: Map<number, BookingHandovers>;
}

const queues = new WeakMap<HostServices['session'], HandoverQueue>();

/** Returns the one queue of this page. A session that comes back sends what waited for it; a sign-out has removed it. */
export function handoverQueueOf(host: Services): HandoverQueue {
  const { session } = host;
  const existing = queues.get(session);
  if (existing) return existing;
  const lists: HandoverQueue['lists'] = new Map();
  const store = openDeviceStore(() => {
    queue.forget();
    lists.clear();
  });
  const queue = createChangeQueue({
    store,
    accountId() {
      const state = session.getState();
      return state.status === 'signed-in' ? (state.accountId ?? '') : undefined;
    },
    send: (queued, onProgress) => sendChange(host, { store, lists }, queued, onProgress),
  });
  session.subscribe(() => {
    if (session.getState().status === 'signed-out') lists.clear();
    queue.sendNow();
  });
  const created = { queue, store, lists };
  queues.set(session, created);
  return created;
}

async function sendChange(
  { api, session, mutate, dataChanged }: Services,
  { store, lists }: Pick<HandoverQueue, 'store' | 'lists'>,
  { handoverId, bookingId, change }: QueuedChange,
  onProgress: (fraction: number) => void,
): Promise<string> {
  const answer = await send();
  if (!answer) return handoverId;
  // The end of the session has emptied the cache: an answer that comes later is for nobody.
  if (session.getState().status !== 'signed-out') await show(answer);
  if (change.type === 'sign') {
    await dropCopy(bookingId);
    await dataChanged.announce({ entity: 'Cars' });
  }
  return answer.id;

  async function show(shown: Handover): Promise<void> {
    let isEmptied = false;
    // Shown before the change is forgotten, or the older value would come back until the list is read.
    const next = await mutate(
      cacheKeys.handovers(bookingId),
      (list: BookingHandovers | undefined) => {
        isEmptied = list === undefined;
        return putHandover(shown)(list ?? lists.get(bookingId));
      },
      // SWR drops a read that began before the answer.
      { revalidate: () => isEmptied },
    );
    if (next) lists.set(bookingId, next);
  }

  async function send(): Promise<Handover | undefined> {
    const { handovers } = api;
    switch (change.type) {
      case 'open':
        return await handovers.begin({ id: handoverId, bookingId, direction: change.direction });
      case 'values':
        return await handovers.write(handoverId, change.values);
      case 'damage':
        return await handovers.saveDamage(handoverId, { id: change.damageId, ...change.mark });
      case 'damage-removed':
        return await handovers.removeDamage(handoverId, change.damageId).catch(ignoreNotFound);
      case 'photo': {
        const bytes = await store.read('photos', change.sha256);
        // Removed meanwhile, or by the browser: there is nothing to send.
        if (!(bytes instanceof ArrayBuffer)) return undefined;
        const photo = { ...change, bytes: new Blob([bytes], { type: 'image/jpeg' }) };
        return await handovers.uploadPhoto(handoverId, photo, { onProgress });
      }
      case 'photo-removed':
        return await handovers.removePhoto(handoverId, change.sha256).catch(ignoreNotFound);
      case 'sign':
        return await handovers.sign(handoverId, change.signing);
      case 'draft':
        return undefined;
    }
  }
}

/** What was never sent is removed already. */
function ignoreNotFound(error: unknown): undefined {
  if (!isNotFound(error)) throw error;
}
