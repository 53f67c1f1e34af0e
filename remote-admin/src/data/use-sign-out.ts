import { App } from 'antd';
import { useCallback } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useDraftStore, useHost } from 'shared-kit/remote';
import { dropAllDrafts } from './drafts.ts';
import { forgetHandovers, isAnythingWaiting } from './kept-handovers.ts';
import { SIGN_OUT_TEXT } from './texts.ts';

/**
 * Returns the function that signs out and clears unsaved input, here and in other tabs. It asks first when that would lose what
 * only this device has of a hand-over.
 */
export function useSignOut(): () => void {
  const { session } = useHost();
  const { formatMessage } = useIntl();
  const { modal } = App.useApp();
  const drafts = useDraftStore();
  return useCallback(() => {
    const signOut = () => {
      dropAllDrafts(drafts);
      void forgetHandovers();
      session.signOut();
    };
    if (!isAnythingWaiting()) return signOut();
    modal.confirm({
      title: formatMessage(SIGN_OUT_TEXT.question),
      content: formatMessage(SIGN_OUT_TEXT.loss),
      okText: formatMessage(SIGN_OUT_TEXT.confirm),
      okButtonProps: { danger: true },
      icon: null,
      onOk: signOut,
    });
  }, [drafts, session, modal, formatMessage]);
}
