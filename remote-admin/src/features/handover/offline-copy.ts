import type { BookingHandovers } from 'shared-kit/api-client';
import type { Booking, Car } from 'shared-kit/domain';
import { HANDOVER_COPY } from '../../data/kept-handovers.ts';

/** What the page of a protocol shows, kept on this device for when there is no network. */
export interface RentalCopy {
  /** Of the person who has read it: nobody else sees it. */
  readonly accountId: string;
  /** ISO timestamp. */
  readonly copiedAt: string;
  readonly booking: Booking;
  /** Absent when it is no longer there. */
  readonly car?: Car;
  readonly handovers: BookingHandovers;
}

/** As in the service worker, which removes older ones. */
const LIFETIME_MS = 3 * 86_400_000;
const FOLDER = '/admin/handovers/';
/** Under which the service worker keeps the page. */
const PAGE_KEY = '/admin/handover';

export function writeCopy(copy: RentalCopy): Promise<void> {
  return withCache((cache) => cache.put(FOLDER + copy.booking.id, Response.json(copy)));
}

/** Removes copies that are old or of somebody else. */
export function dropOtherCopies(accountId: string): Promise<void> {
  return withCache(async (cache) => {
    for (const request of await cache.keys()) {
      if (new URL(request.url).pathname.startsWith(FOLDER) && !isValid(await parse(cache, request), accountId))
        await cache.delete(request);
    }
  });
}

/** Returns the copy of a booking; undefined when this device has none for this person. */
export async function readCopy(bookingId: number, accountId: string): Promise<RentalCopy | undefined> {
  const copy = await withCache((cache) => parse(cache, FOLDER + bookingId));
  return isValid(copy, accountId) ? copy : undefined;
}

export function dropCopy(bookingId: number): Promise<unknown> {
  return withCache((cache) => cache.delete(FOLDER + bookingId));
}

export async function isPageKept(): Promise<boolean> {
  return (await withCache((cache) => cache.match(PAGE_KEY))) !== undefined;
}

/**
 * Has the service worker keep the page of a protocol, with the files that this page has loaded. Without a worker the page
 * needs a network.
 * @param isOver whether the person has gone meanwhile
 */
export async function keepPage(page: string, isOver = () => false): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    if (!isOver()) active?.postMessage({ keepHandover: { page, files } });
  } catch (error) {
    console.error('The page could not be kept for when there is no network', error);
  }
}

async function withCache<Value>(act: (cache: Cache) => Promise<Value>): Promise<Value | undefined> {
  try {
    return await act(await caches.open(HANDOVER_COPY));
  } catch {
    // The browser keeps nothing, or has no room.
    return undefined;
  }
}

async function parse(cache: Cache, key: string | Request): Promise<RentalCopy | undefined> {
  return (await cache.match(key))?.json();
}

function isValid(copy: RentalCopy | undefined, accountId: string): copy is RentalCopy {
  return copy?.accountId === accountId && Date.now() - Date.parse(copy.copiedAt) < LIFETIME_MS;
}
