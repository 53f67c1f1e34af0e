const KEY = 'handoversWaiting';

/** Notes whether this device has changes that the server does not: the next page of the console then sends them. */
export function markWaiting(isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing outlives the page.
  }
}

export function isAnythingWaiting(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
