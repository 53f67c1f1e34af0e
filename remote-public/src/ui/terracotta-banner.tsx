import { type ReactNode, useId } from 'react';
import { ZelligeLine } from 'shared-kit/ui';
import styles from './terracotta-banner.module.css';

interface TerracottaBannerProps {
  readonly title: string;
  readonly text: string;
  /** The way on: a light button, since blue does not stand out on this ground. */
  readonly children: ReactNode;
}

/** A wall of the red city with one way on. */
export function TerracottaBanner({ title, text, children }: TerracottaBannerProps) {
  const heading = useId();
  return (
    <section className={styles.banner} aria-labelledby={heading}>
      <ZelligeLine className={styles.ornament} />
      <div className={styles.words}>
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.way}>{children}</div>
    </section>
  );
}
