import type { Car, VehicleDue } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { CarImage, useCarValues } from 'shared-kit/ui';
import { Plate } from '../../ui/plate.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CarButtons, type CarButtonsProps } from './car-buttons.tsx';
import { CarStatusTag } from './car-status-tag.tsx';
import type { CarStatus } from './find-car-status.ts';
import type { PaperState } from './find-paper-state.ts';
import styles from './fleet-section.module.css';
import { FLEET_TEXT } from './texts.ts';

/** A car with its status and actions. */
export interface FleetEntry extends CarButtonsProps {
  /** Undefined until today's bookings are loaded. */
  readonly status: CarStatus | undefined;
  readonly ranOut: VehicleDue | undefined;
  /** Undefined until it is known. */
  readonly papers: PaperState | undefined;
}

/** Card of a car with its price, plate and status. */
export function FleetCard({ status, ranOut, papers: _, ...buttons }: FleetEntry) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const values = useCarValues();
  const { car, rental } = buttons;
  const { name, image, type, seats, transmission, fuel, price } = car;
  const facts = [
    values.type(type),
    formatMessage(FLEET_TEXT.seats, { count: seats }),
    values.transmission(transmission),
    values.fuel(fuel),
  ];
  return (
    <li className={styles.card}>
      <CarImage src={image} name={name} sizes={SIZES} className={styles.picture} />
      <header className={styles.title}>
        <h2>
          <bdi translate="no">{name}</bdi>
        </h2>
        <p>
          {formatMessage(FLEET_TEXT.perDay, {
            price: format.price(price, site.currencySigns.console),
            strong: (text) => (
              <strong key="price" translate="no">
                {text}
              </strong>
            ),
          })}
        </p>
      </header>
      <p className={styles.facts}>{facts.join('\u00a0· ')}</p>
      <p className={styles.today}>
        <PlateOrNone car={car} />
        {status && (status.kind !== 'free' || rental === 'available') && (
          <CarStatusTag status={status} ranOut={ranOut} />
        )}
        {rental === 'rented' && <Tag color="red" label={formatMessage(FLEET_TEXT.rented)} />}
      </p>
      <div className={styles.footer}>
        <CarButtons {...buttons} />
      </div>
    </li>
  );
}

/** The number plate; a placeholder text without one. */
export function PlateOrNone({ car: { plate } }: { readonly car: Car }) {
  const { formatMessage } = useIntl();
  if (!plate) return <span className={styles.noPlate}>{formatMessage(FLEET_TEXT.noPlate)}</span>;
  return <Plate plate={plate} className={styles.plate} />;
}

/** Width of a column of the grid. */
const SIZES = '(min-width: 56.25rem) 24rem, 6rem';
