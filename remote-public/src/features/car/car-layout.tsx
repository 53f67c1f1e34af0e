import type { ReactNode } from 'react';
import styles from './car-layout.module.css';

interface CarLayoutProps {
  /** Content that comes before all else. */
  readonly notice?: ReactNode;
  readonly story: ReactNode;
  readonly card: ReactNode;
  /** Content below the card on narrow windows. */
  readonly more?: ReactNode;
  readonly isBusy?: boolean;
}

/** Two columns, where the card sticks to the window; one on narrow windows. */
export function CarLayout({ notice, story, card, more, isBusy = false }: CarLayoutProps) {
  return (
    <div className={styles.layout} aria-busy={isBusy}>
      {notice && <div className={styles.notice}>{notice}</div>}
      <div className={styles.story}>{story}</div>
      <div className={styles.aside}>{card}</div>
      {more && <div className={styles.more}>{more}</div>}
    </div>
  );
}
