import { App } from 'antd';
import { useIntl } from 'shared-kit/intl';
import { LANGUAGE_TEXT } from './texts.ts';

/** Returns the function that asks whether a draft may replace the text of an e-mail. */
export function useAskToReplace() {
  const { modal } = App.useApp();
  const { formatMessage } = useIntl();
  return () =>
    modal.confirm({
      title: formatMessage(LANGUAGE_TEXT.replace),
      content: formatMessage(LANGUAGE_TEXT.replaceHint),
      okText: formatMessage(LANGUAGE_TEXT.yes),
      cancelText: formatMessage(LANGUAGE_TEXT.no),
      focusable: { autoFocusButton: 'cancel' },
      icon: null,
    });
}
