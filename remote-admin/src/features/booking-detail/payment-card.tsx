import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './booking-cards.module.css';
import { PAYMENT_TEXT } from './texts.ts';

/** The price of a booking. */
export function PaymentCard({ title, booking }: PanelProps<{ readonly booking: Booking }>) {
  const { unitPrice, days, totalPrice, priceReason } = booking;
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const price = (amount: number) => <span translate="no">{format.price(amount, site.currencySigns.console)}</span>;
  return (
    <Panel title={title}>
      <DescriptionList
        entries={[
          [formatMessage(PAYMENT_TEXT.rate), price(unitPrice)],
          ...(priceReason
            ? [[formatMessage(PAYMENT_TEXT.reason), <bdi key="reason">{priceReason}</bdi>] as const]
            : []),
          [formatMessage(PAYMENT_TEXT.days), days],
          [
            formatMessage(PAYMENT_TEXT.total),
            <strong key="total" className={styles.total}>
              {price(totalPrice)}
            </strong>,
          ],
        ]}
      />
      <p className={styles.note}>{formatMessage(PAYMENT_TEXT.note)}</p>
    </Panel>
  );
}
