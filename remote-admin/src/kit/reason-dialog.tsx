import { Input, Modal } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { type Message, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { focusHeadingIfLost } from '../ui/focus-heading-if-lost.ts';
import { useErrorText } from '../ui/use-error-text.ts';
import styles from './reason-dialog.module.css';
import { FormButtons } from './record-form/form-buttons.tsx';

/** Of the API too. */
const SHORTEST_REASON = 3;

interface ReasonDialogProps {
  readonly title: string;
  readonly hint?: string;
  readonly label: Message;
  /** Shown when no reason is written. */
  readonly missing: Message;
  readonly save: Message;
  readonly maxLength: number;
  /** Returns the text of the toast. Rejects with the error to show. */
  readonly onSave: (reason: string) => Promise<string>;
  readonly onClosed: () => void;
}

/** Asks for the reason of what cannot be undone. Opens when it is mounted. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, hint, label, missing, save, maxLength, onSave, onClosed } = props;
  const { toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const field = useId();
  const [reason, setReason] = useState('');
  const [isOpen, setIsOpen] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (reason.trim().length < SHORTEST_REASON) return setProblem(formatMessage(missing));
    setIsSaving(true);
    setProblem(undefined);
    try {
      toasts.success(await onSave(reason.trim()));
      setIsOpen(false);
    } catch (error) {
      setProblem(describeError(error));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Modal
      open={isOpen}
      title={title}
      footer={null}
      width="30rem"
      focusable={{ focusTriggerAfterClose: true }}
      onCancel={() => !isSaving && setIsOpen(false)}
      afterClose={() => {
        onClosed();
        focusHeadingIfLost();
      }}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {hint && <p>{hint}</p>}
        <div className={styles.field}>
          <label htmlFor={field}>{formatMessage(label)}</label>
          <Input
            id={field}
            dir="auto"
            autoFocus
            autoComplete="off"
            maxLength={maxLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        <p role="alert" className={styles.problem}>
          {problem && <span>{problem}</span>}
        </p>
        <FormButtons isSaving={isSaving} save={save} onCancel={() => setIsOpen(false)} />
      </form>
    </Modal>
  );
}
