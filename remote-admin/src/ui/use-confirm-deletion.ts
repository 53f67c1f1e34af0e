import { App } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'shared-kit/intl';
import { focusPageHeading } from 'shared-kit/ui';
import { COMMON_TEXT } from './texts.ts';

interface DeleteQuestion {
  /** Name of the entity. */
  readonly title: ReactNode;
  readonly question: string;
  /** The question after the data that it needs was loaded; until then nothing can be deleted. Never rejects. */
  readonly details?: Promise<ReactNode>;
  /** Never rejects; the dialog waits for it. */
  readonly onDelete: () => Promise<void>;
}

/** Returns the function that opens a confirmation dialog for a deletion. */
export function useConfirmDeletion() {
  const { modal } = App.useApp();
  const { formatMessage } = useIntl();
  return ({ title, question, details, onDelete }: DeleteQuestion) => {
    const dialog = modal.confirm({
      title,
      content: question,
      okText: formatMessage(COMMON_TEXT.delete),
      okButtonProps: { danger: true, disabled: details !== undefined, loading: details !== undefined },
      focusable: { autoFocusButton: 'cancel' },
      icon: null,
      onOk: onDelete,
      afterClose: focusHeadingIfLost,
    });
    void details?.then((content) => dialog.update({ content, okButtonProps: { danger: true } }));
  };
}

/** Time after the dialog within which the focused element may be removed. */
const REMOVAL_MS = 2_000;

/** Focuses the page's heading when the focused button was, or is about to be, removed with the deleted entity or the dialog. */
function focusHeadingIfLost(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) {
    focusPageHeading({ preventScroll: true });
    return;
  }
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body) focusPageHeading({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), REMOVAL_MS);
}
