import { App } from 'antd';
import { useIntl } from 'shared-kit/intl';
import { FREE_OF_CHARGE } from './texts.ts';

/** Returns the function that asks whether a car is to be free of charge. */
export function useAskIfFree() {
  const { modal } = App.useApp();
  const { formatMessage } = useIntl();
  return () =>
    modal.confirm({
      title: formatMessage(FREE_OF_CHARGE.title),
      content: formatMessage(FREE_OF_CHARGE.question),
      okText: formatMessage(FREE_OF_CHARGE.yes),
      cancelText: formatMessage(FREE_OF_CHARGE.no),
      focusable: { autoFocusButton: 'cancel' },
      icon: null,
    });
}
