import type { SiteSettings } from 'shared-kit/domain';
import { ContactLinks } from './contact-links.tsx';
import styles from './remote-notice.module.css';
import type { RetryProblem } from './retry-page.ts';
import { RetryPageButton } from './retry-page-button.tsx';

interface RemoteNoticeProps {
  readonly site: SiteSettings;
  readonly reason: 'slow' | 'failed';
  readonly onRetry?: () => Promise<RetryProblem | undefined>;
}

const TEXTS = {
  slow: {
    title: 'Still on its way',
    text: 'This page takes longer than usual. It appears as soon as it is here.',
  },
  failed: {
    title: 'This page did not load',
    text: 'Something is wrong on our side, or the connection dropped. Nothing you booked is affected.',
  },
} as const;

/** A page that cannot be shown, and the ways to reach the agency all the same. */
export function RemoteNotice({ site, reason, onRetry }: RemoteNoticeProps) {
  const { title, text } = TEXTS[reason];
  return (
    <div className={styles.notice} role={reason === 'failed' ? 'alert' : 'status'}>
      <h1>{title}</h1>
      <p>{text}</p>
      {onRetry && <RetryPageButton onRetry={onRetry} />}
      <p className={styles.contact}>You can also book by phone or WhatsApp, any day:</p>
      <div className={styles.links}>
        <ContactLinks site={site} />
      </div>
    </div>
  );
}
