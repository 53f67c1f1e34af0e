import { App } from 'antd';
import { focusPageHeading } from 'shared-kit/ui';
import { DELETE } from './texts.ts';

interface DeleteQuestion {
  /** Name of the entity. */
  readonly title: string;
  readonly question: string;
  /** Never rejects; the dialog waits for it. */
  readonly onDelete: () => Promise<void>;
}

/** Returns the function that opens a confirmation dialog for a deletion. */
export function useConfirmDeletion() {
  const { modal } = App.useApp();
  return ({ title, question, onDelete }: DeleteQuestion) =>
    void modal.confirm({
      title,
      content: question,
      okText: DELETE,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      icon: null,
      onOk: onDelete,
      afterClose: focusHeadingIfLost,
    });
}

/** Focuses the page's heading when the opening button was removed with the deleted entity. */
function focusHeadingIfLost(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) focusPageHeading({ preventScroll: true });
}
