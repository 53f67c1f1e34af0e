import type { RemoteAddresses, RemoteFailure } from 'shared-kit/contract';
import { createStore } from 'zustand/vanilla';
import { isSiteReachable } from './is-site-reachable.ts';
import { entryOf, refetchRelease, versionOf } from './release-files.ts';

type ReleaseFailure = RemoteFailure | 'chunk_unreachable' | 'failed_to_render';

/** Reports a client-side failure of an application's release to the server. */
export type ReportFailure = (app: string, failure: ReleaseFailure, error: unknown) => void;

const MAX_MESSAGE_LENGTH = 300;
const MAX_PATH_LENGTH = 200;
const RELEASE_FAILURES_PATH = '/release-failures';

/** Creates the store of how often each application has failed since the document was loaded. */
export const createFailureCounts = () => createStore<Readonly<Record<string, number>>>()(() => ({}));

/**
 * Returns the function that counts each failure, reports it once per document, unless the visitor is offline, and replaces possibly
 * corrupt files in the browser's cache.
 */
export function createReportFailure(addresses: RemoteAddresses, counts = createFailureCounts()): ReportFailure {
  const reported = new Set<string>();

  async function report(app: string, failure: ReleaseFailure, error: unknown) {
    const entry = entryOf(app, addresses);
    const message = (error instanceof Error ? error.message : String(error)).slice(0, MAX_MESSAGE_LENGTH);
    const { pathname } = location;
    const key = `${app} ${failure} ${message}`;
    if (reported.has(key)) return;
    reported.add(key);
    if (!navigator.onLine || !(await isSiteReachable())) return;
    const version = versionOf(entry);
    if (version) send({ app, version, failure, message, path: pathname.slice(0, MAX_PATH_LENGTH) });
    if (failure === 'unreachable' || failure === 'chunk_unreachable') await refetchRelease(entry);
  }
  return (app, ...failure) => {
    counts.setState(({ [app]: count = 0 }) => ({ [app]: count + 1 }));
    void report(app, ...failure);
  };
}

/** Sends a report, which contains neither the query nor form data. A failed request is ignored. */
function send(report: object): void {
  fetch(RELEASE_FAILURES_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
