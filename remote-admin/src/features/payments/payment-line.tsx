import { Button } from 'antd';
import type { RecordedPayment } from 'shared-kit/api-client';
import { joinWords } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { usePermission } from '../../data/use-permission.ts';
import { Amount } from '../../ui/amount.tsx';
import { formatAgencyTimestamp } from '../../ui/format-agency-timestamp.ts';
import { METHOD_NAMES, PURPOSE_NAMES, TYPE_NAMES } from '../../ui/payment-names.ts';
import styles from './payments-panel.module.css';
import { PAYMENTS_TEXT } from './texts.ts';

interface PaymentLineProps {
  readonly payment: RecordedPayment;
  readonly onVoid: () => void;
}

/** A payment: what, how much, how, when and by whom; struck through once it is voided, with the reason. */
export function PaymentLine({ payment, onVoid }: PaymentLineProps) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const mayVoid = usePermission('payments.void');
  const { type, purpose, method, amount, tenderedAmount, tenderedCurrency, rate, note, createdAt } = payment;
  const isOut = type === 'refund' || type === 'release';
  const signed = isOut ? -amount : amount;
  const written = format.price(signed, site.currencySigns.console);
  const isBeside = purpose === 'fine' || purpose === 'other';
  const what = [formatMessage(TYPE_NAMES[type]), ...(isBeside ? [formatMessage(PURPOSE_NAMES[purpose])] : [])].join(
    ' · ',
  );
  const nameOf = (name: string | undefined) => (
    <bdi key="name" translate={name ? 'no' : undefined}>
      {name ?? formatMessage(PAYMENTS_TEXT.former)}
    </bdi>
  );
  return (
    <li className={styles.line} data-voided={payment.voidedAt !== undefined}>
      <span className={styles.what}>{what}</span>
      <strong className={styles.amount}>
        <Amount of={signed} />
      </strong>
      <span className={styles.how}>
        <span>{formatMessage(METHOD_NAMES[method])}</span>
        {tenderedAmount !== undefined && tenderedCurrency && (
          <span>
            {' ('}
            {formatMessage(PAYMENTS_TEXT.tendered, {
              amount: <Amount key="amount" of={tenderedAmount} sign={tenderedCurrency} />,
              rate: <bdi key="rate">{rate}</bdi>,
            })}
            {')'}
          </span>
        )}
        <span>{' · '}</span>
        <bdi>{formatAgencyTimestamp(createdAt, site.timeZone, locale.code)}</bdi>
        {method !== 'online' && <span> {formatMessage(PAYMENTS_TEXT.by, { name: nameOf(payment.createdBy) })}</span>}
      </span>
      {mayVoid && payment.voidedAt === undefined && (
        <Button
          size="small"
          type="text"
          danger
          aria-label={formatMessage(PAYMENTS_TEXT.voidNamed, { payment: joinWords([what, written], locale.code) })}
          onClick={onVoid}
        >
          {formatMessage(PAYMENTS_TEXT.void)}
        </Button>
      )}
      {note && (
        <bdi className={styles.note} translate="no">
          {note}
        </bdi>
      )}
      {payment.voidedAt !== undefined && (
        <span className={styles.note}>
          {formatMessage(PAYMENTS_TEXT.voided, {
            name: nameOf(payment.voidedBy),
            reason: (
              <bdi key="reason" translate="no">
                {payment.voidReason || '–'}
              </bdi>
            ),
          })}
        </span>
      )}
    </li>
  );
}
