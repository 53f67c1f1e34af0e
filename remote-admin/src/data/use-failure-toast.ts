import { isApiError } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { FAILURE_TEXT } from './texts.ts';

interface Failure {
  readonly error: unknown;
  /** Message in the browser's console. */
  readonly log: string;
  /** Text of the toast. */
  readonly text: string;
}

/** Returns the function that logs a failed call and shows a toast, except for 401 and 403, which the host shows. */
export function useFailureToast() {
  const { toasts } = useHost();
  const { formatMessage } = useIntl();
  return ({ log, error, text }: Failure) => {
    if (isApiError(error) && (error.status === 401 || error.status === 403)) return;
    console.error(log, error);
    toasts.error(formatMessage(FAILURE_TEXT.title), text);
  };
}
