import { useEffect, useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { ContactLine } from './contact-line.tsx';
import styles from './slow-notice.module.css';
import { SLOW_TEXT } from './texts.ts';

/** Delay after which the page shows that the response takes long. */
const SLOW_AFTER_MS = 6_000;

/** Shown beside loading content: after six seconds a notice with contact links of the agency. */
export function SlowNotice() {
  const { formatMessage } = useIntl();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={isSlow ? styles.notice : undefined}>
      {isSlow && (
        <>
          <p>
            <strong>{formatMessage(SLOW_TEXT.title)}</strong> {formatMessage(SLOW_TEXT.advice)}
          </p>
          <ContactLine />
        </>
      )}
    </div>
  );
}
