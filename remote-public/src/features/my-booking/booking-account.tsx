import { type ReactNode, useId } from 'react';
import type { CustomerAccount, MyBooking } from 'shared-kit/api-client';
import { readDamageLabel } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { CHARGE_NAMES } from 'shared-kit/messages';
import { useFormat, useHost } from 'shared-kit/remote';
import { ACCOUNT_TEXT } from './account-texts.ts';
import styles from './booking-account.module.css';

type Charge = CustomerAccount['charges'][number];

/** What a rental costs with the charges of its return, what was paid, and what is open and held. */
export function BookingAccount({
  booking,
  account,
}: {
  readonly booking: MyBooking;
  readonly account: CustomerAccount;
}) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const heading = useId();
  const { charges, open, paid, held } = account;
  const price = (amount: number) => <bdi translate="no">{format.price(amount, site.currencySigns.booking)}</bdi>;
  const nameOf = ({ kind, label }: Charge): ReactNode => {
    if (kind === 'other') return <bdi>{label}</bdi>;
    const name = formatMessage(CHARGE_NAMES[kind]);
    // The place of a damage is on the return sheet; other labels are words of staff.
    if (kind !== 'damage' || readDamageLabel(label)) return name;
    return formatMessage(ACCOUNT_TEXT.named, { name, details: <bdi key="details">{label}</bdi> });
  };
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{formatMessage(ACCOUNT_TEXT.heading)}</h3>
      <dl className={styles.sums}>
        {booking.status !== 'canceled' && (
          <Sum label={formatMessage(ACCOUNT_TEXT.price)} amount={price(booking.totalPrice)} />
        )}
        {charges.map((charge, index) => (
          <Sum
            // biome-ignore lint/suspicious/noArrayIndexKey: two scratches may cost the same
            key={index}
            label={
              <>
                <span>{nameOf(charge)}</span>
                {charge.quantity !== 1 && <span>{` × ${format.count(charge.quantity)}`}</span>}
              </>
            }
            amount={price(charge.amount)}
          />
        ))}
        {paid !== 0 && <Sum label={formatMessage(ACCOUNT_TEXT.paid)} amount={price(paid)} />}
        <Sum
          isResult
          label={formatMessage(open < 0 ? ACCOUNT_TEXT.owed : ACCOUNT_TEXT.open)}
          amount={price(Math.abs(open))}
        />
        {held > 0 && <Sum label={formatMessage(ACCOUNT_TEXT.held)} amount={price(held)} />}
      </dl>
    </section>
  );
}

interface SumProps {
  readonly label: ReactNode;
  readonly amount: ReactNode;
  readonly isResult?: boolean;
}

function Sum({ label, amount, isResult }: SumProps) {
  return (
    <div className={isResult ? styles.result : undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
