import { type ComponentProps, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MyBooking } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { BOOKING_STATES, Icon } from 'shared-kit/ui';
import styles from './booking-list.module.css';
import { BookingView } from './booking-view.tsx';
import { PAGE_TEXT } from './texts.ts';

interface BookingListProps extends Omit<ComponentProps<typeof BookingView>, 'booking'> {
  readonly bookings: readonly MyBooking[];
  /** Code of the booking to show first; by default the soonest. */
  readonly opened: string | undefined;
}

/** One booking, or several of which one is open. */
export function BookingList({ bookings, opened, ...view }: BookingListProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const [parameters] = useSearchParams();
  const [chosen, setChosen] = useState(() => {
    // The bank's page leads back to the booking that was paid.
    const paid = bookings.find(({ confirmationCode }) => confirmationCode === parameters.get('paid'));
    return opened ?? (paid ?? bookings[0])?.confirmationCode;
  });
  const ids = useId();
  const [first] = bookings;
  if (first && bookings.length === 1) return <BookingView booking={first} {...view} />;
  return (
    <div className={styles.list}>
      <h2 className={styles.count}>{formatMessage(PAGE_TEXT.several, { count: bookings.length })}</h2>
      {bookings.map((booking) => {
        const { confirmationCode, car, pickupDate, dropoffDate, status } = booking;
        const isOpen = confirmationCode === chosen;
        const panel = `${ids}-${confirmationCode}`;
        return (
          <div key={confirmationCode} className={styles.entry} data-open={isOpen}>
            <h3>
              <button
                type="button"
                className={styles.summary}
                aria-expanded={isOpen}
                aria-controls={panel}
                onClick={() => setChosen(isOpen ? undefined : confirmationCode)}
              >
                <span className={styles.car}>
                  <bdi translate="no">{car.name}</bdi>
                </span>
                <span className={styles.dates}>
                  <bdi>{format.range({ from: pickupDate, to: dropoffDate })}</bdi>
                </span>
                <span className={styles.status}>{formatMessage(BOOKING_STATES[status].label)}</span>
                <Icon name="chevronDown" className={styles.chevron} />
              </button>
            </h3>
            <div id={panel} hidden={!isOpen}>
              {isOpen && <BookingView booking={booking} {...view} />}
            </div>
          </div>
        );
      })}
    </div>
  );
}
