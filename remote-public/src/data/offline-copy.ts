import { type LocaleCode, localizePath, MY_BOOKING_PATH } from 'shared-kit/domain';

const WORKER = '/sw.js';
/** As the worker names it. */
const COPY = 'my-booking';

/** Has the service worker keep a copy of the page with the bookings of this device. The site works without one. */
export async function keepOfflineCopy(locale: LocaleCode): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: localizePath(locale, MY_BOOKING_PATH) });
  } catch {
    // Refused by the browser, or the site serves no worker.
  }
}

/** Returns whether the service worker copies what this page loads. */
export function isCopied(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}

/** Removes the copy and the service worker. */
export async function dropOfflineCopy(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await caches.delete(COPY);
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  } catch {
    // Without storage there is no copy.
  }
}
