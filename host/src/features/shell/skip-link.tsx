import { useIntl } from 'shared-kit/intl';
import styles from './skip-link.module.css';
import { HEADER_TEXT } from './texts.ts';

/** The first link of a page, shown while it has the focus. */
export function SkipLink() {
  const { formatMessage } = useIntl();
  return (
    <a className={styles.skip} href="#content">
      {formatMessage(HEADER_TEXT.skip)}
    </a>
  );
}
