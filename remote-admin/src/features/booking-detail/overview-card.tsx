import type { ReactNode } from 'react';
import { type Booking, isOverdue } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { useStaffCar } from '../../data/use-booking.ts';
import { usePayments } from '../../data/use-payments.ts';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { BalanceText } from '../../ui/balance-text.tsx';
import { CustomerName } from '../../ui/customer-name.tsx';
import { formatAgencyTimestamp } from '../../ui/format-agency-timestamp.ts';
import { Panel } from '../../ui/panel.tsx';
import { Plate } from '../../ui/plate.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './overview-card.module.css';
import { DETAIL_TEXT } from './texts.ts';

type OverviewCardProps = PanelProps<{
  readonly booking: Booking;
  /** What can be done about the status. */
  readonly children: ReactNode;
}>;

/** A booking in one line: code, car, customer, days, total and status; below it, what can be done. */
export function OverviewCard({ title, booking, children }: OverviewCardProps) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { carId, customerName, pickupDate, dropoffDate, totalPrice, status, createdAt } = booking;
  const car = useStaffCar(carId);
  const payments = usePayments(booking.id);
  const { balance, payments: recorded = [] } = payments?.status === 'ready' ? payments.value : {};
  const isRecorded = recorded.length > 0 || balance?.open !== totalPrice;
  const isLate = isOverdue(booking, useAgencyToday());
  const moment = formatAgencyTimestamp(createdAt, site.timeZone, locale.code);
  return (
    <Panel
      className={styles.overview}
      title={title}
      aside={
        <>
          <StatusTag status={status} />
          <ul className={styles.facts}>
            {isLate && (
              <li>
                <Tag
                  color="red"
                  sign="yellow"
                  label={formatMessage(DETAIL_TEXT.overdue, {
                    day: format.day(dropoffDate, { day: 'numeric', month: 'short' }),
                  })}
                />
              </li>
            )}
            <li>
              {car.status === 'loading' ? (
                <Skeleton width="9rem" />
              ) : (
                <>
                  <bdi translate="no">{car.status === 'ready' ? car.value.name : carId}</bdi>{' '}
                  <Plate plate={car.status === 'ready' ? car.value.plate : undefined} className={styles.plate} />
                </>
              )}
            </li>
            <li>
              <CustomerName name={customerName} />
            </li>
            <li>
              <bdi>{format.range({ from: pickupDate, to: dropoffDate })}</bdi>
            </li>
            <li>
              <strong translate="no">{format.price(totalPrice, site.currencySigns.console)}</strong>{' '}
              {isRecorded && <BalanceText balance={balance} />}
            </li>
          </ul>
        </>
      }
    >
      <div className={styles.steps}>
        {children}
        <p className={styles.note}>
          {formatMessage(DETAIL_TEXT.requested, { moment: <bdi key="moment">{moment}</bdi> })}
        </p>
      </div>
    </Panel>
  );
}
