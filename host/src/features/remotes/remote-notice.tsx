import type { SiteSettings } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { ContactLinks } from './contact-links.tsx';
import styles from './remote-notice.module.css';
import type { RetryProblem } from './retry-page.ts';
import { RetryPageButton } from './retry-page-button.tsx';
import { NOTICE_REASONS, NOTICE_TEXT } from './texts.ts';

interface RemoteNoticeProps {
  readonly site: SiteSettings;
  readonly reason: 'slow' | 'failed';
  readonly onRetry?: () => Promise<RetryProblem | undefined>;
}

/** Shown instead of a slow or failed page: the reason, a retry button and the agency's contact links. */
export function RemoteNotice({ site, reason, onRetry }: RemoteNoticeProps) {
  const { formatMessage } = useIntl();
  const { title, text } = NOTICE_REASONS[reason];
  return (
    <div className={styles.notice} role={reason === 'failed' ? 'alert' : 'status'}>
      <h1>{formatMessage(title)}</h1>
      <p>{formatMessage(text)}</p>
      {onRetry && <RetryPageButton onRetry={onRetry} />}
      <p className={styles.contact}>{formatMessage(NOTICE_TEXT.contact)}</p>
      <div className={styles.links}>
        <ContactLinks site={site} />
      </div>
    </div>
  );
}
