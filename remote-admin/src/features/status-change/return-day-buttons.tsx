import { App, Button } from 'antd';
import { lazy, Suspense } from 'react';
import { addDays, agencyToday, type Booking, type CalendarDay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import styles from './status-buttons.module.css';
import { QUICK_TEXT } from './texts.ts';
import type { StatusChanges } from './use-status-changes.ts';

/** Loaded when it is first opened: the page does not wait for it. */
const ReturnDayForm = lazy(async () => ({ default: (await import('./return-day-form.tsx')).ReturnDayForm }));

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
  const today = agencyToday(new Date(), site.timeZone);
  const { status, pickupDate, dropoffDate } = booking;
  if (status !== 'out' && status !== 'active') return null;

  const ask = (label: string, next: Booking['status'], day: CalendarDay) => {
    const dialog = modal.confirm({
      title: label,
      icon: null,
      footer: null,
      content: (
        <Suspense>
          <ReturnDayForm
            booking={booking}
            day={day}
            label={label}
            onClose={() => dialog.destroy()}
            onSave={(price) => change(booking, next, { dropoffDate: day }, price)}
          />
        </Suspense>
      ),
    });
  };
  const button = (label: string, next: Booking['status'], day: CalendarDay) => (
    <Button size="small" disabled={pending !== undefined} onClick={() => ask(label, next, day)}>
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
