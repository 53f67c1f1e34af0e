import { Button } from 'antd';
import { type Booking, type BookingConflict, type Car, type DateRange, isOverdue } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { type QueryState, useFormat } from 'shared-kit/remote';
import { nearestCars } from '../../data/nearest-cars.ts';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { useNextFreeDays } from '../../data/use-next-free-days.ts';
import { Amount } from '../../ui/amount.tsx';
import { BookingLink } from '../../ui/booking-link.tsx';
import { CustomerName } from '../../ui/customer-name.tsx';
import { Plate } from '../../ui/plate.tsx';
import styles from './booking-form.module.css';
import { CONFLICT_TEXT } from './texts.ts';
import type { FreeCars } from './use-free-cars.ts';

const SHOWN = 3;

interface ConflictNoticeProps {
  readonly conflicts: readonly BookingConflict[];
  /** The requested car. */
  readonly car: Car | undefined;
  readonly cars: QueryState<FreeCars>;
  /** The requested days. */
  readonly range: DateRange | undefined;
  /** The booking that is edited. */
  readonly own: Booking | undefined;
  readonly onChoose: (carId: string) => void;
  readonly onMove: (range: DateRange) => void;
}

/**
 * Shows what occupies the car and when, and offers its next free days and free cars: of the same type first, then by the
 * nearest price.
 */
export function ConflictNotice({ conflicts, car, cars, range, own, onChoose, onMove }: ConflictNoticeProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const nextFree = useNextFreeDays(car?.CarId, range, own);
  const today = useAgencyToday();
  const describe = (conflict: BookingConflict) => {
    const { kind, customerName, confirmationCode, pickupDate, dropoffDate } = conflict;
    const days = <bdi key="days">{format.range({ from: pickupDate, to: dropoffDate })}</bdi>;
    if (kind !== 'rental') return formatMessage(CONFLICT_TEXT[kind], { days });
    const name = <CustomerName key="name" name={customerName} />;
    const code = (
      <bdi key="code" translate="no">
        {confirmationCode}
      </bdi>
    );
    const text = isOverdue(conflict, today) ? CONFLICT_TEXT.overdue : CONFLICT_TEXT.rental;
    return formatMessage(text, { name, code, days });
  };
  const free =
    cars.status === 'ready' && car
      ? nearestCars(
          cars.value.fleet.filter(({ archived }) => !archived),
          car,
          cars.value.unavailable,
        )
      : [];
  return (
    <div role="alert" className={styles.problem}>
      <p>{formatMessage(CONFLICT_TEXT.title)}</p>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.id}>
            <span>{describe(conflict)}</span>{' '}
            {conflict.kind === 'rental' && (
              <BookingLink id={conflict.id} isInNewTab>
                {formatMessage(CONFLICT_TEXT.openBooking)}
              </BookingLink>
            )}
          </li>
        ))}
      </ul>
      {nextFree && (
        <p className={styles.quick}>
          <Button onClick={() => onMove(nextFree)}>
            {formatMessage(CONFLICT_TEXT.nextFree, { days: format.range(nextFree) })}
          </Button>
        </p>
      )}
      <p>{formatMessage(free.length > 0 ? CONFLICT_TEXT.alternatives : CONFLICT_TEXT.noAlternatives)}</p>
      <p className={styles.quick}>
        {free.slice(0, SHOWN).map(({ CarId, name, plate, price }) => (
          <Button key={CarId} onClick={() => onChoose(CarId)}>
            <span>
              <bdi translate="no">{name}</bdi> <Plate plate={plate} />
            </span>
            <Amount of={price} />
          </Button>
        ))}
      </p>
    </div>
  );
}
