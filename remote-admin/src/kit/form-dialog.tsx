import { Modal } from 'antd';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Message } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useRefresh } from '../data/use-refresh.ts';
import { focusHeadingIfLost } from '../ui/focus-heading-if-lost.ts';
import { useErrorText } from '../ui/use-error-text.ts';
import styles from './form-dialog.module.css';
import { FormButtons } from './record-form/form-buttons.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly save: Message;
  /** While what it needs is being read. */
  readonly isIncomplete?: boolean;
  /** Returns what is missing in the form; undefined when it can be saved. */
  readonly findProblem: () => string | undefined;
  /** Returns the text of the toast. Rejects with the error to show. */
  readonly onSave: () => Promise<string>;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** A short form about a booking's money. Opens when it is mounted, and closes when it is saved. */
export function FormDialog({
  title,
  save,
  isIncomplete = false,
  findProblem,
  onSave,
  onClosed,
  children,
}: FormDialogProps) {
  const { toasts } = useHost();
  const { describeError } = useErrorText();
  const refresh = useRefresh();
  const [isOpen, setIsOpen] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || isIncomplete) return;
    const found = findProblem();
    setProblem(found);
    if (found) return;
    setIsSaving(true);
    try {
      toasts.success(await onSave());
      setIsOpen(false);
    } catch (error) {
      setProblem(describeError(error));
    } finally {
      setIsSaving(false);
      await refresh.bookings();
    }
  };
  return (
    <Modal
      open={isOpen}
      title={title}
      footer={null}
      width="30rem"
      mask={{ closable: false }}
      focusable={{ focusTriggerAfterClose: true }}
      onCancel={() => !isSaving && setIsOpen(false)}
      afterClose={() => {
        onClosed();
        focusHeadingIfLost();
      }}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {children}
        <p role="alert" className={styles.problem}>
          {problem && <span>{problem}</span>}
        </p>
        <FormButtons isSaving={isSaving} isIncomplete={isIncomplete} save={save} onCancel={() => setIsOpen(false)} />
      </form>
    </Modal>
  );
}
