import type { ReactNode } from 'react';
import styles from './choice-refusal.module.css';

interface ChoiceRefusalProps {
  readonly text: string | undefined;
  /** Actions for solving the problem. */
  readonly children?: ReactNode;
}

/** Why the chosen dates cannot be booked. */
export function ChoiceRefusal({ text, children }: ChoiceRefusalProps) {
  return (
    <>
      <p role="alert" className={styles.problem}>
        {text}
      </p>
      {children}
    </>
  );
}
