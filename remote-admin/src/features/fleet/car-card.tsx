import { Button } from 'antd';
import { type Car, formatPrice } from 'shared-kit/domain';
import { useHost } from '../../data/host-context.tsx';
import { CarImage } from '../../ui/car-image.tsx';
import styles from './fleet-section.module.css';

interface CarCardProps {
  readonly car: Car;
  readonly isRented: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One car as staff see it: what it is, what it costs, whether it is out. */
export function CarCard({ car, isRented, onEdit, onDelete }: CarCardProps) {
  const { site } = useHost();
  const { name, image, type, seats, transmission, fuel, price } = car;
  return (
    <li className={styles.card}>
      <CarImage src={image} name={name} className={styles.picture} />
      <header className={styles.title}>
        <h2>{name}</h2>
        <p>
          <strong>{formatPrice(price, site.currencySigns.console)}</strong> / day
        </p>
      </header>
      <p className={styles.facts}>{[type, `${seats} seats`, transmission, fuel].join(' · ')}</p>
      <div className={styles.footer}>
        <span className={isRented ? styles.rented : styles.available}>{isRented ? 'Rented' : 'Available'}</span>
        <Button aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button danger aria-label={`Delete ${name}`} disabled={isRented} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}
