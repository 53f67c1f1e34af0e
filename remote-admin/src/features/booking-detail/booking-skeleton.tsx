import { useIntl } from 'shared-kit/intl';
import { Skeleton, VisuallyHidden } from 'shared-kit/ui';
import { Panel } from '../../ui/panel.tsx';
import styles from './booking-details.module.css';
import { CARD_TITLES, DETAIL_TEXT } from './texts.ts';

/** Placeholder of a booking while it loads. */
export function BookingSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.grid} aria-busy="true">
      <VisuallyHidden>
        <output>{formatMessage(DETAIL_TEXT.loading)}</output>
      </VisuallyHidden>
      <Panel className={styles.wide} title={<Skeleton width="12rem" />}>
        <Skeleton width="16rem" />
      </Panel>
      {Object.values(CARD_TITLES).map((title) => (
        <Panel key={title.id} title={formatMessage(title)}>
          <div className={styles.lines}>
            <Skeleton />
            <Skeleton width="80%" />
            <Skeleton width="90%" />
          </div>
        </Panel>
      ))}
    </div>
  );
}
