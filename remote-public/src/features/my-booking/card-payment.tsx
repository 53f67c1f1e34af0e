import { type ReactNode, useId } from 'react';
import type { OnlineOrder } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Button, Icon, RetryButton, useProblemText } from 'shared-kit/ui';
import styles from './card-payment.module.css';
import { CARD_TEXT } from './card-texts.ts';
import { useCardPayment } from './use-card-payment.ts';

const PAY = { deposit: CARD_TEXT.payDeposit, rental: CARD_TEXT.payRental } as const;
const RECEIVED = { deposit: CARD_TEXT.receivedDeposit, rental: CARD_TEXT.receivedRental } as const;

interface CardPaymentProps {
  readonly confirmationCode: string;
  /** Shown until it is read. */
  readonly placeholder: ReactNode;
}

/** What was paid by card, what became of the latest attempt, and buttons that open the page of the bank. */
export function CardPayment({ confirmationCode, placeholder }: CardPaymentProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { describeError } = useProblemText();
  const heading = useId();
  const { state, opening, start } = useCardPayment(confirmationCode);
  if (state.status === 'loading') return placeholder;
  if (state.status === 'failed')
    return (
      <section aria-labelledby={heading}>
        <h3 id={heading}>{formatMessage(CARD_TEXT.heading)}</h3>
        <div role="alert">
          <p>{formatMessage(CARD_TEXT.failedToLoad)}</p>
          <RetryButton isRetrying={state.isRetrying} onRetry={state.retry} />
        </div>
      </section>
    );
  const { offers, orders } = state.value;
  const [newest] = orders;
  const received = orders.filter((order) => order.state === 'paid');
  const isRefused = opening.status === 'failed';
  if (offers.length === 0 && received.length === 0 && newest?.state !== 'waiting' && !isRefused) return null;
  const price = (amount: number) => format.price(amount, site.currencySigns.booking);
  const amountOf = ({ amount }: Pick<OnlineOrder, 'amount'>): ReactNode => (
    <bdi key="amount" translate="no">
      {price(amount)}
    </bdi>
  );
  const phone = (
    <bdi key="phone" dir="ltr" translate="no">
      {site.phone}
    </bdi>
  );
  return (
    <section aria-labelledby={heading} className={styles.card}>
      <h3 id={heading}>{formatMessage(CARD_TEXT.heading)}</h3>
      <div role="status">
        {received.map((order) => (
          <p key={order.createdAt.$date} className={styles.received}>
            <Icon name="check" />
            <span>{formatMessage(RECEIVED[order.purpose], { amount: amountOf(order) })}</span>
          </p>
        ))}
        {newest?.state === 'waiting' && opening.status !== 'opening' && (
          <p className={styles.waiting}>{formatMessage(CARD_TEXT.waiting, { amount: amountOf(newest) })}</p>
        )}
        {newest?.state === 'failed' && opening.status !== 'opening' && (
          <p className={styles.declined}>
            {formatMessage(CARD_TEXT.declined, {
              amount: amountOf(newest),
              code: (
                <bdi key="code" translate="no">
                  {newest.code ?? '–'}
                </bdi>
              ),
              phone,
            })}
          </p>
        )}
        {opening.status === 'opening' && <p>{formatMessage(CARD_TEXT.opening)}</p>}
      </div>
      <div role="alert">{isRefused && <p className={styles.declined}>{describeError(opening.error)}</p>}</div>
      {offers.map((offer) => (
        <Button
          key={offer.purpose}
          look="secondary"
          aria-disabled={opening.status === 'opening'}
          onClick={() => void start(offer)}
        >
          <span>{formatMessage(PAY[offer.purpose], { amount: price(offer.amount) })}</span>
        </Button>
      ))}
      {offers.length > 0 && <p>{formatMessage(CARD_TEXT.hint)}</p>}
      {offers.some(({ purpose }) => purpose === 'deposit') && <p>{formatMessage(CARD_TEXT.depositHint)}</p>}
    </section>
  );
}
