import { type LocaleCode, localizePath, MY_BOOKING_PATH } from 'shared-kit/domain';

const WORKER = '/sw.js';
/** Name of the cache, the same as in the service worker. */
const COPY = 'my-booking';

/**
 * Registers the service worker, which keeps a copy of the page with the bookings of this device. The site works without
 * it.
 */
export async function keepOfflineCopy(locale: LocaleCode): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: localizePath(locale, MY_BOOKING_PATH) });
  } catch {
    // The browser denies service workers, or the site has none.
  }
}

/** Returns whether a service worker controls this page, and so copies its responses. */
export function isCopied(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}

/** Removes the copy, and the service worker unless it has another one. */
export async function dropOfflineCopy(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await caches.delete(COPY);
    // It keeps hand-overs for staff.
    if ((await caches.keys()).length > 0) return;
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  } catch {
    // Without access to the storage there is no copy.
  }
}
