import type { ReactNode } from 'react';
import { useHost } from 'shared-kit/remote';
import { Icon, type IconName } from 'shared-kit/ui';
import { formatAgencyTimestamp } from '../ui/format-agency-timestamp.ts';
import styles from './timeline.module.css';

/** What happened, the latest first; its lines are `TimelineLine`s. */
export function Timeline({ children }: { readonly children: ReactNode }) {
  return <ol className={styles.timeline}>{children}</ol>;
}

interface TimelineLineProps {
  /** Moment as ISO timestamp. */
  readonly at: string;
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly tag?: ReactNode;
  /** What the line shows when it is opened. */
  readonly detail?: ReactNode;
  /** What needs attention, below the line. */
  readonly alert?: ReactNode;
}

export function TimelineLine({ at, icon, title, tag, detail, alert }: TimelineLineProps) {
  const { site, locale } = useHost();
  const line = (
    <>
      <Icon name={icon} size={16} />
      <time dateTime={at}>
        <bdi>{formatAgencyTimestamp(at, site.timeZone, locale.code)}</bdi>
      </time>{' '}
      <span className={styles.title}>{title}</span> {tag}
    </>
  );
  return (
    <li className={alert ? styles.alert : ''}>
      {detail ? (
        <details>
          <summary className={styles.line}>
            {line}
            <Icon name="chevronDown" size={16} className={styles.chevron} />
          </summary>
          <div className={styles.detail}>{detail}</div>
        </details>
      ) : (
        <p className={styles.line}>{line}</p>
      )}
      {alert && <div className={styles.more}>{alert}</div>}
    </li>
  );
}
