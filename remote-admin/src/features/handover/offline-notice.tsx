import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { formatAgencyTimestamp } from '../../ui/format-agency-timestamp.ts';
import styles from './handover.module.css';
import { PAGE_TEXT } from './texts.ts';

/** Says that a protocol is shown without a network. */
export function OfflineNotice({ copiedAt }: { readonly copiedAt: string }) {
  const { formatMessage } = useIntl();
  const { site, locale } = useHost();
  return (
    <p role="status" className={styles.offline}>
      <span>
        {formatMessage(PAGE_TEXT.offline, {
          moment: <bdi key="moment">{formatAgencyTimestamp(copiedAt, site.timeZone, locale.code)}</bdi>,
        })}
      </span>
    </p>
  );
}
