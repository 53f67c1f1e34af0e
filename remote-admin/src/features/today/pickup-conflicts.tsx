import { Button } from 'antd';
import { daysBetween } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { useComparableCars } from '../../data/use-comparable-cars.ts';
import type { ConflictWithCars } from '../../data/use-pickup-conflicts.ts';
import { BookingLink } from '../../ui/booking-link.tsx';
import { CustomerName, useCustomerName } from '../../ui/customer-name.tsx';
import { formatDaysAgo } from '../../ui/format-ago.ts';
import { PhoneLinks } from '../../ui/phone-links.tsx';
import { Plate } from '../../ui/plate.tsx';
import { WarningIcon } from '../../ui/warning-icon.tsx';
import { NotBack } from './not-back.tsx';
import styles from './pickup-conflicts.module.css';
import { CONFLICTS_TEXT, GROUP_TITLES } from './texts.ts';
import boardStyles from './today-board.module.css';

/** Opens the dialog that moves a booking to another car. */
export type OnMove = (bookingId: number, carId?: string) => Promise<void>;

interface PickupConflictsProps {
  readonly conflicts: readonly ConflictWithCars[];
  readonly onMove: OnMove;
}

/** The pick-ups whose cars are not there, with free cars that can take their place. Not printed: the pick-ups say it too. */
export function PickupConflicts({ conflicts, onMove }: PickupConflictsProps) {
  const { formatMessage } = useIntl();
  if (conflicts.length === 0) return null;
  return (
    <section className={styles.conflicts} aria-labelledby="conflicts">
      <h2 id="conflicts" tabIndex={-1}>
        <WarningIcon size={20} /> <span>{formatMessage(GROUP_TITLES.conflicts)}</span>{' '}
        <span className={styles.count}>{conflicts.length}</span>
      </h2>
      <ul>
        {conflicts.map((conflict) => (
          <Conflict key={conflict.due.id} {...conflict} onMove={onMove} />
        ))}
      </ul>
    </section>
  );
}

const MAX_CHOICES = 3;

function Conflict({ due, inTheWay, onMove }: ConflictWithCars & Pick<PickupConflictsProps, 'onMove'>) {
  const { site, locale } = useHost();
  const today = useAgencyToday();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const nameOf = useCustomerName();
  const priceChange = (price: number) => {
    if (price === due.unitPrice) return formatMessage(CONFLICTS_TEXT.samePrice);
    const difference = Math.abs(Math.round((price - due.unitPrice) * 100)) / 100;
    return formatMessage(price > due.unitPrice ? CONFLICTS_TEXT.dearer : CONFLICTS_TEXT.cheaper, {
      difference: format.price(difference, site.currencySigns.console),
    });
  };
  const cars = useComparableCars(due);
  const free = cars.status === 'ready' ? cars.value : [];
  const choices = free.slice(0, MAX_CHOICES);
  const more = free.length > MAX_CHOICES && formatMessage(CONFLICTS_TEXT.more, { count: free.length - MAX_CHOICES });
  return (
    <li>
      <p className={styles.when}>
        <bdi>{format.day(due.pickupDate, { weekday: 'short', day: 'numeric', month: 'short' })}</bdi>
        {due.pickupTime && <bdi>{format.time(due.pickupTime)}</bdi>}
      </p>
      <div>
        <p>
          <BookingLink id={due.id}>
            <CustomerName name={due.customerName} />
          </BookingLink>{' '}
          <bdi dir="ltr" className={boardStyles.second} translate="no">
            {due.confirmationCode}
          </bdi>
        </p>
        <p>
          <bdi translate="no">{due.carName}</bdi> <Plate plate={due.plate} className={boardStyles.plate} />
        </p>
        {due.customerPhone && (
          <p>
            <PhoneLinks booking={due} />
          </p>
        )}
      </div>
      <div>
        <p className={styles.problem}>
          <NotBack rental={inTheWay} />{' '}
          <span
            className={styles.ago}
          >{`(${formatDaysAgo(daysBetween(inTheWay.dropoffDate, today), locale.code)})`}</span>
        </p>
        {inTheWay.customerPhone && (
          <p>
            <PhoneLinks booking={inTheWay} />
          </p>
        )}
      </div>
      <div className={styles.choices}>
        {cars.status === 'failed' && <p role="alert">{formatMessage(CONFLICTS_TEXT.unknown)}</p>}
        {cars.status === 'ready' && choices.length === 0 && <p>{formatMessage(CONFLICTS_TEXT.none)}</p>}
        {choices.length > 0 && (
          <p className={styles.label}>
            <span>{formatMessage(CONFLICTS_TEXT.moveLabel)}</span>
            {more && (
              <Button
                size="small"
                type="link"
                aria-label={`${more} ${formatMessage(CONFLICTS_TEXT.otherCar, { name: nameOf(due) })}`}
                onClick={() => void onMove(due.id)}
              >
                {more}
              </Button>
            )}
          </p>
        )}
        {choices.map(({ CarId, name, plate, price }) => (
          <Button
            key={CarId}
            size="small"
            aria-label={formatMessage(CONFLICTS_TEXT.moveTo, {
              name: nameOf(due),
              car: [name, plate, priceChange(price)].filter(Boolean).join(' '),
            })}
            onClick={() => void onMove(due.id, CarId)}
          >
            <span>
              <bdi translate="no">{name}</bdi> <Plate plate={plate} className={boardStyles.plate} />
            </span>{' '}
            <span className={styles.price}>{priceChange(price)}</span>
          </Button>
        ))}
      </div>
    </li>
  );
}
