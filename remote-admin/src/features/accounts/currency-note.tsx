import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import styles from './accounts.module.css';
import { SETTINGS_TEXT } from './texts.ts';

/** Says that prices are shown with different signs; nothing when there is one (docs/rules.md#currency). */
export function CurrencyNote() {
  const { storefront, message, booking, console: desk } = useHost().site.currencySigns;
  const { formatMessage } = useIntl();
  if (new Set([storefront, message, booking, desk]).size === 1) return null;
  const sign = (name: string, text: string) => (
    <bdi key={name} translate="no">
      {text}
    </bdi>
  );
  return (
    <p className={styles.note}>
      {formatMessage(SETTINGS_TEXT.currencies, {
        storefront: sign('storefront', storefront),
        message: sign('message', message),
        booking: sign('booking', booking),
        desk: sign('desk', desk),
        setting: (
          <code key="setting" translate="no">
            CURRENCY
          </code>
        ),
      })}
    </p>
  );
}
