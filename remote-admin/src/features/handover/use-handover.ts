import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BookingHandovers, Handover } from 'shared-kit/api-client';
import type { Booking, HandoverDirection, HandoverValues } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { useStore } from 'zustand';
import { applyChanges, type ShownHandover } from './apply-changes.ts';
import type { Change, QueuedChange, SigningDraft, ValueChanges } from './change.ts';
import type { QueueState } from './change-queue.ts';
import { findHandover } from './find-handover.ts';
import { handoverQueueOf } from './handover-queue.ts';
import { type ReducedPhoto, reducePhoto } from './reduce-photo.ts';

/** A protocol that is filled in, or was signed, and the functions that change it. */
export interface OpenHandover {
  readonly id: string;
  readonly direction: HandoverDirection;
  /** As the server has it; absent before the first change. */
  readonly stored: Handover | undefined;
  readonly shown: ShownHandover;
  /** All of the booking. */
  readonly all: BookingHandovers;
  /** Those of the booking that were begun before. */
  readonly earlier: readonly Handover[];
  /** What this device has not sent. */
  readonly waiting: readonly QueuedChange[];
  readonly queue: QueueState;
  readonly setValues: (values: ValueChanges) => void;
  readonly change: (change: Change) => void;
  readonly setDraft: (draft: SigningDraft) => void;
  /** @throws Error for what is no picture */
  readonly addPhoto: (file: Blob, damageId?: string) => Promise<void>;
  /** Returns the bytes of a photo that is on this device only. */
  readonly readPhoto: (sha256: string) => Promise<ArrayBuffer | undefined>;
  readonly discard: (queued: QueuedChange) => void;
  readonly retry: (queued: QueuedChange) => void;
  readonly sendNow: () => void;
}

/**
 * Returns the protocol of a booking in a direction; undefined until this device has read what it keeps of it.
 * @param chosenId of one that others have followed
 */
export function useHandover(
  booking: Pick<Booking, 'id' | 'carId'>,
  direction: HandoverDirection,
  all: BookingHandovers,
  initialValues: HandoverValues,
  chosenId?: string,
): OpenHandover | undefined {
  const host = useHost();
  const { queue, store, lists } = handoverQueueOf(host);
  const state = useStore(queue);
  const [newId] = useState(() => crypto.randomUUID());
  const found = findHandover(all.handovers, direction, chosenId);
  const bookingId = booking.id;
  useEffect(() => void lists.set(bookingId, all), [lists, bookingId, all]);
  const opening = state.changes.find(
    (one) => one.bookingId === bookingId && one.change.type === 'open' && one.change.direction === direction,
  );
  const id = found?.id ?? opening?.handoverId ?? newId;
  const readPhoto = useCallback(
    async (sha256: string) => {
      const bytes = await store.read('photos', sha256);
      return bytes instanceof ArrayBuffer ? bytes : undefined;
    },
    [store],
  );
  const waiting = useMemo(() => state.changes.filter(({ handoverId }) => handoverId === id), [state.changes, id]);
  const shown = useMemo(() => applyChanges(found, waiting), [found, waiting]);
  if (!state.isLoaded) return undefined;

  const change = (next: Change) => {
    const target = { handoverId: id, bookingId };
    const isBegun = found !== undefined || queue.getState().changes.some((one) => one.handoverId === id);
    // What the page shows without being asked is part of the protocol too.
    if (!isBegun) {
      queue.add(target, { type: 'open', direction });
      queue.add(target, { type: 'values', values: initialValues });
    }
    queue.add(target, next);
  };
  return {
    id,
    direction,
    stored: found,
    shown: found || waiting.length > 0 ? shown : { ...shown, values: initialValues },
    all,
    earlier: found ? all.handovers.slice(0, all.handovers.indexOf(found)) : all.handovers,
    waiting,
    queue: state,
    setValues: (values) => change({ type: 'values', values }),
    change,
    setDraft: (draft) => change({ type: 'draft', draft: { ...shown.draft, ...draft } }),
    async addPhoto(file, damageId) {
      const { sha256, bytes }: ReducedPhoto = await reducePhoto(file);
      await store.write('photos', sha256, bytes);
      // Asks the browser to keep what is not sent when space is short.
      void navigator.storage?.persist?.().catch(() => undefined);
      change({ type: 'photo', sha256, ...(damageId && { damageId }) });
    },
    readPhoto,
    discard: queue.discard,
    retry: queue.retry,
    sendNow: queue.sendNow,
  };
}
