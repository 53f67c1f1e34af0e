import { Button } from 'antd';
import type { ReactNode } from 'react';
import { type BookingStatus, type CalendarDay, type DayStyle, daysBetween } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Icon, pickupLine } from 'shared-kit/ui';
import type { BookingRow } from '../../data/add-cars.ts';
import { RETURNS, type TodayGroup } from '../../data/group-for-today.ts';
import { nextStatus } from '../../data/next-status.ts';
import { useAgencyTime, useAgencyToday } from '../../data/use-agency-today.ts';
import type { ConflictBooking } from '../../data/use-pickup-conflicts.ts';
import { BalanceText } from '../../ui/balance-text.tsx';
import { BookingLink } from '../../ui/booking-link.tsx';
import { CustomerName, useCustomerName } from '../../ui/customer-name.tsx';
import { formatAgencyTimestamp } from '../../ui/format-agency-timestamp.ts';
import { formatAgo, formatDaysAgo, formatDuration } from '../../ui/format-ago.ts';
import { HandoverLink } from '../../ui/handover-link.tsx';
import { PhoneLinks } from '../../ui/phone-links.tsx';
import { Plate } from '../../ui/plate.tsx';
import { StaffNoteText } from '../../ui/staff-note-text.tsx';
import { STEP_TEXT } from '../../ui/texts.ts';
import { NotBack } from './not-back.tsx';
import { TODAY_TEXT } from './texts.ts';
import styles from './today-board.module.css';

/** State and functions for changing the status of bookings. */
export interface TodayChanges {
  /** Sets a status and shows the result. */
  readonly change: (booking: BookingRow, status: BookingStatus) => Promise<void>;
  /** The change in progress. */
  readonly pending: { readonly bookingId: number } | undefined;
  /** Why the last change failed. */
  readonly problem: { readonly bookingId: number; readonly text: string } | undefined;
}

/** Returns the controls for the next step of a booking: `step`, or others instead of it. */
export type StepOf = (booking: BookingRow, step: ReactNode) => ReactNode;

interface TodayItemProps {
  readonly booking: BookingRow;
  readonly group: TodayGroup | 'undelivered';
  /** The booking whose customer still has the car that is due out. */
  readonly standsInTheWay?: ConflictBooking | undefined;
  /** When the request lapses, as ISO timestamp. */
  readonly heldUntil?: string | undefined;
  readonly isOnPaperOnly: boolean;
  /** The line of the current time, beside the item. */
  readonly nowLine?: ReactNode;
  /** Without them the booking has no button. */
  readonly changes?: TodayChanges | undefined;
  readonly stepOf?: StepOf | undefined;
  /** Called before a change. */
  readonly onChange: () => void;
}

/** A booking on the board: customer, car, time, place, contact links, and a button for the next status. */
export function TodayItem({
  booking,
  group,
  standsInTheWay,
  heldUntil,
  isOnPaperOnly,
  nowLine,
  changes,
  stepOf = (_, step) => step,
  onChange,
}: TodayItemProps) {
  const { formatMessage } = useIntl();
  const { site, locale } = useHost();
  const nameOf = useCustomerName();
  const { id, confirmationCode, customerName, customerPhone, carName, plate, status } = booking;
  // A request of today or tomorrow is also a pick-up: button and problem are among the requests.
  const isAnsweredElsewhere = status === 'requested' && group !== 'requests';
  const next = isAnsweredElsewhere || !changes ? undefined : nextStatus(status);
  const isDue = group !== 'pickupsTomorrow' && group !== 'returnsTomorrow';
  const isChanging = changes?.pending?.bookingId === id;
  const change = (to: BookingStatus) => {
    // Ignored during another change; not disabled, so that the button keeps the focus.
    if (changes?.pending) return;
    onChange();
    void changes?.change(booking, to);
  };
  return (
    <li className={styles.item} hidden={isOnPaperOnly}>
      {nowLine}
      <p className={styles.when}>
        <When booking={booking} group={group} />
      </p>
      <div className={styles.facts}>
        <p className={styles.who}>
          <BookingLink id={id}>
            <CustomerName name={customerName} />
          </BookingLink>{' '}
          <bdi dir="ltr" className={styles.second} translate="no">
            {confirmationCode}
          </bdi>
        </p>
        <p>
          <bdi translate="no">{carName}</bdi> <Plate plate={plate} className={styles.plate} />
        </p>
        {/* The place of a return is not agreed beforehand. */}
        <p className={styles.place} dir="auto">
          {!RETURNS.includes(group) && pickupLine(booking, formatMessage)}
        </p>
        <p className={styles.phone}>{customerPhone && <PhoneLinks booking={booking} />}</p>
        <p>
          <BalanceText balance={booking.balance} />
        </p>
      </div>
      <StaffNoteText text={booking.staffNote} />
      {standsInTheWay && (
        <p className={styles.warning}>
          <NotBack rental={standsInTheWay} />
        </p>
      )}
      {heldUntil && (
        <p className={styles.warning}>
          {formatMessage(TODAY_TEXT.lapses, {
            time: <bdi key="time">{formatAgencyTimestamp(heldUntil, site.timeZone, locale.code)}</bdi>,
          })}
        </p>
      )}
      {isAnsweredElsewhere && <p className={styles.warning}>{formatMessage(TODAY_TEXT.unanswered)}</p>}
      {next && (
        <div className={styles.step}>
          {stepOf(
            booking,
            <>
              <Button
                size="small"
                type={isDue ? 'default' : 'text'}
                loading={isChanging}
                aria-label={formatMessage(TODAY_TEXT.step, {
                  step: formatMessage(STEP_TEXT[next]),
                  customerName: nameOf(booking),
                })}
                icon={<Icon name="arrowForward" size={16} />}
                onClick={() => change(next)}
              >
                {formatMessage(STEP_TEXT[next])}
              </Button>
              <HandoverLink booking={booking} customerName={nameOf(booking)} className={styles.protocol} />
            </>,
          )}
        </div>
      )}
      {!isAnsweredElsewhere && changes?.problem?.bookingId === id && (
        <p role="alert" className={styles.problem}>
          {changes.problem.text}
        </p>
      )}
    </li>
  );
}

function When({ booking, group }: Pick<TodayItemProps, 'booking' | 'group'>) {
  const { formatMessage } = useIntl();
  const { locale, now } = useHost();
  const { day, time } = useFormat();
  const today = useAgencyToday();
  const clock = useAgencyTime();
  const { pickupDate, dropoffDate, pickupTime, createdAt } = booking;
  const due = (since: CalendarDay) => (
    <>
      <span>{formatMessage(TODAY_TEXT.due, { day: <bdi key="day">{day(since, SHORT)}</bdi> })}</span>
      <span className={styles.age}>{formatDaysAgo(daysBetween(since, today), locale.code)}</span>
    </>
  );
  // Two short days and their time fit in two lines.
  const style: DayStyle = group === 'requests' ? { day: 'numeric', month: 'short' } : SHORT;
  switch (group) {
    case 'pickupsToday':
    case 'pickupsTomorrow':
      if (!pickupTime) return <span>{formatMessage(TODAY_TEXT.noTime)}</span>;
      return (
        <>
          <bdi>{time(pickupTime)}</bdi>
          {group === 'pickupsToday' && pickupTime < clock && (
            <span className={styles.late}>
              {formatMessage(TODAY_TEXT.late, { duration: formatDuration(pickupTime, clock, locale.code) })}
            </span>
          )}
        </>
      );
    case 'overduePickups':
      return due(pickupDate);
    case 'overdueReturns':
      return due(dropoffDate);
    default:
      return (
        <>
          <bdi className={styles.day}>
            {dropoffDate === pickupDate ? day(pickupDate, style) : `${day(pickupDate, style)} –`}
          </bdi>{' '}
          {dropoffDate !== pickupDate && <bdi className={styles.day}>{day(dropoffDate, style)}</bdi>}{' '}
          {/* Beside the day of a return, the time of the pick-up would pass for the time of the return. */}
          {pickupTime && !RETURNS.includes(group) && <bdi className={styles.time}>{time(pickupTime)}</bdi>}
          {group === 'requests' && (
            <span className={styles.age}>
              {formatMessage(TODAY_TEXT.asked, { ago: formatAgo(createdAt, now(), locale.code) })}
            </span>
          )}
        </>
      );
  }
}

const SHORT: DayStyle = { weekday: 'short', day: 'numeric', month: 'short' };
