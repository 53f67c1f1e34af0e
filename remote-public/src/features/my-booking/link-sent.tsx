import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { Icon } from 'shared-kit/ui';
import styles from './link-notice.module.css';
import { LINK_TEXT } from './texts.ts';

/** Notice after every request for a link; the same whether or not there is such a booking. */
export function LinkSent({ isOnItsWay }: { readonly isOnItsWay: boolean }) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  return (
    <div role="status" className={styles.sent}>
      <Icon name="mail" />
      <p>
        <strong>{formatMessage(isOnItsWay ? LINK_TEXT.sent : LINK_TEXT.notSent)}</strong>
      </p>
      <p>
        {formatMessage(isOnItsWay ? LINK_TEXT.sentAdvice : LINK_TEXT.notSentAdvice, {
          phone: (
            <bdi dir="ltr" translate="no">
              {site.phone}
            </bdi>
          ),
        })}
      </p>
    </div>
  );
}
