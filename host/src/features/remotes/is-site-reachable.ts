import { ACTIVE_REVISION_PATH } from 'shared-kit/contract';

const ACTIVE_REVISION_TIMEOUT_MS = 5000;

/** Whether the server answers, also with 404, as a host of static files does. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ACTIVE_REVISION_TIMEOUT_MS);
    const { status } = await fetch(ACTIVE_REVISION_PATH, { cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
