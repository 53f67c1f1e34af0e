import { useEffect, useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { ContactLine } from './contact-line.tsx';
import styles from './slow-notice.module.css';
import { SLOW_TEXT } from './texts.ts';

/** How long a visitor waits before the page says that there is no answer yet. */
const SLOW_AFTER_MS = 6_000;

/** Beside something that loads: says after six seconds that it takes long, and how else the agency can be reached. */
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
