import { Link } from 'react-router-dom';
import type { CashDay } from 'shared-kit/api-client';
import { agencyTime, type CalendarDay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { toQueryState, useFormat, useHost } from 'shared-kit/remote';
import { Skeleton, VisuallyHidden } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';
import { type BookingName, useBookingNames } from '../../data/use-booking-names.ts';
import { Amount } from '../../ui/amount.tsx';
import { BookingLink } from '../../ui/booking-link.tsx';
import { CustomerName } from '../../ui/customer-name.tsx';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { METHOD_NAMES, TYPE_NAMES } from '../../ui/payment-names.ts';
import { COMMON_TEXT } from '../../ui/texts.ts';
import styles from './cash-desk.module.css';
import { DrawerRow } from './drawer-row.tsx';
import { CASH_TEXT, DRAWER_TEXT, PAYMENT_COLUMNS } from './texts.ts';

/** What each account took on a day, with what is in its drawer. */
export function CashDesk({ day }: { readonly day: CalendarDay }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const options = { ...STAFF_QUERY, revalidateOnMount: true };
  const state = toQueryState(
    useSWR(cacheKeys.cash(day), () => api.payments.cashDay(day), options),
    STAFF_STATE,
  );
  const taken = state.status === 'ready' ? state.value.flatMap(({ payments }) => payments) : [];
  const bookings = useBookingNames(taken.map(({ bookingId }) => bookingId));
  if (state.status === 'loading')
    return (
      <>
        <VisuallyHidden>
          <output>{formatMessage(CASH_TEXT.loading)}</output>
        </VisuallyHidden>
        <Skeleton height="12rem" />
      </>
    );
  if (state.status === 'failed') return <FailureNotice title={formatMessage(CASH_TEXT.failed)} failure={state} />;
  if (state.value.length === 0)
    return (
      <EmptyNotice
        title={formatMessage(CASH_TEXT.empty)}
        text={formatMessage(CASH_TEXT.emptyText)}
        action={<Link to="/admin">{formatMessage(COMMON_TEXT.back)}</Link>}
      />
    );
  return (
    <div className={styles.desk}>
      {state.value.map((one) => (
        <AccountDay key={one.account} day={day} bookings={bookings} {...one} />
      ))}
    </div>
  );
}

interface AccountDayProps extends CashDay {
  readonly day: CalendarDay;
  /** Those of the payments, by id. */
  readonly bookings: ReadonlyMap<number, BookingName>;
}

function AccountDay({ day, account, name, drawers, methods, payments, bookings }: AccountDayProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const shownName = name ?? formatMessage(CASH_TEXT.former);
  const money = (amount: number) => <Amount of={amount} />;
  return (
    <Panel
      className={styles.account}
      title={<bdi translate={name ? 'no' : undefined}>{shownName}</bdi>}
      aside={
        <ul className={styles.methods}>
          {methods.map(({ method, amount }) => (
            <li key={method}>
              <span>{formatMessage(METHOD_NAMES[method])}</span> <strong>{money(amount)}</strong>
            </li>
          ))}
        </ul>
      }
    >
      {drawers.length > 0 && (
        <div className={styles.scroll}>
          <table className={`${styles.table} ${styles.drawers}`}>
            <caption>{formatMessage(CASH_TEXT.cash)}</caption>
            <thead>
              <tr>
                {(['currency', 'received', 'paidOut', 'expected', 'counted', 'difference'] as const).map((column) => (
                  <th key={column} scope="col">
                    {formatMessage(DRAWER_TEXT[column])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {drawers.map((drawer) => (
                <DrawerRow key={drawer.currency} day={day} account={account} name={shownName} drawer={drawer} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {payments.length > 0 && (
        <div className={styles.scroll}>
          <table className={`${styles.table} ${styles.payments}`}>
            <caption>{formatMessage(CASH_TEXT.payments)}</caption>
            <thead>
              <tr>
                {(['time', 'booking', 'what', 'how', 'amount'] as const).map((column) => (
                  <th key={column} scope="col">
                    {formatMessage(PAYMENT_COLUMNS[column])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {payments.map(({ id, bookingId, type, method, amount, tenderedAmount, tenderedCurrency, createdAt }) => (
                <tr key={id}>
                  <td>
                    <bdi>{format.time(agencyTime(new Date(createdAt), site.timeZone).time)}</bdi>
                  </td>
                  <td>
                    <BookingLink id={bookingId}>
                      <bdi translate="no">{bookings.get(bookingId)?.confirmationCode ?? bookingId}</bdi>
                    </BookingLink>
                    {bookings.has(bookingId) && ' '}
                    <CustomerName name={bookings.get(bookingId)?.customerName} />
                  </td>
                  <td>{formatMessage(TYPE_NAMES[type])}</td>
                  <td>
                    <span>{formatMessage(METHOD_NAMES[method])}</span>
                    {tenderedAmount !== undefined && tenderedCurrency && (
                      <>
                        {' · '}
                        <Amount of={tenderedAmount} sign={tenderedCurrency} />
                      </>
                    )}
                  </td>
                  <td>{money(type === 'refund' || type === 'release' ? -amount : amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
