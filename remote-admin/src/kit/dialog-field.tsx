import { type ReactNode, useId } from 'react';
import styles from './form-dialog.module.css';

interface DialogFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly children: (control: { readonly id: string; readonly 'aria-describedby'?: string }) => ReactNode;
}

/** A labelled field of a short form. */
export function DialogField({ label, hint, children }: DialogFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(hint && { 'aria-describedby': `${id}-hint` }) })}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
