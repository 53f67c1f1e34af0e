import type { ReactNode } from 'react';
import styles from './search-form.module.css';

interface FieldProps {
  readonly label: string;
  /** Whether it takes the full width of the form on a phone. */
  readonly wide?: boolean;
  /** Styled as read-only. */
  readonly isFixed?: boolean;
  /** The control. */
  readonly children: ReactNode;
}

/** A box with a label and its control, clickable as a whole. */
export function Field({ label, wide = false, isFixed = false, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={[styles.field, wide && styles.wide, isFixed && styles.fixed].filter(Boolean).join(' ')}>
      <span className={styles.label}>{label}</span>
      {children}
    </label>
  );
}
