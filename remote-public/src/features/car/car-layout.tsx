import type { ReactNode } from 'react';
import styles from './car-layout.module.css';

interface CarLayoutProps {
  readonly story: ReactNode;
  readonly card: ReactNode;
  /** Content below the card on narrow windows. */
  readonly more?: ReactNode;
  readonly isBusy?: boolean;
}

/** Two columns, where the card sticks to the window; one on narrow windows. */
export function CarLayout({ story, card, more, isBusy = false }: CarLayoutProps) {
  return (
    <div className={styles.layout} aria-busy={isBusy}>
      <div className={styles.story}>{story}</div>
      <div className={styles.aside}>{card}</div>
      {more}
    </div>
  );
}

/** Media query of the two columns. */
export const WIDE_WINDOW = '(width >= 1080px)';
