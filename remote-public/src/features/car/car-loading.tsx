import { FormattedMessage } from 'shared-kit/intl';
import { Skeleton } from 'shared-kit/ui';
import { SlowNotice } from '../../ui/slow-notice.tsx';
import { ArchWell } from './arch-well.tsx';
import { CarLayout } from './car-layout.tsx';
import styles from './car-loading.module.css';
import { CAR_TEXT } from './texts.ts';

/** Placeholder of the page while its car loads. */
export function CarLoading() {
  return (
    <CarLayout
      isBusy
      story={
        <>
          <ArchWell />
          <SlowNotice />
          <div className={styles.heading}>
            <p role="status">
              <FormattedMessage {...CAR_TEXT.loading} />
            </p>
            <Skeleton height="3rem" width="min(20rem, 80%)" />
            <Skeleton height="1.5rem" width="min(26rem, 100%)" />
          </div>
          <Skeleton height="6rem" />
          <Skeleton height="24rem" className={styles.well} />
        </>
      }
      card={<Skeleton height="26rem" className={styles.well} />}
    />
  );
}
