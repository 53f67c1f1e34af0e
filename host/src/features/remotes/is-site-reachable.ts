import { ACTIVE_REVISION_PATH } from 'shared-kit/contract';

const ACTIVE_REVISION_TIMEOUT_MS = 5000;

/** Returns whether the server responds, with any status below 500 (a static file host responds 404). */
export async function isSiteReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ACTIVE_REVISION_TIMEOUT_MS);
    const { status } = await fetch(ACTIVE_REVISION_PATH, { cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
