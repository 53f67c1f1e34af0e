import { Skeleton } from 'shared-kit/ui';
import styles from './car-card.module.css';

/** Placeholder of a card, in its exact size. */
export function CarCardSkeleton() {
  return (
    <div className={styles.card} data-skeleton>
      <div className={`${styles.picture} ${styles.pictureSkeleton}`}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.name}>
        <Skeleton width="58%" height="0.8em" />
      </div>
      <div className={styles.facts}>
        <Skeleton width="70%" height="0.8em" />
      </div>
      <div className={styles.foot}>
        <div className={styles.price}>
          <Skeleton width="6rem" height="0.8em" />
        </div>
        <Skeleton width="8rem" height="var(--touch)" />
      </div>
    </div>
  );
}
