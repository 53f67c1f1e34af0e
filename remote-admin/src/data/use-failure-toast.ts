import { isApiError } from 'shared-kit/api-client';
import { useHost } from 'shared-kit/remote';
import { FAILURE_TITLE } from './texts.ts';

interface Failure {
  readonly error: unknown;
  /** For the console's log. */
  readonly log: string;
  /** For the person. */
  readonly text: string;
}

/** Returns the function that logs and shows a failed call. It leaves refused sign-ins to the host, which shows those. */
export function useFailureToast() {
  const { toasts } = useHost();
  return ({ log, error, text }: Failure) => {
    if (isApiError(error) && (error.status === 401 || error.status === 403)) return;
    console.error(log, error);
    toasts.error(FAILURE_TITLE, text);
  };
}
