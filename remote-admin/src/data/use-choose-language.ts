import type { LocaleCode } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { LANGUAGE_TEXT } from './texts.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** Returns the function that saves the language of the signed-in account and loads the console in it. Drafts are kept. */
export function useChooseLanguage() {
  const { api, locale } = useHost();
  const { formatMessage } = useIntl();
  const showFailure = useFailureToast();
  return async (language: LocaleCode) => {
    try {
      await api.setLanguage(language);
    } catch (error) {
      return showFailure({
        log: 'The language of the account could not be saved',
        error,
        text: formatMessage(LANGUAGE_TEXT.failed),
      });
    }
    locale.choose(language);
  };
}
