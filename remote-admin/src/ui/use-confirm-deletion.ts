import { App } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'shared-kit/intl';
import { focusHeadingIfLost } from './focus-heading-if-lost.ts';
import { COMMON_TEXT } from './texts.ts';

interface DeleteQuestion {
  /** Name of the entity. */
  readonly title: ReactNode;
  readonly question: string;
  /** The question after the data that it needs was loaded; until then nothing can be deleted. Never rejects. */
  readonly details?: Promise<ReactNode>;
  /** Text of the button that confirms, unless it deletes an entity. */
  readonly okText?: string;
  /** Never rejects; the dialog waits for it. */
  readonly onDelete: () => Promise<void>;
}

/** Returns the function that opens a confirmation dialog for a deletion. */
export function useConfirmDeletion() {
  const { modal } = App.useApp();
  const { formatMessage } = useIntl();
  return ({ title, question, details, okText, onDelete }: DeleteQuestion) => {
    const dialog = modal.confirm({
      title,
      content: question,
      okText: okText ?? formatMessage(COMMON_TEXT.delete),
      okButtonProps: { danger: true, disabled: details !== undefined, loading: details !== undefined },
      focusable: { autoFocusButton: 'cancel' },
      icon: null,
      onOk: onDelete,
      afterClose: focusHeadingIfLost,
    });
    void details?.then((content) => dialog.update({ content, okButtonProps: { danger: true } }));
  };
}
