import { Button, Modal } from 'antd';
import { useState } from 'react';
import { countRentalDays, type DateRange, daysForOtherCar } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { nearestCars } from '../../data/nearest-cars.ts';
import { STAFF_QUERY } from '../../data/staff-query.ts';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { type PlanningCar, useUnavailableCars } from '../../data/use-planning-cars.ts';
import { useRates } from '../../data/use-rates.ts';
import { Amount } from '../../ui/amount.tsx';
import { BookingLink } from '../../ui/booking-link.tsx';
import { Plate } from '../../ui/plate.tsx';
import styles from './planning-dialogs.module.css';
import type { Proposal } from './planning-grid.tsx';
import { ENTRY_TEXT, TAKEN_TEXT } from './texts.ts';
import { useTakenText } from './use-taken-text.tsx';

interface TakenDialogProps {
  readonly proposal: Required<Proposal>;
  readonly cars: readonly PlanningCar[];
  /** Called with the car to which the rental is moved instead. */
  readonly onChoose: (car: PlanningCar) => void;
  readonly onClosed: () => void;
}

const MAX_CHOICES = 4;

/**
 * Shows what occupies the car on which a bar was dropped, and offers free cars for a rental. Opens when it is mounted.
 */
export function TakenDialog({ proposal, cars, onChoose, onClosed }: TakenDialogProps) {
  const { entry, car, overlap } = proposal;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const takenText = useTakenText();
  const [state, setState] = useState<'open' | 'closed' | PlanningCar>('open');
  const { from, to } = proposal;
  const isRental = entry.kind === 'rental';
  const pickupDate = isRental ? entry.pickupDate : undefined;
  const needed = { pickupDate: pickupDate ?? from, dropoffDate: to, carSince: pickupDate && from };
  const days = daysForOtherCar(needed, useAgencyToday());
  const unavailable = useUnavailableCars(isRental ? days : undefined, entry.id);
  const period = format.range(days);
  const free = () => {
    if (!isRental || unavailable.status === 'loading') return null;
    if (unavailable.status === 'failed') return <p role="alert">{formatMessage(TAKEN_TEXT.unknown)}</p>;
    // When the days are unchanged, the booking's current car is not offered.
    const isSamePeriod = from === entry.from && to === entry.to;
    const offered = cars.filter(({ CarId, archived }) => !archived && !(isSamePeriod && CarId === entry.carId));
    const choices = nearestCars(offered, car, unavailable.value).slice(0, MAX_CHOICES);
    if (choices.length === 0) return <p>{formatMessage(TAKEN_TEXT.noneFree, { period })}</p>;
    return (
      <>
        <p>{formatMessage(TAKEN_TEXT.free, { period })}</p>
        <ul className={styles.choices}>
          {choices.map((choice) => (
            <li key={choice.CarId}>
              <Button onClick={() => setState(choice)}>
                <span>
                  <bdi translate="no">{choice.name}</bdi> <Plate plate={choice.plate} />
                </span>
                <span>
                  <ChoicePrice rentalId={entry.id} car={choice} range={{ from: pickupDate ?? from, to }} />
                </span>
              </Button>
            </li>
          ))}
        </ul>
      </>
    );
  };
  return (
    <Modal
      open={state === 'open'}
      width="29rem"
      title={formatMessage(TAKEN_TEXT.title)}
      footer={<Button onClick={() => setState('closed')}>{formatMessage(TAKEN_TEXT.close)}</Button>}
      onCancel={() => setState('closed')}
      afterClose={() => {
        onClosed();
        if (typeof state === 'object') onChoose(state);
      }}
    >
      <p className={styles.problem}>
        <span>{takenText(car, overlap)}</span>
      </p>
      {overlap.kind === 'rental' && (
        <p>
          <BookingLink id={overlap.id}>{formatMessage(ENTRY_TEXT.open)}</BookingLink>
        </p>
      )}
      {free()}
    </Modal>
  );
}

interface ChoicePriceProps {
  readonly rentalId: number;
  readonly car: PlanningCar;
  readonly range: DateRange;
}

/** What the rental costs with a car at the rates of today; without rules the car's price per day. */
function ChoicePrice({ rentalId, car: { CarId, price }, range: { from, to } }: ChoicePriceProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const rates = useRates(CarId);
  const isPriced = rates.status === 'ready' && (rates.value.version ?? 0) > 0;
  const changes = { carId: CarId, pickupDate: from, dropoffDate: to };
  const { data } = useSWR(
    isPriced ? cacheKeys.changeQuotes(rentalId, changes) : null,
    () => api.quoteChange(rentalId, changes),
    STAFF_QUERY,
  );
  const money = (amount: number) => <Amount key="price" of={amount} />;
  if (data)
    return formatMessage(ENTRY_TEXT.totalOfDays, {
      total: money(data.today.totalPrice),
      days: format.days(countRentalDays(from, to)),
    });
  return formatMessage(TAKEN_TEXT.perDay, { price: money(price) });
}
