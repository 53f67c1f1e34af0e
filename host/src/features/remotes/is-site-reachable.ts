import { ACTIVE_REVISION_PATH } from 'shared-kit/contract';

const ACTIVE_REVISION_TIMEOUT_MS = 5000;

/** Whether the server answers at all. A host of static files has no such file, and answers all the same. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ACTIVE_REVISION_TIMEOUT_MS);
    const { status } = await fetch(ACTIVE_REVISION_PATH, { cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
