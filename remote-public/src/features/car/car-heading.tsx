import type { Car } from 'shared-kit/domain';
import { Icon, VisuallyHidden } from 'shared-kit/ui';
import styles from './car-heading.module.css';
import { CAR_TEXT } from './texts.ts';

export function CarHeading({ car: { name, type, rating } }: { readonly car: Car }) {
  const stars = rating.toFixed(1);
  return (
    <header className={styles.heading}>
      <span className={styles.type}>{type}</span>
      <h1 tabIndex={-1}>{name}</h1>
      <p className={styles.notes}>
        <span className={styles.rating}>
          <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={STAR} />
          </svg>
          <strong aria-hidden="true">{stars}</strong>
          <VisuallyHidden>{CAR_TEXT.rating(stars)}</VisuallyHidden>
          <span className={styles.reviews}>{CAR_TEXT.reviews}</span>
        </span>
        <span className={styles.locations}>
          <Icon name="mapPin" size={18} />
          {CAR_TEXT.locations}
        </span>
      </p>
    </header>
  );
}

const STAR =
  'M12 2.500l2.900 6.200 6.600.850-4.850 4.650 1.250 6.650L12 17.600l-5.900 3.250 1.250-6.650L2.500 9.550l6.600-.850z';
