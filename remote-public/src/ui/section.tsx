import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly children: ReactNode;
  /** The ground it stands on. */
  readonly ground?: 'paper' | 'sand';
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  /** Of the whole band, not of its content. */
  readonly bandClassName?: string | undefined;
}

/** A band across the page with the content in the middle column. */
export function Section({ children, ground = 'paper', labelledBy, className, bandClassName }: SectionProps) {
  return (
    <section
      className={[styles.section, styles[ground], bandClassName].filter(Boolean).join(' ')}
      aria-labelledby={labelledBy}
    >
      <div className={[styles.content, className].filter(Boolean).join(' ')}>{children}</div>
    </section>
  );
}
