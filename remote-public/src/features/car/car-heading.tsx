import type { ReactNode } from 'react';
import type { Car, ReviewSummary } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Icon, useCarValues, VisuallyHidden } from 'shared-kit/ui';
import styles from './car-heading.module.css';
import { CAR_TEXT } from './texts.ts';

interface CarHeadingProps {
  readonly car: Car;
  /** How many cars of its offer there are. */
  readonly offer: ReactNode;
  /** Of its offer; absent while there are few. */
  readonly reviews?: ReviewSummary | undefined;
}

export function CarHeading({ car: { name, type, rating }, offer, reviews }: CarHeadingProps) {
  const { formatMessage } = useIntl();
  const values = useCarValues();
  const { site } = useHost();
  const stars = useFormat().rating(reviews?.rating ?? rating);
  return (
    <header className={styles.heading}>
      <h1 tabIndex={-1}>
        <bdi translate="no">{name}</bdi>
      </h1>
      <div className={styles.notes}>
        <span className={styles.type}>{values.type(type)}</span>
        {(reviews || site.fixedRatings !== false) && (
          <span className={styles.rating}>
            <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={STAR} />
            </svg>
            <strong aria-hidden="true">{stars}</strong>
            <VisuallyHidden>{formatMessage(CAR_TEXT.rating, { rating: stars })}</VisuallyHidden>
            <span className={styles.reviews}>
              {reviews
                ? formatMessage(CAR_TEXT.countedReviews, { count: reviews.count })
                : formatMessage(CAR_TEXT.reviews)}
            </span>
          </span>
        )}
        <span className={styles.locations}>
          <Icon name="mapPin" size={18} />
          {formatMessage(CAR_TEXT.locations)}
        </span>
        {offer && <div className={styles.offer}>{offer}</div>}
      </div>
    </header>
  );
}

const STAR =
  'M12 2.500l2.900 6.200 6.600.850-4.850 4.650 1.250 6.650L12 17.600l-5.900 3.250 1.250-6.650L2.500 9.550l6.600-.850z';
