/** What this browser keeps of hand-overs: the database of what is not sent, and the copy for when there is no network. */
export const HANDOVER_DATABASE = 'handovers';
/** Name of a cache, the same as in the service worker. */
export const HANDOVER_COPY = 'handover';
const WAITING_KEY = 'handoversWaiting';

/** Notes whether this device has work that the server does not: the next page of the console sends it, a sign-out asks before. */
export function markWaiting(isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(WAITING_KEY, '1');
    else localStorage.removeItem(WAITING_KEY);
  } catch {
    // Without storage nothing outlives the page.
  }
}

export function isAnythingWaiting(): boolean {
  try {
    return localStorage.getItem(WAITING_KEY) !== null;
  } catch {
    return false;
  }
}

export async function hasCopies(): Promise<boolean> {
  try {
    return await caches.has(HANDOVER_COPY);
  } catch {
    return false;
  }
}

/** Removes all of it, in every tab, and the service worker unless it keeps copies for a customer. */
export async function forgetHandovers(): Promise<void> {
  markWaiting(false);
  try {
    indexedDB.deleteDatabase(HANDOVER_DATABASE);
    await caches.delete(HANDOVER_COPY);
    if ((await caches.keys()).length > 0) return;
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  } catch {
    // Without access to the storage nothing was kept.
  }
}
