import type { RemoteFailure, RemoteName } from 'shared-kit/contract';

export interface FailureReport {
  readonly remote: RemoteName;
  readonly failure: RemoteFailure | 'failed_to_render';
  readonly error: unknown;
  /** Address of the remote's entry, which names its version. */
  readonly entry?: string;
}

const MAX_MESSAGE_LENGTH = 300;
const MAX_PATH_LENGTH = 200;

/**
 * Tells the agency's log of a failure that only this browser saw: no query and nothing that a person typed.
 * That it may not arrive is no failure of its own.
 */
export function reportFailure({ remote, failure, error, entry }: FailureReport): void {
  const message = error instanceof Error ? error.message : String(error);
  const body = {
    remote,
    failure,
    message: message.slice(0, MAX_MESSAGE_LENGTH),
    path: location.pathname.slice(0, MAX_PATH_LENGTH),
    ...(entry && { entry }),
  };
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
