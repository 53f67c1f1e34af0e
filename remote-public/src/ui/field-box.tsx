import type { ReactNode } from 'react';
import styles from './field-box.module.css';

interface FieldBoxProps {
  readonly label: string;
  /** `summary` for the button of a `<details>`. */
  readonly as?: 'label' | 'summary';
  /** Whether it is in a bar. */
  readonly isLow?: boolean;
  /** Styled as read-only. */
  readonly isFixed?: boolean;
  readonly className?: string | undefined;
  /** The control, or what is chosen, and an icon. */
  readonly children: ReactNode;
}

/** A box with a label above its control, clickable as a whole. */
export function FieldBox({ label, as: Box = 'label', isLow, isFixed, className, children }: FieldBoxProps) {
  return (
    <Box className={[styles.box, isLow && styles.low, isFixed && styles.fixed, className].filter(Boolean).join(' ')}>
      <span className={styles.label}>{label}</span>
      {children}
    </Box>
  );
}
