import { Button } from 'antd';
import { daysBetween } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { useChangeQuotes } from '../../data/use-change-quotes.ts';
import { useComparableCars } from '../../data/use-comparable-cars.ts';
import type { ConflictWithCars } from '../../data/use-pickup-conflicts.ts';
import type { PlanningCar } from '../../data/use-planning-cars.ts';
import { useRates } from '../../data/use-rates.ts';
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
  const { locale } = useHost();
  const today = useAgencyToday();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const nameOf = useCustomerName();
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
        {choices.map((car) => (
          <MoveButton key={car.CarId} due={due} car={car} onMove={onMove} />
        ))}
      </div>
    </li>
  );
}

interface MoveButtonProps extends Pick<PickupConflictsProps, 'onMove'> {
  readonly due: ConflictWithCars['due'];
  readonly car: PlanningCar;
}

/** A free car, with what it costs more or less: a day, or by the rules in all. Unless staff choose so, the price stays as agreed. */
function MoveButton({ due, car: { CarId, name, plate, price }, onMove }: MoveButtonProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const nameOf = useCustomerName();
  const quotes = useChangeQuotes(due, { carId: CarId }, useRates(due.carId));
  const quoted = quotes.status === 'ready' ? quotes.value : undefined;
  const [before, after] = quoted ? [quoted.booked.totalPrice, quoted.today.totalPrice] : [due.unitPrice, price];
  const texts = quoted
    ? { more: CONFLICTS_TEXT.dearerToday, less: CONFLICTS_TEXT.cheaperToday }
    : { more: CONFLICTS_TEXT.dearer, less: CONFLICTS_TEXT.cheaper };
  const difference = format.price(Math.abs(Math.round((after - before) * 100)) / 100, site.currencySigns.console);
  const change =
    before === after
      ? formatMessage(CONFLICTS_TEXT.samePrice)
      : formatMessage(after > before ? texts.more : texts.less, { difference });
  return (
    <Button
      size="small"
      aria-label={formatMessage(CONFLICTS_TEXT.moveTo, {
        name: nameOf(due),
        car: [name, plate, change].filter(Boolean).join(' '),
      })}
      onClick={() => void onMove(due.id, CarId)}
    >
      <span>
        <bdi translate="no">{name}</bdi> <Plate plate={plate} />
      </span>{' '}
      <span className={styles.price}>{change}</span>
    </Button>
  );
}
