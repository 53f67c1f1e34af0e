import { App } from 'antd';

interface DeleteQuestion {
  /** What would be deleted. */
  readonly title: string;
  readonly question: string;
  /** Never rejects; the dialog waits for it. */
  readonly onDelete: () => Promise<void>;
}

/** The question before anything is deleted. */
export function useAskToDelete() {
  const { modal } = App.useApp();
  return ({ title, question, onDelete }: DeleteQuestion) =>
    void modal.confirm({
      title,
      content: question,
      okText: 'Delete',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      icon: null,
      onOk: onDelete,
    });
}
