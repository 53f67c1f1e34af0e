import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly children: ReactNode;
  /** Background. */
  readonly ground?: 'paper' | 'sand';
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  /** Class of the whole band; `className` is of its content. */
  readonly bandClassName?: string | undefined;
}

/** A full-width band with centred content. */
export function Section({ children, ground = 'paper', labelledBy, className, bandClassName }: SectionProps) {
  return (
    <section
      className={[styles.section, ground === 'sand' && styles.sand, bandClassName].filter(Boolean).join(' ')}
      aria-labelledby={labelledBy}
    >
      <div className={[styles.content, className].filter(Boolean).join(' ')}>{children}</div>
    </section>
  );
}
