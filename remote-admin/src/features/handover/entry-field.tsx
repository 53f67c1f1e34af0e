import { useId, useState } from 'react';
import styles from './handover.module.css';

interface EntryFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly type?: 'date';
  readonly inputMode?: 'numeric' | 'decimal';
  readonly maxLength?: number;
  readonly isMultiline?: boolean;
  readonly isLarge?: boolean;
  readonly isReadOnly?: boolean;
  readonly hint?: string | undefined;
  /** Said when the value is unusual. */
  readonly warning?: string | undefined;
  readonly problem?: string | undefined;
}

/** A labelled input, saved with each change. While it has the focus it shows what is typed, also when something else is stored. */
export function EntryField({
  label,
  value,
  onChange,
  isMultiline = false,
  isLarge = false,
  isReadOnly = false,
  hint,
  warning,
  problem,
  ...input
}: EntryFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const field = {
    id,
    value: typed ?? value,
    readOnly: isReadOnly,
    'aria-describedby': `${id}-hint ${id}-problem`,
    ...(problem && { 'aria-invalid': true }),
    onFocus: () => setTyped(value),
    onBlur: () => setTyped(undefined),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setTyped(target.value);
      onChange(target.value);
    },
  };
  return (
    <div className={styles.entry}>
      <label htmlFor={id}>{label}</label>
      {isMultiline ? (
        <textarea {...field} rows={3} maxLength={input.maxLength} />
      ) : (
        <input type="text" autoComplete="off" {...input} {...field} data-large={isLarge} />
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-problem`} aria-live="polite" className={problem ? styles.problem : styles.warning}>
        {(problem ?? warning) && <span>{problem ?? warning}</span>}
      </p>
    </div>
  );
}
