import type { ReactNode } from 'react';
import styles from './car-layout.module.css';

interface CarLayoutProps {
  readonly story: ReactNode;
  readonly card: ReactNode;
  /** Read after the dates are chosen. */
  readonly more?: ReactNode;
  readonly isBusy?: boolean;
}

/** The story, and beside it the card, which stays in view. */
export function CarLayout({ story, card, more, isBusy = false }: CarLayoutProps) {
  return (
    <div className={styles.layout} aria-busy={isBusy}>
      <div className={styles.story}>{story}</div>
      <div className={styles.aside}>{card}</div>
      {more}
    </div>
  );
}

/** The window from which on the card stands beside the story. */
export const WIDE_WINDOW = '(width >= 1080px)';
