import { Button } from 'antd';
import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { CarImage, useCarValues } from 'shared-kit/ui';
import type { Rental } from './find-rental.ts';
import styles from './fleet-section.module.css';
import { FLEET_TEXT, RENTAL_TEXTS } from './texts.ts';

interface FleetCardProps {
  readonly car: Car;
  readonly rental: Rental;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A car with its price and whether it is rented. */
export function FleetCard({ car, rental, onEdit, onDelete }: FleetCardProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const values = useCarValues();
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
          <bdi>{name}</bdi>
        </h2>
        <p>
          {formatMessage(FLEET_TEXT.perDay, {
            price: format.price(price, site.currencySigns.console),
            strong: (text) => <strong key="price">{text}</strong>,
          })}
        </p>
      </header>
      <p className={styles.facts}>{facts.join('\u00a0· ')}</p>
      <div className={styles.footer}>
        {rental === 'unknown' ? (
          <span />
        ) : (
          <span className={styles[rental]}>{formatMessage(RENTAL_TEXTS[rental])}</span>
        )}
        <Button aria-label={formatMessage(FLEET_TEXT.editCar, { name })} onClick={onEdit}>
          {formatMessage(FLEET_TEXT.edit)}
        </Button>
        <Button
          danger
          aria-label={formatMessage(FLEET_TEXT.deleteCar, { name })}
          disabled={rental !== 'available'}
          onClick={onDelete}
        >
          {formatMessage(FLEET_TEXT.delete)}
        </Button>
      </div>
    </li>
  );
}

/** Width of a column of the grid. */
const SIZES = '(min-width: 700px) 24rem, calc(100vw - 3.5rem)';
