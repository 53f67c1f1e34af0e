import { isApiError } from 'shared-kit/api-client';
import { useHost } from './host-context.tsx';

interface Failure {
  /** For the log. */
  readonly what: string;
  readonly error: unknown;
  /** For the person. */
  readonly text: string;
}

/** Tells of a call that failed; not of a refused sign-in, of which the host has told already (spec §8). */
export function useTellFailure() {
  const { toasts } = useHost();
  return ({ what, error, text }: Failure) => {
    if (isApiError(error) && (error.status === 401 || error.status === 403)) return;
    console.error(what, error);
    toasts.error('Error', text);
  };
}
