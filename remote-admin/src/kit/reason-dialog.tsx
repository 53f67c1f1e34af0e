import { Input } from 'antd';
import { useId, useState } from 'react';
import { type Message, useIntl } from 'shared-kit/intl';
import styles from './form-dialog.module.css';
import { FormDialog } from './form-dialog.tsx';

/** The API refuses a shorter one. */
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
export function ReasonDialog({ title, hint, label, missing, save, maxLength, onSave, onClosed }: ReasonDialogProps) {
  const { formatMessage } = useIntl();
  const field = useId();
  const [text, setText] = useState('');
  const reason = text.trim();
  return (
    <FormDialog
      title={title}
      save={save}
      findProblem={() => (reason.length < SHORTEST_REASON ? formatMessage(missing) : undefined)}
      onSave={() => onSave(reason)}
      onClosed={onClosed}
    >
      {hint && <p>{hint}</p>}
      <div className={styles.field}>
        <label htmlFor={field}>{formatMessage(label)}</label>
        <Input
          id={field}
          dir="auto"
          autoFocus
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
    </FormDialog>
  );
}
