import type { Car } from 'shared-kit/domain';
import { VisuallyHidden } from 'shared-kit/ui';
import styles from './car-card.module.css';
import { CAR_LIST_TEXT } from './texts.ts';

/** Rating, seats, transmission. */
export function CarCardFacts({ car: { rating, seats, transmission } }: { readonly car: Car }) {
  const text = CAR_LIST_TEXT.card;
  const stars = rating.toFixed(1);
  return (
    <ul className={styles.facts}>
      <li className={styles.rating}>
        <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M12 2.500l2.900 6.200 6.600.850-4.850 4.650 1.250 6.650L12 17.600l-5.900 3.250 1.250-6.650L2.500 9.550l6.600-.850z" />
        </svg>
        <span aria-hidden="true">{stars}</span>
        <VisuallyHidden>{text.rating(stars)}</VisuallyHidden>
      </li>
      <li>{text.seats(seats)}</li>
      <li>{transmission}</li>
    </ul>
  );
}
