import { isApiError } from 'shared-kit/api-client';
import { type Message, useIntl } from 'shared-kit/intl';
import { useErrorText } from '../ui/use-error-text.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** The tab reads the file when it opens; later it keeps its own copy. */
const REVOKE_URL_DELAY_MS = 60_000;

/**
 * Returns the function that shows a file in a tab of its own.
 * @param notOpened says that it could not be opened
 */
export function useOpenFile(notOpened: Message) {
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  return async (read: () => Promise<Blob>) => {
    // At once: browsers block tabs that are opened after an answer.
    const tab = window.open('', '_blank');
    try {
      const url = URL.createObjectURL(await read());
      setTimeout(() => URL.revokeObjectURL(url), REVOKE_URL_DELAY_MS);
      if (tab) tab.location.href = url;
      else window.location.assign(url);
    } catch (error) {
      tab?.close();
      const text = isApiError(error) ? describeError(error) : formatMessage(notOpened);
      showFailure({ log: 'The file could not be opened', error, text });
    }
  };
}
