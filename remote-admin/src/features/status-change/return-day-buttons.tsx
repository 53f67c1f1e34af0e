import { App, Button } from 'antd';
import { addDays, agencyToday, type Booking, type CalendarDay, quote } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import styles from './status-buttons.module.css';
import { QUICK_TEXT } from './texts.ts';
import type { StatusChanges } from './use-status-changes.ts';

interface ReturnDayButtonsProps {
  readonly booking: Booking;
  readonly changes: StatusChanges;
}

/**
 * Buttons while the customer has the car: extend the rental, and return it on another day than planned. Each asks for
 * confirmation with the new total.
 */
export function ReturnDayButtons({ booking, changes: { change, pending } }: ReturnDayButtonsProps) {
  const { site } = useHost();
  const { modal } = App.useApp();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const today = agencyToday(new Date(), site.timeZone);
  const { status, pickupDate, dropoffDate, unitPrice } = booking;
  if (status !== 'out' && status !== 'active') return null;

  const question = (day: CalendarDay) => {
    const { days, totalPrice } = quote({ unitPrice, range: { from: pickupDate, to: day } });
    const [total, before] = [totalPrice, booking.totalPrice].map((amount) => (
      <span key={amount} translate="no">
        {format.price(amount, site.currencySigns.console)}
      </span>
    ));
    const ends = <bdi key="day">{format.day(day)}</bdi>;
    return formatMessage(QUICK_TEXT.question, {
      day: ends,
      days: format.days(days),
      daysBefore: format.days(booking.days),
      total,
      before,
    });
  };
  const ask = (label: string, next: Booking['status'], day: CalendarDay) =>
    void modal.confirm({
      title: label,
      content: question(day),
      okText: label,
      icon: null,
      onOk: () => change(booking, next, { dropoffDate: day }),
    });
  const button = (label: string, next: Booking['status'], day: CalendarDay) => (
    <Button disabled={pending !== undefined} onClick={() => ask(label, next, day)}>
      {label}
    </Button>
  );
  return (
    <div className={styles.quick}>
      {button(formatMessage(QUICK_TEXT.extend), status, addDays(dropoffDate, 1))}
      {today >= pickupDate && today !== dropoffDate && button(formatMessage(QUICK_TEXT.returned), 'returned', today)}
    </div>
  );
}
