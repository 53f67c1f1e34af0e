import { isApiError } from 'shared-kit/api-client';
import type { LocaleCode, Paper } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useErrorText } from '../ui/use-error-text.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** The tab reads the file when it opens; later it keeps its own copy. */
const REVOKE_URL_DELAY_MS = 60_000;

/**
 * Returns the function that shows the file of a paper, or a copy with a second language, in a tab of its own.
 * @param notOpened says that it could not be opened
 */
export function useOpenPaper(notOpened: Message) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  return async ({ id }: Pick<Paper, 'id'>, secondLocale?: LocaleCode) => {
    // At once: browsers block tabs that are opened after an answer.
    const tab = window.open('', '_blank');
    try {
      const url = URL.createObjectURL(await api.papers.getFile(id, secondLocale));
      setTimeout(() => URL.revokeObjectURL(url), REVOKE_URL_DELAY_MS);
      if (tab) tab.location.href = url;
      else window.location.assign(url);
    } catch (error) {
      tab?.close();
      const text = isApiError(error) ? describeError(error) : formatMessage(notOpened);
      showFailure({ log: 'The paper could not be opened', error, text });
    }
  };
}
