import { App } from 'antd';
import { focusPageHeading } from 'shared-kit/ui';
import { DELETE } from './texts.ts';

interface DeleteQuestion {
  /** What would be deleted. */
  readonly title: string;
  readonly question: string;
  /** Never rejects; the dialog waits for it. */
  readonly onDelete: () => Promise<void>;
}

/** Returns the function that asks before anything is deleted. */
export function useAskToDelete() {
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

/** The button that asked may be gone with what it deleted: then the keyboard starts again at the page's heading. */
function focusHeadingIfLost(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) focusPageHeading({ preventScroll: true });
}
