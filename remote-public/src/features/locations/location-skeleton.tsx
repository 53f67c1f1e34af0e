import { Skeleton } from 'shared-kit/ui';
import styles from './location-entry.module.css';
import skeleton from './location-skeleton.module.css';

/** Placeholder of a location while it loads. */
export function LocationSkeleton() {
  return (
    <div className={styles.entry}>
      <Skeleton className={skeleton.door} />
      <div className={styles.words}>
        <Skeleton height="3.5rem" width="70%" />
        <Skeleton height="3rem" width="90%" />
        <Skeleton height="9rem" />
        <Skeleton height="3.375rem" width="12rem" />
      </div>
    </div>
  );
}
