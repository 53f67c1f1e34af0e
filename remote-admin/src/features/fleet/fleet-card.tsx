import { Button } from 'antd';
import { type Car, formatPrice } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { CarImage } from 'shared-kit/ui';
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
  const { name, image, type, seats, transmission, fuel, price } = car;
  return (
    <li className={styles.card}>
      <CarImage src={image} name={name} sizes={SIZES} className={styles.picture} />
      <header className={styles.title}>
        <h2>{name}</h2>
        <p>
          <strong>{formatPrice(price, site.currencySigns.console)}</strong> {FLEET_TEXT.perDay}
        </p>
      </header>
      <p className={styles.facts}>{[type, FLEET_TEXT.seats(seats), transmission, fuel].join('\u00a0· ')}</p>
      <div className={styles.footer}>
        <span className={rental === 'unknown' ? undefined : styles[rental]}>{RENTAL_TEXTS[rental]}</span>
        <Button aria-label={FLEET_TEXT.editCar(name)} onClick={onEdit}>
          {FLEET_TEXT.edit}
        </Button>
        <Button danger aria-label={FLEET_TEXT.deleteCar(name)} disabled={rental !== 'available'} onClick={onDelete}>
          {FLEET_TEXT.delete}
        </Button>
      </div>
    </li>
  );
}

/** Width of a column of the grid. */
const SIZES = '(min-width: 700px) 24rem, calc(100vw - 3.5rem)';
