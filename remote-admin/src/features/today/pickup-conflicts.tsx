import { Button } from 'antd';
import { daysBetween, type PickupConflict } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import type { BookingRow } from '../../data/add-cars.ts';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { useComparableCars } from '../../data/use-comparable-cars.ts';
import { BookingLink } from '../../ui/booking-link.tsx';
import { CustomerName, useCustomerName } from '../../ui/customer-name.tsx';
import { formatDaysAgo } from '../../ui/format-ago.ts';
import { PhoneLinks } from '../../ui/phone-links.tsx';
import { Plate } from '../../ui/plate.tsx';
import { WarningIcon } from '../../ui/warning-icon.tsx';
import { NotBack } from './not-back.tsx';
import styles from './pickup-conflicts.module.css';
import { CONFLICTS_TEXT, GROUP_TITLES } from './texts.ts';

/** Opens the dialog that moves a booking to another car. */
export type OnMove = (bookingId: number, carId?: string) => Promise<void>;

interface PickupConflictsProps {
  readonly conflicts: readonly PickupConflict<BookingRow>[];
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

function Conflict({ due, inTheWay, onMove }: PickupConflict<BookingRow> & Pick<PickupConflictsProps, 'onMove'>) {
  const { site, locale } = useHost();
  const today = useAgencyToday();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const nameOf = useCustomerName();
  const money = (amount: number) => format.price(amount, site.currencySigns.console);
  const cars = useComparableCars(due);
  const more =
    cars.status === 'ready' ? formatMessage(CONFLICTS_TEXT.more, { count: cars.value.length - MAX_CHOICES }) : '';
  const choices = cars.status === 'ready' ? cars.value.slice(0, MAX_CHOICES) : [];
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
          </BookingLink>
        </p>
        <p>
          <bdi translate="no">{due.carName}</bdi> <Plate plate={due.plate} />
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
        {choices.map(({ CarId, name, plate, price }) => (
          <Button
            key={CarId}
            size="small"
            aria-label={formatMessage(CONFLICTS_TEXT.moveTo, {
              name: nameOf(due),
              car: [name, plate, money(price)].filter(Boolean).join(' '),
            })}
            onClick={() => void onMove(due.id, CarId)}
          >
            <bdi translate="no">{name}</bdi> <Plate plate={plate} />{' '}
            <bdi translate="no" className={styles.price}>
              {money(price)}
            </bdi>
          </Button>
        ))}
        {cars.status === 'ready' && cars.value.length > MAX_CHOICES && (
          <Button
            size="small"
            type="link"
            aria-label={`${more} ${formatMessage(CONFLICTS_TEXT.otherCar, { name: nameOf(due) })}`}
            onClick={() => void onMove(due.id)}
          >
            {more}
          </Button>
        )}
      </div>
    </li>
  );
}
