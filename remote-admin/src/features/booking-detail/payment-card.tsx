import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { isPlainPrice } from '../../data/booking-lines.ts';
import { usePayments } from '../../data/use-payments.ts';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { Amount } from '../../ui/amount.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './booking-cards.module.css';
import { PAYMENT_TEXT } from './texts.ts';

/** Loaded for a price that is more than days times price per day, and when lines are written. */
const PriceDetails = lazy(async () => ({ default: (await import('./price-details.tsx')).PriceDetails }));
const LinesForm = lazy(async () => ({ default: (await import('./lines-form.tsx')).LinesForm }));

/** The price of a booking, to which staff can add lines. */
export function PaymentCard({ title, booking }: PanelProps<{ readonly booking: Booking }>) {
  const { formatMessage } = useIntl();
  const [isEditing, setIsEditing] = useState(false);
  const payments = usePayments(booking.id);
  const { paid = 0 } = (payments?.status === 'ready' && payments.value.balance) || {};
  return (
    <Panel
      title={title}
      brief={<Price amount={booking.totalPrice} />}
      aside={
        !isEditing && (
          <Button size="small" type="link" onClick={() => setIsEditing(true)}>
            {formatMessage(PAYMENT_TEXT.writeLines)}
          </Button>
        )
      }
    >
      {isPlainPrice(booking) ? (
        <PlainPrice booking={booking} />
      ) : (
        <Suspense fallback={<PlainPrice booking={booking} />}>
          <PriceDetails booking={booking} />
        </Suspense>
      )}
      {isEditing && (
        <Suspense>
          <LinesForm booking={booking} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
      {paid === 0 && <p className={styles.note}>{formatMessage(PAYMENT_TEXT.note)}</p>}
    </Panel>
  );
}

function PlainPrice({ booking: { unitPrice, days, totalPrice, priceReason } }: { readonly booking: Booking }) {
  const { formatMessage } = useIntl();
  return (
    <DescriptionList
      areSums
      entries={[
        [formatMessage(PAYMENT_TEXT.rate), <Price key="rate" amount={unitPrice} />],
        ...(priceReason ? [[formatMessage(PAYMENT_TEXT.reason), <bdi key="reason">{priceReason}</bdi>] as const] : []),
        [formatMessage(PAYMENT_TEXT.days), days],
        [
          formatMessage(PAYMENT_TEXT.total),
          <strong key="total" className={styles.total}>
            <Price amount={totalPrice} />
          </strong>,
        ],
      ]}
    />
  );
}

function Price({ amount }: { readonly amount: number }) {
  return <Amount of={amount} />;
}
